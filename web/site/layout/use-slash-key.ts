import { useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../local-storage.ts';
import { neverChanges } from '../../ui/use-is-hydrated.ts';

const KEY = 'slash-key';
const OFF = 'off';

/** Whether the key `/` opens the search. Visitors can switch it off, because speech input may type it by mistake (WCAG 2.1.4). */
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
