import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parseJson } from '#rules/json.ts';
import { COMPARED_MAX } from '#rules/limits.ts';
import type { LocalizedText } from '#rules/vocabulary.ts';
import { useLocalize } from '../i18n/provider.tsx';
import { readStored, writeStored } from '../local-storage.ts';
import { Icon } from './icon.tsx';
import { useStored } from './use-stored.ts';

export interface ComparedBrowser {
  id: number;
  iconUrl: string;
}

const KEY = 'compare';

/** They are shared by all tabs and stay until the visitor clears them. */
export function useComparedBrowsers() {
  const text = useStored(KEY);
  return useMemo(() => parse(text), [text]);
}

export function storeComparedBrowsers(browsers: readonly ComparedBrowser[]) {
  writeStored(KEY, JSON.stringify(browsers.map(({ id, iconUrl }) => ({ id, iconUrl }))));
}

function toggleComparedBrowser(browser: ComparedBrowser) {
  const browsers = parse(readStored(KEY));
  const others = browsers.filter(({ id }) => id !== browser.id);
  const isRemoved = others.length < browsers.length;
  storeComparedBrowsers(isRemoved ? others : [...others, browser].slice(0, COMPARED_MAX));
}

function parse(text: string | null) {
  const list = parseJson(text ?? '');
  return Array.isArray(list) ? list.filter(isComparedBrowser).slice(0, COMPARED_MAX) : [];
}

function isComparedBrowser(value: unknown): value is ComparedBrowser {
  const { id, iconUrl }: Partial<ComparedBrowser> = Object(value);
  return Number.isSafeInteger(id) && typeof iconUrl === 'string';
}

export function CompareToggle({ browser }: { browser: ComparedBrowser & { name: LocalizedText } }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const compared = useComparedBrowsers();
  const isChosen = compared.some(({ id }) => id === browser.id);
  const label = t('compare.add', { name: localize(browser.name) });
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={label}
      title={label}
      disabled={!isChosen && compared.length >= COMPARED_MAX}
      onClick={() => toggleComparedBrowser(browser)}
      className="target gap-1.5 field px-4 font-medium text-text hover:border-muted disabled:opacity-40 aria-pressed:accent-tint noscript:hidden"
    >
      <Icon name={isChosen ? 'check' : 'compare'} className="size-4" />
      <span>{t('compare.toggle')}</span>
    </button>
  );
}
