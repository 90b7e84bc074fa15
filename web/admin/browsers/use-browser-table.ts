import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useDebouncedText } from '../ui/use-debounced-text.ts';
import type { BrowserSort } from './browsers.generated.ts';
import type { Sorting } from '../ui/table-frame.tsx';
import { useBrowserPages, type BrowserPages } from './use-browser-pages.ts';

/** The columns that the server can sort by, and whether its default direction is descending. */
const SORTS: Readonly<Record<string, { sort: BrowserSort; desc: boolean }>> = {
  name: { sort: 'name', desc: false },
  order: { sort: 'default', desc: false },
  downloads: { sort: 'downloads', desc: true },
  updated: { sort: 'updated', desc: true },
};
const DEFAULT_ORDER = { sort: 'default', desc: false } as const;

export interface BrowserTable extends BrowserPages {
  filter: string;
  onFilter: (text: string) => void;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
  featuredOnly: boolean;
  onFeaturedOnly: (only: boolean) => void;
  /** Whether a filter is active. An empty list then does not mean an empty catalogue. */
  isFiltered: boolean;
}

/** The table of browsers with its filters, order and rows. Rows are first fetched when the table is first shown. */
export function useBrowserTable({ isShown }: { isShown: boolean }): BrowserTable {
  const { language } = useLanguage();
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const [filter, onFilter] = useState('');
  const [sorting, onSort] = useState<Sorting | null>(null);
  const [featuredOnly, onFeaturedOnly] = useState(false);
  const search = useDebouncedText(filter);
  const { sort, desc } = (sorting && SORTS[sorting.id]) ?? DEFAULT_ORDER;
  const pages = useBrowserPages(
    { sort, reverse: sorting !== null && sorting.desc !== desc, language: sort === 'name' ? language : 'en', search, featured: featuredOnly || null },
    { skip: !wasShown },
  );
  return { ...pages, isOutdated: pages.isOutdated || search !== filter.trim(), filter, onFilter, sorting, onSort, featuredOnly, onFeaturedOnly, isFiltered: search !== '' || filter !== '' || featuredOnly };
}
