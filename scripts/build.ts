import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = resolve(import.meta.dirname, '..');

/** The parts of the product that are built separately, with their Vite configurations and input files. */
const PARTS = {
  web: { config: 'vite.config.ts', inputs: ['web/**/*', 'rules/**/*', 'scripts/{browser-icons,browser-symbols,drawing}.ts', 'vite.config.ts', 'package-lock.json'] },
  api: { config: 'api/vite.config.ts', inputs: ['api/**/*.ts', 'rules/**/*', 'scripts/{backup,restore,move,admin-password,job,catalogue-command,export,import}.ts', 'package-lock.json'] },
};

/** With `--if-stale`, a part is not built if its inputs have not changed since the last build. */
const onlyIfStale = process.argv.includes('--if-stale');
for (const [name, { config, inputs }] of Object.entries(PARTS)) {
  const stamp = resolve(root, `dist/.${name}-built-from`);
  const digest = digestOf(inputs);
  if (onlyIfStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue;
  // The web part is built twice, for the server and for browsers.
  const environments = name === 'web' ? ['--app'] : [];
  run('vite', ['build', ...environments, '--configLoader', 'native', '--config', config, '--logLevel', 'warn']);
  if (name === 'web') compressAssets();
  writeFileSync(stamp, digest);
}

function run(command: string, args: string[]): void {
  if (!existsSync(resolve(root, 'node_modules/.bin', command))) {
    console.error(`The build is missing or older than the sources, and the development dependency ${command} is not installed. Run npm install, or copy the folder dist from a build of the same sources.`);
    process.exit(1);
  }
  // The build is always for production, even if the tests start it with NODE_ENV=test.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [resolve(root, 'node_modules/.bin', command), ...args], { cwd: root, stdio: 'inherit', env });
}

/** Writes a brotli and a gzip file for each text file, so that the server does not compress it for each response. */
function compressAssets(): void {
  for (const file of globSync('dist/client/**/*.{js,css,svg,html,webmanifest}', { cwd: root })) {
    const path = resolve(root, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
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
