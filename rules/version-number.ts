const DIGITS = 12;

/**
 * A sort key for version numbers, which is compared byte by byte. Each number is padded, so that 9.10 comes after 9.9.
 * A pre-release such as 9.10-beta comes before 9.10. Zeros at the end do not count, so 9.1 and 9.1.0 are equal.
 */
export function versionKey(versionNumber: string): string {
  const [, core = '', suffix = ''] = /^v?([\d.]*)(.*)$/su.exec(versionNumber.trim().toLowerCase()) ?? [];
  const all = core.split('.').filter(Boolean);
  const numbers = all
    .slice(0, all.findLastIndex((digits) => /[1-9]/u.test(digits)) + 1)
    .map(pad)
    .join('.');
  // In ASCII '!' < '-' < '.', so 9.10-beta sorts before 9.10, and 9.10 before 9.10.1.
  return suffix ? `${numbers}!${suffix.replace(/\d+/gu, pad)}` : `${numbers}-`;
}

function pad(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/u, '');
  if (significant.length <= DIGITS) return significant.padStart(DIGITS, '0');
  // ':' sorts after every digit, so a longer number sorts after all padded numbers; among longer numbers the length
  // decides.
  return `:${String(significant.length).padStart(3, '0')}${significant}`;
}

/**
 * A version number as it is compared with another one: in small letters, without spaces around it and a `v` before its
 * first digit.
 */
export function plainVersionNumber(versionNumber: string): string {
  return versionNumber
    .trim()
    .toLowerCase()
    .replace(/^v(?=\d)/u, '');
}

/** The numbers at the start of a version number: [9, 10] for v9.10-beta. */
export function versionNumbers(versionNumber: string): number[] {
  const [, core = ''] = /^v?([\d.]*)/u.exec(versionNumber.trim().toLowerCase()) ?? [];
  return core.split('.').filter(Boolean).map(Number);
}

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
