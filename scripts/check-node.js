// Works with any version of Node. It explains what to do if the Node version is too old or the build is missing.
import { existsSync } from 'node:fs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `This project needs Node 24, but this is ${process.version}. \`npm install\` installs Node 24 as a development dependency,\n` +
      'but not with --ignore-scripts, --omit=dev or NODE_ENV=production. Install Node 24, or run `npm install` without these options.',
  );
  process.exit(1);
}
if (process.argv.includes('--built') && !existsSync(new URL('../dist/api/main.js', import.meta.url))) {
  console.error(
    'The product is not built yet: run `npm run build` or `npm start` once. Without development dependencies, copy the folder `dist` from a build.',
  );
  process.exit(1);
}
