import { isBlank, type Issues } from '#rules/issues.ts';
import { hasNewAddress, nextAddress, repeatedFiles } from '#rules/release.ts';
import { DEFAULT_PUBLICATION, type PublicationInput } from '#rules/records/publication.ts';
import { newestFirst, versionKey } from '#rules/version-number.ts';
import { checkVersion, DEFAULT_VERSION, type VersionInput } from '#rules/records/version.ts';
import { ARCHITECTURES, PLATFORMS, type LocalizedText } from '#rules/vocabulary.ts';
import type { VersionFormView } from '../records/admin-paths.ts';
import { formValues } from '../records/form/use-record-form.ts';
import { localToday } from '../ui/local-time.ts';
import type { ProposalFragment } from '../updates/updates.generated.ts';
import type { AdminVersionFragment } from './versions.generated.ts';

export function isOneVersion({ kind }: VersionFormView) {
  return kind === 'add' || kind === 'edit';
}

/** A browser with all its versions, newest first. */
export interface BrowserVersions {
  browser: { id: number; isDraft: boolean; name: LocalizedText };
  versions: AdminVersionFragment[];
}

export interface VersionForm extends BrowserVersions {
  /** The other versions, newest first. */
  versions: AdminVersionFragment[];
  view: VersionFormView;
  /** The files of the release that is repeated or edited. */
  previous: readonly AdminVersionFragment[];
  values: VersionValues;
}

const { platform, architecture, downloadUrl, downloadMirrors, fileSize, sha256, minOsVersion, screenshots } =
  DEFAULT_VERSION;
export const NO_FEATURES = DEFAULT_VERSION.features;
/** The fields of a version that each file of a release has for itself. */
const FILE = { platform, architecture, downloadUrl, downloadMirrors, fileSize, sha256, minOsVersion, screenshots };

export interface ReleaseFileValues extends Pick<VersionInput, keyof typeof FILE> {
  /** The file of the previous release that it replaces; null without one. */
  previous: AdminVersionFragment | null;
  sourceUrl?: string | null;
}

/** An empty text that the files share means that of the previous files. */
export interface ReleaseValues extends VersionInput {
  files: ReleaseFileValues[];
}

/** The values of each form of versions. A single version has no list of files: it is its own file. */
export type VersionValues = VersionInput & Partial<ReleaseValues>;

export const DEFAULT_FILE: ReleaseFileValues = { ...FILE, previous: null };

/** The browser is missing; the form of a browser's version adds it. */
export function valuesOf(version: AdminVersionFragment): VersionInput {
  return formValues({ ...version, browserId: null }, DEFAULT_VERSION);
}

/** The release after `files`: with those of them that get a new address, or else with one empty file. */
export function releaseValues(files: readonly AdminVersionFragment[]): ReleaseValues {
  const next = inOrder(files.filter(hasNewAddress)).map(nextFile);
  return withFiles(
    { ...DEFAULT_VERSION, releaseDate: localToday(), releaseChannel: files[0]?.releaseChannel ?? 'stable' },
    next.length > 0 ? next : [DEFAULT_FILE],
  );
}

function withFiles(values: VersionInput, files: ReleaseFileValues[]): ReleaseValues {
  return { ...values, features: sharedFeatures(files) ?? NO_FEATURES, files };
}

export const SHARED = [
  'versionNumber',
  'releaseDate',
  'releaseDateIsFirstSeen',
  'releaseChannel',
  'features',
  'isDraft',
  'visibleFrom',
  'visibleUntil',
] as const satisfies readonly (keyof VersionInput)[];

/** The values of a release with these stored files; null without files. The form shows what is in `SHARED`. */
export function storedRelease(files: readonly AdminVersionFragment[]): ReleaseValues | null {
  const [first] = files;
  const publication = sharedPublication(files) ?? DEFAULT_PUBLICATION;
  return first ? withFiles({ ...valuesOf(first), ...publication }, files.map(nextFile)) : null;
}

/** Null if the files are published differently. */
export function sharedPublication(files: readonly PublicationInput[]): PublicationInput | null {
  return sharedBy(
    files.map((file) => formValues(file, DEFAULT_PUBLICATION)),
    DEFAULT_PUBLICATION,
  );
}

