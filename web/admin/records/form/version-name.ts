import { useCallback } from 'react';
import { languageIn } from '#rules/file-language.ts';
import { fold } from '#rules/fold.ts';
import { ARCHITECTURES, memberOf, PLATFORMS, type Architecture, type Platform } from '#rules/vocabulary.ts';
import { useSystemName, useTexts } from '../../ui/use-texts.ts';
import type { AdminVersionFragment } from '../../versions/versions.generated.ts';

interface NamedVersion {
  versionNumber: string;
  platform: Platform;
  architecture: Architecture | null;
  downloadUrl?: string;
}

/** "1.93.136 · Windows X64", with the language of a file that has one: unique within its browser. */
export function useVersionName(): (version: NamedVersion) => string {
  const systemName = useSystemName();
  return useCallback(
    ({ versionNumber, downloadUrl, ...file }) =>
      `${versionNumber} · ${[systemName(file), downloadUrl && languageIn(downloadUrl)].filter(Boolean).join(' ')}`,
    [systemName],
  );
}

/** "File 2 · Windows X64". */
export function useReleaseFileName(): (
  index: number,
  file: { platform: string; architecture: string | null },
) => string {
  const { t } = useTexts();
  const nameOf = useVersionName();
  return (index, { platform, architecture }) => {
    const name = t('release.file', { number: index + 1 });
    const known = memberOf(PLATFORMS, platform);
    return known
      ? nameOf({ versionNumber: name, platform: known, architecture: memberOf(ARCHITECTURES, architecture) ?? null })
      : name;
  };
}

/** The word is found in both languages. */
const LATEST = 'Latest 最新';

/** What the filter of the table searches. */
export function useVersionText(): (version: AdminVersionFragment) => string {
  const { t } = useTexts();
  const nameOf = useVersionName();
  return useCallback(
    (version) =>
      [
        nameOf(version),
        `#${version.id}`,
        version.releaseDate,
        t(`channel.${version.releaseChannel}`),
        version.features.en,
        version.features.zh,
        version.downloadUrl,
        ...version.downloadMirrors,
        version.isLatest ? `${t(`latest.${version.releaseChannel}`)} ${LATEST}` : '',
      ].join('\n'),
    [t, nameOf],
  );
}

/** Replaces the names of platforms by their ids, because the server searches for ids. */
export function usePlatformIds(text: string) {
  const { t } = useTexts();
  return PLATFORMS.reduce(
    (result, platform) => result.replaceAll(fold(t(`platform.${platform}`)), platform),
    fold(text),
  );
}
