import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { fold } from '../../../rules/fold.ts';
import { ROWS_AT_ONCE } from '../../../rules/limits.ts';
import { LOCALES } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { TableFrame, type BulkActions, type FrameColumn } from './table-frame.tsx';
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

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});

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
  const sorting = requested && columns.some(({ id, sortBy }) => id === requested.id && sortBy) ? requested : null;
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  // Deferred, so that typing stays fast with hundreds of rows.
  const globalFilter = fold(useDeferredValue(search));
  const words = globalFilter.split(' ');
  const definitions = useMemo(() => definitionsOf(columns, LOCALES[language]), [columns, language]);
  const frameColumns = useMemo(
    () => columns.map((column) => ({ ...column, isSortable: column.sortBy !== undefined })),
    [columns],
  );
  const data = useMemo(
    () => rows.map((row) => ({ row, text: searchText ? fold(searchText(row)) : '' })),
    [rows, searchText],
  );
  const exists = useMemo(() => {
    const ids = new Set(rows.map(rowId));
    return (id: string | number) => ids.has(id);
  }, [rows, rowId]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    state: { sorting: sorting ? [sorting] : [], globalFilter },
    getRowId: ({ row }) => String(rowId(row)),
    globalFilterFn: ({ original }) => words.every((word) => original.text.includes(word)),
    // The filter text belongs to the row and not to a column, so only one column is searched.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
  });
  const matching = table.getRowModel().rows;
  const shown = useMemo(() => matching.slice(0, limit).map(({ original }) => original.row), [matching, limit]);
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
      allCount={globalFilter.trim() ? rows.length : undefined}
      exists={exists}
      bulk={bulk}
      headingOf={sorting ? undefined : headingOf}
    />
  );
}

interface Entry<T> {
  row: T;
  /** The folded text of the row. */
  text: string;
}

function definitionsOf<T>(columns: readonly Column<T>[], locale: string): ColumnDef<typeof features, Entry<T>>[] {
  const texts = new Intl.Collator(locale, { numeric: true });
  return columns.map(({ id, sortBy }) => ({
    id,
    accessorFn: ({ row }) => sortBy?.(row) ?? '',
    enableSorting: sortBy !== undefined,
    sortFn: (a, b) => {
      const [left, right] = [sortBy?.(a.original.row) ?? '', sortBy?.(b.original.row) ?? ''];
      return typeof left === 'number' && typeof right === 'number'
        ? left - right
        : texts.compare(String(left), String(right));
    },
  }));
}
