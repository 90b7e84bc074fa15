import { latestDate } from './facts.ts';
import { fileNameIn } from './file-name.ts';
import { hasNumber } from './pinned.ts';
import type { LeftOut, SourceFailure } from './sources.ts';
import { addressKey, parseHttpUrl } from './url.ts';
import { newestFirst, versionKey, versionNumbers } from './version-number.ts';
import type { Architecture, Platform, ReleaseChannel } from './vocabulary.ts';

/** How long a new release is held, in hours: bad ones are often withdrawn within hours. */
export const HOLD_HOURS = 6;
/** After so many failures of a source in a row, the administrator is notified. */
export const SOURCE_FAILURES = 3;

/** `schema/proposal.graphql` describes them. The last three only inform. */
export type ProposalKind = 'release' | 'platform' | 'facts' | 'changedFile' | 'contradiction' | 'sourceFailure';

export function isAcceptable(kind: ProposalKind) {
  return isRelease({ kind }) || kind === 'facts';
}

export function isRelease({ kind }: { kind: ProposalKind }) {
  return kind === 'release' || kind === 'platform';
}

/**
 * Whether it needs no further look: no longer held; each file has a version before, of the same host and with the same
 * name but for the number, and its size and hash are stated; nothing is missing, left out, contradicted or odd.
 */
export function isSafe(
  proposal: {
    kind: ProposalKind;
    versionNumber: string;
    missing: readonly unknown[];
    doubts: readonly unknown[];
    files: readonly { previousNumber: string | null; unstated: readonly unknown[]; values: readonly ComparedValue[] }[];
    hasAlarm: boolean;
    heldUntil: string;
  },
  now: number,
) {
  return (
    isAcceptable(proposal.kind) &&
    !proposal.hasAlarm &&
    proposal.missing.length === 0 &&
    proposal.doubts.length === 0 &&
    proposal.files.every(
      ({ previousNumber, unstated, values }) =>
        previousNumber !== null &&
        unstated.length === 0 &&
        !isAbsurd(proposal.versionNumber, previousNumber) &&
        values.every((one) => isPlausible(one, previousNumber, now)),
    ) &&
    Date.parse(proposal.heldUntil) <= now
  );
}

function isAbsurd(versionNumber: string, previousNumber: string) {
  const [parts, known] = [versionNumbers(versionNumber), versionNumbers(previousNumber)];
  const isFarAbove = (part: number, other: number) => part > 100 && part > 10 * other;
  return isFarAbove(parts[0] ?? 0, known[0] ?? 0) || isFarAbove(Math.max(...parts), Math.max(...known));
}

/** Of nobody, or of one's own network. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|home|lan|corp|test|onion|invalid)$/u;
/** In bytes; nothing smaller is an installer. */
const FILE_SIZE_MIN = 100_000;

type ComparedValue = Pick<ProposedValue, 'field' | 'value' | 'previous'>;

function isPlausible({ field, value, previous }: ComparedValue, previousNumber: string, now: number) {
  if (field === 'releaseDate') return value <= latestDate(now) && value >= (previous ?? '');
  if (field === 'fileSize') return Number(value) >= FILE_SIZE_MIN;
  if (field !== 'downloadUrl') return true;
  const [url, before] = [parseHttpUrl(value), parseHttpUrl(previous ?? '')];
  if (!url || !before || ownerOf(url) !== ownerOf(before)) return false;
  // Another file for the same system could be another product.
  if (nameWithoutNumber(value) !== nameWithoutNumber(previous ?? '')) return false;
  const isPrevious = addressKey(value) === addressKey(previous ?? '');
  if (isPrevious && hasNumber(value, previousNumber)) return false; // still the file of the previous version
  const { protocol, hostname, port } = url;
  return protocol === 'https:' && port === '' && /\.[a-z][a-z\d-]*$/u.test(hostname) && !PRIVATE_NAME.test(hostname);
}

function nameWithoutNumber(address: string) {
  return fileNameIn(address).replaceAll(/\d+(?:[._]\d+)*/gu, '#');
}

/** The host, and on a host of many makers the account. */
function ownerOf({ hostname, pathname }: URL) {
  return hostname === 'github.com' ? `${hostname}/${pathname.split('/')[1]?.toLowerCase()}` : hostname;
}

interface Group {
  platform: Platform;
  architecture: Architecture | null;
}

export interface ReleaseName {
  versionNumber: string;
  releaseChannel: ReleaseChannel;
}

