import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { useErrorMessage } from '../../ui/error-message.ts';
import type { ComboboxParts } from '../../ui/use-combobox.ts';
import type { SearchState } from './use-search-matches.ts';

interface SearchMatchesProps extends Omit<SearchState, 'search'> {
  text: string;
  combobox: ComboboxParts;
  /** Browsers for a search without a match. */
  similar?: { title: string; browsers: SearchState['matches'] };
  /** Below the list. */
  children?: ReactNode;
}

/** The matching browsers while the visitor types; the last option is the list of all of them. */
export function SearchMatches({ text, combobox, matches, total, isLoading, error, similar, children }: SearchMatchesProps) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const errorMessage = useErrorMessage();
  const isEmpty = matches.length === 0;
  return (
    <div className="absolute inset-x-4 top-13 z-30 overflow-hidden rounded-xl border border-line bg-surface shadow-pop sm:inset-x-auto sm:top-12 sm:right-0 sm:w-96">
      <p role="status" className={isEmpty ? 'px-3 py-3 text-sm text-muted' : 'sr-only'}>
        {describe()}
      </p>
      {similar && <p className="border-t border-line px-3 pt-3 pb-1 text-xs font-medium text-muted">{similar.title}</p>}
      <ul {...combobox.listProps} aria-label={similar?.title ?? t('search.matches')} aria-busy={isLoading}>
        {(similar?.browsers ?? matches).map((browser, place) => (
          <li
            key={browser.id}
            {...combobox.optionProps(place)}
            className="flex cursor-pointer items-center gap-3 px-3 py-2 hover:bg-sunken aria-selected:bg-sunken"
          >
            <BrowserIcon url={browser.iconUrl} size="sm" />
            <span className="min-w-0">
              <span className="block truncate text-sm font-medium">
                <Highlighted text={localize(browser.name)} search={text.trim()} />
              </span>
              <span className="block truncate text-xs text-muted">
                <Highlighted text={localize(browser.shortDescription)} search={text.trim()} />
              </span>
            </span>
          </li>
        ))}
        {!isEmpty && (
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
    if (!isEmpty) return t('search.count', { count: matches.length });
    return isLoading ? t('status.loading') : t('search.none');
  }
}

/** A text with the searched text highlighted, if it contains exactly that text. */
function Highlighted({ text, search }: { text: string; search: string }) {
  const start = text.toLowerCase().indexOf(search.toLowerCase());
  if (start === -1 || search === '') return text;
  const end = start + search.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-sm bg-accent-soft text-inherit">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
