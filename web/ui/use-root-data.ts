import { useSyncExternalStore } from 'react';
import { platformsOf, SYSTEM_NAMES, systemNamed, type SystemName } from '#rules/system.ts';
import { memberOf, type Platform } from '#rules/vocabulary.ts';

/** Undefined on the server. */
export function useRootData(name: 'system' | 'theme') {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name],
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-system', 'data-theme'] });
  return () => observer.disconnect();
}

/** Null on the server and where it is unknown. `before-paint.ts` sets it. */
export function useShownSystem() {
  return memberOf(SYSTEM_NAMES, useRootData('system')) ?? null;
}

/** The first platform of the visitor's system that is one of these. */
export function ownPlatform(shown: SystemName | null, platforms: readonly { platform: Platform }[]) {
  const own = shown ? platformsOf(systemNamed(shown)) : [];
  return own.find((one) => platforms.some(({ platform }) => platform === one)) ?? null;
}

/** Null if the chosen platform is not one of the visitor's system. */
export function useSystemFilter(chosen: Platform | null) {
  const shown = useShownSystem();
  return shown && filterFor(shown, chosen);
}

/** The platform that has more files, where a system runs those of two. */
export function filterFor(shown: SystemName, chosen: Platform | null = null) {
  const system = systemNamed(shown);
  const platforms = platformsOf(system);
  const platform = chosen ?? platforms.at(-1) ?? system.platform;
  return platforms.includes(platform) ? { platform, architecture: system.architecture } : null;
}
