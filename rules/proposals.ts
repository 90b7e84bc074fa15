import { latestDate } from './facts.ts';
import type { SourceFailure } from './sources.ts';
import { addressKey, parseHttpUrl } from './url.ts';
import { versionKey, versionNumbers } from './version-number.ts';
import type { Architecture, LocalizedText, Platform, ReleaseChannel } from './vocabulary.ts';

/**
 * How long a new release is shown as held before it should be accepted, in hours: bad releases are often withdrawn
 * within hours.
 */
export const HOLD_HOURS = 6;
/** How many times in a row a source fails before the administrator is notified. */
export const SOURCE_FAILURES = 3;

export const PROPOSAL_KINDS = [
  'release',
  'platform',
  'facts',
  'changedFile',
  'contradiction',
  'sourceFailure',
] as const;
/**
 * - release: a newer version for at least one platform and architecture that has versions, of any channel.
 * - platform: only files for platforms or architectures without any version.
 * - facts: properties that stored versions lack.
 * - changedFile: the hash of a stored version differs from that of the source. An alarm, which changes nothing.
 * - contradiction: sources give different hashes for one address. An alarm, which changes nothing. The release is not
 *   proposed.
 * - sourceFailure: a source failed several times in a row. A notice, which changes nothing.
 */
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Whether a proposal changes versions when it is accepted. */
export function isAcceptable(kind: ProposalKind): boolean {
  return isRelease({ kind }) || kind === 'facts';
}

/** Whether a proposal adds versions, which the form of a release can change before. */
export function isRelease({ kind }: { kind: ProposalKind }): boolean {
  return kind === 'release' || kind === 'platform';
}

/**
 * Whether a proposal needs no further look: it is no longer held, and it only replaces or completes versions, without
 * losing a file and without an alarm. Its addresses use https and a public name, its date is not in the future, and its
 * number is no absurd one.
 */
export function isSafe(
  {
    kind,
    versionNumber,
    missing,
    files,
    hasAlarm,
    heldUntil,
  }: {
    kind: ProposalKind;
    versionNumber: string;
    missing: readonly unknown[];
    files: readonly { previousNumber: string | null; values: readonly Pick<ProposedValue, 'field' | 'value'>[] }[];
    hasAlarm: boolean;
    heldUntil: string;
  },
  now: number,
): boolean {
  return (
    isAcceptable(kind) &&
    !hasAlarm &&
    missing.length === 0 &&
    files.every(
      ({ previousNumber, values }) =>
        previousNumber !== null &&
        !isAbsurd(versionNumber, previousNumber) &&
        values.every((one) => isPlausible(one, now)),
    ) &&
    Date.parse(heldUntil) <= now
  );
}

/** Whether a number is far above the known one, such as 99999999.0 after 154.0. */
function isAbsurd(versionNumber: string, previousNumber: string): boolean {
  const [first = 0] = versionNumbers(versionNumber);
  const [previous = 0] = versionNumbers(previousNumber);
  return first > 100 && first > 10 * previous;
}

/** Names that belong to nobody or to one's own network. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|home|lan|corp|test|onion|invalid)$/u;

/** Whether an address uses https, its port and a public name, and a date is not in the future. Other values are. */
function isPlausible({ field, value }: Pick<ProposedValue, 'field' | 'value'>, now: number): boolean {
  if (field === 'releaseDate') return value <= latestDate(now);
  if (field !== 'downloadUrl') return true;
  const { protocol, hostname = '', port } = parseHttpUrl(value) ?? {};
  return protocol === 'https:' && port === '' && /\.[a-z][a-z\d-]*$/u.test(hostname) && !PRIVATE_NAME.test(hostname);
}

/** A file of a release, as a source describes it. Null is unknown. */
export interface UpstreamFile {
  platform: Platform;
  architecture: Architecture | null;
  downloadUrl: string | null;
  /** A number of bytes. */
  fileSize: string | null;
  sha256: string | null;
  minOsVersion: string | null;
}

/** A release, as a source describes it. A release without files only confirms its version number. */
export interface UpstreamRelease {
  versionNumber: string;
  releaseChannel: ReleaseChannel;
  /** YYYY-MM-DD. */
  releaseDate: string | null;
  /** The URL that proves the release. */
  sourceUrl: string;
  files: UpstreamFile[];
}

/** What the administrator can see of the origin of a value. */
export interface ProposalSource {
  kind: string;
  identifier: string;
  url: string;
}

