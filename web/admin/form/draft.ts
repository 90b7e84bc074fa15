import { valueAtPath } from '../../../rules/merge.ts';

const PREFIX = 'draft:';
/** Separates the name of a draft from what is different for each opened form. */
const SEPARATOR = '#';
const LOCK = 'admin-tab:';

/** Identifies this tab until it is closed or reloaded. */
const TAB = randomId();

export interface CreateRequest<T> {
  key: string;
  values: T;
}

/** The stored values from which the values of a form started. */
export interface Base<T> {
  /** Null if they are unknown. */
  values: T | null;
  revision: number | null;
}

export interface Draft<T> {
  values: T;
  /** The values of the record when it was loaded; missing in the drafts of older versions. */
  base?: T | null;
  /** The revision of the record when it was loaded; null for a new one. */
  revision: number | null;
  /** A create request without a response; null or missing if there is none. */
  request?: CreateRequest<T> | null;
  /** ISO 8601. */
  savedAt: string;
  /** The title of the form, and its path without the language. Missing in the drafts of older versions. */
  title?: string;
  path?: string;
  /** The tab with the form; null or missing if the form is closed. */
  tab?: string | null;
}

export interface StoredDraft<T> {
  key: string;
  draft: Draft<T>;
}

/**
 * The key of the draft of a form that is opened. It has a random part, so that the same form in another tab has another
 * draft.
 */
export function newDraftKey(name: string): string {
  return PREFIX + name + SEPARATOR + randomId();
}

/** The drafts of closed forms with a name, or all of them. The newest is first. */
export function closedDrafts<T>(name?: string): StoredDraft<T>[] {
  return allDrafts<T>()
    .filter(({ key, draft }) => !draft.tab && (name === undefined || nameOf(key) === name))
    .toSorted((a, b) => b.draft.savedAt.localeCompare(a.draft.savedAt));
}

/** What was typed as the name, the title or the number of a new record. */
export function typedName({ values, revision }: Draft<object>): string {
  if (revision !== null) return '';
  const texts = ['versionNumber', 'name', 'name.en', 'name.zh', 'title.en', 'title.zh'].map((path) =>
    valueAtPath(values, path),
  );
  return texts.find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ?? '';
}

export function writeDraft<T>(key: string, draft: Draft<T>): void {
  write(key, { ...draft, tab: TAB });
}

export function closeDraft(key: string): void {
  const draft = read(key);
  if (draft) write(key, { ...draft, tab: null });
}

export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without localStorage, there is no draft.
  }
}

/** Removes all drafts, so that the next user of this browser cannot read them. */
export function clearDrafts(): void {
  for (const { key } of allDrafts()) removeDraft(key);
}

/** Tells other tabs until the end of this one that its forms are open. */
export function announceTab(): void {
  if (hasLocks()) void navigator.locks.request(LOCK + TAB, () => Promise.withResolvers<void>().promise);
}

/**
 * Marks the drafts of tabs that have crashed as those of closed forms. Pages over http cannot ask which tabs are open,
 * and take them all for closed.
 */
export async function closeDraftsOfLostTabs(): Promise<void> {
  const { held = [] } = hasLocks() ? await navigator.locks.query() : {};
  const open = new Set(held.map(({ name }) => name));
  for (const { key, draft } of allDrafts())
    if (draft.tab && draft.tab !== TAB && !open.has(LOCK + draft.tab)) closeDraft(key);
}

function hasLocks(): boolean {
  return 'locks' in navigator;
}

function nameOf(key: string): string {
  return key.slice(PREFIX.length).split(SEPARATOR)[0] ?? '';
}

function allDrafts<T>(): StoredDraft<T>[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const draft = key.startsWith(PREFIX) ? read<T>(key) : null;
      return draft ? [{ key, draft }] : [];
    });
  } catch {
    return [];
  }
}

function read<T>(key: string): Draft<T> | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Draft<T>); // written by writeDraft for the same form
  } catch {
    return null;
  }
}

function write(key: string, draft: Draft<unknown>): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without localStorage, the values are only in the form.
  }
}

/** `crypto.randomUUID` is missing on pages over http, which an installation may use. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
