import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';
import { useSingleKeys } from '../../ui/use-single-keys.ts';
import { useMessages } from '../graph/notices.ts';
import {
  type KeyDialog,
  type KeyDialogProps,
  IS_MAC,
  isCommand,
  isIgnored,
  isInTextField,
  useKeyDown,
} from '../ui/keys.tsx';

type Dialogs = Record<KeyDialog, ComponentType<KeyDialogProps>>;

async function loadDialogs(): Promise<Dialogs> {
  return (await import('./key-list.tsx')).KEY_DIALOGS;
}

/** The code of the dialogs is fetched after the screen. */
export function useKeyDialogs(): { open: (dialog: KeyDialog) => void; shown: ReactNode } {
  const { t } = useTexts();
  const { showFailure } = useMessages();
  const { isOn: areSingleKeysOn } = useSingleKeys();
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
  useLayoutKeys(open, areSingleKeysOn);

  const Shown = shown && dialogs?.[shown];
  return { open, shown: Shown && <Shown onClose={() => setShown(null)} onOpen={open} /> };
}

/** Ctrl K or ⌘K, and `?` outside text fields unless single keys are switched off. */
function useLayoutKeys(open: (dialog: KeyDialog) => void, areSingleKeysOn: boolean) {
  useKeyDown((event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isInText = isInTextField(event.target);
    // On a Mac, Ctrl K deletes to the end of the line in a text field.
    const isPalette = isCommand(event, 'k') && !(IS_MAC && isInText && !metaKey);
    const isList = areSingleKeysOn && key === '?' && !ctrlKey && !metaKey && !altKey && !isInText;
    if (!(isPalette || isList) || event.defaultPrevented || isIgnored(event)) return;
    event.preventDefault();
    open(isPalette ? 'palette' : 'keys');
  });
}

/** Ctrl S or ⌘S saves the form with the focus, or else that of the screen. */
export function useSaveKey() {
  useKeyDown((event) => {
    if (!isCommand(event, 's')) return;
    event.preventDefault();
    if (isIgnored(event)) return;
    const { target } = event;
    const form =
      (target instanceof Element ? target.closest('form') : null) ??
      document.querySelector<HTMLFormElement>('form:has([data-form-bar])');
    form?.requestSubmit();
  });
}
