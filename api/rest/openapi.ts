import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { ETAG, NotModified } from './schemas.ts';

const TAGS = [
  { name: 'Browsers', description: 'The browsers of the catalogue.' },
  { name: 'Versions', description: 'The downloadable versions of a browser.' },
  { name: 'Downloads', description: 'The way to a file, where downloads are counted.' },
  { name: 'Slides', description: 'The slides of the home page.' },
  { name: 'Custom codes', description: "The administrator's own HTML that pages carry." },
  { name: 'Settings', description: 'The tag list and the settings of the home page.' },
  { name: 'Uploads', description: 'Images that the administrator uploads.' },
  { name: 'Session', description: 'The session of the administrator.' },
];

/** The page sets styles of its own; everything else comes from this site alone. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

const DESCRIPTION = `Everything the catalogue of AI-powered web browsers knows, in English and Chinese.

All public reads are open to everyone and to pages of any site. Writes, and everything under \`/api/admin\`, need the administrator's session: \`POST /api/auth/login\` sets its cookie. Names ending in \`_en\` and \`_zh\` are one text in both languages. Times are ISO 8601 in UTC. A failure always has the same body, \`Failure\`. A path that is asked by a method it has not answers 405, and says in \`Allow\` which it has.

The same data as a typed graph: [/graphql](/graphql).`;

const SESSION = 'session';

/** The project grants no licence (package.json: UNLICENSED). */
const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' };

/** Documents that the routes registered on `app` after this call need no session. */
export function documentPublic(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.schema) route.schema = { ...route.schema, security: [] };
  });
}

/** Documents that the routes registered on `app` after this call send an `ETag` and answer `If-None-Match`. */
export function documentCaching(app: FastifyInstance): void {
  app.addHook('onRoute', ({ schema }) => {
    if (!schema?.response) return;
    const { 200: success, ...failures } = schema.response as Record<number, object>; // as `success` and `failures` make it
    schema.response = { 200: { ...success, headers: ETAG }, 304: NotModified, ...failures };
  });
}

/** Says of the routes that are registered on `app` after this call that they need the administrator's session. */
export function documentSession(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ [SESSION]: [] }] };
  });
}

/** Collects the schemas of the routes that are registered on `app` after this call. */
export async function collectRoutes(app: FastifyInstance, origin: string, cookieName: string): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'AI browser catalogue', version: '1.0.0', description: DESCRIPTION, contact: { name: 'AI browser catalogue', url: origin }, license: LICENSE },
      servers: [{ url: origin }],
      tags: TAGS,
      components: { securitySchemes: { [SESSION]: { type: 'apiKey', in: 'cookie', name: cookieName, description: "The administrator's session, which POST /api/auth/login opens." } } },
    },
    refResolver: { buildLocalReference: ({ $id }, _baseUri, _fragment, index) => (typeof $id === 'string' ? $id : `schema-${index}`) },
  });
}

const DESCRIBED_AT = '/api/openapi.json';

/** Serves the description of the routes at `/api/openapi.json`. */
export function serveOpenApi(app: FastifyInstance): void {
  app.get(DESCRIBED_AT, { schema: { hide: true } }, async () => app.swagger());
}

/** Serves the description as a page for people at `/api/docs`. */
export async function serveDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 1, displayRequestDuration: true, tryItOutEnabled: true },
    // The page names this address; the one beside it is open to pages of other sites, and kept.
    uiHooks: {
      onRequest: async ({ url }, reply) => {
        if (/\/json(?:\?|$)/u.test(url)) await reply.redirect(DESCRIBED_AT, 308);
      },
    },
    theme: { title: 'REST · AI browser catalogue', css: [{ filename: 'plain.css', content: '.swagger-ui .topbar { display: none; }' }] },
  });
}