/** A file as a source describes it; null is unknown. */
export interface UpstreamFile extends Group {
  downloadUrl: string | null;
  /** In bytes. */
  fileSize: string | null;
  sha256: string | null;
  minOsVersion: string | null;
}

/** Without files it only confirms its version number. */
export interface UpstreamRelease extends ReleaseName {
  /** YYYY-MM-DD. */
  releaseDate: string | null;
  sourceUrl: string;
  files: UpstreamFile[];
  /** What its source leaves out of it or of a newer release, and numbers of its files that differ from its own. */
  doubts: LeftOut[];
}

interface ProposalSource {
  kind: string;
  identifier: string;
  url: string;
}

export interface KnownVersion extends ReleaseName, Omit<UpstreamFile, 'downloadUrl'> {
  id: number;
  releaseDate: string;
  downloadUrl: string;
}

export type ProposedField = 'releaseDate' | 'downloadUrl' | 'fileSize' | 'sha256' | 'minOsVersion' | 'sourceUrl';

export interface ProposedValue {
  field: ProposedField;
  value: string;
  /** The value of the version that is replaced or completed. */
  previous: string | null;
  /** Positions in `Finding.sources`. Empty for a value of the previous version, and for the day when it was first seen. */
  sources: number[];
}

export interface ProposedFile extends Group {
  versionId: number | null;
  /** Of the newest stored version of the same platform, architecture and channel. */
  previousNumber: string | null;
  /** The version whose release notes are carried over. */
  notesFrom: { id: number; versionNumber: string } | null;
  /** Size or hash, if no source states it, and none of them did for the release before. */
  unstated: ProposedField[];
  values: ProposedValue[];
}

export interface Finding extends ReleaseName {
  kind: ProposalKind;
  /** Tells findings of one kind and version apart by their hashes. */
  detail: string;
  sources: ProposalSource[];
  files: ProposedFile[];
  /** Files of the replaced release that the new one does not have. */
  missing: Group[];
  /** What its sources leave out, or contradict themselves. */
  doubts: LeftOut[];
  failure: SourceFailure | null;
}

export interface SourcedRelease extends UpstreamRelease {
  source: Omit<ProposalSource, 'url'>;
}

/** With the position of its source in the list of the release. */
type Sourced<T> = T & { source: number };
type MergedFile = Sourced<UpstreamFile>;

/** 1.9 and v1.9.0 are one release. */
export function releaseKey({ releaseChannel, versionNumber }: ReleaseName) {
  return `${releaseChannel} ${versionKey(versionNumber)}`;
}

interface MergedRelease extends ReleaseName {
  key: string;
  sources: ProposalSource[];
  dates: Sourced<Pick<UpstreamRelease, 'releaseDate'>>[];
  doubts: LeftOut[];
  /** By `nameOf`. */
  files: Map<string, MergedFile[]>;
}

/** The addresses for which sources give different hashes, with these. */
type Contradictions = ReadonlyMap<string, ProposedValue[]>;

/**
 * Compares the sources with the stored versions of one browser. Only a version that is higher than the newest stored one
 * of its platform, architecture and channel is proposed. `firstSeen` is the day for releases whose date no source gives.
 * A dismissed release hides no lower one.
 */
export function findDifferences(
  releases: readonly SourcedRelease[],
  stored: readonly KnownVersion[],
  firstSeen: (release: ReleaseName) => string,
  isDismissed: (release: ReleaseName) => boolean,
): Finding[] {
  const known = newestFirst(stored, ({ versionNumber }) => versionNumber);
  const all = [...Map.groupBy(releases, releaseKey).values()].map((group) => mergeReleases(group, known));
  const proposed = all.filter((release) => !isDismissed(release));
  return all.flatMap((release) => {
    const same = known.filter((version) => releaseKey(version) === releaseKey(release));
    const contradictions = contradictionsIn(release, all);
    const added = newFiles(release, proposed, known, firstSeen);
    const doubtful = contradictedFiles(release, contradictions, added, same);
    const changed = same.flatMap((version) => changedFile(release, version));
    const changedIds = changed.flatMap(({ files }) => files.map(({ versionId }) => versionId));
    const unchanged = same.filter(({ id }) => !changedIds.includes(id));
    return [
      ...(doubtful.length > 0 ? doubtful : added),
      ...missingFacts(release, contradictions, unchanged),
      ...changed,
    ];
  });
}

