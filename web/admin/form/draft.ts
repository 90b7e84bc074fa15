import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { parseJson } from '#rules/json.ts';
import { valueAtPath } from '#rules/merge.ts';
import { readStored, writeStored } from '../../local-storage.ts';
import { inLanguage } from '../../paths.ts';
import { useStable } from '../ui/use-stable.ts';

const PREFIX = 'draft:';
const SEPARATOR = '#';
const LOCK = 'admin-tab:';

/** Identifies this tab until it is closed or reloaded. */
const TAB = randomId();

interface CreateRequest<T> {
  key: string;
  values: T;
}

export interface Stored<T> {
  values: T;
  revision: number | null;
}

interface Draft<T> {
  values: T;
  /** What the values started from. */
  base: T;
  /** Null for a new record. */
  revision: number | null;
  /** A create request without a response. */
  request: CreateRequest<T> | null;
  /** ISO 8601. */
  savedAt: string;
  title: string;
  /** Without the language. */
  path: string;
  /** The tab with the form; null if the form is closed. */
  tab: string | null;
}

export interface StoredDraft<T> {
  key: string;
  draft: Draft<T>;
}

/** The key of the draft of a form that is opened. The same form in another tab has another draft. */
export function newDraftKey(name: string) {
  return PREFIX + name + SEPARATOR + randomId();
}

/** The drafts of closed forms with a name, or all of them. The newest is first. */
export function closedDrafts<T>(name?: string): StoredDraft<T>[] {
  return allDrafts<T>()
    .filter(({ key, draft }) => !draft.tab && key.startsWith(name === undefined ? PREFIX : PREFIX + name + SEPARATOR))
    .toSorted((a, b) => b.draft.savedAt.localeCompare(a.draft.savedAt));
}

/** What was typed as the name, the title or the number of a new record. */
export function typedName({ values, revision }: Draft<object>) {
  if (revision !== null) return '';
  const texts = ['versionNumber', 'name', 'name.en', 'name.zh', 'title.en', 'title.zh'].map((path) =>
    valueAtPath(values, path),
  );
  return texts.find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ?? '';
}

export function writeDraft<T>(key: string, draft: Omit<Draft<T>, 'tab'>) {
  writeStored(key, JSON.stringify({ ...draft, tab: TAB }));
}

export function closeDraft(key: string) {
  const draft = read(key);
  if (draft) writeStored(key, JSON.stringify({ ...draft, tab: null }));
}

export function removeDraft(key: string) {
  writeStored(key, null);
}

export function countDrafts() {
  return allDrafts().length;
}

/** Removes all drafts, so that the next user of this browser cannot read them. */
export function clearDrafts() {
  for (const { key } of allDrafts()) removeDraft(key);
}

/** Tells other tabs until the end of this one that its forms are open. */
export function announceTab() {
  if (hasLocks()) void navigator.locks.request(LOCK + TAB, () => Promise.withResolvers<void>().promise);
}

/**
 * Marks the drafts of tabs that have crashed as those of closed forms. Pages over http cannot ask which tabs are open,
 * and take them all for closed.
 */
export async function closeDraftsOfLostTabs() {
  const { held = [] } = hasLocks() ? await navigator.locks.query() : {};
  const open = new Set(held.map(({ name }) => name));
  for (const { key, draft } of allDrafts())
    if (draft.tab && draft.tab !== TAB && !open.has(LOCK + draft.tab)) closeDraft(key);
}

function hasLocks() {
  return 'locks' in navigator;
}

function allDrafts<T>(): StoredDraft<T>[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const draft = key.startsWith(PREFIX) ? read<T>(key) : null;
      return draft ? [{ key, draft }] : [];
    });
  } catch {
    return []; // localStorage is blocked
  }
}

function read<T>(key: string): Draft<T> | null {
  return (parseJson(readStored(key) ?? '') ?? null) as Draft<T> | null; // written by writeDraft for the same form
}

/** `crypto.randomUUID` is missing on pages over http, which an installation may use. */
export function randomId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const DEBOUNCE_MS = 400;

interface DraftOptions<T> {
  name: string;
  title: string;
  base: Stored<T>;
  found: StoredDraft<T> | null;
}

/** The draft with which a form opens: the one that a link has opened, or else the newest of a closed form. */
export function useFoundDraft<T>(name: string): StoredDraft<T> | null {
  const { state } = useLocation() as { state: { draft?: string } | null }; // DraftList sets it
  const [found] = useState(() => {
    const drafts = closedDrafts<T>(name);
    return drafts.find(({ key }) => key === state?.draft) ?? drafts[0] ?? null;
  });
  return found;
}

/** Stores what is typed into a form in localStorage, so that it survives a crash or the end of the tab. */
export function useDraft<T extends FieldValues>(form: UseFormReturn<T>, { name, title, base, found }: DraftOptions<T>) {
  const { pathname, search } = useLocation();
  const [key] = useState(() => newDraftKey(name));
  const [restored, setRestored] = useState(found?.draft ?? null);
  const isFinished = useRef(false);
  const request = useRef(restored?.request ?? null);
  const { isDirty } = form.formState;

  useEffect(() => {
    if (!found) return;
    // The draft of an older version may have other fields.
    const values = { ...form.getValues() };
    for (const name of Object.keys(values))
      if (name in found.draft.values) Reflect.set(values, name, found.draft.values[name]);
    // With the references of the fields kept, what is typed before the next rendering is not lost.
    form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
    // It belongs to this form from now on.
    writeDraft(key, found.draft);
    removeDraft(found.key);
  }, [form, found, key]);

  const write = useStable(() => {
    if (isFinished.current) return;
    if (isDirty)
      writeDraft(key, {
        values: form.getValues(),
        base: base.values,
        revision: base.revision,
        request: request.current,
        savedAt: new Date().toISOString(),
        title,
        path: inLanguage(pathname + search, null),
      });
    else removeDraft(key);
  });

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
      clearTimeout(timer);
      if (timer !== undefined) writeNow();
      closeDraft(key);
    };
    addEventListener('pagehide', close);
    return () => {
      unsubscribe();
      close();
      removeEventListener('pagehide', close);
    };
  }, [form, write, key]);

  return {
    restored,
    /** The create request whose response is missing; null without one. */
    pendingRequest: () => request.current,
    /** `null` after the response. A request that is stored can be sent again after a crash. */
    storeRequest: (next: CreateRequest<T> | null) => {
      request.current = next;
      write();
    },
    isFinished: () => isFinished.current,
    /** For a form that was saved or left: nothing more is stored. */
    finish: () => {
      isFinished.current = true;
      removeDraft(key);
    },
    /** Later input is stored as a new draft. */
    discard: () => {
      setRestored(null);
      request.current = null;
      removeDraft(key);
    },
  };
}
