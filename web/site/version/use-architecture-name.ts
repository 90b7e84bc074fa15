import type { Architecture, Platform } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface Target {
  platform: Platform;
  architecture: Architecture | null;
}

/** Functions that name the architecture of a version; both return an empty text where it has none. */
export function useArchitectureName() {
  const { t } = useTranslation();
  /** The words that people know: "Apple silicon", "Intel or AMD, 64-bit". */
  const processorOf = ({ platform, architecture }: Target): string => {
    if (!architecture) return '';
    return platform === 'macos' && architecture !== 'x86'
      ? t(`processor.macos_${architecture}`)
      : t(`processor.${architecture}`);
  };
  return {
    processorOf,
    /** The specification's uppercase name with those words: "ARM64 · Apple silicon". */
    architectureOf: (target: Target): string => {
      if (!target.architecture) return '';
      const words =
        target.architecture === 'arm64' && target.platform !== 'macos'
          ? t('processor.example_arm64')
          : processorOf(target);
      return `${target.architecture.toUpperCase()} · ${words}`;
    },
  };
}
