import { Type, type Static } from 'typebox';
import { fileNameIn } from '../../rules/file-name.ts';
import type { SourceSettings } from '../../rules/records/source.ts';
import { patternMatch } from '../../rules/sources.ts';
import type { Architecture, Platform } from '../../rules/vocabulary.ts';
import { architectureIn, channelIn, macosName } from './names.ts';
import { OptionalText, type FoundFile, type Upstream } from './upstream.ts';

const Dependencies = Type.Object({
  macos: Type.Optional(Type.Union([Type.Object({ '>=': Type.Optional(Type.Array(Type.String())) }), Type.Null()])),
  arch: Type.Optional(Type.Union([Type.Array(Type.Object({ type: Type.String() })), Type.Null()])),
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
  disabled: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  variations: Type.Optional(Type.Union([Type.Record(Type.String(), Variation), Type.Null()])),
  ruby_source_path: OptionalText,
  tap_git_head: OptionalText,
});
type Stanzas = Static<typeof Variation>;

/** The newest systems first: a Mac with Intel has the variation of the newest one, if it is different at all. */
const NEWEST_MACOS = ['tahoe', 'sequoia', 'sonoma'];

export async function readHomebrew(
  { identifier, releaseChannel, assetPattern }: SourceSettings,
  upstream: Upstream,
): Promise<FoundFile[]> {
  const address = `https://formulae.brew.sh/api/cask/${identifier}.json`;
  const cask = upstream.json(address, Cask, { isConditional: true });
  if (cask.disabled) return [];
  const sourceUrl =
    cask.tap_git_head && cask.ruby_source_path
      ? `https://github.com/Homebrew/homebrew-cask/blob/${cask.tap_git_head}/${cask.ruby_source_path}`
      : address;
  return caskFiles(cask).flatMap(({ version, ...file }) => {
    const match = patternMatch(assetPattern, file.downloadUrl ?? '');
    const versionNumber = match?.versionNumber ?? version;
    if (!match || versionNumber === null) return [];
    const channel = releaseChannel ?? channelIn(identifier.split('@')[1] ?? '') ?? 'stable';
    return [{ versionNumber, releaseChannel: channel, sourceUrl, ...file }];
  });
}

/** The stanzas are those of a new Mac with Apple silicon; `variations` has what is different elsewhere. */
function caskFiles(cask: Static<typeof Cask>) {
  const variations = cask.variations ?? {};
  const intel = NEWEST_MACOS.map((name) => variations[name]).find(Boolean);
  const isIntelDifferent = intel?.url !== undefined && intel.url !== cask.url;
  const isArmOnly = cask.depends_on?.arch?.every(({ type }) => type === 'arm') ?? false;
  const macArchitecture = isIntelDifferent || isArmOnly ? 'arm64' : architectureIn(fileNameIn(cask.url ?? ''));
  return [
    fileOf(cask, 'macos', macArchitecture),
    ...(isIntelDifferent ? [fileOf({ ...cask, ...intel }, 'macos', 'x64')] : []),
    ...(variations.x86_64_linux?.url
      ? [fileOf({ ...cask, ...variations.x86_64_linux, depends_on: {} }, 'linux', 'x64')]
      : []),
    ...(variations.arm64_linux?.url
      ? [fileOf({ ...cask, ...variations.arm64_linux, depends_on: {} }, 'linux', 'arm64')]
      : []),
  ].filter(({ downloadUrl }) => downloadUrl !== null);
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
    downloadUrl: url ?? null,
    sha256: sha256 === 'no_check' ? null : (sha256 ?? null),
    minOsVersion: minimum ? macosName(minimum) : null,
    // After the comma is what the address needs besides, such as a build.
    version: version === 'latest' ? null : (version?.split(',')[0] ?? null),
  };
}
