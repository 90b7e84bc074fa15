// A table whose parts are laid out as cards is no table any more to some browsers: the roles say that it still is.
// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table';
import { memo, useDeferredValue, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../../rules/fold.ts';
import { LOCALES } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Icon } from '../../ui/icon.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

/** One column of a table. */
export interface Column<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** What the column sorts by: numbers by size, texts as people sort them. Without it, it does not. */
  sortBy?: (row: T) => string | number;
  align?: 'right';
  /** On a phone the cell needs no name above it: the row's own name, or its buttons. */
  isPlain?: boolean;
  /** In a table that is narrower than its columns, its cells stand in those of the column that takes them in. */
  folds?: boolean;
  takesIn?: boolean;
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

/** A table that sorts by its headers and filters by a text; on a phone each row is a card. */
export function DataTable<T>({ label, columns, rows, rowId, searchText, fullWidth = 0 }: DataTableProps<T>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<SortingState>([]);
  // Typing goes on while hundreds of rows follow.
  const globalFilter = fold(useDeferredValue(search));
  const definitions = useMemo(() => definitionsOf(columns, LOCALES[language]), [columns, language]);
  const data = useMemo(() => rows.map((row) => ({ row, text: searchText ? fold(searchText(row)) : '' })), [rows, searchText]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    state: { sorting, globalFilter },
    onSortingChange: setSorting,
    getRowId: ({ row }) => String(rowId(row)),
    globalFilterFn: ({ original }) => original.text.includes(globalFilter),
    // The text of a row is looked through once, not once a column.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
  });
  const shown = table.getRowModel().rows;
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box, fullWidth);
  const [standing, folded] = useMemo(() => divided(columns, isNarrow), [columns, isNarrow]);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {searchText && <FilterBox value={search} onChange={setSearch} />}
        <SortBox columns={columns} isNarrow={isNarrow} sorting={sorting} onChange={setSorting} />
        <p role="status" className="ml-auto text-sm text-muted tabular-nums">
          {t('table.shown', { shown: shown.length, total: rows.length })}
        </p>
      </div>
      <div ref={box} className="md:overflow-x-auto md:rounded-2xl md:border md:border-line md:bg-surface">
        <table role="table" aria-label={label} className="block w-full text-sm md:table">
          <thead role="rowgroup" className="hidden border-b border-line md:table-header-group">
            <tr role="row" className="md:table-row">
              {table.getFlatHeaders().map(({ id, column }) => (
                <HeaderCell key={id} column={standing.find((one) => one.id === id)} sorted={column.getIsSorted()} onSort={() => column.toggleSorting()} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="grid gap-3 md:table-row-group">
            {shown.map(({ id, original }) => (
              <Row key={id} row={original.row} columns={standing} folded={folded} />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className="px-4 py-10 text-center text-sm text-muted">{t('table.none')}</p>}
      </div>
    </div>
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
    sortDescFirst: false,
    sortFn: (a, b) => {
      const [left, right] = [sortBy?.(a.original.row) ?? '', sortBy?.(b.original.row) ?? ''];
      return typeof left === 'number' && typeof right === 'number' ? left - right : texts.compare(String(left), String(right));
    },
  }));
}

const NONE: readonly never[] = [];

/** The columns that stand by themselves, and those that fold. */
function divided<T>(columns: readonly Column<T>[], isNarrow: boolean): [standing: readonly Column<T>[], folded: readonly Column<T>[]] {
  return isNarrow ? [columns.filter(({ folds }) => !folds), columns.filter(({ folds }) => folds)] : [columns, NONE];
}

const CELL = 'md:table-cell md:px-3 md:align-middle xl:px-4';
const SORT_WORDS = { asc: 'ascending', desc: 'descending' } as const;

function HeaderCell<T>({ column, sorted, onSort }: { column: Column<T> | undefined; sorted: false | 'asc' | 'desc'; onSort: () => void }) {
  if (!column) return null;
  const side = column.align === 'right' ? 'text-right' : 'text-left';
  if (!column.sortBy) {
    return (
      <th role="columnheader" scope="col" className={`${CELL} py-2.5 font-medium text-muted xl:whitespace-nowrap ${side}`}>
        {column.header}
      </th>
    );
  }
  return (
    <th role="columnheader" scope="col" aria-sort={sorted ? SORT_WORDS[sorted] : 'none'} className={`${CELL} py-1 ${side}`}>
      <button type="button" onClick={onSort} className="-mx-2 inline-flex min-h-9 items-center gap-1 rounded-md px-2 font-medium whitespace-nowrap text-muted hover:bg-sunken hover:text-text">
        {column.header}
        <Icon name={sorted === 'desc' ? 'arrowDown' : 'arrowUp'} className={`size-3.5 ${sorted ? 'text-accent' : 'opacity-25'}`} />
      </button>
    </th>
  );
}

/** Drawn again only when its own record or the columns change. */
const Row = memo(function Row<T>({ row, columns, folded }: { row: T; columns: readonly Column<T>[]; folded: readonly Column<T>[] }) {
  return (
    <tr role="row" className="grid gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface p-4 md:table-row md:border-0 md:border-b md:bg-transparent md:last:border-b-0 md:hover:bg-sunken/50">
      {columns.map(({ id, header, align, isPlain, takesIn, cell }) => (
        <td key={id} role="cell" className={`${CELL} min-w-0 md:py-2.5 ${align === 'right' ? 'md:text-right' : ''} ${isPlain ? '' : 'flex items-baseline justify-between gap-4'}`}>
          {!isPlain && (
            <span aria-hidden="true" className="shrink-0 text-muted md:hidden">
              {header}
            </span>
          )}
          {cell(row)}
          {takesIn && <Folded row={row} columns={folded} />}
        </td>
      ))}
    </tr>
  );
}) as <T>(props: { row: T; columns: readonly Column<T>[]; folded: readonly Column<T>[] }) => ReactNode; // memo forgets that the component is generic

/** The cells that have no column of their own for now, each with its name. */
function Folded<T>({ row, columns }: { row: T; columns: readonly Column<T>[] }) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs empty:hidden">
      {columns.map(({ id, header, cell }) => (
        <div key={id} className="flex min-w-0 items-center gap-1.5">
          <span className="text-muted">{header}</span>
          {cell(row)}
        </div>
      ))}
    </div>
  );
}

function FilterBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('admin');
  return (
    <div className="relative w-full sm:w-72">
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-label={t('table.filter')}
        placeholder={t('table.filter')}
        autoComplete="off"
        spellCheck={false}
        className="h-10 w-full rounded-lg border border-line bg-surface pr-3 pl-9 text-base placeholder:text-muted sm:text-sm"
      />
    </div>
  );
}

/** Where not all headers are shown, as on a phone: the same choice as a list. */
function SortBox<T>({ columns, isNarrow, sorting, onChange }: { isNarrow: boolean; columns: readonly Column<T>[]; sorting: SortingState; onChange: (sorting: SortingState) => void }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [current] = sorting;
  const sortable = columns.filter(({ sortBy }) => sortBy);
  if (sortable.length === 0) return null;
  return (
    <div className={isNarrow ? '' : 'md:hidden'}>
      <label htmlFor={id} className="sr-only">
        {t('table.sort')}
      </label>
      <select
        id={id}
        value={current ? `${current.desc ? '-' : '+'}${current.id}` : ''}
        onChange={({ target }) => onChange(target.value ? [{ id: target.value.slice(1), desc: target.value.startsWith('-') }] : [])}
        className="h-10 rounded-lg border border-line bg-surface px-2 text-base"
      >
        <option value="">{t('table.unsorted')}</option>
        {sortable.flatMap((column) => [
          <option key={`+${column.id}`} value={`+${column.id}`}>
            {column.header} ↑
          </option>,
          <option key={`-${column.id}`} value={`-${column.id}`}>
            {column.header} ↓
          </option>,
        ])}
      </select>
    </div>
  );
}
