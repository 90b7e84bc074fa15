import { createScanner, printParseErrorCode, visit } from 'jsonc-parser';
import type { ImportFault } from '../../../rules/import.ts';
import { createPause } from './pause.ts';

/** The faults with their lines in JSON text, from the first line to the last. A value that is missing has the line of the record without it. */
export async function withLines(faults: readonly ImportFault[], text: string): Promise<ImportFault[]> {
  if (faults.length === 0) return [];
  const lines = await linesOf(text, new Set(faults.flatMap(({ path }) => withParents(path))));
  const lineOf = (path: string) => withParents(path).map((one) => lines.get(one)).find((line) => line !== undefined) ?? 1;
  return faults.map((fault) => ({ ...fault, line: fault.line ?? lineOf(fault.path) })).toSorted((a, b) => a.line - b.line);
}

/** The last name or position in a path such as `browsers[3].name`. */
const LAST_PART = /(?:^|[.[])[^.[]*$/u;

/** A path, the path of the record that has it, and so on. */
function withParents(path: string): string[] {
  return path === '' ? [''] : [path, ...withParents(path.replace(LAST_PART, ''))];
}

/** An open list or object. Its path is null if no path in it is wanted. */
interface Container {
  path: string | null;
  /** The position in a list; null in an object. */
  index: number | null;
  /** The name of the next value in an object; null before it is read. */
  name: string | null;
}

/** After how many tokens the time is looked at. */
const TOKENS_AT_ONCE = 1000;

/** The lines of the values at some paths. A path is wanted only together with its parents. */
async function linesOf(text: string, wanted: ReadonlySet<string>): Promise<Map<string, number>> {
  const lines = new Map<string, number>();
  const containers: Container[] = [];
  const pause = createPause();
  const scanner = createScanner(text, true);
  scanner.scan();
  for (let tokens = 1; scanner.getTokenLength() > 0 && lines.size < wanted.size; tokens += 1) {
    if (tokens % TOKENS_AT_ONCE === 0) await pause();
    const character = text[scanner.getTokenOffset()];
    const container = containers.at(-1);
    if (character === '}' || character === ']') containers.pop();
    else if (character === ',') Object.assign(container ?? {}, container?.index === null ? { name: null } : { index: (container?.index ?? 0) + 1 });
    else if (container && container.index === null && container.name === null) container.name = scanner.getTokenValue();
    else if (character !== ':') {
      const path = pathIn(container);
      const isWanted = path !== null && wanted.has(path);
      if (isWanted) lines.set(path, scanner.getTokenStartLine() + 1);
      if (character === '{' || character === '[') containers.push({ path: isWanted ? path : null, index: character === '[' ? 0 : null, name: null });
    }
    scanner.scan();
  }
  return lines;
}

/** The path of the next value. */
function pathIn(container: Container | undefined): string | null {
  if (!container) return '';
  const { path, index, name } = container;
  if (path === null) return null;
  return index === null ? [path, name].filter(Boolean).join('.') : `${path}[${index}]`;
}

/** Where text that is no JSON has its first error, and whether it ends before its last bracket is closed. */
export function firstErrorIn(text: string): { line: number; isCut: boolean } {
  const content = text.trimEnd();
  const errors: { line: number; isCut: boolean }[] = [];
  let depth = 0;
  const [open, close] = [() => void (depth += 1), () => void (depth -= 1)];
  // The end of an object or a list is reported before the error that its bracket is missing.
  const isOpen = (error: number) => depth > 0 || printParseErrorCode(error).startsWith('Close');
  const onError = (error: number, offset: number, length: number, line: number) => void errors.push({ line: line + 1, isCut: isOpen(error) && offset + length >= content.length });
  visit(content, { onError, onObjectBegin: open, onArrayBegin: open, onObjectEnd: close, onArrayEnd: close }, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
  return errors[0] ?? { line: 1, isCut: false };
}
