import { memberOf } from '#rules/vocabulary.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { writeStored } from '../local-storage.ts';
import { IconButton } from './icon.tsx';
import { useRootData } from './use-root-data.ts';

const KEY = 'theme';
const THEMES = ['system', 'light', 'dark'] as const;
const ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

export function ThemeToggle() {
  const { t } = useTranslation();
  // The server does not know the stored choice and renders the button for the system's theme.
  const theme = themeIn(useRootData('theme'));
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
  writeStored(KEY, theme === 'system' ? null : theme);
}
