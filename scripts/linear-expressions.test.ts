import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isRecord } from '#rules/json.ts';
import { CHECKSUM } from '#rules/records/field-kinds.ts';
import { BROWSER_KEYS, SLUG } from '#rules/slug.ts';
import { ROOT } from '../api/root.ts';

/** Expressions that are slow for long texts, and why no text is long. */
const ONLY_SHORT: Readonly<Record<string, string>> = {
  'api/pages/document.ts': 'the document of the build',
  'api/pages/frontend.ts': 'the document of the build',
  'api/upstream/names.ts': 'parsed in a process of its own, which has five seconds',
  'rules/file-name.ts': 'an address of 2,048 characters',
  'rules/format.ts': 'an excerpt',
  'rules/release.ts': 'an address of 2,048 characters',
  'rules/version-number.ts': 'a number of 200 characters',
  'web/ui/facts-line.tsx': 'a note of a fact',
};

/** Such as `/a*b/u`. */
const literalsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (!isRecord(node)) return [];
  const { type, regex, raw } = node;
  return type === 'Literal' && regex ? [String(raw)] : Object.values(node).flatMap(literalsIn);
};

/** Those that our modules build when they are loaded. */
function builtExpressions(): string[] {
  const script = `
    const found = new Set();
    globalThis.RegExp = new Proxy(RegExp, {
      construct(target, args) {
        const expression = new target(...args);
        if (!new Error().stack.split('\\n')[2]?.includes('node_modules')) found.add(String(expression));
        return expression;
      },
    });
    await import('./api/app.ts');
    process.stdout.write(JSON.stringify([...found]));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT }).toString(),
  ) as string[]; // what the script writes
}

/** The time of an expression that is not linear grows with the square of the length of a text, or faster. */
async function isLinear(expression: string) {
  const end = expression.lastIndexOf('/');
  const { status } = await check(expression.slice(1, end), expression.slice(end + 1), { timeout: 20_000 });
  return status === 'safe';
}

const slowOf = async (expressions: readonly string[]) => {
  const slow: string[] = [];
  // Without a quantifier that has no limit, an expression is linear.
  for (const one of new Set(expressions)) if (/[*+]|,\}/u.test(one) && !(await isLinear(one))) slow.push(one);
  return slow;
};

test(
  'Q2 every regular expression of the server takes a time that is linear in the length of the text',
  { timeout: 300_000 },
  async () => {
    const files = globSync(['{api,rules}/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: ROOT }).filter(
      (file) => !/\.test\.|\.generated\.|^api\/tests\/|^web\/admin\//u.test(file),
    );
    const slowFiles: string[] = [];
    for (const file of files) {
      const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'));
      if ((await slowOf(literalsIn(program))).length > 0) slowFiles.push(file);
    }
    expect(slowFiles.toSorted()).toEqual(Object.keys(ONLY_SHORT));
    const built = [...builtExpressions(), ...[SLUG, BROWSER_KEYS, CHECKSUM].map((pattern) => `/${pattern}/u`)];
    expect(built.length).toBeGreaterThan(10);
    expect(await slowOf(built)).toEqual([]);
  },
);

test.each([String.raw`/\?.*%00/u`, '/linux.*[.]zip$/u', '/^(?:a+)+$/u'])('%s is found', async (expression) => {
  expect(await slowOf([expression])).toEqual([expression]);
});
