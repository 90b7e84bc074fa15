import { useLocation, useNavigate } from 'react-router-dom';
import { knownAddress, PAGES } from '../../../rules/pages.ts';
import type { JobName } from '../../../rules/jobs.ts';
import { rememberLanguage } from '../../i18n/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { inLanguage } from '../../paths.ts';
import { switchTheme } from '../../ui/theme-toggle.tsx';
import { ADD_BROWSER_PATH, ADD_CUSTOM_CODE_PATH, ADD_SLIDE_PATH } from '../admin-paths.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { useUndoLast } from '../history/use-undo.ts';
import { useRunJobMutation } from '../jobs/jobs.generated.ts';
import { START_ACTION } from '../layout/requested-action.ts';
import { SECTIONS } from '../layout/sections.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { ACTIONS, ACTION_WORDS, namesOfCommand, SCREEN_WORDS, type ActionName } from './commands.ts';
import { rankOf } from './match.ts';
import type { PaletteOption } from './palette-option.ts';

const ICONS = {
  newRelease: 'stack',
  addBrowser: 'plus',
  addSlide: 'plus',
  addCode: 'plus',
  addTag: 'plus',
  replaceLinks: 'link',
  checkUpdates: 'inbox',
  checkLinks: 'link',
  undo: 'undo',
  keys: 'keyboard',
  theme: 'moon',
  language: 'globe',
  site: 'external',
  signOut: 'signOut',
} as const satisfies Record<ActionName, string>;

/** The actions and screens that match a text, the best ones first; all of them without a text. */
export function useCommands(text: string, showKeys: () => void): { options: PaletteOption[]; bestRank: number } {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const run = useActions(showKeys);
  const navigate = useNavigate();
  const actions = ACTIONS.map((name) => ({
    key: name,
    label: t(`palette.action.${name}`),
    icon: ICONS[name],
    run: run[name],
    words: ACTION_WORDS[name],
  }));
  const screens = SECTIONS.map(({ name, icon, path }) => ({
    key: path,
    label: t(`nav.${name}`),
    icon,
    run: () => void navigate(path),
    words: SCREEN_WORDS[name],
  }));
  const ranked = (text === '' ? [...actions, ...screens] : [...screens, ...actions]).flatMap(({ words, ...option }) => {
    const rank = text === '' ? 0 : rankOf(namesOfCommand(words, language), text);
    return rank === null ? [] : [{ option, rank }];
  });
  const sorted = ranked.toSorted((a, b) => a.rank - b.rank);
  return { options: sorted.map(({ option }) => option), bestRank: sorted[0]?.rank ?? Infinity };
}

function useActions(showKeys: () => void): Record<ActionName, () => void> {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const switchLanguage = useSwitchLanguage();
  const runJob = useRunJob();
  const undoLast = useUndoLast();
  return {
    newRelease: () => void navigate(PAGES.adminBrowsers.path),
    addBrowser: () => void navigate(ADD_BROWSER_PATH),
    addSlide: () => void navigate(ADD_SLIDE_PATH),
    addCode: () => void navigate(ADD_CUSTOM_CODE_PATH),
    addTag: () => void navigate(PAGES.adminTags.path, { state: START_ACTION }),
    replaceLinks: () => void navigate(PAGES.adminLinks.path, { state: START_ACTION }),
    checkUpdates: () => runJob('updates', PAGES.adminUpdates.path),
    checkLinks: () => runJob('links', PAGES.adminLinks.path),
    undo: () => void undoLast(),
    keys: showKeys,
    theme: switchTheme,
    language: switchLanguage,
    site: () => location.assign(PAGES.home.path),
    signOut: () => void signOut(),
  };
}

/** Starts a job and opens its screen, which shows when it has ended. */
function useRunJob(): (name: JobName, path: string) => void {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [run] = useRunJobMutation();
  const showStatus = useShowStatus();
  const failureMessage = useFailureMessage();
  return (name, path) => {
    void navigate(path);
    run({ variables: { name } }).catch((error: unknown) =>
      showStatus('failure', failureMessage(error, t('jobs.runFailed'))),
    );
  };
}

/** Loads the same screen in the other language. */
function useSwitchLanguage(): () => void {
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  return () => {
    rememberLanguage(language === 'en' ? 'zh' : 'en');
    const path = inLanguage(knownAddress(pathname + search), null);
    if (path === location.pathname + location.search) location.reload();
    else location.assign(path);
  };
}
