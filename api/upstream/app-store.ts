import { Type } from 'typebox';
import { OptionalText, type ReadSource } from './upstream.ts';

const Lookup = Type.Object({
  results: Type.Array(
    Type.Object({
      trackId: Type.Number(),
      version: Type.String(),
      currentVersionReleaseDate: OptionalText,
      fileSizeBytes: OptionalText,
      minimumOsVersion: OptionalText,
    }),
  ),
});

/** The identifier is an app's number or its bundle, and the store's country if it is not `us`. */
export const readAppStore: ReadSource = async ({ identifier }, upstream) => {
  const [app = '', country = 'us'] = identifier.split('/');
  const sourceUrl = `https://itunes.apple.com/lookup?${/^\d+$/u.test(app) ? 'id' : 'bundleId'}=${app}&country=${country}`;
  const { results } = upstream.json(sourceUrl, Lookup);
  return results.slice(0, 1).map((result) => ({
    versionNumber: result.version,
    releaseChannel: 'stable',
    releaseDate: result.currentVersionReleaseDate,
    sourceUrl,
    platform: 'ios',
    downloadUrl: `https://apps.apple.com/${country === 'us' ? '' : `${country}/`}app/id${result.trackId}`,
    fileSize: result.fileSizeBytes,
    minOsVersion: result.minimumOsVersion && `iOS ${result.minimumOsVersion}`,
  }));
};
