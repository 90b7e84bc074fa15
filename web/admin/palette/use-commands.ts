import { useNavigate } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import type { JobName } from '../../../rules/jobs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOtherLanguage } from '../../ui/language-toggle.tsx';
import { switchTheme } from '../../ui/theme-toggle.tsx';
import { ADD_BROWSER_PATH, ADD_CUSTOM_CODE_PATH, ADD_SLIDE_PATH } from '../admin-paths.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { useUndoLast } from '../history/use-undo.ts';
import { useRunJobMutation } from '../jobs/jobs.generated.ts';
import { START_ACTION } from '../layout/requested-action.ts';
import { SECTIONS } from '../layout/sections.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { matching, type PaletteOption } from './palette-option.ts';

/** How many commands are shown before a letter is typed. */
const SHOWN_MAX = 6;

/** The actions and screens that match a text; the most useful ones without a text. */
export function useCommands(text: string, showKeys: () => void): PaletteOption[] {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { switchLanguage } = useOtherLanguage();
  const runJob = useRunJob();
  const undoLast = useUndoLast();
  const to = (path: string, state?: object) => () => void navigate(path, { state });
  const actions = [
    { name: 'newRelease', icon: 'stack', run: to(PAGES.adminBrowsers.path) },
    { name: 'addBrowser', icon: 'plus', run: to(ADD_BROWSER_PATH) },
    { name: 'checkUpdates', icon: 'inbox', run: runJob('updates', PAGES.adminUpdates.path) },
    { name: 'checkLinks', icon: 'link', run: runJob('links', PAGES.adminLinks.path) },
    { name: 'replaceLinks', icon: 'link', run: to(PAGES.adminLinks.path, START_ACTION) },
    { name: 'undo', icon: 'undo', run: () => void undoLast() },
    { name: 'addSlide', icon: 'plus', run: to(ADD_SLIDE_PATH) },
    { name: 'addCode', icon: 'plus', run: to(ADD_CUSTOM_CODE_PATH) },
    { name: 'addTag', icon: 'plus', run: to(PAGES.adminTags.path, START_ACTION) },
    { name: 'keys', icon: 'keyboard', run: showKeys },
    { name: 'theme', icon: 'moon', run: switchTheme },
    { name: 'language', icon: 'globe', run: switchLanguage },
    { name: 'site', icon: 'external', run: () => location.assign(PAGES.home.path) },
    { name: 'signOut', icon: 'signOut', run: () => void signOut() },
  ] as const;
  const options = [
    ...SECTIONS.map(({ name, icon, path }) => ({ name, icon, label: t(`nav.${name}`), run: to(path) })),
    ...actions.map((action) => ({ ...action, label: t(`palette.action.${action.name}`) })),
  ].map(({ name, ...option }) => ({
    ...option,
    key: name,
    names: [option.label, ...t(`palette.words.${name}`).split(' | ')],
  }));
  return text === '' ? options.slice(SECTIONS.length).slice(0, SHOWN_MAX) : matching(options, text);
}

/** Starts a job and opens its screen, which shows when it has ended. */
function useRunJob(): (name: JobName, path: string) => () => void {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [run] = useRunJobMutation();
  const showStatus = useShowStatus();
  const failureMessage = useFailureMessage();
  return (name, path) => () => {
    void navigate(path);
    run({ variables: { name } }).catch((error: unknown) =>
      showStatus('failure', failureMessage(error, t('jobs.runFailed'))),
    );
  };
}
