/** A test of the last run, with the titles of its groups before its own. */
export interface RanTest {
  titles: string[];
  outcome: 'passed' | 'failed' | 'skipped';
}

export interface VitestReport {
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: { results: { status: string }[] }[] }[];
  suites?: PlaywrightSuite[];
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

/** The rows of docs/security.md. */
export function rowsIn(markdown: string): string[] {
  return [...markdown.matchAll(/^\| ([A-Z]\d+) \|/gmu)].map(([, id]) => id ?? '');
}

/** The ids of clauses and rows at the start of a title. */
export function idsIn(title: string): string[] {
  const [ids = ''] = /^(?:(?:§\d+\.\d+|[A-Z]\d+)(?: |$))*/u.exec(title) ?? [];
  return ids.split(' ').filter(Boolean);
}

export function testsOfVitest({ testResults }: VitestReport): RanTest[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      titles: [...ancestorTitles, title],
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

export function testsOfPlaywright({ suites }: PlaywrightReport, groups: string[] = []): RanTest[] {
  return suites.flatMap((suite) => {
    const titles = [...groups, suite.title];
    const own = (suite.specs ?? []).map(({ title, tests }) => ({
      titles: [...titles, title],
      outcome: outcomeOf(tests.map(({ results }) => results.at(-1)?.status)),
    }));
    return [...own, ...testsOfPlaywright({ suites: suite.suites ?? [] }, titles)];
  });
}

function outcomeOf(statuses: (string | undefined)[]): RanTest['outcome'] {
  if (statuses.every((status) => status === 'passed')) return 'passed';
  return statuses.some((status) => status !== 'passed' && status !== 'skipped' && status) ? 'failed' : 'skipped';
}

/**
 * What is missing: an id that is there twice, has no test that passed or one that failed, and a title with an unknown
 * id. `elsewhere` are the ids of tests that are not part of this run, `withoutTest` those that need none.
 */
export function problemsOf(
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
