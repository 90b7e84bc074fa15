import { useSyncExternalStore } from 'react';
import { readStored, storedListeners } from '../local-storage.ts';

/** The value, also as other tabs change it; null on the server. */
export function useStored(key: string) {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener);
  storedListeners.add(listener);
  return () => {
    removeEventListener('storage', listener);
    storedListeners.delete(listener);
  };
}
