import type { Issues } from './issues.ts';
import { checkPeriod } from './publication.ts';
import { checkRecord, defaultOf, storedRecord, type InputOf } from './records/fields.ts';
import { VERSION } from './records/version.ts';
import { versionNumbers } from './version-number.ts';
import { UPDATE_TYPES, type UpdateType } from './vocabulary.ts';

/** The input for a version, from a form or a request (spec §3). */
export interface VersionInput extends InputOf<typeof VERSION> {}

export const DEFAULT_VERSION: VersionInput = defaultOf(VERSION);

/** Validates the version form (spec §5). */
export function checkVersion(input: VersionInput): Issues {
  return checkRecord(VERSION, input, checkPeriod(input));
}

/** The stored form of a validated version, without its browser. */
export function storedVersion(input: VersionInput, origin: string) {
  const { browserId: _browser, ...stored } = storedRecord(VERSION, input, origin);
  return stored;
}

/** Suggests the update type from the first number that is different; null if that number did not increase. */
export function suggestUpdateType(previous: string, next: string): UpdateType | null {
  const [before, after] = [versionNumbers(previous), versionNumbers(next)];
  const changed = after.findIndex((number, index) => number !== (before[index] ?? 0));
  if (changed === -1 || (after[changed] ?? 0) < (before[changed] ?? 0)) return null;
  return UPDATE_TYPES[Math.min(changed, 2)] ?? null;
}
