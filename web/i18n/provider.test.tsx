import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createI18n, loadNamespaces } from './instance.ts';
import { TextsProvider, useLanguage, useLanguageSwitch, useLocalize } from './provider.tsx';
import { loadTexts } from './texts.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Words() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const localize = useLocalize();
  const switchTo = useLanguageSwitch();
  return (
    <button onClick={() => void switchTo('zh')}>
      {[language, t('home.sort'), t('form.saved'), localize({ en: 'Quark', zh: '夸克' })].join(' · ')}
    </button>
  );
}

it('shows the texts of all namespaces, also after a switch of the language', async () => {
  document.documentElement.dataset.hydrated = '';
  const i18n = createI18n('en', await loadTexts('en', 'site'));
  await loadNamespaces(i18n, ['admin']);
  const root = document.createElement('div');
  await act(async () =>
    createRoot(root).render(
      <TextsProvider i18n={i18n}>
        <Words />
      </TextsProvider>,
    ),
  );
  expect(root.textContent).toBe('en · Sort by · Saved successfully · Quark');
  await act(async () => root.querySelector('button')?.click());
  await vi.waitFor(() => expect(root.textContent).toBe('zh · 排序方式 · 保存成功 · 夸克'));
  expect(document.documentElement.lang).toBe('zh-CN');
});

it.each(['{{count}}', '$t(home.sort)', '<b>&</b>', '$&'])('shows a value as it is (%s)', async (name) => {
  const { t } = createI18n('en', await loadTexts('en', 'site'));
  expect(t('compare.add', { name })).toBe(`Compare ${name}`);
});
