import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { SEARCH_TEXT_MAX } from '../../../rules/limits.ts';
import { languageInUrl } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { withStoredView } from '../../local-storage.ts';
import { browserPath, homePath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSiteNavigation } from '../../ui/site-navigation.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { useSingleKeys } from '../../ui/use-single-keys.ts';
import { LazySearchList, loadSearchListCode } from '../lazy-components.tsx';

/**
 * A button that opens an input. While the visitor types, it shows up to 5 matching browsers (spec §2). Enter opens the
 * chosen one, or the home page with all matches. Without scripts it is a form.
 */
export function SearchBox() {
  const { t } = useTranslation();
  const language = languageInUrl(useLocation().search);
  const {
    text,
    isOpen,
    hasList,
    combobox,
    singleKeys,
    input,
    button,
    setOptions,
    changeText,
    submit,
    handleKeyDown,
    handleBlur,
  } = useSearchBox();
  const [isComposing, setComposing] = useState(false);

  return (
    <form
      role="search"
      action="/"
      method="get"
      onSubmit={submit}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      data-open={isOpen || undefined}
      className={`flex min-w-0 lg:relative items-center gap-1 ${isOpen ? 'grow' : ''}`}
    >
      {language && <input type="hidden" name="lang" value={language} />}
      <div className={`min-w-0 grow sm:w-60 lg:scripted:below-header ${isOpen ? '' : 'hidden noscript:block'}`}>
        <input
          ref={input}
          name="q"
          type="text"
          enterKeyHint="search"
          value={text}
          maxLength={SEARCH_TEXT_MAX}
          onChange={(event) => changeText(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          autoComplete="off"
          spellCheck={false}
          {...combobox.inputProps}
          className="h-10 w-full field px-3 text-base placeholder:text-muted sm:text-sm"
        />
        {hasList && (
          <LazySearchList
            text={text}
            isComposing={isComposing}
            combobox={combobox}
            singleKeys={singleKeys}
            onOptions={setOptions}
          />
        )}
      </div>
      <button
        ref={button}
        type="submit"
        // The input keeps the focus, because without it the box closes.
        onMouseDown={(event) => event.preventDefault()}
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

/** On the home page the input starts with the searched text. The box is closed unless it has the focus. */
function useSearchBox() {
  const { pathname, search: query } = useLocation();
  const { sitePath, navigate } = useSiteNavigation();
  const searched = pathname === '/' ? new URLSearchParams(query).get('q') || null : null;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState(searched ?? '');
  const [isListShown, showList] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The ids of the options of the list; null is the option that opens all matches. */
  const [options, setOptions] = useState<readonly (number | null)[]>([]);
  const singleKeys = useSingleKeys();
  const hasList = isListShown && text.trim() !== '';
  const choose = (index: number) => {
    const id = options[index] ?? null;
    if (id === null) return openMatches();
    setText('');
    setOpen(false);
    goTo(browserPath(id));
  };
  const combobox = useCombobox({
    isOpen: hasList,
    count: options.length,
    onChoose: choose,
    onClose: () => closeList(),
  });

  useEffect(() => {
    setText(searched ?? '');
    showList(false);
  }, [searched]);

  const goTo = (path: string) => {
    showList(false);
    navigate(withStoredView(sitePath(path)));
  };

  const openMatches = () => {
    close();
    goTo(homePath({ q: text.trim() }));
  };

  const open = () => {
    // The input must be shown and have the focus before the visitor types the next character.
    flushSync(() => setOpen(true));
    input.current?.select();
    void loadSearchListCode();
  };
  useSearchShortcut(open, singleKeys.isOn);

  const closeList = () => {
    showList(false);
    combobox.reset();
    // The focus may be on the switch below the list.
    input.current?.focus();
  };

  const close = () => {
    // First, because the blur of a hidden input would close a search that was opened again in between.
    button.current?.focus({ preventScroll: true }); // the header may be above the window
    setText(searched ?? '');
    setOpen(false);
  };

  return {
    text,
    isOpen,
    hasList,
    combobox,
    singleKeys,
    input,
    button,
    setOptions,
    changeText: (next: string) => {
      setText(next);
      combobox.reset();
      showList(true);
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (!isOpen) open();
      else if (combobox.active >= 0) choose(combobox.active);
      else openMatches();
    },
    handleKeyDown: (event: KeyboardEvent) => {
      if (!combobox.handleKey(event) && event.key === 'Escape') close();
    },
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
      if (currentTarget.contains(relatedTarget)) return;
      // Another window has the focus; the visitor comes back to the open box.
      if (!document.hasFocus()) return;
      showList(false);
      setOpen(false);
    },
  };
}

/** `/`, unless it is switched off, Ctrl K or ⌘K, outside a field and a dialog. */
function useSearchShortcut(open: () => void, isSlashOn: boolean): void {
  useEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        !isSearchKey(event, isSlashOn) ||
        isField(event.target) ||
        document.querySelector('dialog[open]')
      )
        return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  });
}

function isSearchKey(event: globalThis.KeyboardEvent, isSlashOn: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey && !shiftKey;
  // Some keyboards have the slash together with Shift.
  return isSlashOn && key === '/' && !altKey;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
