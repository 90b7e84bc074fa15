import { systemNamed, type SystemName } from '../../../rules/system.ts';
import type { Platform } from '../../../rules/vocabulary.ts';
import { useShownSystem } from '../../ui/use-shown-system.ts';
import { useVersionTexts } from '../version/use-version-texts.ts';

/** The shown system, or any of the platform with which the page was opened. */
export function useOfferedSystem(opened: Platform | null): SystemName | null {
  const shown = useShownSystem();
  if (!opened) return shown;
  return shown && systemNamed(shown).platform === opened ? shown : opened;
}

/** "macOS · Apple silicon". */
export function useSystemTitle(): (name: SystemName) => string {
  const { t, processorOf } = useVersionTexts();
  return (name) => {
    if (name === 'chromeos') return t('offer.nameOfChromeOs');
    const system = systemNamed(name);
    return [t(`platform.${system.platform}`), processorOf(system)].filter(Boolean).join(' · ');
  };
}

/** Such as that of the list from which a visitor comes; null without versions for it. */
export function openedPlatform(platforms: readonly { platform: Platform }[], search: string): Platform | null {
  const opened = new URLSearchParams(search).get('platform');
  return platforms.find(({ platform }) => platform === opened)?.platform ?? null;
}

/** Or else the first one that has versions (spec §2). */
export function chosenPlatform(platforms: readonly { platform: Platform }[], search: string): Platform | undefined {
  return openedPlatform(platforms, search) ?? platforms[0]?.platform;
}

/** Browsers to use instead must have it too. */
export function onlyPlatform([first, ...others]: readonly { platform: Platform }[]): Platform | null {
  return first && others.length === 0 ? first.platform : null;
}
