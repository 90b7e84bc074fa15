import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react';
import { platformsOf, SYSTEM_NAMES, systemNamed, type SystemName } from '#rules/system.ts';
import { memberOf, type Platform } from '#rules/vocabulary.ts';

/** Undefined on the server. */
export function useShownTheme() {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme,
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-system', 'data-theme'] });
  return () => observer.disconnect();
}

/** What `before-paint.ts` has found out. All links to browsers depend on it, so React may render them in several steps. */
export function useRootSystem() {
  const [shown, setShown] = useState<SystemName | null>(null);
  useEffect(() => {
    const read = () => {
      const system = memberOf(SYSTEM_NAMES, document.documentElement.dataset.system) ?? null;
      startTransition(() => setShown(system));
    };
    read();
    return subscribe(read);
  }, []);
  return shown;
}

export const ShownSystem = createContext<SystemName | null>(null);

/** Null on the server, during hydration and where it is unknown. */
export function useShownSystem() {
  return use(ShownSystem);
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
