import { Type } from 'typebox';
import { channelIn } from './names.ts';
import { optional, type ReadSource } from './upstream.ts';

const App = Type.Object({
  packageName: Type.String(),
  suggestedVersionCode: optional(Type.Number()),
  packages: Type.Array(Type.Object({ versionName: Type.String(), versionCode: Type.Integer() })),
});

/** Packages above the suggested one are not for everyone yet. */
export const readFdroid: ReadSource = async ({ identifier, releaseChannel }, upstream) => {
  const { suggestedVersionCode, packages } = upstream.json(`https://f-droid.org/api/v1/packages/${identifier}`, App);
  const sourceUrl = `https://f-droid.org/packages/${identifier}/`;
  return [...Map.groupBy(packages, ({ versionName }) => versionName)].flatMap(([versionNumber, group]) => {
    const isAhead = group.every(({ versionCode }) => suggestedVersionCode && versionCode > suggestedVersionCode);
    const channel = channelIn(versionNumber) ?? (isAhead ? 'beta' : 'stable');
    if (releaseChannel !== null && channel !== releaseChannel) return [];
    // Several packages of one version are for different processors. Only the page says which.
    const downloadUrl =
      group.length === 1 ? `https://f-droid.org/repo/${identifier}_${group[0]?.versionCode}.apk` : sourceUrl;
    return [{ versionNumber, releaseChannel: channel, sourceUrl, platform: 'android', downloadUrl }];
  });
};
