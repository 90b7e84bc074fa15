import { platformsOf, systemNamed } from '#rules/system.ts';
import type { Platform } from '#rules/vocabulary.ts';
import { useShownSystem } from '../../ui/use-root-data.ts';

/** The recognised system, or any of the chosen platform. */
export function useOfferedSystem(opened: Platform | null) {
  const shown = useShownSystem();
  if (!opened) return shown;
  return shown && platformsOf(systemNamed(shown)).includes(opened) ? shown : opened;
}

/** That of the chosen tab, or of the list from which a visitor comes; null without versions for it. */
export function openedPlatform(platforms: readonly { platform: Platform }[], search: string) {
  const opened = new URLSearchParams(search).get('platform');
  return platforms.find(({ platform }) => platform === opened)?.platform ?? null;
}

/** Or else the first one that has versions (spec §2). */
export function chosenPlatform(platforms: readonly { platform: Platform }[], search: string) {
  return openedPlatform(platforms, search) ?? platforms[0]?.platform;
}

/** Browsers to use instead must have it too. */
export function onlyPlatform([first, ...others]: readonly { platform: Platform }[]) {
  return first && others.length === 0 ? first.platform : null;
}
