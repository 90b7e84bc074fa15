import { parse, printParseErrorCode, visit, type JSONPath, type ParseError } from 'jsonc-parser';
import type { FileLocation, ImportFault } from '#rules/import.ts';

/** The faults with their lines in JSON text, in their order. A missing value has the line of the record without it. */
export function withLines(faults: readonly ImportFault[], text: string): ImportFault[] {
  if (faults.length === 0) return [];
  const lines = linesOf(text, new Set(faults.flatMap(({ path }) => withParents(path))));
  const lineOf = (path: string) =>
    withParents(path)
      .map((one) => lines.get(one))
      .find((line) => line !== undefined) ?? 1;
  return faults
    .map((fault) => ({ ...fault, line: fault.line ?? lineOf(fault.path) }))
    .toSorted((a, b) => a.line - b.line);
}

/** The last name or position in a path such as `browsers[3].name`. */
const LAST_PART = /(?:^|[.[])[^.[]*$/u;

function withParents(path: string): string[] {
  return path === '' ? [''] : [path, ...withParents(path.replace(LAST_PART, ''))];
}

function linesOf(text: string, wanted: ReadonlySet<string>): Map<string, number> {
  const lines = new Map<string, number>();
  const add = (_offset: number, _length: number, line: number, _character: number, partsOf: () => JSONPath) => {
    const path = pathText(partsOf());
    if (wanted.has(path)) lines.set(path, line + 1);
  };
  visit(text, { onObjectBegin: add, onArrayBegin: add, onLiteralValue: (_value, ...at) => add(...at) });
  return lines;
}

/** Where text that is no JSON has its first error, and whether its end is missing. */
export function firstErrorIn(text: string): { line: number; isCut: boolean } {
  const content = text.trimEnd();
  const errors: ParseError[] = [];
  parse(content, errors, { disallowComments: true, allowTrailingComma: false });
  const [{ error, offset, length } = { error: 0, offset: 0, length: 0 }] = errors;
  const isInside = offset > 0 && !['EndOfFileExpected', 'InvalidSymbol'].includes(printParseErrorCode(error));
  return { line: content.slice(0, offset).split('\n').length, isCut: isInside && offset + length >= content.length };
}

/** The keys that an object of JSON text has repeatedly: only the last value would count. */
export function repeatedKeysIn(text: string): FileLocation[] {
  const found: FileLocation[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (key, _offset, _length, line, _character, path) => {
      const keys = open.at(-1);
      if (keys?.has(key)) found.push({ path: pathText([...path(), key]), line: line + 1 });
      keys?.add(key);
    },
  });
  return found;
}

/** A path such as `browsers[3].name`. */
function pathText(parts: JSONPath) {
  return parts
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./u, '');
}
