import { describe, expect, it } from 'vitest';
import { clausesIn, filesNotRun, problemsOf, testsOfPlaywright, testsOfVitest, type RanTest } from './proofs.ts';

const ran: RanTest[] = [
  { path: 'rules/a.test.ts › size › of 1', outcome: 'passed' },
  { path: 'rules/a.test.ts › size › of 2', outcome: 'passed' },
  { path: 'rules/a.test.ts › left out', outcome: 'skipped' },
  { path: 'rules/a.test.ts › broken', outcome: 'failed' },
];
const problems = (...proofs: string[]) => problemsOf({ id: '1.1', text: 'A clause', proofs, remark: '' }, ran);

it('reads the clauses of a table, with several proofs in a cell', () => {
  const markdown = [
    '# Title',
    '| Id | Clause | Proof |',
    '|---|---|---|',
    '| 2.10 | A `word` of it | `a.test.ts › b`<br>`a.test.ts › c \\| d` |',
    '| 2.11 | Another | PENDING the forms |',
  ].join('\n');
  expect(clausesIn(markdown)).toEqual([
    { id: '2.10', text: 'A `word` of it', proofs: ['a.test.ts › b', 'a.test.ts › c | d'], remark: '' },
    { id: '2.11', text: 'Another', proofs: [], remark: 'PENDING the forms' },
  ]);
});

describe('a clause', () => {
  it('is proven by tests that ran and passed, by their whole names or with a star in them', () => {
    expect(problems('rules/a.test.ts › size › of 1', 'rules/a.test.ts › size › of *')).toEqual([]);
  });

  it.each([
    ['rules/a.test.ts › size › of 3', 'no such test in this run: rules/a.test.ts › size › of 3'],
    ['rules/a.test.ts › of 1', 'no such test in this run: rules/a.test.ts › of 1'],
    ['rules/a.test.ts › left *', 'skipped: rules/a.test.ts › left out'],
    ['rules/a.test.ts › broken', 'failed: rules/a.test.ts › broken'],
  ])('is not proven by "%s"', (proof, problem) => {
    expect(problems('rules/a.test.ts › size › of 1', proof)).toEqual([problem]);
  });

  it('waits for files that did not run', () => {
    const clause = {
      id: '1.1',
      text: 'A clause',
      proofs: ['e2e/b.spec.ts › one', 'e2e/b.spec.ts › two', 'rules/a.test.ts › size › of 1'],
      remark: '',
    };
    expect(filesNotRun(clause, ran)).toEqual(['e2e/b.spec.ts']);
    expect(problemsOf(clause, ran)).toEqual([]);
  });

  it('is not proven by nothing, or by a promise', () => {
    expect(problems()).toEqual(['no test is named']);
    expect(problemsOf({ id: '1.1', text: 'A clause', proofs: [], remark: 'PENDING the forms' }, ran)).toEqual([
      'PENDING the forms',
    ]);
  });
});

describe('a report', () => {
  it('of Vitest is read by files and names', () => {
    const assertionResults = [
      { ancestorTitles: ['size'], title: 'of 1', status: 'passed' },
      { ancestorTitles: [], title: 'left out', status: 'pending' },
    ];
    expect(testsOfVitest({ testResults: [{ name: '/src/rules/a.test.ts', assertionResults }] }, '/src')).toEqual([
      { path: 'rules/a.test.ts › size › of 1', outcome: 'passed' },
      { path: 'rules/a.test.ts › left out', outcome: 'skipped' },
    ]);
  });

  it('of Vitest names a test once for each database that it ran on, and it has to pass on all', () => {
    const results = (status: string) => ({
      name: '/src/api/tests/a.test.ts',
      assertionResults: [{ ancestorTitles: [], title: 'lists', status }],
    });
    const problemsWhen = (...statuses: string[]) =>
      problemsOf(
        { id: '1.1', text: 'A clause', proofs: ['api/tests/a.test.ts › lists'], remark: '' },
        testsOfVitest({ testResults: statuses.map(results) }, '/src'),
      );
    expect(problemsWhen('passed', 'passed')).toEqual([]);
    expect(problemsWhen('passed', 'failed')).toEqual(['failed: api/tests/a.test.ts › lists']);
    expect(problemsWhen('passed', 'pending')).toEqual(['skipped: api/tests/a.test.ts › lists']);
  });

  it('of Playwright counts the last try', () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      tests: [{ results: statuses.map((status) => ({ status })) }],
    });
    const suites = [
      {
        title: 'b.spec.ts',
        specs: [spec('flaky', 'failed', 'passed'), spec('left out')],
        suites: [{ title: 'inside', specs: [spec('slow', 'timedOut')] }],
      },
    ];
    expect(testsOfPlaywright({ suites })).toEqual([
      { path: 'e2e/b.spec.ts › flaky', outcome: 'passed' },
      { path: 'e2e/b.spec.ts › left out', outcome: 'skipped' },
      { path: 'e2e/b.spec.ts › inside › slow', outcome: 'failed' },
    ]);
  });
});
