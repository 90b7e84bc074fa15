import { Type, type Static } from 'typebox';
import { architectureIn, fileNameIn } from '#rules/file-name.ts';
import type { Architecture, Platform } from '#rules/vocabulary.ts';
import { channelIn, macosName } from './names.ts';
import { optional, OptionalText, type ReadSource } from './upstream.ts';

const Dependencies = Type.Object({
  macos: optional(Type.Object({ '>=': Type.Optional(Type.Array(Type.String())) })),
  arch: optional(Type.Array(Type.Object({ type: Type.String() }))),
});

const stanzas = {
  url: OptionalText,
  version: OptionalText,
  sha256: OptionalText,
  depends_on: Type.Optional(Dependencies),
};
const Variation = Type.Object(stanzas);
const Cask = Type.Object({
  token: Type.String(),
  ...stanzas,
  disabled: optional(Type.Boolean()),
  variations: optional(Type.Record(Type.String(), Variation)),
  ruby_source_path: OptionalText,
  tap_git_head: OptionalText,
});
type Stanzas = Static<typeof Variation>;

/** The newest first: a Mac with Intel has its variation, if it is different at all. */
const NEWEST_MACOS = ['tahoe', 'sequoia', 'sonoma'];
const LINUX = ['x86_64_linux', 'arm64_linux'];

export const readHomebrew: ReadSource = async ({ identifier, releaseChannel }, upstream) => {
  const address = `https://formulae.brew.sh/api/cask/${identifier}.json`;
  const cask = upstream.json(address, Cask);
  if (cask.disabled) return [];
  const sourceUrl =
    cask.tap_git_head && cask.ruby_source_path
      ? `https://github.com/Homebrew/homebrew-cask/blob/${cask.tap_git_head}/${cask.ruby_source_path}`
      : address;
  const channel = releaseChannel ?? channelIn(identifier.split('@')[1] ?? '') ?? 'stable';
  return caskFiles(cask).map((file) => ({ releaseChannel: channel, sourceUrl, ...file }));
};

/** The stanzas are those of a Mac with Apple silicon; `variations` has what is different elsewhere. */
function caskFiles(cask: Static<typeof Cask>) {
  const variations = cask.variations ?? {};
  const intel = NEWEST_MACOS.map((name) => variations[name]).find(Boolean);
  const isIntelDifferent = intel?.url !== undefined && intel.url !== cask.url;
  const isArmOnly = cask.depends_on?.arch?.every(({ type }) => type === 'arm') ?? false;
  const macArchitecture = isIntelDifferent || isArmOnly ? 'arm64' : architectureIn(fileNameIn(cask.url ?? ''));
  return [
    fileOf(cask, 'macos', macArchitecture),
    ...(isIntelDifferent ? [fileOf({ ...cask, ...intel }, 'macos', 'x64')] : []),
    ...LINUX.flatMap((name) =>
      variations[name]?.url
        ? fileOf({ ...cask, ...variations[name], depends_on: {} }, 'linux', architectureIn(name))
        : [],
    ),
  ].filter(({ downloadUrl }) => downloadUrl);
}

function fileOf(
  { url, version, sha256, depends_on: dependsOn }: Stanzas,
  platform: Platform,
  architecture: Architecture | null,
) {
  const [minimum] = dependsOn?.macos?.['>='] ?? [];
  return {
    platform,
    architecture,
    downloadUrl: url,
    sha256,
    minOsVersion: minimum && macosName(minimum),
    // After the comma is what the address needs besides, such as a build.
    versionNumber: version === 'latest' ? null : version?.split(',')[0],
  };
}
