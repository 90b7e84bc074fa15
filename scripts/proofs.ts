/** A clause of docs/specification.md with the tests in its last cell. */
export interface Clause {
  id: string;
  text: string;
  /** The tests in the format `file › describe › name`; `*` matches any text. */
  proofs: string[];
  /** The other text of the cell, for example that a test is still missing. */
  remark: string;
}

/** A test of the last run; `path` has the format `file › describe › name`. */
export interface RanTest {
  path: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

/** The used part of Vitest's JSON report. */
export interface VitestReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: { results: { status: string }[] }[] }[];
  suites?: PlaywrightSuite[];
}

const SEPARATOR = ' › ';

/** Parses the clauses from the tables of docs/specification.md. Other lines are ignored. */
export function clausesIn(markdown: string): Clause[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, text, cell] = /^\| (\d+\.\d+) \| (.+?) \| (.*) \|$/u.exec(line) ?? [];
    if (!id || !text || cell === undefined) return [];
    const proofs = [...cell.matchAll(/`([^`]+)`/gu)].map(([, proof]) => (proof ?? '').replaceAll(String.raw`\|`, '|'));
    return { id, text, proofs, remark: cell.replaceAll(/`[^`]+`|<br>/gu, ' ').trim() };
  });
}

export function testsOfVitest({ testResults }: VitestReport, root: string): RanTest[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      path: [name.replace(`${root}/`, ''), ...ancestorTitles, title].join(SEPARATOR),
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

export function testsOfPlaywright({ suites }: PlaywrightReport): RanTest[] {
  return suites.flatMap((suite) => testsOfSuite(suite, [`e2e/${suite.title}`]));
}

function testsOfSuite({ specs = [], suites = [] }: PlaywrightSuite, names: string[]): RanTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      path: [...names, title].join(SEPARATOR),
      outcome: outcomeOf(results.at(-1)?.status),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOfSuite(suite, [...names, suite.title]))];
}

function outcomeOf(status: string | undefined): RanTest['outcome'] {
  if (status === undefined || status === 'skipped') return 'skipped';
  return status === 'passed' ? 'passed' : 'failed';
}

/** The problems of a clause in the test files that ran; empty if all of its tests passed. */
export function problemsOf({ proofs, remark }: Clause, ran: readonly RanTest[]): string[] {
  if (proofs.length === 0) return [remark || 'no test is named'];
  return [...(remark ? [remark] : []), ...proofs.flatMap((proof) => problemOf(proof, ran))];
}

/** The test files of a clause that did not run. */
export function filesNotRun({ proofs }: Clause, ran: readonly RanTest[]): string[] {
  return [...new Set(proofs.map(fileOf))].filter((file) => !hasRun(file, ran));
}

function problemOf(proof: string, ran: readonly RanTest[]): string[] {
  if (!hasRun(fileOf(proof), ran)) return [];
  const tests = ran.filter(({ path }) => matches(proof, path));
  if (tests.length === 0) return [`no such test in this run: ${proof}`];
  return tests.filter(({ outcome }) => outcome !== 'passed').map(({ path, outcome }) => `${outcome}: ${path}`);
}

function hasRun(file: string, ran: readonly RanTest[]): boolean {
  return ran.some(({ path }) => fileOf(path) === file);
}

function fileOf(path: string): string {
  return path.split(SEPARATOR)[0] ?? path;
}

function matches(proof: string, path: string): boolean {
  const pattern = proof
    .split('*')
    .map((part) => RegExp.escape(part))
    .join('.*');
  return new RegExp(`^${pattern}$`, 'su').test(path);
}
