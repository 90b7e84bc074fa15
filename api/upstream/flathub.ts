import { Type } from 'typebox';
import { optional, OptionalText, type ReadSource } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

const App = Type.Object({
  id: Type.String(),
  releases: optional(
    Type.Array(
      Type.Object({
        version: Type.String(),
        timestamp: optional(Type.Union([Type.String(), Type.Number()])),
        type: OptionalText,
      }),
    ),
  ),
});

/** The files are in Flathub's own format, so they only confirm what other sources say. */
export const readFlathub: ReadSource = async ({ identifier, releaseChannel }, upstream) => {
  const sourceUrl = `https://flathub.org/api/v2/appstream/${identifier}`;
  const app = upstream.json(sourceUrl, App);
  if (app.id !== identifier) throw new SourceError('unknownIdentifier');
  return (app.releases ?? []).map(({ version, timestamp, type }) => ({
    // Packages that are built from Debian's keep its revision.
    versionNumber: version.replace(/-\d+$/u, ''),
    releaseChannel: type === 'development' ? 'beta' : (releaseChannel ?? 'stable'),
    releaseDate: Number(timestamp) > 0 ? new Date(Number(timestamp) * 1000).toISOString().slice(0, 10) : null,
    sourceUrl,
    platform: 'linux',
  }));
};