function mergeReleases(group: readonly SourcedRelease[], known: readonly KnownVersion[]): MergedRelease {
  const [{ releaseChannel, versionNumber }] = group as [SourcedRelease]; // a group has at least one member
  const sources: ProposalSource[] = [];
  const positioned = group.map(({ source, sourceUrl, ...release }) => ({
    ...release,
    source: addSource(sources, { ...source, url: sourceUrl }),
  }));
  const files = positioned.flatMap((release) =>
    release.files.map((file) => ({
      ...file,
      architecture: storedArchitecture(file, releaseChannel, known),
      source: release.source,
    })),
  );
  return {
    releaseChannel,
    versionNumber,
    key: versionKey(versionNumber),
    sources,
    dates: positioned,
    doubts: mergedDoubts(group.flatMap(({ doubts }) => doubts)),
    files: Map.groupBy(files, nameOf),
  };
}

function mergedDoubts(doubts: readonly LeftOut[]): LeftOut[] {
  return [...Map.groupBy(doubts, ({ reason }) => reason)].map(([reason, same]) => ({
    reason,
    count: same.reduce((sum, { count }) => sum + count, 0),
    examples: [...new Set(same.flatMap(({ examples }) => examples))],
  }));
}

function addSource(sources: ProposalSource[], source: ProposalSource) {
  const found = sources.findIndex(
    ({ kind, identifier, url }) => kind === source.kind && identifier === source.identifier && url === source.url,
  );
  return found === -1 ? sources.push(source) - 1 : found;
}

/**
 * A file without an architecture and a universal one are the same if only one of the two is stored: in the channel, or
 * in any channel if it is new.
 */
function storedArchitecture(
  { platform, architecture }: UpstreamFile,
  channel: ReleaseChannel,
  known: readonly KnownVersion[],
): Architecture | null {
  if (architecture !== null && architecture !== 'universal') return architecture;
  const ofPlatform = known.filter((version) => version.platform === platform);
  const inChannel = ofPlatform.filter((version) => version.releaseChannel === channel);
  const stored = new Set((inChannel.length > 0 ? inChannel : ofPlatform).map((version) => version.architecture));
  const other = architecture === null ? 'universal' : null;
  return stored.has(other) && !stored.has(architecture) ? other : architecture;
}

function nameOf({ platform, architecture }: Group) {
  return `${platform} ${architecture ?? ''}`;
}

/** What is newer than the stored and the `proposed` files, as at most one finding. */
function newFiles(
  release: MergedRelease,
  proposed: readonly MergedRelease[],
  known: readonly KnownVersion[],
  firstSeen: (release: MergedRelease) => string,
): Finding[] {
  const inChannel = known.filter(({ releaseChannel }) => releaseChannel === release.releaseChannel);
  const files = [...release.files].flatMap(([name, candidates]): ProposedFile[] => {
    const [{ platform, architecture }] = candidates as [MergedFile]; // a list has at least one member
    const previous = inChannel.find((version) => nameOf(version) === name);
    const hasHigher = proposed.some(
      (other) =>
        other.releaseChannel === release.releaseChannel &&
        other.key > release.key &&
        other.files.get(name)?.some(({ downloadUrl }) => downloadUrl),
    );
    if (hasHigher || (previous && versionKey(previous.versionNumber) >= release.key)) return [];
    const values = valuesOf(release, candidates, previous, firstSeen);
    if (!values) return [];
    // The notes of another platform are better than none.
    const notes = previous ?? inChannel.find((version) => version.platform === platform) ?? inChannel[0];
    return [
      {
        platform,
        architecture,
        versionId: null,
        previousNumber: previous?.versionNumber ?? null,
        notesFrom: notes ? { id: notes.id, versionNumber: notes.versionNumber } : null,
        unstated: (['fileSize', 'sha256'] as const).filter(
          (field) => !values.some((value) => value.field === field) && !wasStated(field, release, name, proposed),
        ),
        values,
      },
    ];
  });
  if (files.length === 0) return [];
  const names = new Set(known.map(nameOf));
  const kind = files.some((file) => names.has(nameOf(file))) ? 'release' : 'platform';
  return [createFinding(kind, release, files, { missing: missingFiles(release, files, inChannel) })];
}

