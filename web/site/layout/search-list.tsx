import { useLayoutEffect, type ReactNode, useEffect, useState } from 'react';
import { SEARCH_RESULTS } from '#rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { useErrorMessage } from '../../ui/error-box.tsx';
import { Highlighted, excerptOf } from '../../ui/search-excerpt.tsx';
import type { ComboboxParts } from '../../ui/use-combobox.ts';
import type { SingleKeys } from '../../ui/use-single-keys.ts';
import { useSearchQuery, type SearchQuery } from './search.generated.ts';

type SearchState = ReturnType<typeof useSearchMatches>;

interface SearchListProps {
  text: string;
  isComposing: boolean;
  combobox: ComboboxParts;
  singleKeys: SingleKeys;
  className: string | undefined;
  /** Null is the option that opens all matches. */
  onOptions: (options: readonly (number | null)[]) => void;
}

export function SearchList({ text, isComposing, combobox, singleKeys, className, onOptions }: SearchListProps) {
  const result = useSearchMatches(text, isComposing);
  const { matches } = result;
  // Before the options are painted, so that a key chooses among those that are shown.
  useLayoutEffect(() => {
    const ids = matches.map(({ id }) => id);
    onOptions(ids.length > 1 ? [...ids, null] : ids);
  }, [matches, onOptions]);
  return (
    <SearchMatches text={text} combobox={combobox} className={className} {...result}>
      <SingleKeysSwitch {...singleKeys} />
    </SearchMatches>
  );
}

function SingleKeysSwitch({ isOn, toggle }: SingleKeys) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={toggle}
      // The input keeps the focus, and the keys of the list do not choose an option here.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={(event) => event.key === 'Escape' || event.stopPropagation()}
      className="group hidden min-h-10 w-full items-center justify-between gap-3 border-t border-line px-3 text-left text-xs text-muted hover:text-text pointer-fine:flex"
    >
      {t('search.slash')}
      <span
        aria-hidden="true"
        className="flex w-7 rounded-full border border-current p-0.5 group-aria-checked:justify-end group-aria-checked:bg-accent-soft"
      >
        <span className="size-2.5 rounded-full bg-current" />
      </span>
    </button>
  );
}

export function SearchMatches({
  text,
  combobox,
  matches,
  total,
  isApproximate,
  isLoading,
  error,
  className = 'inset-x-4 top-full mt-1 sm:right-6 sm:left-auto sm:w-96 lg:static lg:-mx-2 lg:mt-2 lg:-mb-2 lg:w-auto lg:rounded-none lg:border-x-0 lg:border-b-0 lg:shadow-none',
  children,
}: SearchState &
  Pick<SearchListProps, 'text' | 'combobox'> & { className?: string | undefined; children?: ReactNode }) {
  const { t, language, localize } = useTranslation();
  const errorMessage = useErrorMessage();
  const isEmpty = matches.length === 0;
  const search = text.trim();
  const summaryOf = (browser: SearchState['matches'][number]) => {
    const summary = localize(browser.shortDescription);
    return excerptOf(browser, search, [localize(browser.name), summary], language) ?? summary;
  };
  return (
    <div className={`absolute z-30 overflow-hidden rounded-xl border border-line bg-surface shadow-pop ${className}`}>
      <p role="status" className={isEmpty || isApproximate ? 'px-3 py-3 hint' : 'sr-only'}>
        {describe()}
      </p>
      <ul {...combobox.listProps} aria-label={t('search.matches')} aria-busy={isLoading}>
        {matches.map((browser, index) => (
          <li
            key={browser.id}
            {...combobox.optionProps(index)}
            className="flex cursor-pointer items-center gap-3 px-3 py-2 hover:bg-sunken aria-selected:bg-sunken"
          >
            <BrowserIcon url={browser.iconUrl} size="sm" />
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">
                <Highlighted text={localize(browser.name)} search={search} />
              </span>
              <span className="block truncate text-xs text-muted">
                <Highlighted text={summaryOf(browser)} search={search} />
              </span>
            </span>
          </li>
        ))}
        {matches.length > 1 && (
          <li
            {...combobox.optionProps(matches.length)}
            className="flex min-h-11 cursor-pointer items-center border-t border-line px-3 text-sm font-medium text-accent hover:bg-sunken aria-selected:bg-sunken"
          >
            {t('search.all', { count: total })}
          </li>
        )}
      </ul>
      {children}
    </div>
  );

  function describe(): string {
    if (error) return errorMessage(error, t('error.loadBrowsers'));
    if (isApproximate) return t('search.approximate');
    if (!isEmpty) return t('search.count', { count: matches.length });
    return isLoading ? t('status.loading') : t('search.none');
  }
}

const DEBOUNCE_MS = 150;
const NONE: SearchQuery['browsers']['nodes'] = [];

/** The previous matches stay until the new ones are there. */
export function useSearchMatches(text: string, isComposing: boolean) {
  const [search, setSearch] = useState('');
  useEffect(() => {
    // The text is not final while an input method composes it.
    if (isComposing) return undefined;
    const timer = setTimeout(() => setSearch(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, isComposing]);
  const { data, previousData, loading, error } = useSearchQuery({
    variables: { search, first: SEARCH_RESULTS },
    skip: search === '',
  });
  const found = (data ?? previousData)?.browsers;
  return {
    matches: found?.nodes ?? NONE,
    total: found?.totalCount ?? 0,
    isApproximate: found?.isApproximate ?? false,
    isLoading: loading || search !== text.trim(),
    error,
  };
}
