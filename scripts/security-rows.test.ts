import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDERS = ['api/tests', 'api/upstream', 'rules', 'e2e', 'faults', 'fuzz'];

const rows = [...readFileSync(join(ROOT, 'docs/security.md'), 'utf8').matchAll(/^\| ([A-Z]\d+) \|/gmu)].map(
  ([, id]) => id ?? '',
);
const tests = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
).join('\n');

test.each(rows)('row %s of docs/security.md names a test', (id) => {
  expect(tests).toMatch(new RegExp(`['"\`]${id}['" ]`, 'u'));
});

test('no row is there twice', () => {
  expect(rows.length).toBeGreaterThan(50);
  expect(new Set(rows).size).toBe(rows.length);
});
