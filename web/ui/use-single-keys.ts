import { useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../local-storage.ts';
import { neverChanges } from './use-is-hydrated.ts';

/** The name under which browsers already store the choice. */
const STORAGE_KEY = 'slash-key';
const OFF = 'off';

/**
 * Whether the key `/` opens the search of the site, and `?` the list of the keys of the administration. They can be
 * switched off, because speech input may type them by mistake (WCAG 2.1.4).
 */
export interface SingleKeys {
  isOn: boolean;
  toggle: () => void;
}

export function useSingleKeys(): SingleKeys {
  const stored = useSyncExternalStore(
    neverChanges,
    () => readStored(STORAGE_KEY) !== OFF,
    () => true,
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOn = chosen ?? stored;
  const toggle = () => {
    setChosen(!isOn);
    writeStored(STORAGE_KEY, isOn ? OFF : null);
  };
  return { isOn, toggle };
}
