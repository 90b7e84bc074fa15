import { useState, useSyncExternalStore } from 'react';
import { memberOf } from '../../rules/vocabulary.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Icon } from './icon.tsx';

const KEY = 'theme';
const THEMES = ['system', 'light', 'dark'] as const;
const ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

type Theme = (typeof THEMES)[number];

/** Goes through the system's theme, light and dark; the document carries what was chosen (styles.css). */
export function ThemeToggle() {
  const { t } = useTranslation();
  // What is remembered is known in the browser only; the server renders the button for the system's theme.
  const remembered = useSyncExternalStore(neverChanges, rememberedTheme, () => 'system' as const);
  const [chosen, setChosen] = useState<Theme | null>(null);
  const theme = chosen ?? remembered;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';

  const choose = () => {
    setChosen(next);
    applyTheme(next);
  };

  const label = t('header.theme', { theme: t(`theme.${theme}`) });
  return (
    <button type="button" onClick={choose} aria-label={label} title={label} className="grid size-10 place-items-center rounded-lg hover:bg-sunken">
      <Icon name={ICONS[theme]} />
    </button>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

function rememberedTheme(): Theme {
  return memberOf(THEMES, document.documentElement.dataset.theme) ?? 'system';
}

function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // A browser that forbids storage keeps the choice for as long as the page lives.
  }
}
