import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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
