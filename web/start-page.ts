import { LANGUAGES, LOCALES, type Language } from '#rules/vocabulary.ts';
import { loadTexts } from './i18n/texts.ts';
import type { PageContext } from './ui/page-context.ts';

/** What the server adds to a page. */
interface PageState extends Omit<PageContext, 'loadError' | 'setStatus'> {
  /** Null if the page is empty. */
  graph: Record<string, unknown> | null;
}

export interface InitialPage extends PageState {
  root: HTMLElement;
  language: Language;
  /** Those of every page. */
  texts: object;
}

/** In the language of the server or in `chosenLanguage`. */
export async function startPage(
  load: () => Promise<{ start: (page: InitialPage) => void | Promise<void> }>,
  chosenLanguage?: Language,
) {
  const root = document.getElementById('root');
  const state = readState();
  if (!root || !state) return;
  if (chosenLanguage) document.documentElement.lang = LOCALES[chosenLanguage];
  const language = LANGUAGES.find((one) => LOCALES[one] === document.documentElement.lang) ?? 'en';
  const texts = loadTexts(language, 'site');
  // Awaiting the preloaded scripts one by one runs each in a separate task, so that none blocks the page for long.
  await import('react-dom/client');
  const { start } = await load();
  await start({ ...state, root, language, texts: await texts });
}

/** Null if the page has no state, as the crash page. */
function readState(): PageState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? JSON.parse(text) : null;
}
