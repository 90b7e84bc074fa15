import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = resolve(import.meta.dirname, '..');
const stamp = resolve(root, 'dist/.built-from');
const inputs = ['web/**/*', 'rules/**/*', 'vite.config.ts', 'package-lock.json'];
const configs = ['vite.config.ts', 'web/graphiql/vite.config.ts'].filter((config) => existsSync(resolve(root, config)));

/** With `--if-stale` nothing is built when the last build was made from the very same sources. */
const onlyIfStale = process.argv.includes('--if-stale');
const digest = digestOfInputs();
if (!onlyIfStale || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) build();

function build(): void {
  for (const config of configs) run('vite', ['build', '--app', '--configLoader', 'native', '--config', config, '--logLevel', 'warn']);
  compressAssets();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

function run(command: string, args: string[]): void {
  execFileSync(process.execPath, [resolve(root, 'node_modules/.bin', command), ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
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

function digestOfInputs(): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
