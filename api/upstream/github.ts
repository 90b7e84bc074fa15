import { Type, type Static } from 'typebox';
import { architectureIn } from '#rules/file-name.ts';
import type { ReleaseChannel } from '#rules/vocabulary.ts';
import { channelIn, isOtherArchitecture, platformIn } from './names.ts';
import { OptionalText, type ReadSource } from './upstream.ts';

const Asset = Type.Object({
  name: Type.String(),
  browser_download_url: Type.String(),
  size: Type.Number(),
  digest: OptionalText,
});
const Release = Type.Object({
  tag_name: Type.String(),
  name: OptionalText,
  html_url: Type.String(),
  draft: Type.Boolean(),
  prerelease: Type.Boolean(),
  published_at: OptionalText,
  assets: Type.Array(Asset),
});
type Release = Static<typeof Release>;
const Releases = Type.Array(Release);

/** Those with several products release many times a day. */
const RELEASES = 30;

export const readGithub: ReadSource = async ({ identifier, releaseChannel }, upstream) => {
  const address = `https://api.github.com/repos/${identifier}/releases?per_page=${RELEASES}`;
  const releases = upstream.json(address, Releases, {
    headers: { accept: 'application/vnd.github+json' },
  });
  return releases
    .filter(({ draft }) => !draft)
    .filter((release) => releaseChannel === null || channelOf(release, releaseChannel) === releaseChannel)
    .flatMap((release) => filesOf(release, releaseChannel));
};

/** A prerelease without the name of a channel belongs to the wanted channel, unless that is the stable one. */
function channelOf({ prerelease, tag_name: tag, name }: Release, wanted: ReleaseChannel | null) {
  const before = wanted === null || wanted === 'stable' ? 'beta' : wanted;
  return channelIn(`${tag} ${name ?? ''}`) ?? (prerelease ? before : 'stable');
}

/** Without what is no file of a browser, such as a signature or the source. */
function filesOf(release: Release, channel: ReleaseChannel | null) {
  const versionNumber = /\d+(?:\.\d+)+[\w.-]*$/u.exec(release.tag_name)?.[0];
  return release.assets.flatMap(({ name, browser_download_url: downloadUrl, size, digest }) => {
    const platform = platformIn(name);
    if (!platform || isOtherArchitecture(name)) return [];
    return [
      {
        versionNumber,
        releaseChannel: channelOf(release, channel),
        releaseDate: release.published_at,
        sourceUrl: release.html_url,
        platform,
        architecture: architectureIn(name),
        downloadUrl,
        fileSize: String(size),
        sha256: digest?.replace(/^sha256:/u, ''),
      },
    ];
  });
}
