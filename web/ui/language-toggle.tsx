import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { knownAddress } from '../../rules/pages.ts';
import { LOCALES } from '../../rules/vocabulary.ts';
import { rememberLanguage } from '../i18n/language.ts';
import { useLanguageSwitch } from '../i18n/language-switch.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { canonicalPath, inLanguage } from '../paths.ts';

/** Switches to the same page in the other language and stores the choice (spec §4). */
export function LanguageToggle() {
  const { t } = useTranslation();
  const switchTo = useLanguageSwitch();
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const other = language === 'en' ? 'zh' : 'en';
  const currentPath = knownAddress(pathname + search);

  const choose = (event: MouseEvent) => {
    event.preventDefault();
    // The choice is stored only after its texts are fetched.
    switchTo(other).then(
      () => {
        rememberLanguage(other);
        void navigate(canonicalPath(currentPath, other), { replace: true, preventScrollReset: true });
      },
      () => alert(t('error.network')),
    );
  };

  return (
    <a
      href={inLanguage(currentPath, other)}
      onClick={choose}
      lang={LOCALES[other]}
      hrefLang={other}
      className="inline-flex min-h-10 shrink-0 items-center rounded-lg px-3 text-sm font-medium whitespace-nowrap hover:bg-sunken"
    >
      {t('header.otherLanguage')}
    </a>
  );
}
