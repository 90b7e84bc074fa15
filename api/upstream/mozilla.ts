import { Type } from 'typebox';
import { memberOf, type Platform } from '#rules/vocabulary.ts';
import { OptionalText, type ReadSource } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

const BASE = 'https://product-details.mozilla.org/1.0';
const Versions = Type.Object({
  LATEST_FIREFOX_VERSION: Type.String(),
  LATEST_FIREFOX_RELEASED_DEVEL_VERSION: Type.String(),
});
const Releases = Type.Object({
  releases: Type.Record(
    Type.String(),
    Type.Object({ version: Type.String(), date: Type.String(), category: OptionalText }),
  ),
});

const DESKTOP: readonly Platform[] = ['windows', 'macos', 'linux'];
/** The long-term releases are another product, and their category is `esr`. */
const CHANNELS = [
  { channel: 'stable', latest: 'LATEST_FIREFOX_VERSION', categories: ['major', 'stability'] },
  { channel: 'beta', latest: 'LATEST_FIREFOX_RELEASED_DEVEL_VERSION', categories: ['dev'] },
] as const;

/** Mozilla names no files, so its versions only confirm what other sources say. */
export const readMozilla: ReadSource = async ({ identifier, releaseChannel, platform }, upstream) => {
  if (identifier !== 'firefox') throw new SourceError('unknownIdentifier');
  const versions = upstream.json(`${BASE}/firefox_versions.json`, Versions);
  const { releases } = upstream.json(`${BASE}/firefox.json`, Releases);
  return CHANNELS.filter(({ channel }) => releaseChannel === null || channel === releaseChannel).flatMap(
    ({ channel, latest, categories }) => {
      const release = Object.values(releases).find(
        ({ version, category }) => version === versions[latest] && memberOf(categories, category),
      );
      if (!release) return [];
      return (platform ? [platform] : DESKTOP).map((system) => ({
        versionNumber: release.version,
        releaseChannel: channel,
        releaseDate: release.date,
        sourceUrl: `${BASE}/firefox.json`,
        platform: system,
      }));
    },
  );
};
