import { useSyncExternalStore } from 'react';

/** Whether the page is hydrated: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** `subscribe` of a store whose value differs only between the server and the browser. */
function neverChanges(): () => void {
  return () => undefined;
}
