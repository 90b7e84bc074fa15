import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../../rules/limits.ts';
import { languageInUrl } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { withListChoices } from '../../list-choices.ts';
import { browserPath, homePath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSiteNavigation } from '../../ui/site-navigation.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { LazySearchList, loadSearchListCode } from './lazy-search-list.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';
import { useSingleKeys } from '../../ui/use-single-keys.ts';

/**
 * The search of the header: a button that opens an input. While the visitor types, it shows up to 5 matching browsers
 * (spec §2). Enter opens the chosen one, or the home page with all matches. `/` and Ctrl K open it too; its list has a switch for `/`. Without scripts it is a form.
 */
export function SearchBox() {
  const { t } = useTranslation();
  const { pathname, search: query } = useLocation();
  const { sitePath, navigate } = useSiteNavigation();
  const searched = pathname === '/' ? new URLSearchParams(query).get('q') || null : null;
  const [isOpen, setOpen] = useState(searched !== null);
  const [text, setText] = useState(searched ?? '');
  const [isListShown, showList] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [options, setOptions] = useState<readonly (number | null)[]>([]);
  const singleKeys = useSingleKeys();
  const hasList = isListShown && text.trim() !== '';
  const choose = (place: number) => {
    const id = options[place] ?? null;
    if (id === null) openList();
    else openBrowser(id);
  };
  const combobox = useCombobox({ isOpen: hasList, count: options.length, onChoose: choose, onClose: () => closeList() });

  useEffect(() => {
    setText(searched ?? '');
    setOpen(searched !== null);
    showList(false);
  }, [searched]);

  const goTo = (path: string) => {
    showList(false);
    navigate(withListChoices(sitePath(path)));
  };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isOpen) open();
    else if (combobox.active >= 0) choose(combobox.active);
    else openList();
  };

  const open = () => {
    // The input can get the focus only after it is shown, and it must get it before the visitor types the next character.
    flushSync(() => setOpen(true));
    input.current?.focus();
    void loadSearchListCode();
  };
  useSearchShortcut(open, singleKeys.isOn);

  const openList = () => goTo(homePath({ q: text.trim() }));

  const openBrowser = (id: number) => {
    setText('');
    setOpen(false);
    goTo(browserPath(id));
  };

  const hideList = () => {
    showList(false);
    combobox.reset();
  };

  const closeList = () => {
    hideList();
    // The focus may be on the switch below the list.
    input.current?.focus();
  };

  const close = () => {
    // First, because the blur of an input that is hidden would close a search that was opened again in between.
    button.current?.focus();
    setText(searched ?? '');
    setOpen(false);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (!combobox.handleKey(event) && event.key === 'Escape') close();
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    showList(false);
    if (text.trim() === '') setOpen(false);
  };

  const language = languageInUrl(query);
  return (
    <form
      role="search"
      action="/"
      method="get"
      onSubmit={submit}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      data-open={isOpen || undefined}
      className={`flex min-w-0 items-center gap-1 ${isOpen ? 'grow' : ''}`}
    >
      {language && <input type="hidden" name="lang" value={language} />}
      <div className={`min-w-0 grow sm:relative sm:w-60 ${isOpen ? '' : 'hidden noscript:block'}`}>
        <input
          ref={input}
          name="q"
          type="text"
          enterKeyHint="search"
          value={text}
          maxLength={SEARCH_TEXT_MAX}
          onChange={(event) => {
            setText(event.target.value);
            combobox.reset();
            showList(true);
          }}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          autoComplete="off"
          spellCheck={false}
          {...combobox.inputProps}
          className="h-10 w-full rounded-lg border border-line bg-surface px-3 text-base placeholder:text-muted sm:text-sm"
        />
        {hasList && <LazySearchList text={text} isComposing={isComposing} combobox={combobox} singleKeys={singleKeys} onOptions={setOptions} />}
      </div>
      <button
        ref={button}
        type="submit"
        aria-label={isOpen ? t('search.submit') : t('search.open')}
        title={singleKeys.isOn ? t('search.shortcut') : t('search.shortcutWithoutSlash')}
        aria-keyshortcuts={`${singleKeys.isOn ? '/ ' : ''}Control+K Meta+K`}
        className="grid size-10 shrink-0 place-items-center rounded-lg hover:bg-sunken"
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
