import { SYSTEM_NAMES, systemNamed } from '#rules/system.ts';
import { memberOf, type Platform } from '#rules/vocabulary.ts';
import { useRootData } from './use-root-data.ts';

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
