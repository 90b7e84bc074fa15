import { guessFile } from '../../../rules/file-name.ts';
import { isBlank, type Issues } from '../../../rules/issues.ts';
import { DEFAULT_PUBLICATION, type PublicationInput } from '../../../rules/publication.ts';
import { nextAddress, repeatedFiles } from '../../../rules/release.ts';
import { checkVersion, DEFAULT_VERSION, type VersionInput } from '../../../rules/version.ts';
import { ARCHITECTURES, PLATFORMS, type LocalizedText } from '../../../rules/vocabulary.ts';
import { localToday } from '../form/local-time.ts';
import type { AdminVersionFragment } from './versions.generated.ts';

type FileFields = Pick<VersionInput, 'platform' | 'architecture' | 'downloadUrl' | 'downloadMirrors' | 'fileSize' | 'sha256' | 'minOsVersion' | 'screenshots'>;

interface PreviousFile extends Pick<VersionInput, 'versionNumber' | 'downloadUrl' | 'downloadMirrors' | 'sourceUrl'> {
  /** Missing in the drafts of older versions. */
  features?: LocalizedText;
}

/** A file of a new release. */
export interface ReleaseFileValues extends FileFields {
  /** The file of the previous release that it replaces; null without one. */
  previous: PreviousFile | null;
  /** Whether the addresses that were carried over are right. */
  isConfirmed: boolean;
}

/** The values of the form of a new release. */
export interface ReleaseValues extends PublicationInput {
  versionNumber: string;
  releaseDate: string;
  releaseChannel: string;
  /** The features of all files. An empty text means those of the previous files, if they differ. */
  features: LocalizedText;
  files: ReleaseFileValues[];
  /** Pasted addresses that are not used yet. */
  pasted?: string;
}

export const DEFAULT_FILE: ReleaseFileValues = { platform: '', architecture: null, downloadUrl: '', downloadMirrors: [], fileSize: null, sha256: null, minOsVersion: null, screenshots: [], previous: null, isConfirmed: false };

/** The initial values of the release after `files`. */
export function releaseValues(files: readonly AdminVersionFragment[]): ReleaseValues {
  const next = inOrder(files).map(nextFile);
  return { versionNumber: '', releaseDate: localToday(), releaseChannel: files[0]?.releaseChannel ?? 'stable', features: sharedFeatures(next) ?? NO_FEATURES, files: next, ...DEFAULT_PUBLICATION };
}

/** Files in the order of the user interface. Files that differ only by their address keep their order, because the last one that is created becomes the latest. */
function inOrder(files: readonly AdminVersionFragment[]): AdminVersionFragment[] {
  const placeOf = ({ platform, architecture }: AdminVersionFragment) => PLATFORMS.indexOf(platform) * 10 + (architecture ? ARCHITECTURES.indexOf(architecture) : -1);
  return files.toSorted((a, b) => placeOf(a) - placeOf(b) || a.id - b.id);
}

export const NO_FEATURES: LocalizedText = { en: '', zh: '' };

/** The features that all previous files have; empty texts without previous files, null if they differ. */
export function sharedFeatures(files: readonly ReleaseFileValues[]): LocalizedText | null {
  const [first = NO_FEATURES, ...others] = files.flatMap(({ previous }) => previous?.features ?? []);
  return others.every(({ en, zh }) => en === first.en && zh === first.zh) ? first : null;
}

/** The features that were carried over, by their fields; empty texts if each file keeps those of its previous file. */
export function carriedFeatures(files: readonly ReleaseFileValues[]): Record<string, string> {
  if (!files.some(({ previous }) => previous?.features)) return {};
  const { en, zh } = sharedFeatures(files) ?? NO_FEATURES;
  return { 'features.en': en, 'features.zh': zh };
}

/** The next file after a stored one. Its size and checksum are unknown. */
export function nextFile({ platform, architecture, minOsVersion, versionNumber, downloadUrl, downloadMirrors, screenshots, sourceUrl, features: { en, zh } }: AdminVersionFragment): ReleaseFileValues {
  return { ...DEFAULT_FILE, platform, architecture, downloadUrl, downloadMirrors: [...downloadMirrors], minOsVersion, screenshots: [...screenshots], previous: { versionNumber, downloadUrl, downloadMirrors: [...downloadMirrors], sourceUrl, features: { en, zh } } };
}

/** The file with the number replaced in the addresses that were not edited. `before` is the number for which they were made. */
export function withNumber(file: ReleaseFileValues, before: string, versionNumber: string): ReleaseFileValues {
  const { previous } = file;
  if (!previous) return file;
  const next = (url: string, stored: string) => (url === nextAddress(stored, previous.versionNumber, before).url ? nextAddress(stored, previous.versionNumber, versionNumber).url : url);
  return { ...file, downloadUrl: next(file.downloadUrl, previous.downloadUrl), downloadMirrors: file.downloadMirrors.map((url, place) => next(url, previous.downloadMirrors[place] ?? url)) };
}

