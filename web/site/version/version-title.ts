import type { Architecture, Platform, ReleaseChannel } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useArchitectureName } from './use-architecture-name.ts';

interface NumberedVersion {
  versionNumber: string;
  releaseChannel: ReleaseChannel;
}

interface TitledVersion extends NumberedVersion {
  platform: Platform;
  architecture: Architecture | null;
}

/** Returns a function that writes the number of a version, with its channel unless it is stable: "1.94.62 Beta". */
export function useVersionNumber(): (version: NumberedVersion) => string {
  const { t } = useTranslation();
  return ({ versionNumber, releaseChannel }) =>
    releaseChannel === 'stable'
      ? versionNumber
      : t('version.numberWithChannel', { number: versionNumber, channel: t(`channel.${releaseChannel}`) });
}

/**
 * Returns a function that names a version so that the name is unique within its browser: "Brave 1.93.136 for macOS
 * (Apple silicon)".
 */
export function useVersionTitle(): (browserName: string, version: TitledVersion) => string {
  const { t } = useTranslation();
  const { processorOf } = useArchitectureName();
  const numberOf = useVersionNumber();
  return (name, version) => {
    const words = { name, number: numberOf(version), platform: t(`platform.${version.platform}`) };
    const processor = processorOf(version);
    return processor ? t('version.titleForProcessor', { ...words, processor }) : t('version.title', words);
  };
}
