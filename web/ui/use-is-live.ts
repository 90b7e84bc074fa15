import { useSyncExternalStore } from 'react';

/** Whether scripts run: false on the server and while the browser takes over its page. */
export function useIsLive(): boolean {
  return useSyncExternalStore(neverChanges, () => true, () => false);
}

function neverChanges(): () => void {
  return () => undefined;
}
