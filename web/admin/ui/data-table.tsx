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
import { useDeferredValue, useMemo, useState } from 'react';
import { fold } from '../../../rules/fold.ts';
import { ROWS_AT_ONCE } from '../../../rules/limits.ts';
import { LOCALES } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { TableFrame, type FrameColumn, type Sorting } from './table-frame.tsx';

/** One column of a table that has all its rows. */
export interface Column<T> extends Omit<FrameColumn<T>, 'sorts'> {
  /** What the column sorts by: numbers by size, texts as people sort them. Without it, it does not. */
  sortBy?: (row: T) => string | number;
}

interface DataTableProps<T> {
  /** What the table is called by those who listen. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowId: (row: T) => string | number;
  /** What the filter looks through. Without it there is no filter. */
  searchText?: (row: T) => string;
  /** How wide the table is with all its columns, in pixels: where there is less room, those that fold do. */
  fullWidth?: number;
}

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});

/** A table of rows that are all there: sorts by its headers and filters by a text. Of hundreds, it draws those one comes to. */
export function DataTable<T>({ label, columns, rows, rowId, searchText, fullWidth }: DataTableProps<T>) {
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  // Typing goes on while hundreds of rows follow.
  const globalFilter = fold(useDeferredValue(search));
  const definitions = useMemo(() => definitionsOf(columns, LOCALES[language]), [columns, language]);
  const framed = useMemo(() => columns.map((column) => ({ ...column, sorts: column.sortBy !== undefined })), [columns]);
  const data = useMemo(() => rows.map((row) => ({ row, text: searchText ? fold(searchText(row)) : '' })), [rows, searchText]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    state: { sorting: sorting ? [sorting] : [], globalFilter },
    getRowId: ({ row }) => String(rowId(row)),
    globalFilterFn: ({ original }) => original.text.includes(globalFilter),
    // The text of a row is looked through once, not once a column.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
  });
  const fitting = table.getRowModel().rows;
  return (
    <TableFrame
      label={label}
      columns={framed}
      rows={fitting.slice(0, limit).map(({ original }) => original.row)}
      rowId={rowId}
      total={fitting.length}
      sorting={sorting}
      onSort={setSorting}
      filter={search}
      onFilter={searchText && setSearch}
      onMore={fitting.length > limit ? () => setLimit(limit + ROWS_AT_ONCE) : undefined}
      fullWidth={fullWidth}
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
      return typeof left === 'number' && typeof right === 'number' ? left - right : texts.compare(String(left), String(right));
    },
  }));
}
