import { Type, type Static } from 'typebox';
import { architectureIn, fileNameIn } from '#rules/file-name.ts';
import { marksInName, namedChannel } from '#rules/release-channel.ts';
import type { Entry } from './entries.ts';
import { macosName } from './names.ts';
import { optional, OptionalText, type ReadSource } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

const Dependencies = Type.Object({
  /** By the comparison: `>=`, or `==` and `<=` for what newer ones cannot run. */
  macos: optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  arch: optional(Type.Array(Type.Object({ type: Type.String() }))),
});

const stanzas = {
  url: OptionalText,
  version: OptionalText,
  sha256: OptionalText,
  depends_on: optional(Dependencies),
  supported_platforms: optional(Type.Array(Type.String())),
};
const Variation = Type.Object({ ...stanzas, disabled: optional(Type.Boolean()) });
const Cask = Type.Object({
  token: Type.String(),
  ...stanzas,
  disabled: optional(Type.Boolean()),
  deprecated: optional(Type.Boolean()),
  variations: optional(Type.Record(Type.String(), Variation)),
  ruby_source_path: OptionalText,
  tap_git_head: OptionalText,
});
type Cask = Static<typeof Cask>;
type Stanzas = Static<typeof Variation>;

/** The number of Tahoe. */
const NEWEST_MACOS = 26;
/** Those that a Mac with Intel can have, the newest first. */
const INTEL = ['tahoe', 'sequoia', 'sonoma', 'ventura', 'monterey', 'big_sur', 'catalina', 'mojave', 'high_sierra'];
const PROCESSORS = ['arm', 'intel'];
const LINUX = ['x86_64_linux', 'arm64_linux'];

export const readHomebrew: ReadSource = async ({ identifier }, upstream) => {
  const address = `https://formulae.brew.sh/api/cask/${identifier}.json`;
  const cask = upstream.json(address, Cask);
  if (cask.disabled) throw new SourceError('disabled');
  const sourceUrl =
    cask.tap_git_head && cask.ruby_source_path
      ? `https://github.com/Homebrew/homebrew-cask/blob/${cask.tap_git_head}/${cask.ruby_source_path}`
      : address;
  // The token of a cask for another channel has it behind `@`, older ones behind a hyphen.
  const [name = '', behind] = identifier.split('@');
  const channel = behind ?? namedChannel(marksInName(name.split('-').at(-1) ?? ''));
  const files = filesOf(cask).map((file): Entry => ({ channel, unnamedChannel: 'stable', sourceUrl, ...file }));
  // Homebrew keeps it for a while, often because its maker has ended it.
  if (cask.deprecated)
    files.push({ number: null, downloadUrl: null, fileName: name, leftOut: 'deprecated', sourceUrl, system: 'macos' });
  return files;
};

type File = Omit<Entry, 'sourceUrl' | 'unnamedChannel'>;

/** The stanzas are those of the newest macOS with Apple silicon; `variations` has what is different elsewhere. */
function filesOf(cask: Cask): File[] {
  const files = [...macFiles(cask), ...linuxFiles(cask)];
  const addresses = new Set([cask.url, ...files.map(({ downloadUrl }) => downloadUrl)]);
  const others = Object.entries(cask.variations ?? {}).filter(
    ([tag, { url }]) => url && !addresses.has(url) && !LINUX.includes(tag),
  );
  return [
    ...files,
    ...others.map(([tag, variation]) => ({
      ...fileOf({ ...cask, ...variation }, 'macos', null),
      fileName: tag,
      leftOut: isOlderSystem(tag, cask) ? ('olderSystem' as const) : ('system' as const),
    })),
  ];
}

/** Of the newest macOS only with another number; a name that is not known could be that of a newer one. */
function isOlderSystem(tag: string, { version, variations }: Cask) {
  const isOther = (variations?.[tag]?.version ?? version) !== version;
  return INTEL.includes(tag.replace(/^arm64_/u, '')) && (isOther || tag !== `arm64_${INTEL[0]}`);
}

function macFiles(cask: Cask): File[] {
  const types = cask.depends_on?.arch?.map(({ type }) => type) ?? [];
  if (types.length > 0 && !types.some((type) => PROCESSORS.includes(type)))
    return [fileOf(cask, 'macos', types.join(' '))];
  const hasArm = isFor(cask, 'arm', (tag) => tag.startsWith('arm64_') && !LINUX.includes(tag));
  const isEnded = INTEL.some((name) => cask.variations?.[name]?.disabled);
  const hasIntel = !isEnded && isFor(cask, 'intel', (tag) => !tag.startsWith('arm64_') && !LINUX.includes(tag));
  const intel = hasIntel ? intelVariation(cask) : null;
  // One file for both, or the only one.
  if (!intel)
    return hasArm || hasIntel ? [fileOf(cask, 'macos', hasArm && hasIntel ? null : hasArm ? 'arm64' : 'x64')] : [];
  return [...(hasArm ? [fileOf(cask, 'macos', 'arm64')] : []), fileOf({ ...cask, ...intel }, 'macos', 'x64')];
}

function isFor(
  { depends_on: dependsOn, supported_platforms: supported }: Cask,
  processor: string,
  isTag: (tag: string) => boolean,
) {
  return (dependsOn?.arch?.some(({ type }) => type === processor) ?? true) && (supported?.some(isTag) ?? true);
}

/**
 * What is different on the newest macOS of Macs with Intel. A variation that Apple silicon has too is for an older macOS.
 * One of an older macOS alone is for Intel if its name says so, and it is the same release.
 */
function intelVariation({ url, version, variations, supported_platforms: supported }: Cask) {
  const tag = INTEL.find((name) => variations?.[name]?.url && (supported?.includes(name) ?? true));
  const variation = variations?.[tag ?? ''];
  if (!variation?.url || variation.url === url || variations?.[`arm64_${tag}`]?.url === variation.url) return null;
  const isNamed = architectureIn(fileNameIn(variation.url)) === 'x64';
  const isCurrent = tag === INTEL[1] || (variation.version ?? version) === version;
  return tag === INTEL[0] || (isNamed && isCurrent) ? variation : null;
}

/** An address of macOS, or one without a hash of its own, is no file for Linux. */
function linuxFiles(cask: Cask): File[] {
  return LINUX.flatMap((tag) => {
    const variation = cask.variations?.[tag] ?? {};
    const isSupported = cask.supported_platforms
      ? cask.supported_platforms.includes(tag)
      : variation.url && variation.url !== cask.url && variation.sha256 !== null;
    return isSupported ? [fileOf({ ...cask, ...variation, depends_on: null }, 'linux', tag)] : [];
  });
}

function fileOf(
  { url, version, sha256, depends_on: dependsOn, supported_platforms: supported }: Stanzas,
  system: string,
  processor: string | null,
): File {
  const { '>=': [minimum] = [], ...limits } = dependsOn?.macos ?? {};
  const names = system === 'macos' ? supported?.filter((tag) => !LINUX.includes(tag)) : null;
  const isOlder = names?.every((tag) => INTEL.indexOf(tag.replace(/^arm64_/u, '')) > 0) ?? false;
  const isEnded = Object.values(limits).some((releases) => releases.every((name) => !(Number(name) >= NEWEST_MACOS)));
  return {
    number: version,
    system,
    processor,
    downloadUrl: url ?? undefined,
    sha256,
    minOsVersion: { macos: minimum && macosName(minimum) },
    ...((isEnded || isOlder) && { fileName: url ?? undefined, leftOut: 'olderSystem' as const }),
  };
}
