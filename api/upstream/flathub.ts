import { Type } from 'typebox';
import { optional, OptionalText, type ReadSource } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

const App = Type.Object({
  id: Type.String(),
  releases: optional(
    Type.Array(
      Type.Object({
        version: OptionalText,
        timestamp: optional(Type.Union([Type.String(), Type.Number()])),
        type: OptionalText,
      }),
    ),
  ),
});

/** The files are for Linux and in Flathub's own format, so they only confirm what other sources say. */
export const readFlathub: ReadSource = async ({ identifier }, upstream) => {
  const sourceUrl = `https://flathub.org/api/v2/appstream/${identifier}`;
  const app = upstream.json(sourceUrl, App);
  if (app.id !== identifier) throw new SourceError('unknownIdentifier');
  return (app.releases ?? []).map(({ version, timestamp, type }) => ({
    number: version,
    isPrerelease: type === 'development',
    // Makers mark as stable what they publish, also in the packages of their betas.
    channel: type === 'development' || type === 'stable' ? null : type,
    unnamedChannel: 'stable', // as AppStream says
    releaseDate: Number(timestamp) > 0 ? new Date(Number(timestamp) * 1000).toISOString() : null,
    sourceUrl,
    system: 'linux',
    downloadUrl: null,
  }));
};
