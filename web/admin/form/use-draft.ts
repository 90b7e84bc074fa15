import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { inLanguage } from '../../paths.ts';
import {
  closeDraft,
  closedDrafts,
  newDraftKey,
  removeDraft,
  writeDraft,
  type Base,
  type CreateRequest,
  type Draft,
  type StoredDraft,
} from './draft.ts';

/** The delay between the last input and storing the draft, in milliseconds. */
const DEBOUNCE_MS = 400;

export interface FormDraft<T> {
  /** The draft that was restored when the form opened; null if there was none. */
  restored: Draft<T> | null;
  /** The other drafts of closed forms with this name when the form opened. */
  others: readonly StoredDraft<T>[];
  /** The create request whose response is missing; null without one. */
  pendingRequest: () => CreateRequest<T> | null;
  /**
   * Stores the pending create request, or null after its response, so that the same request can be sent again after a
   * crash.
   */
  storeRequest: (request: CreateRequest<T> | null) => void;
  /** Removes the draft and stores no more. For a form that was saved or left. */
  finish: () => void;
  /** Removes the draft. Later input is stored as a new draft. */
  discard: () => void;
}

interface DraftOptions<T> {
  name: string;
  /** The title of the form. */
  title: string;
  /** What the values of the form started from. */
  base: Base<T>;
  /** The draft that was found when the form opened; null without one. */
  found: StoredDraft<T> | null;
}

/** The key of the draft to which the link of this screen led; undefined without one. */
function useLinkedDraft(): string | undefined {
  const { state } = useLocation() as { state: { draft?: string } | null }; // DraftList and DraftNotice set it
  return state?.draft;
}

/**
 * The draft with which a form opens: the one that a link has opened, or else the newest of a closed form with this
 * name. Null without one.
 */
export function useFoundDraft<T>(name: string): StoredDraft<T> | null {
  const linked = useLinkedDraft();
  const [found] = useState(() => {
    const drafts = closedDrafts<T>(name);
    return drafts.find(({ key }) => key === linked) ?? drafts[0] ?? null;
  });
  return found;
}

/**
 * The key of the draft that was last opened by a link; null before the first one. A form with another draft is mounted
 * again.
 */
export function useOpenedDraft(): string | null {
  const linked = useLinkedDraft();
  const [opened, setOpened] = useState<string | null>(null);
  const draft = linked ?? opened;
  if (draft !== opened) setOpened(draft);
  return draft;
}

/**
 * Stores the values of a form in localStorage while the user types, so that they survive a crash or the end of the tab.
 */
export function useDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  { name, title, base, found }: DraftOptions<T>,
): FormDraft<T> {
  const { pathname, search } = useLocation();
  const [key] = useState(() => newDraftKey(name));
  const [restored, setRestored] = useState(found?.draft ?? null);
  const isFinished = useRef(false);
  const request = useRef(restored?.request ?? null);
  const { isDirty } = form.formState;
  const latest = useRef({ isDirty, base, title, path: '' });
  useEffect(() => {
    latest.current = { isDirty, base, title, path: inLanguage(pathname + search, null) };
  });

  useEffect(() => {
    if (!found) return;
    form.reset({ ...form.getValues(), ...found.draft.values }, { keepDefaultValues: true });
    // It belongs to this form from now on.
    writeDraft(key, found.draft);
    removeDraft(found.key);
  }, [form, found, key]);

  // After the effect above, and after the form that was open before has closed its draft.
  const [others, setOthers] = useState<readonly StoredDraft<T>[]>([]);
  useEffect(() => setOthers(closedDrafts<T>(name)), [name]);

  const write = useCallback(() => {
    if (isFinished.current) return;
    const { isDirty, base, title, path } = latest.current;
    if (isDirty)
      writeDraft(key, {
        values: form.getValues(),
        base: base.values,
        revision: base.revision,
        request: request.current,
        savedAt: new Date().toISOString(),
        title,
        path,
      });
    else removeDraft(key);
  }, [form, key]);

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
    const close = () => {
      if (timer !== undefined) {
        clearTimeout(timer);
        writeNow();
      }
      closeDraft(key);
    };
    addEventListener('pagehide', close);
    return () => {
      unsubscribe();
      close();
      removeEventListener('pagehide', close);
    };
  }, [form, write, key]);

  const pendingRequest = useCallback(() => request.current, []);

  const storeRequest = useCallback(
    (next: CreateRequest<T> | null) => {
      request.current = next;
      write();
    },
    [write],
  );

  const finish = useCallback(() => {
    isFinished.current = true;
    removeDraft(key);
  }, [key]);

  const discard = useCallback(() => {
    setRestored(null);
    request.current = null;
    removeDraft(key);
  }, [key]);

  return { restored, others, pendingRequest, storeRequest, finish, discard };
}
