import type { ReactNode } from 'react';
import type { LocalizedText } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { useErrorMessage } from '../../ui/error-message.ts';
import { Highlighted } from '../../ui/highlighted.tsx';
import { excerptOf } from '../../ui/search-excerpt.ts';
import type { ComboboxParts } from '../../ui/use-combobox.ts';
import type { SearchState } from './use-search-matches.ts';

type Match = Omit<SearchState['matches'][number], 'description'> & { description?: LocalizedText };

interface SearchMatchesProps extends Omit<SearchState, 'search'> {
  text: string;
  combobox: ComboboxParts;
  /** Browsers for a search without a match. */
  similar?: { title: string; browsers: readonly Match[] };
  /** Below the list. */
  children?: ReactNode;
}

/** The matching browsers while the visitor types; the last option is the list of all of them. */
export function SearchMatches({ text, combobox, matches, total, isLoading, error, similar, children }: SearchMatchesProps) {
  const { t } = useTranslation();
  const { language, localize } = useLanguage();
  const errorMessage = useErrorMessage();
  const isEmpty = matches.length === 0;
  const search = text.trim();
  const summaryOf = (browser: Match) => {
    const summary = localize(browser.shortDescription);
    return excerptOf(browser, search, [localize(browser.name), summary], language) ?? summary;
  };
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
                <Highlighted text={localize(browser.name)} search={search} />
              </span>
              <span className="block truncate text-xs text-muted">
                <Highlighted text={summaryOf(browser)} search={search} />
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
