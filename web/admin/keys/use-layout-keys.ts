import { useEffect, useEffectEvent } from 'react';
import type { SingleKeys } from '../../ui/use-single-keys.ts';
import { IS_MAC, isInTextField } from './keys.ts';

/** The dialogs that keys open on every screen. */
export type KeyDialog = 'palette' | 'keys';

export interface KeyDialogProps {
  onClose: () => void;
  /** Shows another of these dialogs instead. */
  onOpen: (dialog: KeyDialog) => void;
  /** Whether single keys work everywhere. */
  singleKeys: SingleKeys;
}

/**
 * Calls `open` for Ctrl K or ⌘K, and for `?` outside text fields unless single keys are switched off. Not while another
 * dialog is open.
 */
export function useLayoutKeys(open: (dialog: KeyDialog) => void, areSingleKeysOn: boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const dialog = dialogOf(event, areSingleKeysOn);
    if (!dialog || event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open(dialog);
  });
  useEffect(() => {
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);
}

/**
 * Ctrl S or ⌘S saves the form with the focus, or else the form of the screen, instead of opening the dialog of the
 * browser.
 */
export function useSaveKey(): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      if (event.repeat || document.querySelector('dialog[open]')) return;
      const form =
        (target instanceof Element ? target.closest('form') : null) ??
        document.querySelector<HTMLFormElement>('form:has([data-form-bar])');
      form?.requestSubmit();
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);
}

function dialogOf(
  { key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent,
  areSingleKeysOn: boolean,
): KeyDialog | null {
  const isInText = isInTextField(target);
  // On a Mac, Ctrl K deletes to the end of the line in a text field.
  if ((metaKey || (ctrlKey && !(IS_MAC && isInText))) && key.toLowerCase() === 'k' && !altKey && !shiftKey)
    return 'palette';
  return areSingleKeysOn && key === '?' && !ctrlKey && !metaKey && !altKey && !isInText ? 'keys' : null;
}
