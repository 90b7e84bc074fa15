import { visit, type JSONPath } from 'jsonc-parser';
import type { ImportFault } from '../../../rules/import.ts';

/** The faults with their lines in JSON text, from the first line to the last. A value that is missing has the line of the record without it. */
export function withLines(faults: readonly ImportFault[], text: string): ImportFault[] {
  if (faults.length === 0) return [];
  const lines = linesOf(text);
  const lineOf = (path: string): number => lines.get(path) ?? (path === '' ? 1 : lineOf(path.replace(LAST_PART, '')));
  return faults.map((fault) => ({ ...fault, line: fault.line ?? lineOf(fault.path) })).toSorted((a, b) => a.line - b.line);
}

/** The last name or position in a path such as `browsers[3].name`. */
const LAST_PART = /(?:^|\.)[^.[]*$|\[[^[]*$/u;

/** The lines of all values by their paths. */
function linesOf(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  const add = (line: number, path: JSONPath) => lines.set(path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('').replace(/^\./u, ''), line + 1);
  visit(text, {
    onObjectBegin: (_offset, _length, line, _character, path) => void add(line, path()),
    onArrayBegin: (_offset, _length, line, _character, path) => void add(line, path()),
    onLiteralValue: (_value, _offset, _length, line, _character, path) => void add(line, path()),
  });
  return lines;
}

/** Where text that is no JSON has its first error, and whether it ends before its last bracket is closed. */
export function firstErrorIn(text: string): { line: number; isCut: boolean } {
  const content = text.trimEnd();
  const errors: { line: number; isCut: boolean }[] = [];
  const options = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };
  visit(content, { onError: (_error, offset, length, line) => void errors.push({ line: line + 1, isCut: /^\s*[[{]/u.test(content) && offset + length >= content.length }) }, options);
  return errors[0] ?? { line: 1, isCut: false };
}
