import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, removeDraft, writeDraft, type AddRequest, type Draft } from './draft.ts';

/** How long after the last key press a draft is written, in milliseconds. */
const PAUSE_MS = 400;

interface FormDraft<T> {
  /** What was restored when the form opened; null when there was nothing. */
  restored: Draft<T> | null;
  /** Notes the request that adds the record, or null once it was answered, so that the same one is sent again after a crash. */
  noteRequest: (request: AddRequest<T> | null) => void;
  /** Forgets the draft for good: it was saved, or given up. */
  end: () => void;
  /** Forgets the draft; what is typed from now on makes a new one. */
  discard: () => void;
}

/** Keeps what is typed into a form in local storage under a name, so that a crashed tab loses nothing. */
export function useDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>, revision: number | null): FormDraft<T> {
  const [restored, setRestored] = useState<Draft<T> | null>(() => readDraft<T>(name));
  const isOver = useRef(false);
  const request = useRef(restored?.request ?? null);
  const { isDirty } = form.formState;
  const latest = useRef({ isDirty, revision });
  useEffect(() => {
    latest.current = { isDirty, revision };
  });

  useEffect(() => {
    const draft = readDraft<T>(name);
    if (draft) form.reset({ ...form.getValues(), ...draft.values }, { keepDefaultValues: true });
  }, [form, name]);

  const write = useCallback(() => {
    if (isOver.current) return;
    if (latest.current.isDirty) writeDraft(name, { values: form.getValues(), revision: latest.current.revision, request: request.current, savedAt: new Date().toISOString() });
    else removeDraft(name);
  }, [form, name]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      timer = undefined;
      write();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE_MS);
      },
    });
    const keepNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
    addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      keepNow();
      removeEventListener('pagehide', keepNow);
    };
  }, [form, write]);

  const noteRequest = useCallback(
    (noted: AddRequest<T> | null) => {
      request.current = noted;
      write();
    },
    [write],
  );

  const end = useCallback(() => {
    isOver.current = true;
    removeDraft(name);
  }, [name]);

  const discard = useCallback(() => {
    setRestored(null);
    request.current = null;
    removeDraft(name);
  }, [name]);

  return { restored, noteRequest, end, discard };
}
