import type { SingleKeys } from '../../ui/use-single-keys.ts';

export type KeyDialog = 'palette' | 'keys';

export interface KeyDialogProps {
  onClose: () => void;
  /** Shows another of these dialogs instead. */
  onOpen: (dialog: KeyDialog) => void;
  /** Whether single keys work everywhere. */
  singleKeys: SingleKeys;
}

/** Whether the user has a Mac, where shortcuts use the Command key. */
export const IS_MAC = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** A shortcut as it is shown, and as screen readers get it. */
interface Shortcut {
  shown: string;
  aria: string;
}

export function commandKey(letter: string, isShifted = false): Shortcut {
  if (IS_MAC) return { shown: `${isShifted ? '⇧' : ''}⌘${letter}`, aria: `Meta+${isShifted ? 'Shift+' : ''}${letter}` };
  return { shown: `Ctrl+${isShifted ? 'Shift+' : ''}${letter}`, aria: `Control+${isShifted ? 'Shift+' : ''}${letter}` };
}

const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

export function isInTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

export function KeyCap({ shown }: { shown: string }) {
  return (
    <kbd className="inline-flex min-w-6 justify-center rounded border border-line bg-page px-1.5 font-sans text-xs font-normal whitespace-nowrap text-muted">
      {shown}
    </kbd>
  );
}
