import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LANGUAGE_KEY } from '#rules/limits.ts';
import { knownAddress } from '#rules/pages.ts';
import { LANGUAGES, LOCALES, memberOf, type Language } from '#rules/vocabulary.ts';
import { languageInUrl, rememberLanguage } from '../i18n/language.ts';
import { useLanguage, useLanguageSwitch } from '../i18n/provider.tsx';
import { canonicalPath, inLanguage } from '../paths.ts';
import { useStored } from './use-stored.ts';
import { writeStored } from '../local-storage.ts';
import { IconButton } from './icon.tsx';
import { useShownTheme } from './use-root-data.ts';

/** The `lang` parameter, or else the stored language, which another tab may change. */
export function usePageLanguage() {
  const language = useLanguage();
  const { search } = useLocation();
  const switchTo = useLanguageSwitch();
  const inUrl = languageInUrl(search);
  const stored = memberOf(LANGUAGES, useStored(LANGUAGE_KEY));
  const requested = inUrl ?? stored;
  const show = useEffectEvent((next: Language) => {
    rememberLanguage(next); // the cookie may be missing or expired
    if (next !== language) void switchTo(next);
  });
  useEffect(() => {
    if (requested) show(requested);
  }, [requested]);
}

/** Switching stores the choice (spec §4). */
export function useOtherLanguage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const switchTo = useLanguageSwitch();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const other: Language = language === 'en' ? 'zh' : 'en';
  const currentPath = knownAddress(pathname + search);

  const switchLanguage = () => {
    switchTo(other).then(
      () => {
        rememberLanguage(other);
        void navigate(canonicalPath(currentPath, other), { replace: true, preventScrollReset: true });
      },
      () => alert(t('error.network')),
    );
  };
  return { other, path: inLanguage(currentPath, other), switchLanguage };
}

export function LanguageToggle() {
  const { t } = useTranslation();
  const { other, path, switchLanguage } = useOtherLanguage();
  return (
    <a
      href={path}
      onClick={(event) => {
        event.preventDefault();
        switchLanguage();
      }}
      lang={LOCALES[other]}
      hrefLang={other}
      className="target shrink-0 rounded-lg px-3 text-sm font-medium whitespace-nowrap hover:bg-sunken"
    >
      {t('header.otherLanguage')}
    </a>
  );
}

const THEMES = ['system', 'light', 'dark'] as const;
const ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

export function ThemeToggle() {
  const { t } = useTranslation();
  // The server does not know the stored choice and renders the button for the system's theme.
  const theme = themeIn(useShownTheme());
  const label = t('header.theme', { theme: t(`theme.${theme}`) });
  return (
    <IconButton
      icon={ICONS[theme]}
      label={label}
      onClick={switchTheme}
      className="size-10 rounded-lg hover:bg-sunken"
    />
  );
}

function themeIn(data: string | undefined) {
  return memberOf(THEMES, data) ?? 'system';
}

/** The opposite of the system's theme follows "system", so that the first click is visible. */
export function switchTheme() {
  const order = matchMedia('(prefers-color-scheme: dark)').matches ? THEMES : (['system', 'dark', 'light'] as const);
  const { dataset } = document.documentElement;
  const theme = order[(order.indexOf(themeIn(dataset.theme)) + 1) % order.length] ?? 'system';
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  writeStored('theme', theme === 'system' ? null : theme);
}
