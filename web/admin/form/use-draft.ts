import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { removeDraft, writeDraft, type Base, type CreateRequest, type Draft } from './draft.ts';

/** The delay between the last input and storing the draft, in milliseconds. */
const DEBOUNCE_MS = 400;

interface FormDraft<T> {
  /** The draft that was restored when the form opened; null if there was none. */
  restored: Draft<T> | null;
  /** Stores the pending create request, or null after its response, so that the same request can be sent again after a crash. */
  storeRequest: (request: CreateRequest<T> | null) => void;
  /** Removes the draft and stores no more. For a form that was saved or left. */
  finish: () => void;
  /** Removes the draft. Later input is stored as a new draft. */
  discard: () => void;
}

interface DraftOptions<T> {
  /** What the values of the form started from. */
  base: Base<T>;
  /** The draft that was found when the form opened; null without one. */
  restored: Draft<T> | null;
}

/** Stores the values of a form in localStorage while the user types, so that they survive a crash of the tab. */
export function useDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>, { base, restored: found }: DraftOptions<T>): FormDraft<T> {
  const [restored, setRestored] = useState(found);
  const isFinished = useRef(false);
  const request = useRef(restored?.request ?? null);
  const { isDirty } = form.formState;
  const latest = useRef({ isDirty, base });
  useEffect(() => {
    latest.current = { isDirty, base };
  });

  useEffect(() => {
    if (found) form.reset({ ...form.getValues(), ...found.values }, { keepDefaultValues: true });
  }, [form, found]);

  const write = useCallback(() => {
    if (isFinished.current) return;
    const { isDirty, base } = latest.current;
    if (isDirty) writeDraft(name, { values: form.getValues(), base: base.values, revision: base.revision, request: request.current, savedAt: new Date().toISOString() });
    else removeDraft(name);
  }, [form, name]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const writeNow = () => {
      timer = undefined;
      write();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(writeNow, DEBOUNCE_MS);
      },
    });
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      writeNow();
    };
    addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      flush();
      removeEventListener('pagehide', flush);
    };
  }, [form, write]);

  const storeRequest = useCallback(
    (next: CreateRequest<T> | null) => {
      request.current = next;
      write();
    },
    [write],
  );

  const finish = useCallback(() => {
    isFinished.current = true;
    removeDraft(name);
  }, [name]);

  const discard = useCallback(() => {
    setRestored(null);
    request.current = null;
    removeDraft(name);
  }, [name]);

  return { restored, storeRequest, finish, discard };
}