/** Whether addresses of a file were carried over, may be wrong, and were neither edited nor confirmed. */
export function isUnconfirmed({ previous, isConfirmed, downloadUrl, downloadMirrors }: ReleaseFileValues, versionNumber: string): boolean {
  if (!previous || isConfirmed || versionNumber.trim() === '') return false;
  const isUnsure = (url: string, stored: string | undefined) => {
    if (stored === undefined) return false;
    const next = nextAddress(stored, previous.versionNumber, versionNumber);
    return url === next.url && !next.isSure;
  };
  return isUnsure(downloadUrl, previous.downloadUrl) || downloadMirrors.some((url, place) => isUnsure(url, previous.downloadMirrors[place]));
}

/** Puts each address into the file of its platform and architecture, or else into one of the others, or else into a new one. */
export function withAddresses(files: readonly ReleaseFileValues[], addresses: readonly string[], others: readonly ReleaseFileValues[] = []): ReleaseFileValues[] {
  const next = [...files];
  const filled = new Set<number>();
  for (const downloadUrl of addresses) {
    const { platform, architecture } = guessFile(downloadUrl);
    const isSame = (file: Pick<FileFields, 'platform' | 'architecture'>) => file.platform === platform && file.architecture === architecture;
    const place = next.findIndex((file, index) => !filled.has(index) && isSame(file));
    filled.add(place === -1 ? next.length : place);
    if (place === -1) next.push({ ...(others.find(isSame) ?? DEFAULT_FILE), platform: platform ?? '', architecture, downloadUrl });
    else next[place] = { ...(next[place] ?? DEFAULT_FILE), downloadUrl };
  }
  return next;
}

/** The most frequent version number in addresses; null if none has one. */
export function numberIn(addresses: readonly string[]): string | null {
  const numbers = addresses.map((address) => guessFile(address).versionNumber).filter((number) => number !== null);
  const count = (number: string) => numbers.filter((other) => other === number).length;
  return numbers.toSorted((a, b) => count(b) - count(a))[0] ?? null;
}

/** The versions that are created for a release. */
export function versionsIn({ files, pasted: _pasted, ...shared }: ReleaseValues, browserId: number): (VersionInput & { browserId: number })[] {
  const areShared = sharedFeatures(files) !== null;
  return files.map(({ previous, isConfirmed: _isConfirmed, ...file }) => ({
    ...DEFAULT_VERSION,
    ...shared,
    ...file,
    browserId,
    features: areShared ? shared.features : withDefaults(shared.features, previous?.features ?? NO_FEATURES),
    sourceUrl: nextSource(previous, shared.versionNumber),
  }));
}

/** A bilingual text with other texts for its empty ones. */
function withDefaults(text: LocalizedText, defaults: LocalizedText): LocalizedText {
  return { en: isBlank(text.en) ? defaults.en : text.en, zh: isBlank(text.zh) ? defaults.zh : text.zh };
}

function nextSource(previous: PreviousFile | null, versionNumber: string): string | null {
  if (!previous?.sourceUrl) return null;
  const { url, isSure } = nextAddress(previous.sourceUrl, previous.versionNumber, versionNumber);
  return isSure ? url : null;
}

const FILE_FIELDS = ['platform', 'architecture', 'downloadUrl', 'downloadMirrors', 'fileSize', 'sha256', 'minOsVersion', 'screenshots'];

/** Validates each file by the rules of versions. */
export function checkRelease(values: ReleaseValues): Issues {
  if (values.files.length === 0) return { ...checkRelease({ ...values, files: [DEFAULT_FILE] }), files: { key: 'requiredFields' } };
  const issues: Issues = values.pasted?.trim() ? { pasted: { key: 'pastedAddressesUnused' } } : {};
  const versions = versionsIn(values, 1);
  versions.forEach((version, place) => {
    for (const [field, issue] of Object.entries(checkVersion(version))) issues[formField(`${place + 1}.${field}`)] ??= issue;
  });
  for (const place of repeatedFiles(versions)) issues[formField(`${place + 1}.platform`)] ??= { key: 'fileRepeated' };
  return issues;
}

/** The field of the form for a field of a list of versions, such as `1.platform`, with positions from 1. */
export function formField(field: string): string {
  const [position, ...path] = field.split('.');
  return FILE_FIELDS.includes(path[0] ?? '') ? `files.${Number(position) - 1}.${path.join('.')}` : path.join('.');
}
