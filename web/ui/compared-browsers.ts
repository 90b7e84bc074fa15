import { useMemo, useSyncExternalStore } from 'react';
import { COMPARED_MAX } from '../../rules/limits.ts';
import { readStored, writeStored } from '../local-storage.ts';

export interface ComparedBrowser {
  id: number;
  iconUrl: string;
}

const KEY = 'compare';
const NONE: readonly ComparedBrowser[] = [];
const listeners = new Set<() => void>();
/** The browsers as text. Without access to storage they last until the page is left. */
let unstored: string | null = null;

/** The collected browsers; none on the server. They are shared by all tabs and stay until the visitor clears them. */
export function useComparedBrowsers(): readonly ComparedBrowser[] {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  return useMemo(() => parse(text), [text]);
}

export function storeComparedBrowsers(browsers: readonly ComparedBrowser[]): void {
  const text = JSON.stringify(browsers.map(({ id, iconUrl }) => ({ id, iconUrl })));
  writeStored(KEY, text);
  unstored = readStored(KEY) === text ? null : text;
  notify();
}

export function toggleComparedBrowser(browser: ComparedBrowser): void {
  const browsers = parse(readText());
  const others = browsers.filter(({ id }) => id !== browser.id);
  const isRemoved = others.length < browsers.length;
  storeComparedBrowsers(isRemoved ? others : [...others, browser].slice(0, COMPARED_MAX));
}

function readText(): string | null {
  return unstored ?? readStored(KEY);
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
