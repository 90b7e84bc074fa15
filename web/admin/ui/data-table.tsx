import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { fold } from '../../../rules/fold.ts';
import { ROWS_AT_ONCE } from '../../../rules/limits.ts';
import { LOCALES } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { TableFrame, type BulkActions } from './table-frame.tsx';
import type { FrameColumn } from './table-row.tsx';
import { useTableAddress } from './use-table-address.ts';

/** A column of a table whose rows are all loaded. */
export interface Column<T> extends Omit<FrameColumn<T>, 'isSortable'> {
  /**
   * The value to sort by: numbers by size, texts in the order of the language. Without it, the column cannot be sorted.
   */
  sortBy?: (row: T) => string | number;
}

interface DataTableProps<T> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowId: (row: T) => string | number;
  /** The text that the filter searches. Without it, there is no filter. */
  searchText?: (row: T) => string;
  /** The width of the table with all columns, in pixels. If there is less room, some columns collapse. */
  fullWidth?: number;
  bulk?: BulkActions<T>;
  /** The heading above a row in the original order; null if it belongs to the heading before. */
  headingOf?: (row: T, previous: T | undefined) => ReactNode;
}

/**
 * A table that sorts and filters its rows in the browser; a screen has only one. It first renders a part of them,
 * because there can be hundreds.
 */
export function DataTable<T>({
  label,
  columns,
  rows,
  rowId,
  searchText,
  fullWidth,
  bulk,
  headingOf,
}: DataTableProps<T>) {
  const { language } = useLanguage();
  const { filter, onFilter, sorting: requested, onSort } = useTableAddress();
  const search = searchText ? filter : '';
  const sorted = requested && columns.find(({ id, sortBy }) => id === requested.id && sortBy);
  const sorting = sorted ? requested : null;
  const sortBy = sorted?.sortBy;
  const isDescending = sorting?.desc === true;
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  // Deferred, so that typing stays fast with hundreds of rows.
  const words = fold(useDeferredValue(search)).trim();
  const frameColumns = useMemo(
    () => columns.map((column) => ({ ...column, isSortable: column.sortBy !== undefined })),
    [columns],
  );
  const texts = useMemo(
    () => new Map(rows.map((row) => [row, searchText ? fold(searchText(row)) : ''])),
    [rows, searchText],
  );
  const exists = useMemo(() => {
    const ids = new Set(rows.map(rowId));
    return (id: string | number) => ids.has(id);
  }, [rows, rowId]);
  const matching = useMemo(() => {
    const found = rows.filter((row) => words.split(' ').every((word) => texts.get(row)?.includes(word)));
    if (!sortBy) return found;
    const collator = new Intl.Collator(LOCALES[language], { numeric: true });
    return found.toSorted((a, b) => {
      const [left, right] = isDescending ? [sortBy(b), sortBy(a)] : [sortBy(a), sortBy(b)];
      return typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right));
    });
  }, [rows, texts, words, sortBy, isDescending, language]);
  const shown = useMemo(() => matching.slice(0, limit), [matching, limit]);
  return (
    <TableFrame
      label={label}
      columns={frameColumns}
      rows={shown}
      rowId={rowId}
      total={matching.length}
      sorting={sorting}
      onSort={onSort}
      filter={search}
      onFilter={searchText && onFilter}
      onMore={matching.length > limit ? () => setLimit(limit + ROWS_AT_ONCE) : undefined}
      fullWidth={fullWidth}
      allCount={words === '' ? undefined : rows.length}
      exists={exists}
      bulk={bulk}
      headingOf={sorting ? undefined : headingOf}
    />
  );
}