export function proposedRelease(
  { versionNumber, releaseChannel, files }: ProposalFragment,
  versions: readonly AdminVersionFragment[],
): ReleaseValues {
  const dates = files.flatMap(({ values }) => values.filter(({ field }) => field === 'releaseDate'));
  const next = files.map(({ platform, architecture, previousNumber, values }) => {
    const previous = versions.find(
      (version) =>
        version.platform === platform &&
        version.architecture === architecture &&
        version.releaseChannel === releaseChannel &&
        version.versionNumber === previousNumber,
    );
    const proposed = values.filter(({ field }) => field !== 'releaseDate').map(({ field, value }) => [field, value]);
    return {
      ...(previous ? nextFile(previous) : DEFAULT_FILE),
      platform,
      architecture,
      ...(Object.fromEntries(proposed) as Partial<ReleaseFileValues>), // the names are those of a version
    };
  });
  return withFiles(
    {
      ...DEFAULT_VERSION,
      versionNumber,
      releaseDate: dates[0]?.value ?? localToday(),
      releaseDateIsFirstSeen: dates.some(({ sources }) => sources.length === 0),
      releaseChannel,
    },
    next,
  );
}

/** Files that differ only by their address keep their order, because the last one that is created becomes the latest. */
export function inOrder(files: readonly AdminVersionFragment[]): AdminVersionFragment[] {
  const systemOrder = ({ platform, architecture }: AdminVersionFragment) =>
    PLATFORMS.indexOf(platform) * 10 + (architecture ? ARCHITECTURES.indexOf(architecture) : -1);
  return files.toSorted((a, b) => systemOrder(a) - systemOrder(b) || a.id - b.id);
}

/** The features that all previous files have; empty texts without previous files, null if they differ. */
export function sharedFeatures(files: readonly ReleaseFileValues[]): LocalizedText | null {
  const features = files.flatMap(({ previous }) => (previous ? [formValues(previous.features, NO_FEATURES)] : []));
  return sharedBy(features, NO_FEATURES);
}

/** The value that all have; null if they differ. */
function sharedBy<T>(values: readonly T[], valueOfNone: T): T | null {
  const [first = valueOfNone, ...others] = values;
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : null;
}

/** The size and the checksum of the next file are unknown. */
export function nextFile(stored: AdminVersionFragment): ReleaseFileValues {
  return { ...formValues({ ...stored, fileSize: null, sha256: null }, FILE), previous: stored };
}

export function versionsIn({ files, ...shared }: VersionValues): VersionInput[] {
  if (!files) return [shared];
  // Files with different features keep them. A file without a previous one has those of the first.
  const isShared = sharedFeatures(files) !== null;
  const first = files.find(({ previous }) => previous)?.previous ?? null;
  return files.map(({ previous, ...file }) => ({
    ...shared,
    ...file,
    features: isShared ? shared.features : withDefaults(shared.features, (previous ?? first)?.features ?? NO_FEATURES),
    sourceUrl: file.sourceUrl ?? nextSource(previous, shared.versionNumber),
  }));
}

function withDefaults(text: LocalizedText, defaults: LocalizedText): LocalizedText {
  return { en: isBlank(text.en) ? defaults.en : text.en, zh: isBlank(text.zh) ? defaults.zh : text.zh };
}

function nextSource(previous: AdminVersionFragment | null, versionNumber: string): string | null {
  if (!previous?.sourceUrl) return null;
  const { url, isSure } = nextAddress(previous.sourceUrl, previous.versionNumber, versionNumber);
  return isSure ? url : null;
}

export function checkVersions(values: VersionValues): Issues {
  if (!values.files) return checkVersion(values);
  const issues: Issues = {};
  const versions = versionsIn(values);
  versions.forEach((version, index) => {
    for (const [field, issue] of Object.entries(checkVersion(version)))
      issues[releaseField(`${index + 1}.${field}`)] ??= issue;
  });
  for (const index of repeatedFiles(versions))
    issues[releaseField(`${index + 1}.platform`)] ??= { key: 'fileRepeated' };
  return issues;
}

/** The field of the form of a release for a field of a list of versions, such as `1.platform`, with positions from 1. */
export function releaseField(field: string) {
  const [position, ...path] = field.split('.');
  return (path[0] ?? '') in FILE ? `files.${Number(position) - 1}.${path.join('.')}` : path.join('.');
}

/** The same for a single version. An update names the field without a position. */
export function versionField(field: string) {
  return field.replace(/^1\./u, '');
}

/** The highest latest number of the channel, for the chosen platforms; null if that of the form is not lower. */
export function higherNumber(
  { versionNumber, releaseChannel, platform, files }: VersionValues,
  versions: readonly AdminVersionFragment[],
): string | null {
  if (isBlank(versionNumber)) return null;
  const platforms = (files ?? [{ platform }]).map((file) => file.platform).filter(Boolean);
  const isMeant = (one: AdminVersionFragment) => platforms.length === 0 || platforms.includes(one.platform);
  const latest = versions.filter((one) => one.isLatest && one.releaseChannel === releaseChannel && isMeant(one));
  const [highest] = newestFirst(latest, (one) => one.versionNumber);
  return highest && versionKey(highest.versionNumber) > versionKey(versionNumber) ? highest.versionNumber : null;
}