/** The properties of a version that are compared. */
export interface KnownVersion {
  id: number;
  versionNumber: string;
  releaseDate: string;
  platform: Platform;
  architecture: Architecture | null;
  releaseChannel: ReleaseChannel;
  minOsVersion: string | null;
  fileSize: string | null;
  downloadUrl: string;
  sha256: string | null;
}

export type ProposedField = 'releaseDate' | 'downloadUrl' | 'fileSize' | 'sha256' | 'minOsVersion' | 'sourceUrl';

export interface ProposedValue {
  field: ProposedField;
  value: string;
  /** The value of the version that is replaced or completed; null if there is none. */
  previous: string | null;
  /**
   * The sources that give this value, as positions in the list of the proposal. Empty if it is the value of the
   * previous version, or the day on which the release was first seen.
   */
  sources: number[];
}

export interface ProposedFile {
  platform: Platform;
  architecture: Architecture | null;
  /** The stored version that is changed; null if a version is added. */
  versionId: number | null;
  /** The newest stored version of the same platform, architecture and channel; null if there is none. */
  previousId: number | null;
  previousNumber: string | null;
  /** The stored version whose release notes are carried over; null if there are no notes, or if none are needed. */
  notesFrom: { id: number; versionNumber: string } | null;
  values: ProposedValue[];
}

/** A difference between what the sources say and what is stored. */
export interface Finding {
  kind: ProposalKind;
  releaseChannel: ReleaseChannel;
  versionNumber: string;
  /**
   * Distinguishes findings of the same kind and version: the new hash of a changed file, two hashes of a contradiction.
   */
  detail: string;
  sources: ProposalSource[];
  files: ProposedFile[];
  /** Files of the replaced release that the new release does not have. */
  missing: { platform: Platform; architecture: Architecture | null }[];
  /** Why a source failed; null for other kinds. */
  failure: SourceFailure | null;
}

export interface SourcedRelease extends UpstreamRelease {
  source: Omit<ProposalSource, 'url'>;
}

/** A file of one release with the position of the source that names it. */
interface MergedFile extends UpstreamFile {
  source: number;
}

interface Group {
  platform: Platform;
  architecture: Architecture | null;
}

export type ReleaseName = Pick<UpstreamRelease, 'releaseChannel' | 'versionNumber'>;

/** The same text for all spellings of a release: 1.9 and v1.9.0 are one. */
export function releaseKey({ releaseChannel, versionNumber }: ReleaseName): string {
  return `${releaseChannel} ${versionKey(versionNumber)}`;
}

/** One release, as all sources together describe it. */
interface MergedRelease {
  releaseChannel: ReleaseChannel;
  versionNumber: string;
  key: string;
  sources: ProposalSource[];
  dates: { value: string; source: number }[];
  files: Map<string, MergedFile[]>;
}

/** Addresses for which sources give different hashes, with these hashes. */
type Contradictions = ReadonlyMap<string, ProposedValue[]>;

/**
 * Compares what the sources say with the stored versions of one browser. A version that is not higher than the newest
 * stored one of its platform, architecture and channel is never proposed. `firstSeen` returns the day on which a
 * release was first seen, for releases whose date no source gives. A dismissed release hides no lower one.
 */
export function findDifferences(
  releases: readonly SourcedRelease[],
  known: readonly KnownVersion[],
  firstSeen: (release: ReleaseName) => string,
  isDismissed: (release: ReleaseName) => boolean,
): Finding[] {
  const all = mergeReleases(releases, known);
  const proposed = all.filter((release) => !isDismissed(release));
  return all.flatMap((release) => {
    const contradictions = contradictionsIn(release);
    const added = newFiles(release, proposed, known, firstSeen);
    const doubtful = contradictedFiles(release, contradictions, added, known);
    const changed = changedFiles(release, known);
    const changedIds = new Set(changed.flatMap(({ files }) => files.map(({ versionId }) => versionId)));
    const unchanged = known.filter(({ id }) => !changedIds.has(id));
    return [
      ...(doubtful.length > 0 ? doubtful : added),
      ...missingFacts(release, contradictions, unchanged),
      ...changed,
    ];
  });
}

