import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What each part of `dist` is built from. */
const INPUTS = {
  web: ['web/**/*', 'rules/**/*', 'scripts/browser-icons.ts', 'vite.config.ts', 'package-lock.json'],
  api: ['api/**/*', 'rules/**/*', 'scripts/*.ts', 'package-lock.json'],
};

export type Part = keyof typeof INPUTS;

/** True without a build, and where the sources are other ones than those of the build. */
export function isStale(root: string, part: Part) {
  const stamp = stampOf(root, part);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashFiles(root, INPUTS[part]);
}

export function writeStamp(root: string, part: Part) {
  writeFileSync(stampOf(root, part), hashFiles(root, INPUTS[part]));
}

/** An installation has no sources, or a folder of them that was updated after the build. */
export function isOlderThanSources(root: string) {
  return existsSync(join(root, 'scripts/build.ts')) && (isStale(root, 'api') || isStale(root, 'web'));
}

function stampOf(root: string, part: Part) {
  return join(root, `dist/.${part}-built-from`);
}

function hashFiles(root: string, inputs: string[]) {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => resolve(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
