import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { languageInUrl } from '../../i18n/language.ts';
import { withStoredView } from '../../local-storage.ts';
import { browserPath, homePath } from '../../paths.ts';
import { PAGE_SEARCH, focusPageSearch, isSearchKey } from '../../search-key.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSiteNavigation } from '../../ui/site-navigation.tsx';
import { SearchMatches, useSearchInput } from './search-list.tsx';

/**
 * Spec §2. Enter opens the chosen browser, or all matches. Without scripts it is a form. In the header a button opens
 * the input.
 */
export function SearchBox({ isInPage = false }: { isInPage?: boolean }) {
  const { t } = useTranslation();
  const language = languageInUrl(useLocation().search);
  const { isOpen, button, formProps, inputProps, list } = useSearchBox(isInPage);
  return (
    <form
      role="search"
      action="/"
      method="get"
      {...formProps}
      {...(isInPage
        ? { 'aria-label': t('search.label'), className: PAGE_FORM }
        : {
            'data-open': isOpen || undefined,
            className: `flex min-w-0 lg:relative items-center gap-1 ${isOpen ? 'grow' : ''}`,
          })}
    >
      {language && <input type="hidden" name="lang" value={language} />}
      <div
        className={
          isInPage
            ? 'order-1 min-w-0 grow'
            : `min-w-0 grow sm:w-60 lg:scripted:below-header ${isOpen ? '' : 'hidden noscript:block'}`
        }
      >
        <input
          {...inputProps}
          id={isInPage ? PAGE_SEARCH : undefined}
          name="q"
          enterKeyHint="search"
          placeholder={t(isInPage ? 'search.example' : 'search.placeholder')}
          aria-label={t('search.label')}
          className={
            isInPage
              ? 'h-13 w-full rounded-r-2xl bg-transparent pr-4 text-ellipsis outline-none placeholder:text-muted'
              : 'h-10 w-full field px-3 text-base placeholder:text-muted sm:text-sm'
          }
        />
        {list && <SearchMatches {...list} className={isInPage ? '-inset-x-px top-full mt-1.5' : undefined} />}
      </div>
      <button
        ref={button}
        type="submit"
        // The input keeps the focus, because without it the box closes.
        onMouseDown={(event) => event.preventDefault()}
        aria-label={isOpen ? t('search.submit') : t('search.open')}
        title={t('search.shortcut')}
        aria-keyshortcuts="Control+K Meta+K"
        className={`grid shrink-0 place-items-center rounded-lg ${isInPage ? 'mx-1 size-11 text-muted hover:text-text' : 'size-10 hover:bg-sunken'}`}
      >
        <Icon name="search" />
      </button>
    </form>
  );
}

const PAGE_FORM =
  'relative flex max-w-140 items-center rounded-2xl border border-line bg-surface shadow-card has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent print:hidden';

function useSearchBox(isInPage: boolean) {
  const { pathname, search: query } = useLocation();
  const { sitePath, navigate } = useSiteNavigation();
  const searched = pathname === '/' ? (new URLSearchParams(query).get('q') ?? '') : '';
  const [isExpanded, setOpen] = useState(false);
  const isOpen = isInPage || isExpanded;
  const button = useRef<HTMLButtonElement>(null);
  const { input, text, setText, hideList, combobox, inputProps, list } = useSearchInput({
    start: searched,
    hasAll: true,
    onChoose: (browser) => {
      if (!browser) return openMatches();
      setText('');
      setOpen(false);
      goTo(browserPath(browser.id));
    },
  });

  const goTo = (path: string) => {
    hideList();
    navigate(withStoredView(sitePath(path)));
  };

  const openMatches = () => {
    close();
    goTo(homePath({ q: text.trim() }));
  };

  const open = () => {
    if (focusPageSearch()) return;
    // The input must be shown and have the focus before the visitor types the next character.
    flushSync(() => setOpen(true));
    input.current?.select();
  };
  useEffect(() => {
    if (isInPage) return undefined; // `before-paint.ts` focuses the input
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
