import { XMLParser } from 'fast-xml-parser';

/** With the titles of its groups before its own. */
export interface RanTest {
  titles: string[];
  outcome: 'passed' | 'failed' | 'skipped';
}

/** JUnit, as Vitest and Playwright write it. */
interface Report {
  testsuites: { testsuite: { testcase?: { name: string; failure?: unknown; skipped?: unknown }[] }[] };
}

/** Lines such as `- **2.4** text`. A clause without a test ends with `(No test: why)`. */
export function clausesIn(markdown: string) {
  const clauses = [...markdown.matchAll(/^- \*\*(\d+\.\d+)\*\* (.+)$/gmu)].map(([, id, text = '']) => ({
    id: `§${id}`,
    hasReason: /\(No test: .+\)$/u.test(text),
  }));
  const ids = (list: typeof clauses) => list.map(({ id }) => id);
  return { clauses: ids(clauses), withoutTest: ids(clauses.filter(({ hasReason }) => hasReason)) };
}

export function rowsIn(markdown: string) {
  return [...markdown.matchAll(/^\| ([A-Z]\d+) \|/gmu)].map(([, id]) => id ?? '');
}

/** At the start of a title. */
export function idsIn(title: string) {
  const [ids = ''] = /^(?:(?:§\d+\.\d+|[A-Z]\d+)(?: |$))*/u.exec(title) ?? [];
  return ids.split(' ').filter(Boolean);
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['testsuite', 'testcase', 'failure'].includes(name),
});

/** Vitest separates the titles of groups by `>`, Playwright by `›`. */
export function testsIn(report: string): RanTest[] {
  const { testsuites } = parser.parse(report) as Report; // the test runners write this format
  return testsuites.testsuite.flatMap(({ testcase = [] }) =>
    testcase.map(({ name, failure, skipped }) => ({
      titles: name.split(/ [>›] /u),
      outcome: failure ? 'failed' : skipped === undefined ? 'passed' : 'skipped',
    })),
  );
}

/** `elsewhere` are the ids of tests outside this run; those `withoutTest` need none. */
export function findProblems(
  ids: readonly string[],
  tests: readonly RanTest[],
  { elsewhere, withoutTest }: { elsewhere: readonly string[]; withoutTest: readonly string[] },
) {
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
        // One that needs a program may be skipped where another test of the id passed.
        const isProven = ran.some(({ outcome }) => outcome === 'passed');
        return ran.filter(({ outcome }) => outcome === 'failed' || (outcome === 'skipped' && !isProven));
      })
      .map(({ id, titles, outcome }) => `${id} ${outcome}: ${titles.join(' › ')}`),
  ];
}
