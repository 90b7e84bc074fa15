import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { languageInUrl } from '../../i18n/language.ts';
import { browserPath, homePath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSiteNavigate } from '../../ui/site-navigation.tsx';
import { ownPlatform, useShownSystem } from '../../ui/use-root-data.ts';
import { SearchMatches, useSearchInput } from './search-list.tsx';

/** Spec §2. A button opens the input. Enter opens the chosen browser, or all matches. Without scripts it is a form. */
export function SearchBox() {
  const { t } = useTranslation();
  const language = languageInUrl(useLocation().search);
  const { isOpen, button, formProps, inputProps, list } = useSearchBox();
  return (
    <form
      role="search"
      action="/"
      method="get"
      {...formProps}
      data-open={isOpen || undefined}
      className={`flex min-w-0 lg:relative items-center gap-1 ${isOpen ? 'grow' : ''}`}
    >
      {language && <input type="hidden" name="lang" value={language} />}
      <div
        className={`min-w-0 grow sm:w-60 lg:scripted:absolute lg:scripted:right-full lg:scripted:w-96 lg:scripted:bg-page lg:scripted:pl-4 ${isOpen ? '' : 'hidden noscript:block'}`}
      >
        <input
          {...inputProps}
          name="q"
          enterKeyHint="search"
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          className="h-10 w-full field px-3 text-base placeholder:text-muted sm:text-sm"
        />
        {list && <SearchMatches {...list} />}
      </div>
      <button
        ref={button}
        type="submit"
        // The input keeps the focus, because without it the box closes.
        onMouseDown={(event) => event.preventDefault()}
        aria-label={isOpen ? t('search.submit') : t('search.open')}
        title={t('search.shortcut')}
        aria-keyshortcuts="Control+K Meta+K"
        className="grid size-10 shrink-0 place-items-center rounded-lg hover:bg-sunken"
      >
        <Icon name="search" />
      </button>
    </form>
  );
}

/** Ctrl K or ⌘K, outside a field and a dialog. */
function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target }: globalThis.KeyboardEvent) {
  const isInField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  if (defaultPrevented || isInField || document.querySelector('dialog[open]')) return false;
  return (ctrlKey || metaKey) && key.toLowerCase() === 'k' && !altKey && !shiftKey;
}

function useSearchBox() {
  const shown = useShownSystem();
  const { pathname, search: query } = useLocation();
  const navigate = useSiteNavigate();
  const searched = pathname === '/' ? (new URLSearchParams(query).get('q') ?? '') : '';
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { input, text, setText, hideList, combobox, inputProps, list } = useSearchInput({
    start: searched,
    hasAll: true,
    onChoose: (browser) => {
      if (!browser) return openMatches();
      setText('');
      setOpen(false);
      goTo(browserPath(browser.id, ownPlatform(shown, browser.platforms)));
    },
  });

  const goTo = (path: string) => {
    hideList();
    navigate(path);
  };

  const openMatches = () => {
    close();
    goTo(homePath({ q: text.trim() }));
  };

  const open = () => {
    // The input must be shown and have the focus before the visitor types the next character.
    flushSync(() => setOpen(true));
    input.current?.select();
  };
  useEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  });

  const close = () => {
    // First, because the blur of a hidden input would close a search that was opened again in between.
    button.current?.focus({ preventScroll: true }); // the header may be above the window
    setText(searched);
    setOpen(false);
  };

  return {
    isOpen,
    button,
    formProps: {
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault();
        if (isOpen) openMatches();
        else open();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!combobox.handleKey(event) && event.key === 'Escape') close();
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        // In another window the visitor may come back to the open box.
        if (currentTarget.contains(relatedTarget) || !document.hasFocus()) return;
        hideList();
        setOpen(false);
      },
    },
    inputProps,
    list,
  };
}
