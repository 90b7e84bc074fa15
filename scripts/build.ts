import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import PACKAGE from '../package.json' with { type: 'json' };
import { FONT_FILE, FONT_PACKAGE } from '../api/storage/share-font.ts';
import { NOT_BUNDLED } from '../api/vite.config.ts';
import { licensesOf } from './licenses.ts';
import { isStale, writeStamp, type Part } from './build-stamp.ts';

const root = resolve(import.meta.dirname, '..');

/** Built separately, each with Vite. */
const PARTS: Record<Part, { options: string[]; finish: () => void }> = {
  web: {
    options: ['--app', '--config', 'vite.config.ts'], // for the server and for browsers
    finish: () => {
      compressAssets();
      copyFont();
    },
  },
  api: {
    options: ['--config', 'api/vite.config.ts'],
    finish: () => {
      copyServerFiles();
      writeFileSync(resolve(root, 'dist/licenses.txt'), licensesOf(root));
      writeProductionManifest();
    },
  },
};

/** With `--if-stale`, only parts with changed inputs are built. */
const onlyIfStale = process.argv.includes('--if-stale');
for (const part of ['web', 'api'] as const) {
  if (onlyIfStale && !isStale(root, part)) continue;
  const { options, finish } = PARTS[part];
  runVite(options);
  finish();
  writeStamp(root, part);
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

/** What the server reads at run time (`API_FOLDER`). */
function copyServerFiles() {
  for (const file of globSync(['schema/*.graphql', 'database/catalogue.json'], { cwd: resolve(root, 'api') }))
    cpSync(resolve(root, 'api', file), resolve(root, 'dist/api', file));
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
