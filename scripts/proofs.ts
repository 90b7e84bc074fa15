import { XMLParser } from 'fast-xml-parser';

/** A test of the last run, with the titles of its groups before its own. */
export interface RanTest {
  titles: string[];
  outcome: 'passed' | 'failed' | 'skipped';
}

/** The used part of a report in the format of JUnit, which Vitest and Playwright both write. */
interface Report {
  testsuites: { testsuite: { testcase?: { name: string; failure?: unknown; skipped?: unknown }[] }[] };
}

/** The clauses of docs/specification.md, from the ranges of its tables, and those that it lists as without a test. */
export function clausesIn(markdown: string): { clauses: string[]; withoutTest: string[] } {
  const clauses = [...markdown.matchAll(/^\| (\d+)\.(\d+)(?: to \1\.(\d+))? \|/gmu)].flatMap(
    ([, section, first, last]) =>
      Array.from(
        { length: Number(last ?? first) - Number(first) + 1 },
        (_, index) => `§${section}.${Number(first) + index}`,
      ),
  );
  return { clauses, withoutTest: [...markdown.matchAll(/^\| (§\d+\.\d+) \|/gmu)].map(([, id]) => id ?? '') };
}

export function rowsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^\| ([A-Z]\d+) \|/gmu)].map(([, id]) => id ?? '');
}

/** The ids of clauses and rows at the start of a title. */
export function idsIn(title: string): string[] {
  const [ids = ''] = /^(?:(?:§\d+\.\d+|[A-Z]\d+)(?: |$))*/u.exec(title) ?? [];
  return ids.split(' ').filter(Boolean);
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['testsuite', 'testcase', 'failure'].includes(name),
});

/** Reads a report. Vitest separates the titles of groups by `>`, Playwright by `›`. */
export function testsIn(report: string): RanTest[] {
  const { testsuites } = parser.parse(report) as Report; // the test runners write this format
  return testsuites.testsuite.flatMap(({ testcase = [] }) =>
    testcase.map(({ name, failure, skipped }) => ({
      titles: name.split(/ [>›] /u),
      outcome: failure ? 'failed' : skipped === undefined ? 'passed' : 'skipped',
    })),
  );
}

/**
 * What is missing: an id that is there twice, has no test that passed or one that failed, and a title with an unknown
 * id. `elsewhere` are the ids of tests that are not part of this run, `withoutTest` those that need none.
 */
export function findProblems(
  ids: readonly string[],
  tests: readonly RanTest[],
  { elsewhere, withoutTest }: { elsewhere: readonly string[]; withoutTest: readonly string[] },
): string[] {
  const outcomes = Map.groupBy(
    tests.flatMap(({ titles, outcome }) => titles.flatMap(idsIn).map((id) => ({ id, titles, outcome }))),
    ({ id }) => id,
  );
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
    ...ids
      .filter((id) => !outcomes.has(id) && !elsewhere.includes(id) && !withoutTest.includes(id))
      .map((id) => `${id} has no test in this run`),
    ...withoutTest.filter((id) => outcomes.has(id) || !ids.includes(id)).map((id) => `${id} is listed by mistake`),
    ...new Set([...outcomes.keys(), ...elsewhere].filter((id) => !ids.includes(id)).map((id) => `${id} is unknown`)),
    ...[...outcomes.values()]
      .flatMap((ran) => {
        // Some need a program that not every machine has; they may be skipped where another test of the id passed.
        const isProven = ran.some(({ outcome }) => outcome === 'passed');
        return ran.filter(({ outcome }) => outcome === 'failed' || (outcome === 'skipped' && !isProven));
      })
      .map(({ id, titles, outcome }) => `${id} ${outcome}: ${titles.join(' › ')}`),
  ];
}
