import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { useErrorMessage } from '../../ui/error-message.ts';
import type { SearchState } from './use-search-matches.ts';

interface SearchMatchesProps extends SearchState {
  id: string;
  text: string;
  /** The place of the chosen match; -1 for none. */
  active: number;
  onChoose: (browserId: number) => void;
}

/** The id of a match, for the box that names its chosen one. */
export function matchId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** What fits a text while it is typed. */
export function SearchMatches({ id, text, active, matches, isLoading, error, onChoose }: SearchMatchesProps) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const errorMessage = useErrorMessage();
  const isEmpty = matches.length === 0;
  return (
    <div className="absolute inset-x-4 top-13 z-30 overflow-hidden rounded-xl border border-line bg-surface shadow-pop sm:inset-x-auto sm:top-12 sm:right-0 sm:w-96">
      <ul id={id} role="listbox" aria-label={t('search.matches')} aria-busy={isLoading}>
        {matches.map((browser, place) => (
          <li
            key={browser.id}
            id={matchId(id, place)}
            role="option"
            aria-selected={place === active}
            // The box keeps the focus; a press must not take it before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(browser.id)}
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
      </ul>
      <p role="status" className={isEmpty ? 'px-3 py-3 text-sm text-muted' : 'sr-only'}>
        {describe()}
      </p>
    </div>
  );

  function describe(): string {
    if (error) return errorMessage(error, t('error.loadBrowsers'));
    if (!isEmpty) return t('search.count', { count: matches.length });
    return isLoading ? t('status.loading') : t('search.none');
  }
}

/** A text in which the searched words stand out, where they stand literally. */
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
