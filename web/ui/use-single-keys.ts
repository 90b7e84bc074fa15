import { writeStored } from '../local-storage.ts';
import { SINGLE_KEYS, SINGLE_KEYS_OFF } from '../search-key.ts';
import { useStored } from './use-stored.ts';

/** The keys `/` and, in the administration, `?`. Speech input may type them by mistake (WCAG 2.1.4). */
export function useSingleKeys() {
  const isOn = useStored(SINGLE_KEYS) !== SINGLE_KEYS_OFF;
  return { isOn, toggle: () => writeStored(SINGLE_KEYS, isOn ? SINGLE_KEYS_OFF : null) };
}

export type SingleKeys = ReturnType<typeof useSingleKeys>;
