import { Type, type Static } from 'typebox';
import type { SourceSettings } from '../../rules/records/source.ts';
import { patternMatch } from '../../rules/sources.ts';
import type { ReleaseChannel } from '../../rules/vocabulary.ts';
import { architectureIn, channelIn, isOtherArchitecture, platformIn } from './names.ts';
import { OptionalText, type FoundFile, type ReadSource } from './upstream.ts';

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

/** Repositories with several products and channels release many times a day. */
const RELEASES = 30;

export const readGithub: ReadSource = async (settings, upstream) => {
  const { identifier, releaseChannel } = settings;
  const address = `https://api.github.com/repos/${identifier}/releases?per_page=${RELEASES}`;
  const releases = upstream.json(address, Releases, {
    headers: { accept: 'application/vnd.github+json' },
  });
  return releases
    .filter(
      (release) =>
        !release.draft &&
        (releaseChannel === null ||
          channelOf(release) === releaseChannel ||
          isMarkedOnlyBefore(release, releaseChannel)),
    )
    .flatMap((release) => filesOf(release, settings));
};

/** A repository marks what comes before a stable release in one way, and says more only in names. */
function channelOf({ prerelease, tag_name: tag, name }: Release): ReleaseChannel {
  return channelIn(`${tag} ${name ?? ''}`) ?? (prerelease ? 'beta' : 'stable');
}

/** A prerelease without the name of a channel belongs to the channel of the source, unless that is the stable one. */
function isMarkedOnlyBefore({ prerelease, tag_name: tag, name }: Release, channel: ReleaseChannel): boolean {
  return prerelease && channel !== 'stable' && channelIn(`${tag} ${name ?? ''}`) === null;
}

/** The files of a release, without what is no file of a browser, such as a signature or the source. */
function filesOf(release: Release, { releaseChannel, platform, assetPattern }: SourceSettings): FoundFile[] {
  const tagged = /\d+(?:\.\d+)+[\w.-]*$/u.exec(release.tag_name)?.[0] ?? null;
  return release.assets.flatMap(({ name, browser_download_url: downloadUrl, size, digest }) => {
    const match = patternMatch(assetPattern, assetPattern?.includes('/') ? downloadUrl : name);
    const versionNumber = match?.versionNumber ?? tagged;
    const system = platformIn(name);
    if (!match || versionNumber === null || !system || isOtherArchitecture(name)) return [];
    if (platform && system !== platform) return [];
    return [
      {
        versionNumber,
        releaseChannel: releaseChannel ?? channelOf(release),
        releaseDate: release.published_at?.slice(0, 10) ?? null,
        sourceUrl: release.html_url,
        platform: system,
        architecture: architectureIn(name),
        downloadUrl,
        fileSize: String(size),
        sha256: digest?.startsWith('sha256:') ? digest.slice('sha256:'.length) : null,
      },
    ];
  });
}
