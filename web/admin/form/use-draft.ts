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
  type StoredDraft,
} from './draft.ts';

/** The delay between the last input and storing the draft, in milliseconds. */
const DEBOUNCE_MS = 400;

interface DraftOptions<T> {
  name: string;
  title: string;
  base: Base<T>;
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
export function useDraft<T extends FieldValues>(form: UseFormReturn<T>, { name, title, base, found }: DraftOptions<T>) {
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
    // With the references of the fields kept, what is typed before the next rendering is not lost.
    form.reset({ ...form.getValues(), ...found.draft.values }, { keepDefaultValues: true, keepFieldsRef: true });
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

  /** The create request whose response is missing; null without one. */
  const pendingRequest = () => request.current;

  /** `null` after the response. A request that is stored can be sent again after a crash. */
  const storeRequest = (next: CreateRequest<T> | null) => {
    request.current = next;
    write();
  };

  /** For a form that was saved or left: nothing more is stored. */
  const finish = () => {
    isFinished.current = true;
    removeDraft(key);
  };

  /** Later input is stored as a new draft. */
  const discard = () => {
    setRestored(null);
    request.current = null;
    removeDraft(key);
  };

  return { restored, others, pendingRequest, storeRequest, finish, discard };
}
