import type { Architecture, Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface TitledVersion {
  versionNumber: string;
  platform: Platform;
  architecture: Architecture | null;
}

/** A function that names a version of a browser so that it is told apart from all others: "Brave 1.93.136 for Windows X64". */
export function useVersionTitle(): (browserName: string, version: TitledVersion) => string {
  const { t } = useTranslation();
  return (name, { versionNumber, platform, architecture }) => {
    const target = [t(`platform.${platform}`), architecture?.toUpperCase()].filter(Boolean).join(' ');
    return t('version.title', { name, number: versionNumber, target });
  };
}
