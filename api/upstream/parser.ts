import { createProcess } from '../process-apart.ts';
import type { ParseInput, ParseResult } from './kinds.ts';
import { SourceError } from './upstream-error.ts';

export interface ParseWork {
  input: ParseInput;
  part: ParseResult;
}

/** The largest documents take less than 200 ms and 100 MB. */
const parse = createProcess<ParseWork>(import.meta.url, 'parse-process', { timeMs: 5000, heapMb: 256 });

/** Throws SourceError; `tooLarge` after too much time or memory. */
export async function parseApart(input: ParseInput) {
  const [result = { failure: 'tooLarge' as const, leftOut: [] }] = (await parse(input)) ?? [];
  if ('failure' in result) throw new SourceError(result.failure, { leftOut: result.leftOut });
  return result;
}
