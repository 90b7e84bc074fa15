import { useCallback } from 'react';
import type { Architecture, Platform, ReleaseChannel, LocalizedText } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export interface NamedVersion {
  versionNumber: string;
  platform: Platform;
  architecture: Architecture | null;
}

/** Returns a function that names a version uniquely within its browser: "1.93.136 · Windows X64". */
export function useVersionName(): (version: NamedVersion) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ versionNumber, platform, architecture }) => {
      const target = [t(`platform.${platform}`), architecture?.toUpperCase()].filter(Boolean).join(' ');
      return `${versionNumber} · ${target}`;
    },
    [t],
  );
}

interface SearchedVersion extends NamedVersion {
  id: number;
  releaseDate: string;
  releaseChannel: ReleaseChannel;
  features: LocalizedText;
  downloadUrl: string;
  downloadMirrors: readonly string[];
  isLatest: boolean;
}

/** The word is found in both languages. */
const LATEST = 'Latest 最新';

/** Returns a function for the text that the filter of the table searches. */
export function useVersionText(): (version: SearchedVersion) => string {
  const { t } = useTranslation(['translation', 'catalogue']);
  const nameOf = useVersionName();
  return useCallback(
    (version) => [nameOf(version), `#${version.id}`, version.releaseDate, t(`channel.${version.releaseChannel}`), version.features.en, version.features.zh, version.downloadUrl, ...version.downloadMirrors, version.isLatest ? `${t(`catalogue:latest.${version.releaseChannel}`)} ${LATEST}` : ''].join('\n'),
    [t, nameOf],
  );
}
