import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobName } from '#rules/jobs.ts';
import { SEARCH_TEXT_MAX } from '#rules/limits.ts';
import { PAGES } from '#rules/pages.ts';
import { useTexts } from '../ui/use-texts.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { useOtherLanguage, switchTheme } from '../../ui/toggles.tsx';
import { formPath } from '../records/admin-paths.ts';
import { LoadFailure, focusOnMain } from '../records/screen.tsx';
import { useUndoLast } from '../records/graph/notices.ts';
import { useStartJob } from '../records/job-state.tsx';
import { START_ACTION } from '../ui/requested-action.ts';
import { SECTIONS } from './sections.ts';
import { IconButton, Spinner } from '../ui/button.tsx';
import { Dialog, type LayoutDialogProps } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { type PaletteGroup, type PaletteOption, matching } from './palette-option.ts';
import { useRecords } from './use-palette-records.ts';

export function Palette({ onClose, onOpen }: LayoutDialogProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const { groups: records, isLoading, ...query } = useRecords(text.trim());
  const commands = useCommands(text.trim(), onOpen);
  const groups = [...records, { title: t('palette.commands'), items: commands }].filter(
    ({ items }) => items.length > 0,
  );
  const options = groups.flatMap(({ items }) => items);
  const count = options.length;
  const isFailed = query.error !== undefined;
  const isEmpty = count === 0 && !isFailed;
  const [isEnterWaiting, setEnterWaiting] = useState(false);
  const isPointed = useRef(false);
  const choose = (option: PaletteOption | undefined) => {
    if (!option) return;
    onClose();
    option.run();
    // The focus also moves if the next screen has the same path.
    if (option.key !== 'keys') focusOnMain();
  };

  // Enter during the search chooses the first match, once it is there.
  const chooseFirst = useEffectEvent(() => {
    setEnterWaiting(false);
    choose(options[0]);
  });
  useEffect(() => {
    if (isEnterWaiting && !isLoading) chooseFirst();
  }, [isEnterWaiting, isLoading]);

  return (
    <Dialog
      aria-label={t('palette.label')}
      onClose={onClose}
      className="mx-auto mt-3 mb-auto max-h-[calc(100dvh-1.5rem)] w-[min(38rem,calc(100vw-1.5rem))] flex-col overflow-hidden panel p-0 text-text shadow-pop backdrop:bg-page/75 open:flex sm:mt-[12vh] sm:max-h-[76vh]"
    >
      <Autocomplete.Root
        inline
        items={groups}
        filter={null} // the options are found already
        value={text}
        itemToStringValue={({ label }: PaletteOption) => label}
        autoHighlight
        onValueChange={(typed, { reason }) => {
          if (reason !== 'input-change') return;
          setText(typed);
          setEnterWaiting(false);
        }}
        onItemHighlighted={(_option, { reason }) => {
          isPointed.current = reason === 'keyboard';
        }}
      >
        <div className="flex items-center gap-3 border-b border-line pl-4 pr-2">
          {isLoading ? (
            <Spinner className="size-4 shrink-0 text-muted" />
          ) : (
            <Icon name="search" className="size-4 text-muted" />
          )}
          <Autocomplete.Input
            aria-label={t('palette.label')}
            placeholder={t('palette.placeholder')}
            maxLength={SEARCH_TEXT_MAX}
            enterKeyHint="go"
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLoading || isPointed.current) return;
              event.preventBaseUIHandler();
              setEnterWaiting(true);
            }}
            className="h-14 min-w-0 grow bg-transparent text-base text-ellipsis outline-none placeholder:text-muted"
          />
          <IconButton icon="close" label={t('palette.close')} onClick={onClose} />
        </div>
        <Autocomplete.List
          aria-label={t('palette.results')}
          aria-busy={isLoading}
          className="min-h-0 grow scroll-py-8 overflow-y-auto overscroll-contain p-2 empty:hidden"
        >
          {({ title, items }: PaletteGroup) => (
            <Autocomplete.Group key={title} items={items}>
              <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
                {title}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(option: PaletteOption) => <Option key={option.key} option={option} onChoose={() => choose(option)} />}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      {isFailed && (
        <div className="p-3">
          <LoadFailure query={query} message={t('palette.failed')} />
        </div>
      )}
      <p role="status" className={isEmpty ? 'px-5 py-8 text-center hint' : 'sr-only'}>
        {isLoading ? t('status.loading') : isEmpty ? t('table.none') : t('palette.count', { count })}
      </p>
    </Dialog>
  );
}

function Option({ option, onChoose }: { option: PaletteOption; onChoose: () => void }) {
  const { label, aside, icon, iconUrl } = option;
  return (
    <Autocomplete.Item
      value={option}
      onClick={onChoose}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-lg border border-transparent px-3 py-1 text-sm data-highlighted:bg-accent-soft data-highlighted:text-accent-strong"
    >
      <span className="grid w-8 shrink-0 place-items-center text-muted">
        {icon ? <Icon name={icon} className="size-4" /> : <BrowserIcon url={iconUrl ?? ''} size="sm" />}
      </span>
      <span className="min-w-0 grow wrap-anywhere">{label}</span>
      {aside && <span className="shrink-0 caption tabular-nums">{aside}</span>}
    </Autocomplete.Item>
  );
}

const SHOWN_MAX = 6;

/** The commands that a text finds, or without one those that are used most. */
function useCommands(text: string, open: LayoutDialogProps['onOpen']): PaletteOption[] {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { switchLanguage } = useOtherLanguage();
  const startJob = useStartJob();
  const undoLast = useUndoLast();
  const to = (path: string, state?: object) => () => void navigate(path, { state });
  /** The screen of a job shows when it has ended. */
  const run = (name: JobName, path: string) => () => {
    void navigate(path);
    startJob(name);
  };
  const actions = [
    { name: 'newRelease', icon: 'stack', run: to(PAGES.adminBrowsers.path) },
    { name: 'addBrowser', icon: 'plus', run: to(formPath('adminBrowsers')) },
    { name: 'checkUpdates', icon: 'inbox', run: run('updates', PAGES.adminUpdates.path) },
    { name: 'checkLinks', icon: 'link', run: run('links', PAGES.adminLinks.path) },
    { name: 'replaceLinks', icon: 'link', run: to(PAGES.adminLinks.path, START_ACTION) },
    { name: 'undo', icon: 'undo', run: () => void undoLast() },
    { name: 'addSlide', icon: 'plus', run: to(formPath('adminSlides')) },
    { name: 'addCode', icon: 'plus', run: to(formPath('adminCodes')) },
    { name: 'addTag', icon: 'plus', run: to(PAGES.adminTags.path, START_ACTION) },
    { name: 'keys', icon: 'keyboard', run: () => open('keys') },
    { name: 'theme', icon: 'moon', run: switchTheme },
    { name: 'language', icon: 'globe', run: switchLanguage },
    { name: 'site', icon: 'external', run: () => location.assign(PAGES.home.path) },
    { name: 'signOut', icon: 'signOut', run: () => open('signOut') },
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
