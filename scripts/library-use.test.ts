import { existsSync, globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const sources = globSync('{api,rules,web,scripts,bench,e2e,faults,fuzz}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (name) => !name.endsWith('library-use.test.ts'),
);
/**
 * The configurations of builds. The configurations of tests are not included, because they do not build the product.
 */
const configurations = globSync('{vite.config.ts,codegen.ts,{api,web}/**/vite.config.ts}', { cwd: ROOT });

const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');

/** The matches of a pattern in files, with the name of each file. */
function findAll(pattern: RegExp, names: readonly string[]): string[] {
  return names.flatMap((name) => [...read(name).matchAll(pattern)].map(([found]) => `${name}: ${found}`));
}

/** Whether an import uses a file that its package does not export. */
function isPrivate(specifier: string): boolean {
  const [, name = '', path] = /^(@[^/]+\/[^/]+|[^/]+)(\/.+)?$/u.exec(specifier) ?? [];
  const manifest = join(ROOT, 'node_modules', name, 'package.json');
  if (!path || !existsSync(manifest)) return false;
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, unknown> }; // as npm defines it
  const isExported = (entry: string) =>
    entry.includes('*') ? `.${path}`.startsWith(entry.slice(0, entry.indexOf('*'))) : entry === `.${path}`;
  return !exports || !Object.keys(exports).some(isExported);
}

test('no import names a private file of a package', () => {
  const imports = [...sources, ...configurations].flatMap((name) =>
    [...read(name).matchAll(/(?:from|import|import\() ?'(?<specifier>[^'./][^']*)'/gu)].map(({ groups }) => ({
      name,
      specifier: groups?.specifier ?? '',
    })),
  );
  expect(imports.length).toBeGreaterThan(500);
  expect(imports.filter(({ specifier }) => !isBuiltin(specifier) && isPrivate(specifier))).toEqual([]);
});

test('no source uses an unsafe or internal name of a package', () => {
  expect(
    findAll(
      /\bUNSAFE_\w+|\b__(?!typename\b|ref\b|html\b)[a-z]\w*/gu,
      sources.filter((name) => !/test|fuzz/u.test(name)),
    ),
  ).toEqual([]);
});

test('no build edits or replaces a file of a package', () => {
  expect(configurations.length).toBeGreaterThan(2);
  expect(findAll(/\b(?:alias|transform|load|resolveId|renderChunk|generateBundle)\b\s*[(:]/gu, configurations)).toEqual(
    [],
  );
  expect(findAll(/patch-package|"postinstall"/gu, ['package.json'])).toEqual([]);
});