/** Groups what the sources say by release. Several sources of the same version are one release. */
function mergeReleases(releases: readonly SourcedRelease[], known: readonly KnownVersion[]): MergedRelease[] {
  const groups = Map.groupBy(releases, releaseKey);
  return [...groups.values()].map((group) => {
    const [first] = group as [SourcedRelease]; // a group has at least one member
    const { releaseChannel, versionNumber } = first;
    const release: MergedRelease = {
      releaseChannel,
      versionNumber,
      key: versionKey(versionNumber),
      sources: [],
      dates: [],
      files: new Map(),
    };
    for (const { source, sourceUrl, releaseDate, files } of group) {
      const position = positionOf(release.sources, { ...source, url: sourceUrl });
      if (releaseDate) release.dates.push({ value: releaseDate, source: position });
      for (const file of files) {
        const architecture = storedArchitecture(file, releaseChannel, known);
        const key = nameOf({ platform: file.platform, architecture });
        release.files.set(key, [...(release.files.get(key) ?? []), { ...file, architecture, source: position }]);
      }
    }
    return release;
  });
}

function positionOf(sources: ProposalSource[], source: ProposalSource): number {
  const found = sources.findIndex(
    ({ kind, identifier, url }) => kind === source.kind && identifier === source.identifier && url === source.url,
  );
  return found === -1 ? sources.push(source) - 1 : found;
}

