import { Type } from 'typebox';
import type { Platform } from '#rules/vocabulary.ts';
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
const CATEGORIES = { stable: ['major', 'stability'], beta: ['dev'] };

/** Mozilla names no files, so its versions only confirm what other sources say. */
export const readMozilla: ReadSource = async ({ identifier, releaseChannel, platform }, upstream) => {
  if (identifier !== 'firefox') throw new SourceError('unknownIdentifier');
  const versions = upstream.json(`${BASE}/firefox_versions.json`, Versions);
  const { releases } = upstream.json(`${BASE}/firefox.json`, Releases);
  const latest = { stable: versions.LATEST_FIREFOX_VERSION, beta: versions.LATEST_FIREFOX_RELEASED_DEVEL_VERSION };
  return (['stable', 'beta'] as const)
    .filter((channel) => releaseChannel === null || channel === releaseChannel)
    .flatMap((channel) => {
      const release = Object.values(releases).find(
        ({ version, category }) => version === latest[channel] && CATEGORIES[channel].includes(category ?? ''),
      );
      if (!release) return [];
      return (platform ? [platform] : DESKTOP).map((system) => ({
        versionNumber: release.version,
        releaseChannel: channel,
        releaseDate: release.date,
        sourceUrl: `${BASE}/firefox.json`,
        platform: system,
      }));
    });
};
