import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { FONT_FILE, FONT_PACKAGE } from '../api/storage/share-font.ts';
import { NOT_BUNDLED } from '../api/vite.config.ts';

const root = resolve(import.meta.dirname, '..');

/** Built separately, with their Vite configurations and input files. */
const PARTS = {
  web: {
    config: 'vite.config.ts',
    inputs: ['web/**/*', 'rules/**/*', 'scripts/browser-icons.ts', 'vite.config.ts', 'package-lock.json'],
  },
  api: {
    config: 'api/vite.config.ts',
    inputs: ['api/**/*.ts', 'rules/**/*', 'scripts/*.ts', 'package-lock.json'],
  },
};

/** With `--if-stale`, only parts with changed inputs are built. */
const onlyIfStale = process.argv.includes('--if-stale');
for (const [name, { config, inputs }] of Object.entries(PARTS)) {
  const stamp = resolve(root, `dist/.${name}-built-from`);
  const digest = hashFiles(inputs);
  if (onlyIfStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue;
  // The web part is built for the server and for browsers.
  const environments = name === 'web' ? ['--app'] : [];
  run('vite', ['build', ...environments, '--configLoader', 'native', '--config', config, '--logLevel', 'warn']);
  if (name === 'web') {
    compressAssets();
    copyFont();
  } else writeProductionManifest();
  writeFileSync(stamp, digest);
}

function run(command: string, args: string[]) {
  if (!existsSync(resolve(root, 'node_modules/.bin', command))) {
    console.error(
      `The build is missing or older than the sources, and the development dependency ${command} is not installed. Run npm install, or copy the folder dist from a build of the same sources.`,
    );
    process.exit(1);
  }
  // For production, even if tests start it with NODE_ENV=test.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [resolve(root, 'node_modules/.bin', command), ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
}

/** The server need not compress them for each response. */
function compressAssets() {
  for (const file of globSync('dist/client/**/*.{js,css,svg,html,webmanifest}', { cwd: root })) {
    const path = resolve(root, file);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

function copyFont() {
  mkdirSync(resolve(root, 'dist/fonts'), { recursive: true });
  copyFileSync(resolve(root, FONT_PACKAGE, FONT_FILE), resolve(root, 'dist/fonts', FONT_FILE));
}

/**
 * For installations that only run the product: a `package.json` with what is not in the bundle. npm removes the other
 * packages from a copy of the lock file.
 */
function writeProductionManifest() {
  const { name, version, type, dependencies } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    type: string;
    dependencies: Record<string, string>;
  }; // npm's own format
  const external = Object.entries(dependencies).filter(([dependency]) => NOT_BUNDLED.includes(dependency));
  const cwd = resolve(root, 'dist/production');
  mkdirSync(cwd, { recursive: true });
  writeFileSync(
    resolve(cwd, 'package.json'),
    JSON.stringify({ name, version, type, dependencies: Object.fromEntries(external) }, null, 2),
  );
  copyFileSync(resolve(root, 'package-lock.json'), resolve(cwd, 'package-lock.json'));
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--no-audit', '--silent'], { cwd });
}

function hashFiles(inputs: string[]) {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
