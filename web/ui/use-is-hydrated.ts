import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, () => true, () => false);
}

function neverChanges(): () => void {
  return () => undefined;
}
