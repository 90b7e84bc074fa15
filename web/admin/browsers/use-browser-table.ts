import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { usePausedText } from '../ui/use-paused-text.ts';
import type { BrowserSort } from './browsers.generated.ts';
import type { Sorting } from '../ui/table-frame.tsx';
import { useBrowserPages, type BrowserPages } from './use-browser-pages.ts';

/** The columns that the server sorts by, and whether its order runs downwards by itself. */
const SORTS: Readonly<Record<string, { sort: BrowserSort; desc: boolean }>> = {
  name: { sort: 'name', desc: false },
  order: { sort: 'default', desc: false },
  downloads: { sort: 'downloads', desc: true },
  updated: { sort: 'updated', desc: true },
};
const USUAL = { sort: 'default', desc: false } as const;

export interface BrowserTable extends BrowserPages {
  filter: string;
  onFilter: (text: string) => void;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
  featuredOnly: boolean;
  onFeaturedOnly: (only: boolean) => void;
  /** Whether the list is narrowed: an empty one then says nothing about the catalogue. */
  isNarrowed: boolean;
}

/** The table of browsers: what it is narrowed to and sorted by, and the rows that the server gives for that. Asks for none until it is shown for the first time. */
export function useBrowserTable({ isShown }: { isShown: boolean }): BrowserTable {
  const { language } = useLanguage();
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const [filter, onFilter] = useState('');
  const [sorting, onSort] = useState<Sorting | null>(null);
  const [featuredOnly, onFeaturedOnly] = useState(false);
  const search = usePausedText(filter);
  const { sort, desc } = (sorting && SORTS[sorting.id]) ?? USUAL;
  const pages = useBrowserPages(
    { sort, reverse: sorting !== null && sorting.desc !== desc, language: sort === 'name' ? language : 'en', search, featured: featuredOnly || null },
    { skip: !wasShown },
  );
  return { ...pages, isOutdated: pages.isOutdated || search !== filter.trim(), filter, onFilter, sorting, onSort, featuredOnly, onFeaturedOnly, isNarrowed: search !== '' || filter !== '' || featuredOnly };
}
