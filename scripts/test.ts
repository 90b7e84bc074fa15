import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

interface Step {
  name: string;
  /** The script of package.json that runs only this step. */
  script: string;
  /** Returns the counts for the summary after the step has passed. */
  counts?: () => string;
}

/**
 * The steps of `npm test`. They run in this order and stop at the first failed step; then one line for each step is
 * printed.
 */
const STEPS: Step[] = [
  { name: 'Types', script: 'check:types' },
  { name: 'Lint', script: 'check:lint' },
  { name: 'Dead code', script: 'check:dead-code' },
  { name: 'Generated files', script: 'check:generated' },
  { name: 'Build', script: 'build' },
  { name: 'Unit and API tests', script: 'test:unit', counts: countVitest },
  { name: 'Browser tests', script: 'test:browser', counts: countPlaywright },
  { name: 'Proofs', script: 'test:proofs' },
];

const started = Date.now();
const summary: string[] = [];
let failed: Step | undefined;
for (const step of STEPS) {
  const stepStarted = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', step.script], { stdio: 'inherit' });
  failed = status === 0 ? undefined : step;
  summary.push(
    `${failed ? '✗' : '✓'} ${step.name.padEnd(20)}${secondsSince(stepStarted)}  ${failed ? `failed; npm run ${step.script} repeats it` : (step.counts?.() ?? '')}`.trimEnd(),
  );
  if (failed) break;
}
const outcome = failed ? `Failed at: ${failed.name}.` : 'All passed.';
console.log(['', ...summary, `  ${outcome.padEnd(20)}${secondsSince(started)}`].join('\n'));
process.exitCode = failed ? 1 : 0;

function countVitest(): string {
  const { numPassedTests, numPendingTests } = readJson('.cache/vitest.json') as {
    numPassedTests: number;
    numPendingTests: number;
  }; // the format of Vitest's JSON reporter
  return formatCounts({ passed: numPassedTests, skipped: numPendingTests });
}

function countPlaywright(): string {
  const { expected, flaky, skipped } = (
    readJson('.cache/playwright.json') as { stats: { expected: number; flaky: number; skipped: number } }
  ).stats; // the format of Playwright's JSON reporter
  return formatCounts({ passed: expected, 'passed after a retry': flaky, skipped });
}

function formatCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

function secondsSince(time: number): string {
  return `${((Date.now() - time) / 1000).toFixed(1).padStart(7)} s`;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(fromRoot(path), 'utf8'));
}

function fromRoot(path: string): string {
  return resolve(import.meta.dirname, '..', path);
}
