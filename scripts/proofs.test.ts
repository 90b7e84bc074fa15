import { expect, it } from 'vitest';
import { clausesIn, idsIn, findProblems, rowsIn, testsIn, type RanTest } from './proofs.ts';

const NOTHING = { elsewhere: [], withoutTest: [] };
const ran = (title: string, outcome: RanTest['outcome'] = 'passed') => ({ titles: ['a group', title], outcome });

it('reads clauses, those without a test, and rows', () => {
  const clauses = [
    '## 2. Pages',
    '- **2.9** A page has a title.',
    '- **2.10** It is beautiful. (No test: it needs eyes)',
    '- 2.11 is named',
  ];
  expect(clausesIn(clauses.join('\n'))).toEqual({ clauses: ['§2.9', '§2.10'], withoutTest: ['§2.10'] });
  expect(rowsIn('| Id |\n| A3 | guesses |\n| N21 | restarts |')).toEqual(['A3', 'N21']);
});

it.each([
  ['A14 §1.1 §6.1 every route', ['A14', '§1.1', '§6.1']],
  ['§2.9', ['§2.9']],
  ['1.9 is lower than §2.9', []],
  ['HTML in texts', []],
])('reads the ids of "%s"', (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

it('passes when each id is in a title, also of a group, is tested elsewhere, or is listed', () => {
  const tests = [
    ran('§1.1 A2 reads'),
    ran('§1.1 reads by nginx', 'skipped'),
    { titles: ['§1.2 writing', 'saves'], outcome: 'passed' as const },
  ];
  const listed = { elsewhere: ['N1'], withoutTest: ['§1.3'] };
  expect(findProblems(['§1.1', '§1.2', '§1.3', 'A2', 'N1'], tests, listed)).toEqual([]);
});

it.each([
  [['§1.1', '§1.2'], [ran('§1.1 reads')], NOTHING, '§1.2 has no test in this run'],
  [['§1.1', '§1.1'], [ran('§1.1 reads')], NOTHING, '§1.1 is there twice'],
  [['§1.1'], [ran('§1.1 reads'), ran('§1.9 saves')], NOTHING, '§1.9 is unknown'],
  [['§1.1'], [ran('§1.1 reads')], { elsewhere: [], withoutTest: ['§1.1'] }, '§1.1 is listed by mistake'],
  [['§1.1'], [ran('§1.1 reads'), ran('§1.1 saves', 'failed')], NOTHING, '§1.1 failed: a group › §1.1 saves'],
  [['§1.1'], [ran('§1.1 reads', 'skipped')], NOTHING, '§1.1 skipped: a group › §1.1 reads'],
])('finds what is wrong with %j and %j', (ids, tests, listed, problem) => {
  expect(findProblems(ids, tests, listed)).toEqual([problem]);
});

it('reads the reports of Vitest and of Playwright', () => {
  const report = (...cases: string[]) =>
    `<testsuites><testsuite name="empty"/><testsuite name="a">${cases.join('')}</testsuite></testsuites>`;
  expect(
    testsIn(
      report(
        '<testcase name="size &gt; of 1"></testcase>',
        '<testcase name="left out"><skipped/></testcase>',
        '<testcase name="inside › slow"><failure message="a">b</failure></testcase>',
      ),
    ),
  ).toEqual([
    { titles: ['size', 'of 1'], outcome: 'passed' },
    { titles: ['left out'], outcome: 'skipped' },
    { titles: ['inside', 'slow'], outcome: 'failed' },
  ]);
});
