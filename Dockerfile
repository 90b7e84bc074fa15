# The build needs all packages. What runs needs those that are not part of its bundle.
FROM node:24-bookworm-slim AS build
WORKDIR /product
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS dependencies
WORKDIR /product
COPY --from=build /product/dist/production ./
# The packages bring their binaries. Without this flag, npm compiles better-sqlite3, for which the image has no compiler.
RUN npm ci --ignore-scripts

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="AI browser catalogue"
# With one arena, glibc returns the memory that image processing used.
ENV MALLOC_ARENA_MAX=1
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /product
COPY --from=dependencies /product/node_modules node_modules
COPY --from=build /product/dist dist
COPY package.json ./
COPY scripts/check-node.js scripts/
COPY api/database/catalogue.json api/database/
# A new volume gets the owner of this folder.
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "dist/api/main.js"]
