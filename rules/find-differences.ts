import { groupsOf } from './groups.ts';
import {
  addSource,
  mergeReleases,
  nameOf,
  type MergedFile,
  type MergedRelease,
  type Sourced,
} from './merged-releases.ts';
import {
  releaseKey,
  type Finding,
  type Group,
  type KnownVersion,
  type ProposalKind,
  type ProposedField,
  type ProposedFile,
  type ProposedValue,
  type ReleaseName,
  type SourcedRelease,
  type UpstreamFile,
} from './proposals.ts';
import { nameWithoutNumber } from './safe-proposals.ts';
import { addressKey, parseHttpUrl } from './url.ts';
import { newestFirst, versionKey } from './version-number.ts';

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
  const all = groupsOf(releases, releaseKey).map((group) => mergeReleases(group, known));
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

/** What is newer than the stored and the `proposed` files, as at most one finding. */
function newFiles(
  release: MergedRelease,
  proposed: readonly MergedRelease[],
  known: readonly KnownVersion[],
  firstSeen: (release: MergedRelease) => string,
): Finding[] {
  const inChannel = known.filter(({ releaseChannel }) => releaseChannel === release.releaseChannel);
  const files = [...release.files].flatMap(([name, candidates]): ProposedFile[] => {
    const [{ platform, architecture }] = candidates;
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
  return groupsOf(inChannel, nameOf).flatMap(([newest]) => {
    const { platform, architecture, versionNumber } = newest;
    const isReplaced = files.some((file) => file.platform === platform && file.previousNumber === versionNumber);
    return isReplaced && !release.files.has(nameOf(newest)) ? [{ platform, architecture }] : [];
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
        same.flatMap(({ file, release: { sources } }) => {
          const source = sources[file.source];
          return source ? [{ ...file, source: addSource(release.sources, source) }] : [];
        }),
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
