import { plainVersionNumber } from './version-number.ts';

/** A number with fewer digits may stand in an address by chance. */
const DISTINCTIVE_DIGITS = 5;

/** The parts of a version number in lower case: 1, 93 and 138 of v1.93.138. */
export function partsOf(versionNumber: string): string[] {
  return plainVersionNumber(versionNumber).match(/[\da-z]+/gu) ?? [];
}

/** Whether a version number is long enough to be recognised in an address. */
export function isRecognisable(parts: readonly string[]): boolean {
  return parts.length >= 2 || digitsIn(parts) >= 3;
}

/** Whether a version number, or a part of it, is also recognised without its separators or its first parts. */
export function isDistinctive(parts: readonly string[]): boolean {
  return digitsIn(parts) >= DISTINCTIVE_DIGITS;
}

/** The indexes of the parts with which a vendor may begin the number, because the rest of it is distinctive. */
export function tailIndexes(parts: readonly string[]): number[] {
  return parts.flatMap((first, index) =>
    first !== '0' && parts.length - index >= 2 && isDistinctive(parts.slice(index)) ? [index] : [],
  );
}

function digitsIn(parts: readonly string[]): number {
  return parts.join('').replace(/\D/gu, '').length;
}
