import { useState } from 'react';
import { calendarDateOf } from '../../../rules/calendar.ts';
import { BROWSER_STATES, memberOf, PLATFORMS } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useDebouncedText } from '../ui/filter-box.tsx';
import { useTableAddress } from '../ui/use-table-address.ts';
import type { BrowserSort } from './browsers.generated.ts';
import { useBrowserPages } from './use-browser-pages.ts';

/** The columns that the server can sort by, and whether its default direction is descending. */
const SORTS: Readonly<Record<string, { sort: BrowserSort; desc: boolean }>> = {
  name: { sort: 'name', desc: false },
  order: { sort: 'default', desc: false },
  downloads: { sort: 'downloads', desc: true },
  updated: { sort: 'updated', desc: true },
};
const DEFAULT_ORDER = { sort: 'default', desc: false } as const;

export type BrowserTable = ReturnType<typeof useBrowserTable>;

/** The table of browsers with its filters, order and rows. Rows are first fetched when the table is first shown. */
export function useBrowserTable({ isShown, listQuery }: { isShown: boolean; listQuery: string }) {
  const { language } = useLanguage();
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const { query, filter, onFilter, sorting: requested, onSort, valueOf, setValue } = useTableAddress(listQuery);
  const order = requested && SORTS[requested.id];
  const sorting = order ? requested : null;
  const tag = valueOf('tag');
  const filters = {
    featured: valueOf('featured') === null ? null : true,
    tags: tag === null ? null : [tag],
    platform: memberOf(PLATFORMS, valueOf('platform')) ?? null,
    state: memberOf(BROWSER_STATES, valueOf('state')) ?? null,
    noReleaseSince: calendarDateOf(valueOf('since') ?? ''),
  };
  const search = useDebouncedText(filter);
  const { sort, desc } = order ?? DEFAULT_ORDER;
  const pages = useBrowserPages(
    {
      sort,
      reverse: sorting !== null && sorting.desc !== desc,
      language: sort === 'name' ? language : 'en',
      search,
      ...filters,
    },
    { skip: !wasShown },
  );
  const isFiltered = search !== '' || filter !== '' || Object.values(filters).some((value) => value !== null);
  return {
    ...pages,
    allCount: isFiltered ? pages.allCount : undefined,
    isOutdated: pages.isOutdated || search !== filter.trim(),
    query,
    filter,
    onFilter,
    sorting,
    onSort,
    valueOf,
    setValue,
    /** Whether an empty list does not mean an empty catalogue. */
    isFiltered,
  };
}
