import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../api/root.ts';

/** graphql's files in the built server, by the comments that the bundler leaves above each. */
function filesOfGraphql(): string[] {
  const folder = join(ROOT, 'dist/api');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.flatMap((name) => Array.from(readFileSync(join(folder, name), 'utf8').matchAll(/^\s*\/\/ node_modules\/graphql\/(?<file>\S+)$/gmu), ({ groups }) => groups?.file ?? ''));
}

test('the built server holds graphql once: two copies would not know each other’s types', () => {
  const files = filesOfGraphql();
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !file.endsWith('.mjs'))).toEqual([]);
});

/** An installation as `npm ci --omit=dev` makes it, with the server that was built elsewhere. */
function installWithoutDevelopment(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dev?: boolean }> }; // npm's own file
  const needed = Object.keys(packages).filter((path) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/u.test(path) && !packages[path]?.dev);
  for (const path of needed) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
  cpSync(join(ROOT, 'dist/api'), join(folder, 'dist/api'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  cpSync(join(ROOT, 'scripts/check-node.js'), join(folder, 'scripts/check-node.js'));
}

test('the commands run where only what was built and the packages that it needs are installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  installWithoutDevelopment(folder);
  const npmRun = async (...args: string[]) => (await promisify(execFile)('npm', ['run', '-s', ...args], { cwd: folder, env: { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`, DATA_DIR: join(folder, 'data') } })).stdout;
  expect(await npmRun('admin:password', '--', '--generate')).toContain('All sessions have ended.');
  expect(await npmRun('backup', '--', 'first.backup')).toBe('first.backup holds 0 browsers and 0 uploads.\n');
  expect(await npmRun('restore', '--', 'first.backup', '--force')).toContain('holds 0 browsers');
  expect(await npmRun('move', '--', '--to', 'copy')).toContain(`DATA_DIR=${folder}/copy npm start`);
  rmSync(folder, { recursive: true });
});
