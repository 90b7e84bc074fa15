import type { Architecture, Platform, ReleaseChannel } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useArchitectureName } from './use-architecture-name.ts';

interface TitledVersion {
  versionNumber: string;
  platform: Platform;
  architecture: Architecture | null;
  releaseChannel: ReleaseChannel;
}

/** Returns a function that names a version so that the name is unique within its browser: "Brave 1.93.136 for macOS (Apple silicon)". */
export function useVersionTitle(): (browserName: string, version: TitledVersion) => string {
  const { t } = useTranslation();
  const { processorOf } = useArchitectureName();
  return (name, { versionNumber, platform, architecture, releaseChannel }) => {
    const number = releaseChannel === 'stable' ? versionNumber : t('version.numberWithChannel', { number: versionNumber, channel: t(`channel.${releaseChannel}`) });
    const words = { name, number, platform: t(`platform.${platform}`) };
    const processor = processorOf({ platform, architecture });
    return processor ? t('version.titleForProcessor', { ...words, processor }) : t('version.title', words);
  };
}
