import { Type } from 'typebox';
import { memberOf, RELEASE_CHANNELS } from '#rules/vocabulary.ts';
import type { Entry } from './entries.ts';
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

/** Besides the channels there are other products, such as templates for policies. */
export const readEdge: ReadSource = async ({ identifier }, upstream) => {
  const sourceUrl = `https://edgeupdates.microsoft.com/api/products?view=${identifier}`;
  return upstream.json(sourceUrl, Products).flatMap(({ Product, Releases }): Entry[] => {
    const channel = memberOf(RELEASE_CHANNELS, Product.toLowerCase());
    if (!channel) return [{ number: Product, sourceUrl, downloadUrl: null, leftOut: 'otherProduct' }];
    return Releases.flatMap(({ ProductVersion, Platform, Architecture, PublishedTime, Artifacts }): Entry[] => {
      const release = { number: ProductVersion, channel, releaseDate: PublishedTime, sourceUrl };
      // iOS and Android have no files here.
      if (Artifacts.length === 0) return [{ ...release, downloadUrl: null, leftOut: 'noFile' }];
      return Artifacts.map(({ Location, Hash, HashAlgorithm, SizeInBytes }) => ({
        ...release,
        system: Platform,
        processor: Architecture,
        downloadUrl: Location,
        fileSize: String(SizeInBytes),
        sha256: HashAlgorithm?.toUpperCase() === 'SHA256' ? Hash : null,
      }));
    });
  });
};
