import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PACKAGE from '../package.json' with { type: 'json' };
import { ROOT } from '../api/root.ts';

/**
 * Writes one archive of what the image holds: the build, and the packages that are not part of it. It runs with Node 24
 * alone: `npm start`, and the commands of docs/operations.md.
 */
const name = `${PACKAGE.name}-${PACKAGE.version}`;
const pack = join(ROOT, 'dist/pack');
const work = join(ROOT, '.cache/pack');
const folder = join(work, name);
for (const old of [pack, work]) rmSync(old, { recursive: true, force: true });
mkdirSync(pack, { recursive: true });
mkdirSync(join(folder, 'scripts'), { recursive: true });
for (const file of ['package.json', 'package-lock.json'])
  cpSync(join(ROOT, 'dist/production', file), join(folder, file));
execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
// With the commands, the start without a build, the first catalogue for imports, and the documents.
for (const file of [
  'package.json',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs',
  'examples',
  'deploy',
  'api/database/catalogue.json',
  'scripts/check-node.js',
])
  cpSync(join(ROOT, file), join(folder, file), { recursive: true });
cpSync(join(ROOT, 'dist'), join(folder, 'dist'), {
  recursive: true,
  filter: (source) => source !== pack && !source.endsWith('/.compiled'),
});
// The archive has no Node of its own.
const unit = join(folder, 'deploy/ai-browsers.service');
writeFileSync(unit, readFileSync(unit, 'utf8').replace('/opt/ai-browsers/node_modules/node/bin/node', '/usr/bin/node'));
const archive = join(pack, `${name}.tar.gz`);
execFileSync('tar', ['-czf', archive, '-C', work, name]);
rmSync(work, { recursive: true });
console.log(`${archive} has ${Math.round(statSync(archive).size / 1e6)} MB.`);
