// Runs on any Node: says what to do when the project's own Node is missing from the PATH of npm's scripts, or what they run.
import { existsSync } from 'node:fs';

const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `This project needs Node 24 and found ${process.version}. It comes with \`npm install\` as a development dependency;\n` +
      'it is missing after an install with --ignore-scripts, --omit=dev or NODE_ENV=production. Install Node 24, or run `npm install` plainly.',
  );
  process.exit(1);
}
if (process.argv.includes('--built') && !existsSync(new URL('../dist/api/main.js', import.meta.url))) {
  console.error('The product is not built yet: run `npm run build`, or `npm start` once. Without development dependencies, copy `dist` from where it was built.');
  process.exit(1);
}
