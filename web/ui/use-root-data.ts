import { useSyncExternalStore } from 'react';

/** Undefined on the server. */
export function useRootData(name: 'system' | 'theme') {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name],
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-system', 'data-theme'] });
  return () => observer.disconnect();
}
