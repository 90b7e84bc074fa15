import { Type } from 'typebox';
import type { Platform } from '#rules/vocabulary.ts';
import { type ReadSource } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

const BASE = 'https://versionhistory.googleapis.com/v1';
const Releases = Type.Object({
  releases: Type.Optional(
    Type.Array(
      Type.Object({
        version: Type.String(),
        fraction: Type.Optional(Type.Number()),
        serving: Type.Object({ startTime: Type.String() }),
      }),
    ),
  ),
});

const PLATFORMS: Partial<Record<Platform, string>> = {
  windows: 'win64',
  macos: 'mac_arm64',
  linux: 'linux',
  android: 'android',
  ios: 'ios',
};

/** The version that most people get today. Google names no files, so it only confirms what other sources say. */
export const readChrome: ReadSource = async ({ identifier, releaseChannel, platform }, upstream) => {
  const system = platform && PLATFORMS[platform];
  if (!platform || !system) throw new SourceError('unknownIdentifier');
  const name = releaseChannel === 'alpha' ? 'canary' : (releaseChannel ?? 'stable');
  const channel = `${BASE}/${identifier}/platforms/${system}/channels/${name}`;
  const { releases = [] } = upstream.json(
    `${channel}/versions/all/releases?filter=endtime=none,fraction%3E=0.5&order_by=version%20desc`,
    Releases,
  );
  return releases.map(({ version, serving }) => ({
    versionNumber: version,
    releaseChannel: releaseChannel ?? 'stable',
    releaseDate: serving.startTime,
    sourceUrl: `${channel}/versions/${version}/releases`,
    platform,
  }));
};
