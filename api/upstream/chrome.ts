import { Type } from 'typebox';
import type { Platform } from '#rules/vocabulary.ts';
import { type ReadSource } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

const BASE = 'https://versionhistory.googleapis.com/v1';
const Releases = Type.Object({
  releases: Type.Optional(
    Type.Array(Type.Object({ version: Type.String(), serving: Type.Object({ startTime: Type.String() }) })),
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
  // The answer is about the channel and the system that are requested.
  const channel = releaseChannel ?? 'stable';
  const folder = `${BASE}/${identifier}/platforms/${system}/channels/${channel === 'alpha' ? 'canary' : channel}`;
  const { releases = [] } = upstream.json(
    `${folder}/versions/all/releases?filter=endtime=none,fraction%3E=0.5&order_by=version%20desc`,
    Releases,
  );
  return releases.map(({ version, serving }) => ({
    number: version,
    channel,
    releaseDate: serving.startTime,
    sourceUrl: `${folder}/versions/${version}/releases`,
    system: platform,
    downloadUrl: null,
  }));
};
