import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { NOT_BUNDLED } from '../api/vite.config.ts';

const root = resolve(import.meta.dirname, '..');

/** The parts of the product that are built separately, with their Vite configurations and input files. */
const PARTS = {
  web: {
    config: 'vite.config.ts',
    inputs: ['web/**/*', 'rules/**/*', 'scripts/browser-icons.ts', 'vite.config.ts', 'package-lock.json'],
  },
  api: {
    config: 'api/vite.config.ts',
    inputs: [
      'api/**/*.ts',
      'rules/**/*',
      'scripts/{backup,restore,move,admin-password,job,command,open-catalogue,export,import}.ts',
      'package-lock.json',
    ],
  },
};

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

interface Manifest {
  name: string;
  version: string;
  type: string;
  dependencies: Record<string, string>;
}

/** With `--if-stale`, a part is not built if its inputs have not changed since the last build. */
const onlyIfStale = process.argv.includes('--if-stale');
for (const [name, { config, inputs }] of Object.entries(PARTS)) {
  const stamp = resolve(root, `dist/.${name}-built-from`);
  const digest = hashFiles(inputs);
  if (onlyIfStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue;
  // The web part is built twice, for the server and for browsers.
  const environments = name === 'web' ? ['--app'] : [];
  run('vite', ['build', ...environments, '--configLoader', 'native', '--config', config, '--logLevel', 'warn']);
  if (name === 'web') compressAssets();
  else writeProductionManifest();
  writeFileSync(stamp, digest);
}

function run(command: string, args: string[]): void {
  if (!existsSync(resolve(root, 'node_modules/.bin', command))) {
    console.error(
      `The build is missing or older than the sources, and the development dependency ${command} is not installed. Run npm install, or copy the folder dist from a build of the same sources.`,
    );
    process.exit(1);
  }
  // The build is always for production, even if the tests start it with NODE_ENV=test.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [resolve(root, 'node_modules/.bin', command), ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
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

/**
 * Writes a `package.json` and its lock file with the packages that are not part of the bundle, for installations that
 * only run the product.
 */
function writeProductionManifest(): void {
  const { name, version, type, dependencies } = readJson('package.json') as Manifest; // npm's own format
  const lock = readJson('package-lock.json') as { lockfileVersion: number; packages: Record<string, LockedPackage> }; // npm's own format
  const manifest = {
    name,
    version,
    type,
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([dependency]) => NOT_BUNDLED.includes(dependency)),
    ),
  };
  const packages: Record<string, LockedPackage> = { '': manifest };
  const addDependencies = (
    from: string,
    { dependencies: required, optionalDependencies, peerDependencies }: LockedPackage,
  ) => {
    for (const dependency of Object.keys({ ...required, ...optionalDependencies, ...peerDependencies })) {
      const path = findPackage(lock.packages, from, dependency);
      const found = path === undefined ? undefined : lock.packages[path];
      if (path === undefined || found === undefined || path in packages) continue;
      packages[path] = found;
      addDependencies(path, found);
    }
  };
  addDependencies('', manifest);
  mkdirSync(resolve(root, 'dist/production'), { recursive: true });
  writeFileSync(resolve(root, 'dist/production/package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(
    resolve(root, 'dist/production/package-lock.json'),
    JSON.stringify({ name, version, lockfileVersion: lock.lockfileVersion, requires: true, packages }, null, 2),
  );
}

/** The path in the lock file of the package that `from` loads: the nearest `node_modules` folder that has it. */
function findPackage(packages: Record<string, unknown>, from: string, dependency: string): string | undefined {
  const parents = [...from.matchAll(/(?:^|\/)node_modules\//gu)].map(({ index }) => from.slice(0, index)).slice(1);
  return [from, ...parents.toReversed(), '']
    .map((parent) => `${parent && `${parent}/`}node_modules/${dependency}`)
    .find((path) => path in packages);
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(resolve(root, name), 'utf8'));
}

function hashFiles(inputs: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