/** Whether a source of the file states a field for the same file of its release before. */
function wasStated(
  field: 'fileSize' | 'sha256',
  release: MergedRelease,
  name: string,
  all: readonly MergedRelease[],
): boolean {
  const sourcesOf = ({ files, sources }: MergedRelease, isMeant: (file: MergedFile) => boolean) =>
    (files.get(name) ?? [])
      .filter(isMeant)
      .map(({ source }) => [sources[source]?.kind, sources[source]?.identifier].join(' '));
  const named = sourcesOf(release, ({ downloadUrl }) => downloadUrl !== null);
  const lower = all.filter(
    ({ releaseChannel, key, files }) =>
      releaseChannel === release.releaseChannel && key < release.key && files.has(name),
  );
  const before = lower.toSorted((a, b) => Number(b.key > a.key) - Number(b.key < a.key))[0];
  return before !== undefined && sourcesOf(before, (file) => file[field] !== null).some((one) => named.includes(one));
}

/** Null if no source gives an address. */
function valuesOf(
  release: MergedRelease,
  candidates: readonly MergedFile[],
  previous: KnownVersion | undefined,
  firstSeen: (release: MergedRelease) => string,
): ProposedValue[] | null {
  const addressed = candidates.filter(({ downloadUrl }) => downloadUrl);
  // Of several files for a system the one that continues the stored one.
  const isNext = ({ downloadUrl }: MergedFile) =>
    previous && nameWithoutNumber(downloadUrl ?? '') === nameWithoutNumber(previous.downloadUrl);
  const first = addressed.find(isNext) ?? addressed[0];
  if (!first?.downloadUrl) return null;
  // Other files do not complete the size and the hash.
  const key = addressKey(first.downloadUrl);
  const same = candidates.filter(({ downloadUrl }) => downloadUrl === null || addressKey(downloadUrl) === key);
  const named = same.filter(({ downloadUrl }) => downloadUrl !== null);
  const main = named.find(({ downloadUrl }) => parseHttpUrl(downloadUrl ?? '')?.protocol === 'https:') ?? first;
  const value = (field: ProposedField, text: string | null | undefined, sources: number[]): ProposedValue[] =>
    text ? [{ field, value: text, previous: (field !== 'sourceUrl' && previous?.[field]) || null, sources }] : [];
  const agreed = (field: ProposedField, given: readonly Sourced<{ [F in ProposedField]?: string | null }>[]) => {
    const text = given.find((one) => one[field])?.[field];
    const sources = given.filter((one) => one[field] === text).map(({ source }) => source);
    return value(field, text, sources);
  };
  const orElse = (found: ProposedValue[], other: ProposedValue[]) => (found.length > 0 ? found : other);
  return [
    ...orElse(agreed('releaseDate', release.dates), value('releaseDate', firstSeen(release), [])),
    ...value('downloadUrl', main.downloadUrl, [...new Set(named.map(({ source }) => source))]),
    ...agreed('fileSize', same),
    ...agreed('sha256', same),
    ...orElse(agreed('minOsVersion', candidates), value('minOsVersion', previous?.minOsVersion, [])),
    ...value('sourceUrl', release.sources[main.source]?.url, [main.source]),
  ];
}

/** Stored files of the replaced release, on the platforms of the new one, that it does not have. */
function missingFiles(
  release: MergedRelease,
  files: readonly ProposedFile[],
  inChannel: readonly KnownVersion[],
): Group[] {
  return [...Map.groupBy(inChannel, nameOf)].flatMap(([name, versions]) => {
    const [{ platform, architecture, versionNumber }] = versions as [KnownVersion]; // a group has at least one member
    const isReplaced = files.some((file) => file.platform === platform && file.previousNumber === versionNumber);
    return isReplaced && !release.files.has(name) ? [{ platform, architecture }] : [];
  });
}

/** The same number in all channels, because one source may call stable what another calls a beta. */
function contradictionsIn(release: MergedRelease, all: readonly MergedRelease[]): Contradictions {
  const files = all
    .filter(({ key }) => key === release.key)
    .flatMap((other) => [...other.files.values()].flat().map((file) => ({ file, release: other })))
    .filter(({ file }) => file.sha256);
  const byUrl = Map.groupBy(files, ({ file }) => addressKey(file.downloadUrl ?? ''));
  const contradicted = [...byUrl].filter(
    ([, same]) =>
      same.some((one) => one.release === release) &&
      new Set(same.map(({ file }) => file.sha256?.toLowerCase())).size > 1,
  );
  return new Map(
    contradicted.map(([url, same]) => [
      url,
      hashesOf(
        same.map(({ file, release: { sources } }) => ({
          ...file,
          source: addSource(release.sources, sources[file.source] as ProposalSource), // its own release has its source
        })),
        null,
      ),
    ]),
  );
}

