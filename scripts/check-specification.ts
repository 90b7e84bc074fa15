import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  clausesIn,
  filesNotRun,
  problemsOf,
  testsOfPlaywright,
  testsOfVitest,
  type PlaywrightReport,
  type RanTest,
  type VitestReport,
} from './proofs.ts';

/**
 * Checks that every clause of docs/specification.md names at least one test, and that all named tests passed in the
 * last run of Vitest and Playwright. `npm test` runs both first. The output lists the clauses whose tests did not run.
 */
const root = resolve(import.meta.dirname, '..');
const SPECIFICATION = 'docs/specification.md';
const REPORTS = [
  {
    file: '.cache/vitest.json',
    run: 'npm run test:unit',
    read: (report: unknown) => testsOfVitest(report as VitestReport, root),
  },
  {
    file: '.cache/playwright.json',
    run: 'npm run test:browser',
    read: (report: unknown) => testsOfPlaywright(report as PlaywrightReport),
  },
]; // the test runners write these formats

const clauses = clausesIn(readFileSync(resolve(root, SPECIFICATION), 'utf8'));
const missing = REPORTS.filter(({ file }) => !existsSync(resolve(root, file)));
const ran = REPORTS.filter((report) => !missing.includes(report)).flatMap(({ file, read }): RanTest[] =>
  read(JSON.parse(readFileSync(resolve(root, file), 'utf8'))),
);
const checked = clauses.map((clause) => ({
  ...clause,
  problems: problemsOf(clause, ran),
  notRun: filesNotRun(clause, ran),
}));
const unproven = checked.filter(({ problems, notRun }) => problems.length + notRun.length > 0);
const repeated = clauses.filter(({ id }, index) => clauses.findIndex((clause) => clause.id === id) !== index);

for (const { file, run } of missing) print(`${file} is missing: ${run} writes it.`);
for (const file of new Set(unproven.flatMap(({ notRun }) => notRun))) {
  print(
    `${file} did not run; it proves ${unproven
      .filter(({ notRun }) => notRun.includes(file))
      .map(({ id }) => id)
      .join(' ')}`,
  );
}
for (const { id } of repeated) print(`${id} is there twice.`);
for (const { id, text, problems } of unproven)
  if (problems.length > 0) print([`${id} ${text}`, ...new Set(problems)].join('\n    '));
print(
  `${SPECIFICATION}: ${clauses.length - unproven.length} of ${clauses.length} clauses are proven by the ${ran.length} tests of the last run.`,
);
if (clauses.length === 0 || missing.length + unproven.length + repeated.length > 0) process.exitCode = 1;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
