import type { i18n as I18n } from 'i18next';
import { createContext, use, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { LOCALES, type Language, type LocalizedText } from '#rules/vocabulary.ts';
import { languageOf, loadNamespaces } from './instance.ts';
import { NAMESPACES } from './texts.ts';

const LanguageContext = createContext<Language>('en');

export function TextsProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <LanguageProvider>{children}</LanguageProvider>
    </I18nextProvider>
  );
}

function LanguageProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return use(LanguageContext);
}

/** Returns a bilingual text in the language of the interface, or in English if that one is empty. */
export function useLocalize() {
  const language = useLanguage();
  return (text: LocalizedText) => text[language] || text.en;
}

/** Rejects and changes nothing if the texts cannot be fetched. */
export function useLanguageSwitch(): (language: Language) => Promise<void> {
  const { i18n } = useTranslation();
  return async (language) => {
    const names = NAMESPACES.filter((name) => i18n.hasResourceBundle(i18n.language, name));
    await loadNamespaces(i18n, names, language);
    await hydrated();
    await i18n.changeLanguage(language);
    document.documentElement.lang = LOCALES[language];
  };
}

/** React must hydrate every part of the page in the language of the server. */
async function hydrated() {
  if (document.documentElement.dataset.hydrated !== undefined) return;
  await new Promise((resolve) => addEventListener('hydrated', resolve, { once: true }));
}
