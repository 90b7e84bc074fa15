import { Type } from 'typebox';
import { ARCHITECTURES, memberOf, RELEASE_CHANNELS } from '#rules/vocabulary.ts';
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

/** iOS and Android have no files here. */
const PLATFORMS = ['windows', 'macos', 'linux'] as const;

export const readEdge: ReadSource = async ({ identifier, releaseChannel: wanted }, upstream) => {
  const sourceUrl = `https://edgeupdates.microsoft.com/api/products?view=${identifier}`;
  return upstream.json(sourceUrl, Products).flatMap(({ Product, Releases }) => {
    const releaseChannel = memberOf(RELEASE_CHANNELS, Product.toLowerCase());
    if (!releaseChannel || (wanted ?? releaseChannel) !== releaseChannel) return [];
    return Releases.flatMap((release) => {
      const platform = memberOf(PLATFORMS, release.Platform.toLowerCase());
      if (!platform) return [];
      return release.Artifacts.map(({ Location, Hash, HashAlgorithm, SizeInBytes }) => ({
        versionNumber: release.ProductVersion,
        releaseChannel,
        releaseDate: release.PublishedTime,
        sourceUrl,
        platform,
        architecture: memberOf(ARCHITECTURES, release.Architecture.toLowerCase()),
        downloadUrl: Location,
        fileSize: String(SizeInBytes),
        sha256: HashAlgorithm?.toUpperCase() === 'SHA256' ? Hash : null,
      }));
    });
  });
};