/**
 * A file without an architecture and a universal file are the same if only one of the two is stored: in the channel, or
 * in any channel if it is a new one.
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
  if (stored.has(architecture)) return architecture;
  const other = architecture === null ? 'universal' : null;
  return stored.has(other) ? other : architecture;
}

function nameOf({ platform, architecture }: Group): string {
  return `${platform} ${architecture ?? ''}`;
}

/** The newest stored version of a group; undefined if there is none. */
function newestOf(
  known: readonly KnownVersion[],
  channel: ReleaseChannel,
  { platform, architecture }: Group,
): KnownVersion | undefined {
  return known
    .filter(
      (version) =>
        version.platform === platform && version.architecture === architecture && version.releaseChannel === channel,
    )
    .toSorted((a, b) => compare(versionKey(b.versionNumber), versionKey(a.versionNumber)))[0];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The files that are newer than what is stored and than what is `proposed`, as at most one finding. */
function newFiles(
  release: MergedRelease,
  proposed: readonly MergedRelease[],
  known: readonly KnownVersion[],
  firstSeen: (release: MergedRelease) => string,
): Finding[] {
  const files: ProposedFile[] = [];
  for (const [name, candidates] of release.files) {
    const [{ platform, architecture }] = candidates as [MergedFile]; // a list has at least one member
    const previous = newestOf(known, release.releaseChannel, { platform, architecture });
    const hasHigher = proposed.some(
      (other) =>
        other.releaseChannel === release.releaseChannel &&
        other.key > release.key &&
        other.files.get(name)?.some(({ downloadUrl }) => downloadUrl),
    );
    if (hasHigher || (previous && versionKey(previous.versionNumber) >= release.key)) continue;
    const values = valuesOf(release, candidates, previous, firstSeen);
    if (!values) continue;
    const notes = previous ?? notesFor({ platform, architecture }, release.releaseChannel, known);
    files.push({
      platform,
      architecture,
      versionId: null,
      previousId: previous?.id ?? null,
      previousNumber: previous?.versionNumber ?? null,
      notesFrom: notes ? { id: notes.id, versionNumber: notes.versionNumber } : null,
      values,
    });
  }
  if (files.length === 0) return [];
  const names = new Set(known.map(nameOf));
  const kind = files.some((file) => names.has(nameOf(file))) ? 'release' : 'platform';
  return [findingOf(kind, release, files, missingFiles(release, files, known))];
}

/** The values of a new version; null if no source gives an address. */
function valuesOf(
  release: MergedRelease,
  candidates: readonly MergedFile[],
  previous: KnownVersion | undefined,
  firstSeen: (release: MergedRelease) => string,
): ProposedValue[] | null {
  const first = candidates.find(({ downloadUrl }) => downloadUrl);
  if (!first?.downloadUrl) return null;
  // The size and the hash belong to one file, so other files do not complete them.
  const key = addressKey(first.downloadUrl);
  const same = candidates.filter(({ downloadUrl }) => downloadUrl === null || addressKey(downloadUrl) === key);
  const named = same.filter(({ downloadUrl }) => downloadUrl !== null);
  const main = named.find(({ downloadUrl }) => parseHttpUrl(downloadUrl ?? '')?.protocol === 'https:') ?? first;
  const value = (field: ProposedField, text: string | null, sources: number[]): ProposedValue[] =>
    text ? [{ field, value: text, previous: previousValue(previous, field), sources }] : [];
  const agreed = (field: 'fileSize' | 'sha256' | 'minOsVersion', files: readonly MergedFile[]) => {
    const text = files.find((file) => file[field])?.[field] ?? null;
    return value(
      field,
      text,
      files.filter((file) => file[field] === text).map(({ source }) => source),
    );
  };
  const minimum = agreed('minOsVersion', candidates);
  const date = release.dates[0];
  return [
    ...(date
      ? value(
          'releaseDate',
          date.value,
          release.dates.filter((other) => other.value === date.value).map(({ source }) => source),
        )
      : value('releaseDate', firstSeen(release), [])),
    ...value('downloadUrl', main.downloadUrl, [...new Set(named.map(({ source }) => source))]),
    ...agreed('fileSize', same),
    ...agreed('sha256', same),
    ...(minimum.length > 0 ? minimum : value('minOsVersion', previous?.minOsVersion ?? null, [])),
    ...value('sourceUrl', release.sources[main.source]?.url ?? null, [main.source]),
  ];
}

function previousValue(previous: KnownVersion | undefined, field: ProposedField): string | null {
  return field === 'sourceUrl' ? null : (previous?.[field] ?? null);
}

/**
 * The stored version whose notes suit a new group: the newest one of its platform, or else of any platform of the
 * channel.
 */
function notesFor(
  { platform }: Group,
  channel: ReleaseChannel,
  known: readonly KnownVersion[],
): KnownVersion | undefined {
  const inChannel = known
    .filter((version) => version.releaseChannel === channel)
    .toSorted((a, b) => compare(versionKey(b.versionNumber), versionKey(a.versionNumber)));
  return inChannel.find((version) => version.platform === platform) ?? inChannel[0];
}

/** The stored files of the replaced release, on the platforms of the new one, that the new one does not have. */
function missingFiles(release: MergedRelease, files: readonly ProposedFile[], known: readonly KnownVersion[]): Group[] {
  const groups = new Map(
    known
      .filter(({ releaseChannel }) => releaseChannel === release.releaseChannel)
      .map((version) => [nameOf(version), version]),
  );
  return [...groups]
    .filter(([name, group]) => {
      const newest = newestOf(known, release.releaseChannel, group);
      const isReplaced = files.some(
        ({ platform, previousNumber }) => platform === group.platform && previousNumber === newest?.versionNumber,
      );
      return isReplaced && !release.files.has(name);
    })
    .map(([, { platform, architecture }]) => ({ platform, architecture }));
}

function contradictionsIn({ files }: MergedRelease): Contradictions {
  const byUrl = Map.groupBy(
    [...files.values()].flat().filter(({ sha256 }) => sha256),
    ({ downloadUrl }) => addressKey(downloadUrl ?? ''),
  );
  const hashesByUrl = [...byUrl].map(([url, group]): [string, ProposedValue[]] => {
    const byHash = Map.groupBy(group, ({ sha256 }) => sha256?.toLowerCase() ?? '');
    return [
      url,
      [...byHash].map(([value, same]) => ({
        field: 'sha256',
        value,
        previous: null,
        sources: [...new Set(same.map(({ source }) => source))],
      })),
    ];
  });
  return new Map(hashesByUrl.filter(([, hashes]) => hashes.length > 1));
}

/**
 * New files, and stored versions without a hash, for whose address sources give different hashes, as at most one
 * finding.
 */
function contradictedFiles(
  release: MergedRelease,
  contradictions: Contradictions,
  added: readonly Finding[],
  known: readonly KnownVersion[],
): Finding[] {
  const isContradicted = ({ downloadUrl }: Pick<MergedFile, 'downloadUrl'>) =>
    contradictions.has(addressKey(downloadUrl ?? ''));
  const fresh = added
    .flatMap(({ files }) => files)
    .map((file) => ({ file, url: release.files.get(nameOf(file))?.find(isContradicted)?.downloadUrl ?? '' }));
  const stored = versionsOf(release, known)
    .filter(({ sha256 }) => !sha256)
    .map((version) => ({ file: storedFile(version, []), url: version.downloadUrl }));
  const files = [...fresh, ...stored].flatMap(({ file, url }): ProposedFile[] => {
    const hashes = contradictions.get(addressKey(url));
    return hashes
      ? [
          {
            ...file,
            notesFrom: null,
            values: [
              { field: 'downloadUrl', value: url, previous: null, sources: hashes.flatMap(({ sources }) => sources) },
              ...hashes,
            ],
          },
        ]
      : [];
  });
  if (files.length === 0) return [];
  const detail = files
    .flatMap(({ values }) => values)
    .flatMap(({ field, value }) => (field === 'sha256' ? value : []))
    .toSorted()
    .slice(0, 2)
    .join(' ');
  return [{ ...findingOf('contradiction', release, files, []), detail }];
}

function isFileOf(version: KnownVersion, { downloadUrl }: UpstreamFile): boolean {
  return downloadUrl !== null && addressKey(downloadUrl) === addressKey(version.downloadUrl);
}

/** Properties that stored versions of this release lack, as at most one finding. */
function missingFacts(
  release: MergedRelease,
  contradictions: Contradictions,
  known: readonly KnownVersion[],
): Finding[] {
  const pairs = versionsOf(release, known).flatMap((version) =>
    (release.files.get(nameOf(version)) ?? []).map((file) => ({ version, file })),
  );
  const files = pairs.flatMap(({ version, file }) => {
    const isSameFile = isFileOf(version, file) && !contradictions.has(addressKey(version.downloadUrl));
    const fields = isSameFile ? (['fileSize', 'sha256', 'minOsVersion'] as const) : (['minOsVersion'] as const);
    const values = fields.flatMap((field) => {
      const value = file[field];
      return value && !version[field] ? [{ field, value, previous: null, sources: [file.source] }] : [];
    });
    return values.length > 0 ? [storedFile(version, values)] : [];
  });
  const byVersion = Map.groupBy(files, ({ versionId }) => versionId);
  const merged = [...byVersion.values()].map((entries) => {
    const values = new Map<ProposedField, ProposedValue>(
      entries
        .flatMap((entry) => entry.values)
        .toReversed()
        .map((value) => [value.field, value]),
    );
    return { ...(entries[0] as ProposedFile), values: [...values.values()] }; // a group has at least one member
  });
  return merged.length > 0
    ? [
        {
          ...findingOf('facts', release, merged, []),
          versionNumber: merged[0]?.previousNumber ?? release.versionNumber,
        },
      ]
    : [];
}

/** Stored versions of this release whose hash differs from that of the same address, once for each new hash. */
function changedFiles(release: MergedRelease, known: readonly KnownVersion[]): Finding[] {
  const files = [...release.files.values()].flat();
  const pairs = versionsOf(release, known).flatMap((version) =>
    files.filter((file) => isFileOf(version, file)).map((file) => ({ version, file })),
  );
  const changed = pairs.filter(
    ({ version, file }) => version.sha256 && file.sha256 && version.sha256.toLowerCase() !== file.sha256.toLowerCase(),
  );
  const byHash = Map.groupBy(changed, ({ version, file }) => `${version.id} ${file.sha256?.toLowerCase()}`);
  return [...byHash].map(([detail, group]) => {
    const [{ version, file }] = group as [(typeof changed)[number]]; // a group has at least one member
    const sources = [...new Set(group.map((one) => one.file.source))];
    const values: ProposedValue[] = [{ field: 'sha256', value: file.sha256 ?? '', previous: version.sha256, sources }];
    return {
      ...findingOf('changedFile', release, [storedFile(version, values)], []),
      versionNumber: version.versionNumber,
      detail,
    };
  });
}

function storedFile(
  { id, platform, architecture, versionNumber }: KnownVersion,
  values: ProposedValue[],
): ProposedFile {
  return {
    platform,
    architecture,
    versionId: id,
    previousId: id,
    previousNumber: versionNumber,
    notesFrom: null,
    values,
  };
}

/** The stored versions of the same release. */
function versionsOf(release: MergedRelease, known: readonly KnownVersion[]): KnownVersion[] {
  return known.filter(
    (version) => version.releaseChannel === release.releaseChannel && versionKey(version.versionNumber) === release.key,
  );
}

function findingOf(kind: ProposalKind, release: MergedRelease, files: ProposedFile[], missing: Group[]): Finding {
  return {
    kind,
    releaseChannel: release.releaseChannel,
    versionNumber: release.versionNumber,
    detail: '',
    sources: release.sources,
    files,
    missing,
    failure: null,
  };
}

const CARRIED_OVER = { en: /^Notes of version [^\n]+:\n/u, zh: /^沿用版本 [^\n]+ 的更新说明：\n/u };

/** Release notes for a new version: those of an older version, marked as such in the first line. */
export function carriedOverNotes(versionNumber: string, { en, zh }: LocalizedText): LocalizedText {
  return {
    en: CARRIED_OVER.en.test(en) ? en : `Notes of version ${versionNumber}:\n${en}`,
    zh: CARRIED_OVER.zh.test(zh) ? zh : `沿用版本 ${versionNumber} 的更新说明：\n${zh}`,
  };
}

/** Release notes for a new version of a browser without any version. */
export const NO_NOTES: LocalizedText = { en: 'The source has no release notes.', zh: '信息来源没有更新说明。' };
