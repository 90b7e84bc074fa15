import { LANGUAGES, LOCALES } from '../rules/vocabulary.ts';
import { loadTexts } from './i18n/texts.ts';

void start();

/**
 * Small by itself, so that the page's code and the texts of its language arrive side by side and each runs in a task of
 * its own.
 */
async function start(): Promise<void> {
  const language = LANGUAGES.find((one) => LOCALES[one] === document.documentElement.lang) ?? 'en';
  const texts = loadTexts[language]();
  await import('react-dom/client');
  const { takeOver } = await import('./take-over.tsx');
  takeOver(language, await texts);
}
