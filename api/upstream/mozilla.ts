import { Type } from 'typebox';
import { memberOf, type Platform } from '#rules/vocabulary.ts';
import type { Entry } from './entries.ts';
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

/** Each release is for all of them; the versions for phones are other products. */
const DESKTOP: readonly Platform[] = ['windows', 'macos', 'linux'];
/** The long-term releases are another product, and their category is `esr`. */
const CHANNELS = [
  { channel: 'stable', latest: 'LATEST_FIREFOX_VERSION', categories: ['major', 'stability'] },
  { channel: 'beta', latest: 'LATEST_FIREFOX_RELEASED_DEVEL_VERSION', categories: ['dev'] },
] as const;

/** Mozilla names no files, so its versions only confirm what other sources say. */
export const readMozilla: ReadSource = async ({ identifier }, upstream) => {
  if (identifier !== 'firefox') throw new SourceError('unknownIdentifier');
  const versions = upstream.json(`${BASE}/firefox_versions.json`, Versions);
  const { releases } = upstream.json(`${BASE}/firefox.json`, Releases);
  const sourceUrl = `${BASE}/firefox.json`;
  return CHANNELS.flatMap(({ channel, latest, categories }): Entry[] => {
    const release = Object.values(releases).find(
      ({ version, category }) => version === versions[latest] && memberOf(categories, category),
    );
    if (!release) return [{ number: versions[latest], sourceUrl, downloadUrl: null, leftOut: 'otherProduct' }];
    return DESKTOP.map((system) => ({
      number: release.version,
      channel,
      releaseDate: release.date,
      sourceUrl,
      system,
      downloadUrl: null,
    }));
  });
};
