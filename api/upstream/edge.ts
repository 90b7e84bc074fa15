import { Type, type Static } from 'typebox';
import type { SourceSettings } from '../../rules/records/source.ts';
import { patternMatch } from '../../rules/sources.ts';
import type { Architecture, Platform, ReleaseChannel } from '../../rules/vocabulary.ts';
import { optional, OptionalText, type ReadSource } from './upstream.ts';

const Artifact = Type.Object({
  Location: Type.String(),
  Hash: OptionalText,
  HashAlgorithm: OptionalText,
  SizeInBytes: optional(Type.Number()),
});
const Release = Type.Object({
  ProductVersion: Type.String(),
  Platform: Type.String(),
  Architecture: Type.String(),
  PublishedTime: OptionalText,
  Artifacts: Type.Array(Artifact),
});
const Products = Type.Array(Type.Object({ Product: Type.String(), Releases: Type.Array(Release) }));

const PRODUCTS: readonly [string, ReleaseChannel][] = [
  ['Stable', 'stable'],
  ['Beta', 'beta'],
  ['Dev', 'dev'],
];
/** iOS and Android have no files here, and Windows without Edge is not listed. */
const PLATFORMS = new Map<string, Platform>([
  ['Windows', 'windows'],
  ['MacOS', 'macos'],
  ['Linux', 'linux'],
]);
const ARCHITECTURES = new Map<string, Architecture>([
  ['x64', 'x64'],
  ['x86', 'x86'],
  ['arm64', 'arm64'],
  ['universal', 'universal'],
]);

export const readEdge: ReadSource = async (settings, upstream) => {
  const sourceUrl = `https://edgeupdates.microsoft.com/api/products?view=${settings.identifier}`;
  const products = upstream.json(sourceUrl, Products);
  return PRODUCTS.filter(
    ([, channel]) => settings.releaseChannel === null || channel === settings.releaseChannel,
  ).flatMap(([name, releaseChannel]) => {
    const releases = products.filter(({ Product }) => Product === name).flatMap(({ Releases }) => Releases);
    return releases.flatMap((release) =>
      filesOf(release, settings).map((file) => ({
        versionNumber: release.ProductVersion,
        releaseChannel,
        releaseDate: release.PublishedTime?.slice(0, 10) ?? null,
        sourceUrl,
        ...file,
      })),
    );
  });
};

function filesOf(release: Static<typeof Release>, settings: SourceSettings) {
  const platform = PLATFORMS.get(release.Platform);
  if (!platform || (settings.platform && platform !== settings.platform)) return [];
  return release.Artifacts.filter(({ Location }) => patternMatch(settings.assetPattern, Location)).map((artifact) => ({
    platform,
    architecture: ARCHITECTURES.get(release.Architecture.toLowerCase()) ?? null,
    downloadUrl: artifact.Location,
    fileSize: artifact.SizeInBytes ? String(artifact.SizeInBytes) : null,
    sha256: artifact.HashAlgorithm?.toUpperCase() === 'SHA256' ? (artifact.Hash ?? null) : null,
  }));
}
