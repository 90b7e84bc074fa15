import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { parseJson } from '#rules/json.ts';
import { valueAtPath } from '#rules/merge.ts';
import { readStored, writeStored } from '../../../local-storage.ts';
import { inLanguage } from '../../../paths.ts';
import { useStable } from '../../ui/use-stable.ts';
import { randomId, TAB } from './tab.ts';

const PREFIX = 'draft:';
const SEPARATOR = '#';
const DEBOUNCE_MS = 400;

export interface Stored<T> {
  values: T;
  /** Null for a new record. */
  revision: number | null;
}

interface CreateRequest<T> {
  key: string;
  values: T;
}

interface Draft<T> extends Stored<T> {
  /** What the values started from. */
  base: T;
  /** A create request without a response. */
  request: CreateRequest<T> | null;
  /** ISO 8601. */
  savedAt: string;
  title: string;
  /** The path has no language. */
  path: string;
}

export interface StoredDraft<T> extends Draft<T> {
  key: string;
}

/** The same form in another tab has another draft. */
export function draftKey(name: string, tab = TAB) {
  return PREFIX + name + SEPARATOR + tab;
}

/** The drafts of the forms with a name in all tabs, or all drafts. The newest is first. */
export function readDrafts<T>(name?: string): StoredDraft<T>[] {
  const start = name === undefined ? PREFIX : draftKey(name, '');
  try {
    return Object.keys(localStorage)
      .flatMap((key) => (key.startsWith(start) ? (readDraft<T>(key) ?? []) : []))
      .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  } catch {
    return []; // localStorage is blocked
  }
}

function readDraft<T>(key: string): StoredDraft<T> | null {
  const draft = parseJson(readStored(key) ?? '') as Draft<T> | undefined; // written by writeDraft for the same form
  return draft ? { ...draft, key } : null;
}

export function writeDraft<T>(key: string, draft: Draft<T>) {
  writeStored(key, JSON.stringify(draft));
}

export function removeDraft(key: string) {
  writeStored(key, null);
}

/** Removes all drafts, so that the next user of this browser cannot read them. */
export function clearDrafts() {
  for (const { key } of readDrafts()) removeDraft(key);
}

/** The draft at `from` becomes that of this tab. The one that this tab has already stays, under another key. */
export function takeDraft<T>(name: string, from: string): StoredDraft<T> | null {
  const own = draftKey(name);
  const [draft, previous] = [readStored(from), readStored(own)];
  if (draft !== null && from !== own) {
    if (previous !== null) writeStored(draftKey(name, randomId()), previous);
    writeStored(own, draft);
    writeStored(from, null);
  }
  return draft === null ? null : readDraft<T>(own);
}

/** What was typed as the name, the title or the number of a new record. */
export function typedName({ values, revision }: Draft<object>) {
  if (revision !== null) return '';
  const texts = ['versionNumber', 'name', 'name.en', 'name.zh', 'title.en', 'title.zh'].map((path) =>
    valueAtPath(values, path),
  );
  return texts.find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ?? '';
}

interface DraftOptions<T> {
  name: string;
  title: string;
  base: Stored<T>;
  /** Shows a draft in the form. */
  onOpen: (draft: Draft<T>) => void;
}

/**
 * Stores what is typed into a form in localStorage. A form opens with the draft of its tab, or with the one that a link
 * has opened. That of another tab, which may have crashed, is offered.
 */
export function useDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  { name, title, base, onOpen }: DraftOptions<T>,
) {
  const { pathname, search, state } = useLocation();
  const linked: { draft?: string } | null = state; // DraftList sets it
  const own = draftKey(name);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [offered, setOffered] = useState<StoredDraft<T> | null>(null);
  const isFinished = useRef(false);
  const request = useRef<CreateRequest<T> | null>(null);
  const { isDirty } = form.formState;

  const write = useStable(() => {
    if (isFinished.current) return;
    if (isDirty)
      writeDraft(own, {
        values: form.getValues(),
        base: base.values,
        revision: base.revision,
        request: request.current,
        savedAt: new Date().toISOString(),
        title,
        path: inLanguage(pathname + search, null),
      });
    else removeDraft(own);
  });

  const open = useStable((from: string) => {
    const draft = takeDraft<T>(name, from);
    setOffered(null);
    if (!draft) return;
    request.current = draft.request;
    setOpenedAt(draft.savedAt);
    onOpen(draft);
  });

  useEffect(() => {
    const drafts = readDrafts<T>(name);
    const found = [linked?.draft, own].find((key) => drafts.some((draft) => draft.key === key));
    if (found === undefined) setOffered(drafts[0] ?? null);
    else open(found);
    // oxlint-disable-next-line react/exhaustive-deps -- a form looks for its draft once, when it opens
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const writeNow = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
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
    addEventListener('pagehide', writeNow);
    return () => {
      unsubscribe();
      writeNow();
      removeEventListener('pagehide', writeNow);
    };
  }, [form, write]);

  return {
    /** When the draft in the form was saved; null without one. */
    openedAt,
    offered,
    openOffered: () => {
      write();
      if (offered) open(offered.key);
    },
    discardOffered: () => {
      if (offered) removeDraft(offered.key);
      setOffered(readDrafts<T>(name).find(({ key }) => key !== own) ?? null);
    },
    /** The create request whose response is missing; null without one. */
    pendingRequest: () => request.current,
    /** `null` after the response. A request that is stored can be sent again after a crash. */
    storeRequest: (next: CreateRequest<T> | null) => {
      request.current = next;
      write();
    },
    isFinished: () => isFinished.current,
    /** The form was saved or left: nothing more is stored. */
    finish: () => {
      isFinished.current = true;
      removeDraft(own);
    },
    /** Later input is stored as a new draft. */
    discard: () => {
      setOpenedAt(null);
      request.current = null;
      removeDraft(own);
    },
  };
}
