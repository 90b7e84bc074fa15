import { languageInUrl, rememberedLanguage } from './i18n/language.ts';
import { showLoadError } from './load-error.ts';
import { startPage } from './start-page.ts';

// The server sends an empty page and may not know the language, so the page starts in the language of the URL or the
// stored one.
startPage(() => import('./start-admin.tsx'), languageInUrl(location.search) ?? rememberedLanguage()).catch(
  showLoadError,
);
