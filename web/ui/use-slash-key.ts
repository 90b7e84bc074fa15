import { useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../local-storage.ts';
import { neverChanges } from './use-is-hydrated.ts';

const KEY = 'slash-key';
const OFF = 'off';

/** Whether the key `/` opens the search of the site, and `?` the list of the keys of the administration. They can be switched off, because speech input may type them by mistake (WCAG 2.1.4). */
export interface SlashKey {
  isOn: boolean;
  toggle: () => void;
}

export function useSlashKey(): SlashKey {
  const stored = useSyncExternalStore(neverChanges, () => readStored(KEY) !== OFF, () => true);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOn = chosen ?? stored;
  const toggle = () => {
    setChosen(!isOn);
    writeStored(KEY, isOn ? OFF : null);
  };
  return { isOn, toggle };
}
