import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#rules/vocabulary.ts';
import en from './en.json' with { type: 'json' };
import { addPartialTexts, createI18n, type AdminKey } from './setup.ts';
import type { Texts } from './texts.ts';
import { I18nProvider, useTranslation } from './use-translation.ts';
import zh from './zh.json' with { type: 'json' };

const TEXTS: Record<Language, Texts> = { en, zh: zh as Texts };

function Sort() {
  return useTranslation().t('home.sort');
}

it.each(['en', 'zh'] as const)('reads the texts of the language (%s)', (language) => {
  const html = renderToString(
    <I18nProvider value={[createI18n(language, TEXTS[language]), () => {}]}>
      <Sort />
    </I18nProvider>,
  );
  expect(html).toBe(TEXTS[language].home.sort);
});

it('reads the texts of all groups', async () => {
  const i18n = createI18n('en', en);
  await addPartialTexts(i18n, 'admin');
  const OfAdmin = () => useTranslation<AdminKey>().t('form.saved');
  const OfSite = () => useTranslation<AdminKey>().t('home.sort');
  const html = renderToString(
    <I18nProvider value={[i18n, () => {}]}>
      <OfAdmin /> <OfSite />
    </I18nProvider>,
  );
  expect(html.replaceAll('<!-- -->', '')).toBe(`Saved successfully ${en.home.sort}`);
});

it('gives the same function as long as the language stays', () => {
  const functions = new Set<unknown>();
  const Recorder = () => {
    functions.add(useTranslation().t);
    return null;
  };
  const i18n = createI18n('en', en);
  for (let times = 0; times < 2; times += 1)
    renderToString(
      <I18nProvider value={[i18n, () => {}]}>
        <Recorder />
      </I18nProvider>,
    );
  expect(functions.size).toBe(1);
});

it('is not read without an i18n', () => {
  expect(() => renderToString(<Sort />)).toThrow('without an i18n');
});