function hashesOf(files: readonly MergedFile[], previous: string | null): ProposedValue[] {
  const byHash = Map.groupBy(files, ({ sha256 }) => sha256?.toLowerCase() ?? '');
  return [...byHash].map(([value, same]) => ({
    field: 'sha256',
    value,
    previous,
    sources: [...new Set(same.map(({ source }) => source))],
  }));
}

/**
 * New files, and stored versions without a hash, for whose address sources give different hashes, as at most one
 * finding.
 */
function contradictedFiles(
  release: MergedRelease,
  contradictions: Contradictions,
  added: readonly Finding[],
  same: readonly KnownVersion[],
): Finding[] {
  const fresh = added
    .flatMap(({ files }) => files)
    .map((file) => ({
      file,
      url:
        release.files.get(nameOf(file))?.find(({ downloadUrl }) => contradictions.has(addressKey(downloadUrl ?? '')))
          ?.downloadUrl ?? '',
    }));
  const stored = same
    .filter(({ sha256 }) => !sha256)
    .map((version) => ({ file: storedFile(version, []), url: version.downloadUrl }));
  const files = [...fresh, ...stored].flatMap(({ file, url }): ProposedFile[] => {
    const hashes = contradictions.get(addressKey(url));
    if (!hashes) return [];
    const sources = hashes.flatMap((hash) => hash.sources);
    const values: ProposedValue[] = [{ field: 'downloadUrl', value: url, previous: null, sources }, ...hashes];
    return [{ ...file, notesFrom: null, values }];
  });
  if (files.length === 0) return [];
  const detail = files
    .flatMap(({ values }) => values)
    .flatMap(({ field, value }) => (field === 'sha256' ? value : []))
    .toSorted()
    .slice(0, 2)
    .join(' ');
  return [createFinding('contradiction', release, files, { detail })];
}

function isFileOf(version: KnownVersion, { downloadUrl }: UpstreamFile) {
  return downloadUrl !== null && addressKey(downloadUrl) === addressKey(version.downloadUrl);
}

/** What stored versions lack, as at most one finding. */
function missingFacts(
  release: MergedRelease,
  contradictions: Contradictions,
  same: readonly KnownVersion[],
): Finding[] {
  const files = same.flatMap((version) => {
    const candidates = release.files.get(nameOf(version)) ?? [];
    const isContradicted = contradictions.has(addressKey(version.downloadUrl));
    const values = (['minOsVersion', 'sha256', 'fileSize'] as const).flatMap((field): ProposedValue[] => {
      const found = candidates.find(
        (file) => file[field] && (field === 'minOsVersion' || (isFileOf(version, file) && !isContradicted)),
      );
      const value = found?.[field];
      return value && !version[field] ? [{ field, value, previous: null, sources: [found.source] }] : [];
    });
    return values.length > 0 ? [storedFile(version, values)] : [];
  });
  const versionNumber = files[0]?.previousNumber ?? release.versionNumber;
  return files.length > 0 ? [createFinding('facts', release, files, { versionNumber })] : [];
}

/** Other hashes than the stored one for the same address, each as a finding. */
function changedFile(release: MergedRelease, version: KnownVersion): Finding[] {
  const { id, versionNumber, sha256 } = version;
  const files = [...release.files.values()].flat().filter((file) => file.sha256 && isFileOf(version, file));
  return hashesOf(files, sha256)
    .filter(({ value }) => sha256 && value !== sha256.toLowerCase())
    .map((hash) =>
      createFinding('changedFile', release, [storedFile(version, [hash])], {
        versionNumber,
        detail: `${id} ${hash.value}`,
      }),
    );
}

function storedFile(
  { id, platform, architecture, versionNumber }: KnownVersion,
  values: ProposedValue[],
): ProposedFile {
  return {
    platform,
    architecture,
    versionId: id,
    previousNumber: versionNumber,
    notesFrom: null,
    unstated: [],
    values,
  };
}

function createFinding(
  kind: ProposalKind,
  { releaseChannel, versionNumber, sources, doubts }: MergedRelease,
  files: ProposedFile[],
  others: Partial<Finding>,
): Finding {
  return {
    kind,
    releaseChannel,
    versionNumber,
    detail: '',
    sources,
    files,
    missing: [],
    doubts,
    failure: null,
    ...others,
  };
}
