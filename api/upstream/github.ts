import { Type } from 'typebox';
import { marksInTitle, namedChannel } from '#rules/release-channel.ts';
import { isOtherNumber, readVersionNumber } from '#rules/version-number.ts';
import type { Entry } from './entries.ts';
import { optional, OptionalText, type ReadSource } from './upstream.ts';

const Asset = Type.Object({
  name: Type.String(),
  state: OptionalText,
  browser_download_url: Type.String(),
  size: optional(Type.Number()),
  digest: OptionalText,
});
const Releases = Type.Array(
  Type.Object({
    tag_name: Type.String(),
    name: OptionalText,
    html_url: Type.String(),
    draft: Type.Boolean(),
    prerelease: Type.Boolean(),
    published_at: OptionalText,
    assets: Type.Array(Asset),
  }),
);

/** Those with several products release many times a day. */
const RELEASES = 30;

export const readGithub: ReadSource = async ({ identifier }, upstream) => {
  const address = `https://api.github.com/repos/${identifier}/releases?per_page=${RELEASES}`;
  const releases = upstream.json(address, Releases, { headers: { accept: 'application/vnd.github+json' } });
  return releases.flatMap(
    ({ tag_name: tag, name, html_url: sourceUrl, draft, prerelease, published_at, assets }): Entry[] => {
      const marks = [tag, name ?? ''].flatMap(marksInTitle);
      // What only the title calls a prerelease has no channel.
      const channelOfRelease = marks.length > 0 ? null : 'stable';
      const release = {
        number: readVersionNumber(tag) ? tag : name || tag,
        channel: prerelease ? namedChannel(marks) : channelOfRelease,
        isPrerelease: prerelease || marks.length > 0,
        releaseDate: published_at,
        sourceUrl,
      };
      if (draft) return [{ ...release, downloadUrl: null, leftOut: 'unpublished' }];
      if (assets.length === 0) return [{ ...release, downloadUrl: null, leftOut: 'noFile' }];
      return assets.map(({ name: fileName, state, browser_download_url: downloadUrl, size, digest }) => ({
        ...release,
        downloadUrl,
        fileName,
        fileSize: String(size),
        sha256: digest?.replace(/^sha256:/u, ''),
        ...(isOtherNumber(tag, name ?? '') && { leftOut: 'contradiction' }),
        ...((state && state !== 'uploaded') || size === 0 ? { leftOut: 'failedUpload' } : {}),
      }));
    },
  );
};
