import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_RESULTS, SEARCH_TEXT_MAX } from '#rules/limits.ts';
import { useLanguage, useLocalize } from '../../i18n/provider.tsx';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import { useErrorMessage } from '../../ui/pending.tsx';
import { Highlighted, excerptOf } from '../../ui/search-excerpt.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { useSearchQuery, type SearchQuery } from './search.generated.ts';

type Match = SearchQuery['browsers']['nodes'][number];

interface SearchInputOptions {
  /** The text while the visitor types no other one. */
  start?: string;
  excluded?: readonly number[];
  /** Whether the last option opens all matches, and no option is active before an arrow key is pressed. */
  hasAll?: boolean;
  /** Without a browser for the option that opens all matches. */
  onChoose: (browser: Match | undefined) => void;
}

const DEBOUNCE_MS = 150;

/** The previous matches stay until the new ones are there. */
export function useSearchInput({ start = '', excluded = [], hasAll = false, onChoose }: SearchInputOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(start);
  const [isComposing, setComposing] = useState(false);
  const [isListShown, showList] = useState(false);
  useEffect(() => {
    setText(start);
    showList(false);
  }, [start]);
  // What was typed before hydration.
  useEffect(() => setText((current) => input.current?.value ?? current), []);
  const isOpen = isListShown && text.trim() !== '';
  const searched = isOpen ? text.trim() : '';
  const search = useDebouncedText(searched, DEBOUNCE_MS, isComposing);
  const { data, previousData, loading, error } = useSearchQuery({
    variables: { search, first: SEARCH_RESULTS },
    skip: search === '',
  });
  const found = (data ?? previousData)?.browsers;
  const matches = found?.nodes.filter(({ id }) => !excluded.includes(id)) ?? [];
  const all = hasAll && matches.length > 1 ? found?.totalCount : undefined;
  const combobox = useCombobox({
    isOpen,
    count: matches.length + (all === undefined ? 0 : 1),
    initial: hasAll ? -1 : 0,
    onChoose: (index) => onChoose(matches[index]),
    onClose: () => {
      hideList();
      // The focus may be on a switch below the list.
      input.current?.focus();
    },
  });
  const hideList = () => {
    showList(false);
    combobox.reset();
  };
  return {
    input,
    text,
    setText,
    combobox,
    hideList,
    inputProps: {
      ref: input,
      type: 'text',
      value: text,
      maxLength: SEARCH_TEXT_MAX,
      autoComplete: 'off',
      spellCheck: false,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setText(target.value);
        combobox.reset();
        showList(true);
      },
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
      ...combobox.inputProps,
    },
    /** Null without a list. */
    list: isOpen
      ? {
          search: text.trim(),
          combobox,
          matches,
          all,
          isApproximate: found?.isApproximate ?? false,
          isLoading: loading || search !== searched,
          error,
        }
      : null,
  };
}

type MatchesProps = NonNullable<ReturnType<typeof useSearchInput>['list']>;

export function SearchMatches({ search, combobox, matches, all, isApproximate, isLoading, error }: MatchesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const localize = useLocalize();
  const errorMessage = useErrorMessage();
  const isEmpty = matches.length === 0;
  const summaryOf = (browser: Match) => {
    const summary = localize(browser.shortDescription);
    return excerptOf(browser, search, [localize(browser.name), summary], language) ?? summary;
  };
  return (
    <div className="absolute z-30 overflow-hidden rounded-xl border border-line bg-surface shadow-pop inset-x-4 top-full mt-1 sm:right-6 sm:left-auto sm:w-96 lg:right-0 lg:left-4 lg:w-auto">
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
              <span className="block truncate caption">
                <Highlighted text={summaryOf(browser)} search={search} />
              </span>
            </span>
          </li>
        ))}
        {all !== undefined && (
          <li
            {...combobox.optionProps(matches.length)}
            className="flex min-h-11 cursor-pointer items-center border-t border-line px-3 text-sm font-medium text-accent hover:bg-sunken aria-selected:bg-sunken"
          >
            {t('search.all', { count: all })}
          </li>
        )}
      </ul>
    </div>
  );

  function describe() {
    if (error) return errorMessage(error, t('error.loadBrowsers'));
    if (isApproximate) return t('search.approximate');
    if (!isEmpty) return t('search.count', { count: matches.length });
    return isLoading ? t('status.loading') : t('search.none');
  }
}
