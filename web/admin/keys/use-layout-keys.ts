import { useSingleKeys } from '../../ui/use-single-keys.ts';
import { type KeyDialog, IS_MAC, isCommand, isIgnored, isInTextField, useKeyDown } from '../ui/keys.tsx';

/** Ctrl K or ⌘K, and `?` outside text fields unless single keys are switched off. */
export function useDialogKeys(open: (dialog: KeyDialog) => void) {
  const { isOn: areSingleKeysOn } = useSingleKeys();
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
