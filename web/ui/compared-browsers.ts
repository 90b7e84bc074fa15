import { useMemo } from 'react';
import { parseJson } from '#rules/json.ts';
import { COMPARED_MAX } from '#rules/limits.ts';
import { readStored, writeStored } from '../local-storage.ts';
import { useStored } from './use-stored.ts';

export interface ComparedBrowser {
  id: number;
  iconUrl: string;
}

const KEY = 'compare';

/** They are shared by all tabs and stay until the visitor clears them. */
export function useComparedBrowsers(): readonly ComparedBrowser[] {
  const text = useStored(KEY);
  return useMemo(() => parse(text), [text]);
}

export function storeComparedBrowsers(browsers: readonly ComparedBrowser[]) {
  writeStored(KEY, JSON.stringify(browsers.map(({ id, iconUrl }) => ({ id, iconUrl }))));
}

export function toggleComparedBrowser(browser: ComparedBrowser) {
  const browsers = parse(readStored(KEY));
  const others = browsers.filter(({ id }) => id !== browser.id);
  const isRemoved = others.length < browsers.length;
  storeComparedBrowsers(isRemoved ? others : [...others, browser].slice(0, COMPARED_MAX));
}

function parse(text: string | null): readonly ComparedBrowser[] {
  const list = parseJson(text ?? '');
  return Array.isArray(list) ? list.filter(isComparedBrowser).slice(0, COMPARED_MAX) : [];
}

function isComparedBrowser(value: unknown): value is ComparedBrowser {
  const { id, iconUrl } = Object(value) as Partial<ComparedBrowser>; // any value can be read by key
  return Number.isSafeInteger(id) && typeof iconUrl === 'string';
}
