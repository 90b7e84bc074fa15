import { languageInUrl, rememberedLanguage } from './i18n/language.ts';
import { showLoadError } from './load-error.ts';
import { startPage } from './start-page.ts';

// The server sends an empty page and may not know the language.
startPage(() => import('./start-admin.tsx'), languageInUrl(location.search) ?? rememberedLanguage()).catch(
  showLoadError,
);
