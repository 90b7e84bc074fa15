import { groupsOf } from './groups.ts';
import type {
  Group,
  KnownVersion,
  ProposalSource,
  ReleaseName,
  SourcedRelease,
  UpstreamFile,
  UpstreamRelease,
} from './proposals.ts';
import type { LeftOut } from './sources.ts';
import { versionKey } from './version-number.ts';
import type { Architecture, ReleaseChannel } from './vocabulary.ts';

/** With the position of its source in the list of the release. */
export type Sourced<T> = T & { source: number };
export type MergedFile = Sourced<UpstreamFile>;

export interface MergedRelease extends ReleaseName {
  key: string;
  sources: ProposalSource[];
  dates: Sourced<Pick<UpstreamRelease, 'releaseDate'>>[];
  doubts: LeftOut[];
  /** By `nameOf`. */
  files: Map<string, [MergedFile, ...MergedFile[]]>;
}

export function mergeReleases(
  group: readonly [SourcedRelease, ...SourcedRelease[]],
  known: readonly KnownVersion[],
): MergedRelease {
  const [{ releaseChannel, versionNumber }] = group;
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
    files: new Map(groupsOf(files, nameOf).map((same) => [nameOf(same[0]), same])),
  };
}

function mergedDoubts(doubts: readonly LeftOut[]): LeftOut[] {
  return [...Map.groupBy(doubts, ({ reason }) => reason)].map(([reason, same]) => ({
    reason,
    count: same.reduce((sum, { count }) => sum + count, 0),
    examples: [...new Set(same.flatMap(({ examples }) => examples))],
  }));
}

export function addSource(sources: ProposalSource[], source: ProposalSource) {
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

export function nameOf({ platform, architecture }: Group) {
  return `${platform} ${architecture ?? ''}`;
}
