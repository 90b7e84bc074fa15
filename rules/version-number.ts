const DIGITS = 12;

/**
 * Compared byte by byte. Numbers are padded, so that 9.10 comes after 9.9; 9.10-beta comes before 9.10; 9.1 and 9.1.0
 * are equal.
 */
export function versionKey(versionNumber: string) {
  const [, core = '', suffix = ''] = /^v?([\d.]*)(.*)$/su.exec(versionNumber.trim().toLowerCase()) ?? [];
  const all = core.split('.').filter(Boolean);
  const numbers = all
    .slice(0, all.findLastIndex((digits) => /[1-9]/u.test(digits)) + 1)
    .map(pad)
    .join('.');
  // In ASCII '!' < '-' < '.', so 9.10-beta sorts before 9.10, and 9.10 before 9.10.1.
  return suffix ? `${numbers}!${suffix.replace(/\d+/gu, pad)}` : `${numbers}-`;
}

export function newestFirst<T>(list: readonly T[], numberOf: (entry: T) => string): T[] {
  const keyed = list.map((entry) => ({ entry, key: versionKey(numberOf(entry)) }));
  return keyed.toSorted((a, b) => Number(b.key > a.key) - Number(b.key < a.key)).map(({ entry }) => entry);
}

function pad(digits: string) {
  const significant = digits.replace(/^0+(?=\d)/u, '');
  if (significant.length <= DIGITS) return significant.padStart(DIGITS, '0');
  // ':' sorts after every digit; among longer numbers the length decides.
  return `:${String(significant.length).padStart(3, '0')}${significant}`;
}

/** In small letters, without spaces around it and a `v` before its first digit. */
export function plainVersionNumber(versionNumber: string) {
  return versionNumber
    .trim()
    .toLowerCase()
    .replace(/^v(?=\d)/u, '');
}

/** [9, 10] for v9.10-beta. */
export function versionNumbers(versionNumber: string): number[] {
  const [core = ''] = /^[\d.]*/u.exec(plainVersionNumber(versionNumber)) ?? [];
  return core.split('.').filter(Boolean).map(Number);
}

/** Fewer digits may stand in an address by chance. */
const DISTINCTIVE_DIGITS = 5;

/** 1, 93 and 138 of v1.93.138, in lower case. */
export function partsOf(versionNumber: string): string[] {
  return plainVersionNumber(versionNumber).match(/[\da-z]+/gu) ?? [];
}

/**
 * The forms in addresses: the whole number, without the zeros at the end, without separators (joined), and without the
 * first parts; `to` is exclusive. A short number has only the first two, and none if it is too short to be recognised.
 */
export function formsOf(parts: readonly string[]) {
  if (parts.length < 2 && digitsIn(parts) < 3) return [];
  const to = parts.length;
  const withoutZeros = Math.max(2, parts.findLastIndex((part) => part !== '0') + 1);
  const tails = parts.flatMap((first, from) =>
    from > 0 && first !== '0' && to - from >= 2 && isDistinctive(parts.slice(from)) ? [from] : [],
  );
  return [
    { from: 0, to, isJoined: false },
    ...(withoutZeros < to ? [{ from: 0, to: withoutZeros, isJoined: false }] : []),
    ...(isDistinctive(parts) ? [{ from: 0, to, isJoined: true }] : []),
    ...tails.map((from) => ({ from, to, isJoined: false })),
  ];
}

function isDistinctive(parts: readonly string[]) {
  return digitsIn(parts) >= DISTINCTIVE_DIGITS;
}

function digitsIn(parts: readonly string[]) {
  return parts.join('').replace(/\D/gu, '').length;
}
