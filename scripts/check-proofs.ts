import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clausesIn, idsIn, findProblems, rowsIn, testsIn } from './proofs.ts';

/**
 * Each clause of docs/specification.md and each row of docs/security.md must stand in the title of a test, and these
 * tests must have passed in the last run of Vitest and Playwright. `npm test` runs both first. Of faults/ and fuzz/
 * only the titles are read.
 */
const REPORTS = { '.cache/vitest.xml': 'npm run test:unit', '.cache/playwright.xml': 'npm run test:browser' };

const { clauses, withoutTest } = clausesIn(read('docs/specification.md'));
const rows = rowsIn(read('docs/security.md'));
const reports = Object.keys(REPORTS).filter((file) => existsSync(fromRoot(file)));
const tests = reports.flatMap((file) => testsIn(read(file)));
const elsewhere = globSync('{faults,fuzz}/*.test.ts', { cwd: fromRoot('.') }).flatMap((file) =>
  [...read(file).matchAll(/['"`]((?:[A-Z]\d+ )+)/gu)].flatMap(([, ids = '']) => idsIn(ids)),
);
const problems = [
  ...Object.entries(REPORTS)
    .filter(([file]) => !reports.includes(file))
    .map(([file, run]) => `${file} is missing: ${run} writes it`),
  ...findProblems([...clauses, ...rows], tests, { elsewhere, withoutTest }),
];

const found = `${clauses.length} clauses and ${rows.length} rows of security`;
process.stdout.write(
  `${[...problems, problems.length > 0 ? `${found}: see above` : `${found} are proven`].join('\n')}\n`,
);
if (problems.length > 0) process.exitCode = 1;

function read(path: string) {
  return readFileSync(fromRoot(path), 'utf8');
}

function fromRoot(path: string) {
  return resolve(import.meta.dirname, '..', path);
}
