import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { useErrorMessage } from '../../ui/error-message.ts';
import { Highlighted } from '../../ui/highlighted.tsx';
import { excerptOf } from '../../ui/search-excerpt.ts';
import type { ComboboxParts } from '../../ui/use-combobox.ts';
import type { SearchState } from './use-search-matches.ts';

interface SearchMatchesProps extends SearchState {
  text: string;
  combobox: ComboboxParts;
  /** Below the list. */
  children?: ReactNode;
}

/** The matching browsers while the visitor types; the last option is the list of all of them. */
export function SearchMatches({
  text,
  combobox,
  matches,
  total,
  isApproximate,
  isLoading,
  error,
  children,
}: SearchMatchesProps) {
  const { t } = useTranslation();
  const { language, localize } = useLanguage();
  const errorMessage = useErrorMessage();
  const isEmpty = matches.length === 0;
  const search = text.trim();
  const summaryOf = (browser: SearchState['matches'][number]) => {
    const summary = localize(browser.shortDescription);
    return excerptOf(browser, search, [localize(browser.name), summary], language) ?? summary;
  };
  return (
    <div className="absolute inset-x-4 top-full z-30 mt-1 overflow-hidden rounded-xl border border-line bg-surface shadow-pop sm:right-6 sm:left-auto sm:w-96 lg:static lg:-mx-2 lg:mt-2 lg:-mb-2 lg:w-auto lg:rounded-none lg:border-x-0 lg:border-b-0 lg:shadow-none">
      <p role="status" className={isEmpty || isApproximate ? 'px-3 py-3 text-sm text-muted' : 'sr-only'}>
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
