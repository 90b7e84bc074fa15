import type { Architecture, Platform, ReleaseChannel } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface TitledVersion {
  versionNumber: string;
  platform: Platform;
  architecture: Architecture | null;
  releaseChannel: ReleaseChannel;
}

/** Returns a function that names a version so that the name is unique within its browser: "Brave 1.93.136 for macOS (Apple silicon)". */
export function useVersionTitle(): (browserName: string, version: TitledVersion) => string {
  const { t } = useTranslation();
  return (name, { versionNumber, platform, architecture, releaseChannel }) => {
    const number = releaseChannel === 'stable' ? versionNumber : t('version.numberWithChannel', { number: versionNumber, channel: t(`channel.${releaseChannel}`) });
    const words = { name, number, platform: t(`platform.${platform}`) };
    if (!architecture) return t('version.title', words);
    const isForMac = platform === 'macos' && architecture !== 'x86';
    return t('version.titleForProcessor', { ...words, processor: isForMac ? t(`processor.macos_${architecture}`) : t(`processor.${architecture}`) });
  };
}
