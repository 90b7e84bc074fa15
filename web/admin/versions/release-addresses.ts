import { guessFile } from '#rules/file-name.ts';
import { isBlank } from '#rules/issues.ts';
import { storeOf } from '#rules/store.ts';
import { hasSameNumbering, nextAddress } from '#rules/release.ts';
import { DEFAULT_FILE, type ReleaseFileValues } from './version-values.ts';

/** Each address of a file, with what it would be if only the number of the previous file was replaced. */
function carriedAddresses({ previous, downloadUrl, downloadMirrors }: ReleaseFileValues, versionNumber: string) {
  const stored = previous ? [previous.downloadUrl, ...previous.downloadMirrors] : [];
  return [downloadUrl, ...downloadMirrors].map((url, index) => {
    const from = stored[index];
    const next = previous && from !== undefined ? nextAddress(from, previous.versionNumber, versionNumber) : null;
    // An address that stays the same may serve another version. As a mirror, a store may be behind.
    const isSure = next?.isSure === true && (url !== from || (index > 0 && storeOf(url) !== null));
    return { url, next: next?.url ?? url, isCarried: url === next?.url, isSure };
  });
}

/** Replaces the number `before` in the addresses that were not edited. */
export function withNumber(file: ReleaseFileValues, before: string, versionNumber: string): ReleaseFileValues {
  const after = carriedAddresses(file, versionNumber);
  const [downloadUrl = '', ...downloadMirrors] = carriedAddresses(file, before).map(
    ({ url, isCarried }, index) => (isCarried && after[index]?.next) || url,
  );
  return { ...file, downloadUrl, downloadMirrors };
}

/** The addresses that were typed, or may be wrong. */
export function unsureAddresses(file: ReleaseFileValues, versionNumber: string) {
  return carriedAddresses(file, versionNumber).flatMap(({ url, isCarried, isSure }) =>
    isCarried && isSure ? [] : url,
  );
}

/**
 * Whether addresses were carried over and may be wrong: the number alone may not make the new address, or the file has
 * another numbering.
 */
export function isDoubtful(file: ReleaseFileValues, versionNumber: string) {
  if (isBlank(versionNumber)) return false;
  const isAlike = hasSameNumbering(file.previous?.versionNumber ?? '', versionNumber);
  return carriedAddresses(file, versionNumber).some(({ isCarried, isSure }) => isCarried && !(isSure && isAlike));
}

interface PastedAddresses {
  addresses: readonly string[];
  /** The number for which the addresses of the files were made. */
  versionNumber: string;
  leftOut: readonly ReleaseFileValues[];
}

/**
 * Puts each address into the file of its platform and architecture, or else into an empty one, or else into a new one.
 * An address that somebody has typed stays.
 */
export function withAddresses(
  files: readonly ReleaseFileValues[],
  { addresses, versionNumber, leftOut }: PastedAddresses,
): ReleaseFileValues[] {
  const next = [...files];
  const replaceable = new Set(
    files.filter((file) => isBlank(file.downloadUrl) || carriedAddresses(file, versionNumber)[0]?.isCarried),
  );
  for (const downloadUrl of addresses) {
    const guess = guessFile(downloadUrl);
    const system = { platform: guess.platform ?? '', architecture: guess.architecture };
    const isSame = ({ platform, architecture }: ReleaseFileValues) =>
      platform === system.platform && architecture === system.architecture;
    const target =
      next.find((file) => replaceable.has(file) && isSame(file)) ??
      next.find((file) => replaceable.has(file) && file.platform === '');
    const replaced = target?.previous ? target : (leftOut.find(isSame) ?? target ?? DEFAULT_FILE);
    const filled = { ...replaced, ...system, downloadUrl };
    next.splice(target ? next.indexOf(target) : next.length, target ? 1 : 0, filled);
  }
  return next;
}

/** The most frequent version number in addresses; null if none has one. */
export function numberIn(addresses: readonly string[]): string | null {
  const numbers = addresses.map((address) => guessFile(address).versionNumber).filter((number) => number !== null);
  const count = (number: string) => numbers.filter((other) => other === number).length;
  return numbers.toSorted((a, b) => count(b) - count(a))[0] ?? null;
}
