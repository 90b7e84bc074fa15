import { Type } from 'typebox';
import { groupsOf } from '#rules/groups.ts';
import { readVersionNumber } from '#rules/version-number.ts';
import { optional, type ReadSource } from './upstream.ts';
import { SourceError } from './upstream-error.ts';

const App = Type.Object({
  packageName: Type.String(),
  suggestedVersionCode: optional(Type.Number()),
  packages: Type.Array(Type.Object({ versionName: Type.String(), versionCode: Type.Integer() })),
});

/** F-Droid builds for Android alone. Packages above the suggested one are not for everyone yet. */
export const readFdroid: ReadSource = async ({ identifier }, upstream) => {
  const { packageName, suggestedVersionCode, packages } = upstream.json(
    `https://f-droid.org/api/v1/packages/${identifier}`,
    App,
  );
  if (packageName !== identifier) throw new SourceError('unreadable');
  const sourceUrl = `https://f-droid.org/packages/${identifier}/`;
  const groups = groupsOf(packages, ({ versionName }) => readVersionNumber(versionName)?.versionNumber ?? versionName);
  return groups.map((group) => {
    const [{ versionName, versionCode }] = group;
    const isAhead = suggestedVersionCode && group.every((one) => one.versionCode > suggestedVersionCode);
    return {
      number: versionName,
      channel: suggestedVersionCode && !isAhead ? 'stable' : null,
      isPrerelease: Boolean(isAhead),
      sourceUrl,
      system: 'android',
      // Several packages of one number are builds for different processors. Only the page says which.
      downloadUrl: group.length === 1 ? `https://f-droid.org/repo/${identifier}_${versionCode}.apk` : sourceUrl,
    };
  });
};
