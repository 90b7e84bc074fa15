import { languageInUrl, rememberedLanguage } from './i18n/language.ts';
import { openPage } from './opening.ts';

// Nothing of the page is written yet: it can begin in the language that was chosen, also where the server did not know.
void openPage(() => import('./open-admin.tsx'), languageInUrl(location.search) ?? rememberedLanguage());
