/** One clause of docs/specification.md with what is written in its last cell. */
export interface Clause {
  id: string;
  text: string;
  /** Each is `file › describe › name`; a `*` stands for any text. */
  proofs: string[];
  /** What else the cell says, such as that a proof is still to come. */
  remark: string;
}

/** A test of a run, by its file and names: `file › describe › name`. */
export interface RanTest {
  path: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

/** What a JSON report of Vitest says. */
export interface VitestReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

/** What a JSON report of Playwright says. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  specs?: { title: string; tests: { results: { status: string }[] }[] }[];
  suites?: PlaywrightSuite[];
}

const SEPARATOR = ' › ';

/** The clauses in the tables of the specification's index; every other line is for people. */
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
  const own = specs.flatMap(({ title, tests }) => tests.map(({ results }) => ({ path: [...names, title].join(SEPARATOR), outcome: outcomeOf(results.at(-1)?.status) })));
  return [...own, ...suites.flatMap((suite) => testsOfSuite(suite, [...names, suite.title]))];
}

function outcomeOf(status: string | undefined): RanTest['outcome'] {
  if (status === undefined || status === 'skipped') return 'skipped';
  return status === 'passed' ? 'passed' : 'failed';
}

/** What keeps a clause from being proven by the files that ran; empty when nothing does. */
export function problemsOf({ proofs, remark }: Clause, ran: readonly RanTest[]): string[] {
  if (proofs.length === 0) return [remark || 'no test is named'];
  return [...(remark ? [remark] : []), ...proofs.flatMap((proof) => problemOf(proof, ran))];
}

/** The files of its proofs of which no test ran. */
export function filesNotRun({ proofs }: Clause, ran: readonly RanTest[]): string[] {
  return [...new Set(proofs.map(fileOf))].filter((file) => !hasRun(file, ran));
}

function problemOf(proof: string, ran: readonly RanTest[]): string[] {
  if (!hasRun(fileOf(proof), ran)) return [];
  const named = ran.filter(({ path }) => fits(proof, path));
  if (named.length === 0) return [`no such test in this run: ${proof}`];
  return named.filter(({ outcome }) => outcome !== 'passed').map(({ path, outcome }) => `${outcome}: ${path}`);
}

function hasRun(file: string, ran: readonly RanTest[]): boolean {
  return ran.some(({ path }) => fileOf(path) === file);
}

function fileOf(path: string): string {
  return path.split(SEPARATOR)[0] ?? path;
}

function fits(proof: string, path: string): boolean {
  const pattern = proof.split('*').map((part) => RegExp.escape(part)).join('.*');
  return new RegExp(`^${pattern}$`, 'su').test(path);
}
