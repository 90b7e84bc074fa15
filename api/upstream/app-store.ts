import { Type } from 'typebox';
import { macosName } from './names.ts';
import { OptionalText, optional, type ReadSource } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

const Lookup = Type.Object({
  results: Type.Array(
    Type.Object({
      kind: OptionalText,
      trackId: Type.Number(),
      version: OptionalText,
      currentVersionReleaseDate: OptionalText,
      fileSizeBytes: OptionalText,
      minimumOsVersion: OptionalText,
      supportedDevices: optional(Type.Array(Type.String())),
    }),
  ),
});

/** By the kind of an app; others are left out by their own name. */
const SYSTEMS = new Map([
  ['software', 'ios'],
  ['mac-software', 'macos'],
]);

/** A device of an app that is for no phone and tablet: one for televisions or watches is no `software` here. */
function otherDevice(devices: readonly string[] | null | undefined) {
  return devices?.some((device) => /^i(?:Phone|Pad|Pod)/u.test(device)) ? undefined : devices?.[0];
}

/** The identifier is an app's number or its bundle, and the store's country if it is not `us`. */
export const readAppStore: ReadSource = async ({ identifier }, upstream) => {
  const [app = '', country = 'us'] = identifier.split('/');
  const sourceUrl = `https://itunes.apple.com/lookup?${/^\d+$/u.test(app) ? 'id' : 'bundleId'}=${app}&country=${country}`;
  const { results } = upstream.json(sourceUrl, Lookup);
  if (results.length === 0) throw new SourceError('unknownIdentifier');
  return results.map(
    ({ kind, trackId, version, currentVersionReleaseDate, fileSizeBytes, minimumOsVersion, supportedDevices }) => ({
      number: version,
      channel: 'stable', // the store has no other one
      releaseDate: currentVersionReleaseDate,
      sourceUrl,
      system: (kind === 'software' && otherDevice(supportedDevices)) || (SYSTEMS.get(kind ?? '') ?? kind),
      ...(/^\d+$/u.test(app) && Number(app) !== trackId && { leftOut: 'contradiction' as const }),
      downloadUrl: `https://apps.apple.com/${country === 'us' ? '' : `${country}/`}app/id${trackId}`,
      fileSize: fileSizeBytes,
      minOsVersion: minimumOsVersion ? { ios: `iOS ${minimumOsVersion}`, macos: macosName(minimumOsVersion) } : {},
    }),
  );
};
