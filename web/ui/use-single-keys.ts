import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../local-storage.ts';
import { SINGLE_KEYS, SINGLE_KEYS_OFF } from '../search-key.ts';

/**
 * Whether the key `/` opens the search of the site, and `?` the list of the keys of the administration. They can be
 * switched off, because speech input may type them by mistake (WCAG 2.1.4).
 */
export interface SingleKeys {
  isOn: boolean;
  toggle: () => void;
}

/** The choice in this document, for browsers without a storage. */
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same for all components that use it. */
export function useSingleKeys(): SingleKeys {
  const isOn = useSyncExternalStore(
    subscribe,
    () => chosen ?? readStored(SINGLE_KEYS) !== SINGLE_KEYS_OFF,
    () => true,
  );
  const toggle = () => {
    chosen = !isOn;
    writeStored(SINGLE_KEYS, isOn ? SINGLE_KEYS_OFF : null);
    for (const listener of listeners) listener();
  };
  return { isOn, toggle };
}
