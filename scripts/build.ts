import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = resolve(import.meta.dirname, '..');

/** What is built by itself: by which configurations of Vite, from which files. */
const PARTS = {
  web: { configs: ['vite.config.ts', 'web/graphiql/vite.config.ts'], inputs: ['web/**/*', 'rules/**/*', 'vite.config.ts', 'package-lock.json'] },
  api: { configs: ['api/vite.config.ts'], inputs: ['api/**/*.ts', 'rules/**/*', 'scripts/{backup,restore,move,admin-password}.ts', 'package-lock.json'] },
};

/** With `--if-stale` no part is built whose last build was made from the very same sources. */
const onlyIfStale = process.argv.includes('--if-stale');
for (const [name, { configs, inputs }] of Object.entries(PARTS)) {
  const stamp = resolve(root, `dist/.${name}-built-from`);
  const digest = digestOf(inputs);
  if (onlyIfStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue;
  // The web is built for the server and for browsers, the server for itself alone.
  const environments = name === 'web' ? ['--app'] : [];
  for (const config of configs) run('vite', ['build', ...environments, '--configLoader', 'native', '--config', config, '--logLevel', 'warn']);
  if (name === 'web') compressAssets();
  writeFileSync(stamp, digest);
}

function run(command: string, args: string[]): void {
  if (!existsSync(resolve(root, 'node_modules/.bin', command))) {
    console.error(`What was built is not of these sources, and ${command}, a development dependency, is not installed: run npm install, or copy dist from where the same sources were built.`);
    process.exit(1);
  }
  // Tests ask for a build too, in an environment of their own; what is built is for production all the same.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [resolve(root, 'node_modules/.bin', command), ...args], { cwd: root, stdio: 'inherit', env });
}

/** Leaves a brotli and a gzip file beside each text file, so that the server compresses nothing twice. */
function compressAssets(): void {
  for (const file of globSync('dist/{client,graphiql}/**/*.{js,css,svg,html,webmanifest}', { cwd: root })) {
    const path = resolve(root, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: file.includes('graphiql') ? 5 : 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

function digestOf(inputs: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
