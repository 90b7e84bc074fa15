import { useSyncExternalStore } from 'react';
import { COMPARED_MAX } from '../../rules/limits.ts';

export interface ComparedBrowser {
  id: number;
  iconUrl: string;
}

const KEY = 'compare';
const NONE: readonly ComparedBrowser[] = [];
const listeners = new Set<() => void>();
/** The stored text and its list, so that the list stays the same object until the text changes. */
let last: { text: string | null; browsers: readonly ComparedBrowser[] } = { text: null, browsers: NONE };

/** The collected browsers; none on the server. They are shared by all tabs and stay until the visitor clears them. */
export function useComparedBrowsers(): readonly ComparedBrowser[] {
  return useSyncExternalStore(subscribe, readBrowsers, () => NONE);
}

/** Stores the collected browsers. Without access to storage they last until the page is left. */
export function storeComparedBrowsers(browsers: readonly ComparedBrowser[]): void {
  const text = JSON.stringify(browsers.map(({ id, iconUrl }) => ({ id, iconUrl })));
  last = { text, browsers };
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // `last` is enough for this page.
  }
  notify();
}

export function toggleComparedBrowser(browser: ComparedBrowser): void {
  const browsers = readBrowsers();
  const others = browsers.filter(({ id }) => id !== browser.id);
  const isRemoved = others.length < browsers.length;
  storeComparedBrowsers(isRemoved ? others : [...others, browser].slice(0, COMPARED_MAX));
}

function readBrowsers(): readonly ComparedBrowser[] {
  let text = last.text;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return last.browsers;
  }
  if (text !== last.text) last = { text, browsers: parse(text) };
  return last.browsers;
}

function parse(text: string | null): readonly ComparedBrowser[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isComparedBrowser).slice(0, COMPARED_MAX) : NONE;
  } catch {
    return NONE;
  }
}

function isComparedBrowser(value: unknown): value is ComparedBrowser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'iconUrl' in value &&
    Number.isSafeInteger(value.id) &&
    typeof value.iconUrl === 'string'
  );
}

/** All cards of a page share one event listener. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', notify);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
