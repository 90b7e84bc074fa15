import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the screen when its view changes without a new path, for example from a list to a form. */
export function useFocusOnView(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    focusOnMain();
  }, [view]);
}

/**
 * Used when the focused element was removed. Waits for the next frame, because a closing dialog would take the focus.
 */
export function focusOnMain(): void {
  requestAnimationFrame(() => document.getElementById('main')?.focus({ preventScroll: true }));
}

/**
 * Moves the focus into a form that was opened: to its first field that needs input. `isEnabled` is false for a page
 * with a stored record, which needs none: the focus stays at its top, where the keys of the administration work and no
 * keyboard of a phone covers the form.
 */
export function useFocusOnOpen(form: RefObject<HTMLElement | null>, isEnabled = true): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    // In the next frame the screen moves the focus to its content.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const isTakenByUser = form.current?.contains(document.activeElement);
        if (form.current && !isTakenByUser) focusOnFirstField(form.current);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [form, isEnabled]);
}

/** A field that is filled in needs no input, unless all are. */
function focusOnFirstField(form: HTMLElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (field) => !field.readOnly && field.checkVisibility(),
  );
  const field =
    fields.find(({ ariaRequired, required, value }) => (ariaRequired === 'true' || required) && value === '') ??
    fields[0];
  field?.focus();
}
