import { printParseErrorCode, visit, type JSONPath } from 'jsonc-parser';
import type { ImportFault } from '../../../rules/import.ts';

/** The faults with their lines in JSON text, from the first line to the last. A value that is missing has the line of the record without it. */
export function withLines(faults: readonly ImportFault[], text: string): ImportFault[] {
  if (faults.length === 0) return [];
  const lines = linesOf(text, new Set(faults.flatMap(({ path }) => withParents(path))));
  const lineOf = (path: string) => withParents(path).map((one) => lines.get(one)).find((line) => line !== undefined) ?? 1;
  return faults.map((fault) => ({ ...fault, line: fault.line ?? lineOf(fault.path) })).toSorted((a, b) => a.line - b.line);
}

/** The last name or position in a path such as `browsers[3].name`. */
const LAST_PART = /(?:^|[.[])[^.[]*$/u;

/** A path, the path of the record that has it, and so on. */
function withParents(path: string): string[] {
  return path === '' ? [''] : [path, ...withParents(path.replace(LAST_PART, ''))];
}

/** The lines of the values at some paths. */
function linesOf(text: string, wanted: ReadonlySet<string>): Map<string, number> {
  const lines = new Map<string, number>();
  const add = (line: number, parts: JSONPath) => {
    const path = parts.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('').replace(/^\./u, '');
    if (wanted.has(path)) lines.set(path, line + 1);
  };
  visit(text, {
    onObjectBegin: (_offset, _length, line, _character, path) => add(line, path()),
    onArrayBegin: (_offset, _length, line, _character, path) => add(line, path()),
    onLiteralValue: (_value, _offset, _length, line, _character, path) => add(line, path()),
  });
  return lines;
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
