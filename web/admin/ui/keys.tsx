import { useEffect, useEffectEvent } from 'react';

type KeyEvent = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export const IS_MAC = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** The key as it is shown, and as screen readers say it. */
export function commandKey(letter: string, isShifted = false) {
  const key = `${isShifted ? 'Shift+' : ''}${letter}`;
  if (IS_MAC) return { shown: `${isShifted ? '⇧' : ''}⌘${letter}`, aria: `Meta+${key}` };
  return { shown: `Ctrl+${key}`, aria: `Control+${key}` };
}

/** The key is pressed with Ctrl or ⌘. */
export function isCommand(event: KeyEvent, letter: string, isShifted = false) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && shiftKey === isShifted;
}

export function useKeyDown(handle: (event: KeyboardEvent) => void) {
  const onKeyDown = useEffectEvent(handle);
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** A shortcut does nothing while it is held down or a dialog is open. */
export function isIgnored({ repeat }: KeyboardEvent) {
  return repeat || document.querySelector('dialog[open]') !== null;
}

/** Whether the keys type or choose something there. A read-only field does not count. */
export function isInTextField(target: EventTarget | null) {
  return target instanceof Element && target.matches(':read-write, select');
}

export function KeyCap({ shown }: { shown: string }) {
  return (
    <kbd className="inline-flex min-w-6 justify-center rounded border border-line bg-page px-1.5 font-sans text-xs font-normal whitespace-nowrap text-muted">
      {shown}
    </kbd>
  );
}
