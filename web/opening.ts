import { LANGUAGES, LOCALES, type Language } from '../rules/vocabulary.ts';
import { loadTexts, type Texts } from './i18n/texts.ts';

/** What the server leaves for the browser to go on from. */
interface PageState {
  origin: string;
  /** When the server rendered the page, ISO 8601. */
  renderedAt: string;
  /** What it fetched for that; null where it left the page empty. */
  graph: Record<string, unknown> | null;
}

export interface Opening extends PageState {
  root: HTMLElement;
  language: Language;
  texts: Texts;
}

/** Runs `load`ed code on the page that the server sent, in the language that it sent it in unless another is given. */
export async function openPage(load: () => Promise<{ open: (page: Opening) => void | Promise<void> }>, other?: Language): Promise<void> {
  const root = document.getElementById('root');
  const state = readState();
  if (!root || !state) return;
  if (other) document.documentElement.lang = LOCALES[other];
  const language = LANGUAGES.find((one) => LOCALES[one] === document.documentElement.lang) ?? 'en';
  const texts = loadTexts[language]();
  // One after the other, so that each is run in a task of its own; all of it is on its way already.
  await import('react-dom/client');
  const { open } = await load();
  await open({ ...state, root, language, texts: await texts });
}

/** Null where nothing goes on, as on the crash screen. */
function readState(): PageState | null {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as PageState | null) : null; // written by our own server for this page
}
