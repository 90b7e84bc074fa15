import { useSyncExternalStore } from 'react';
import { SYSTEM_NAMES, systemNamed } from '#rules/system.ts';
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

/** Null if another platform is chosen. */
export function useSystemFilter(chosen: Platform | null) {
  const shown = useShownSystem();
  if (!shown) return null;
  const { platform, architecture } = systemNamed(shown);
  return chosen && chosen !== platform ? null : { platform, architecture };
}
