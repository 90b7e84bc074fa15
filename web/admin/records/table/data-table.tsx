import { useLanguage } from '../../../i18n/provider.tsx';
import { useDeferredValue, useMemo, useState } from 'react';
import { fold } from '#rules/fold.ts';
import { ROWS_AT_ONCE } from '#rules/limits.ts';
import { LOCALES } from '#rules/vocabulary.ts';
import { TableFrame, type TableFrameProps } from './table-frame.tsx';
import type { TableRow } from './use-selection.ts';
import { useTableAddress } from './use-table-address.ts';

interface DataTableProps<T extends TableRow> extends Pick<
  TableFrameProps<T>,
  'label' | 'columns' | 'rows' | 'fullWidth' | 'bulk'
> {
  searchText?: (row: T) => string;
  /** It works in the original order only. */
  headingOf?: TableFrameProps<T>['headingOf'];
  /** It works in the original order and without a filter only. */
  isFolded?: TableFrameProps<T>['isFolded'];
}

/** Sorts and filters in the browser. At first only some rows are rendered, because there can be hundreds. */
export function DataTable<T extends TableRow>({
  columns,
  rows,
  searchText,
  headingOf,
  isFolded,
  ...frame
}: DataTableProps<T>) {
  const language = useLanguage();
  const { filter, onFilter, sorting: requested, onSort } = useTableAddress();
  const search = searchText ? filter : '';
  const sortBy = columns.find(({ id }) => id === requested?.id)?.sortBy;
  const sorting = sortBy ? requested : null;
  const direction = sorting?.desc ? -1 : 1;
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  // Deferred, so that typing stays fast with hundreds of rows.
  const words = fold(useDeferredValue(search)).trim();
  const matching = useMemo(() => {
    const isFound = (row: T) => {
      const text = fold(searchText?.(row) ?? '');
      return words.split(' ').every((word) => text.includes(word));
    };
    const found = words === '' ? rows : rows.filter(isFound);
    if (!sortBy) return found;
    const collator = new Intl.Collator(LOCALES[language], { numeric: true });
    return found.toSorted((a, b) => direction * collator.compare(String(sortBy(a)), String(sortBy(b))));
  }, [rows, searchText, words, sortBy, direction, language]);
  return (
    <TableFrame
      {...frame}
      columns={columns}
      rows={matching.slice(0, limit)}
      total={matching.length}
      sorting={sorting}
      onSort={onSort}
      filter={search}
      onFilter={searchText && onFilter}
      onMore={matching.length > limit ? () => setLimit(limit + ROWS_AT_ONCE) : undefined}
      allCount={words === '' ? undefined : rows.length}
      exists={(id) => rows.some((row) => row.id === id)}
      headingOf={sorting ? undefined : headingOf}
      isFolded={sorting || words !== '' ? undefined : isFolded}
    />
  );
}
