import { useEffect, useState, type ComponentType, type ReactNode, useEffectEvent } from 'react';
import { useTexts } from '../use-texts.ts';
import { useSingleKeys } from '../../ui/use-single-keys.ts';
import { useMessages } from '../graph/notices.ts';
import { type KeyDialog, type KeyDialogProps, IS_MAC, isInTextField } from '../ui/keys.tsx';

type Dialogs = Record<KeyDialog, ComponentType<KeyDialogProps>>;

const loadDialogs = async (): Promise<Dialogs> => (await import('./key-list.tsx')).KEY_DIALOGS;

/**
 * The palette and the list of the keys, and a function that opens one of them. Their code is fetched after the screen.
 */
export function useKeyDialogs(): { open: (dialog: KeyDialog) => void; shown: ReactNode } {
  const { t } = useTexts();
  const { showFailure } = useMessages();
  const singleKeys = useSingleKeys();
  const [shown, setShown] = useState<KeyDialog | null>(null);
  const [dialogs, setDialogs] = useState<Dialogs | null>(null);
  useEffect(() => {
    loadDialogs().then(setDialogs, () => undefined);
  }, []);

  const open = (dialog: KeyDialog) => {
    setShown(dialog);
    if (dialogs) return;
    loadDialogs().then(setDialogs, () => {
      setShown(null);
      showFailure(null, t('palette.loadFailed'));
    });
  };
  useLayoutKeys(open, singleKeys.isOn);

  const Shown = shown && dialogs?.[shown];
  return { open, shown: Shown && <Shown onClose={() => setShown(null)} onOpen={open} singleKeys={singleKeys} /> };
}

/**
 * Calls `open` for Ctrl K or ⌘K, and for `?` outside text fields unless single keys are switched off. Not while another
 * dialog is open.
 */
function useLayoutKeys(open: (dialog: KeyDialog) => void, areSingleKeysOn: boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isInText = isInTextField(event.target);
    // On a Mac, Ctrl K deletes to the end of the line in a text field.
    const isPalette =
      (metaKey || (ctrlKey && !(IS_MAC && isInText))) && key.toLowerCase() === 'k' && !altKey && !shiftKey;
    const isList = areSingleKeysOn && key === '?' && !ctrlKey && !metaKey && !altKey && !isInText;
    if (!(isPalette || isList) || event.defaultPrevented || event.repeat || document.querySelector('dialog[open]'))
      return;
    event.preventDefault();
    open(isPalette ? 'palette' : 'keys');
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
