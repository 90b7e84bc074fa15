import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import PACKAGE from '../package.json' with { type: 'json' };
import { FONT_FILE, FONT_PACKAGE } from '../api/storage/share-font.ts';
import { NOT_BUNDLED } from '../api/vite.config.ts';

const root = resolve(import.meta.dirname, '..');

/** Built separately, each with Vite. */
const PARTS = {
  web: {
    inputs: ['web/**/*', 'rules/**/*', 'scripts/browser-icons.ts', 'vite.config.ts', 'package-lock.json'],
    options: ['--app', '--config', 'vite.config.ts'], // for the server and for browsers
    finish: () => {
      compressAssets();
      copyFont();
    },
  },
  api: {
    inputs: ['api/**/*.ts', 'rules/**/*', 'scripts/*.ts', 'package-lock.json'],
    options: ['--config', 'api/vite.config.ts'],
    finish: writeProductionManifest,
  },
};

/** With `--if-stale`, only parts with changed inputs are built. */
const onlyIfStale = process.argv.includes('--if-stale');
for (const [name, { inputs, options, finish }] of Object.entries(PARTS)) {
  const stamp = resolve(root, `dist/.${name}-built-from`);
  const digest = hashFiles(inputs);
  if (onlyIfStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue;
  runVite(options);
  finish();
  writeFileSync(stamp, digest);
}

function runVite(options: string[]) {
  const vite = resolve(root, 'node_modules/.bin/vite');
  if (!existsSync(vite)) {
    console.error(
      'The build is missing or older than the sources, and the development dependency vite is not installed. Run npm install, or copy the folder dist from a build of the same sources.',
    );
    process.exit(1);
  }
  execFileSync(process.execPath, [vite, 'build', '--configLoader', 'native', '--logLevel', 'warn', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' }, // also if tests start it with NODE_ENV=test
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
  const { name, version, type, dependencies } = PACKAGE;
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
