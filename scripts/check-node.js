// Runs on any Node: says what to do when the project's own Node is missing from the PATH of npm's scripts.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `This project needs Node 24 and found ${process.version}. It comes with \`npm install\` as a development dependency;\n` +
      'it is missing after an install with --ignore-scripts, --omit=dev or NODE_ENV=production. Install Node 24, or run `npm install` plainly.',
  );
  process.exit(1);
}
