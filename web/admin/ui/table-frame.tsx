// A table whose parts are laid out as cards is no table any more to some browsers: the roles say that it still is.
// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import { memo, useId, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LOCALES } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Icon } from './icon.tsx';
import { FilterBox } from './filter-box.tsx';
import { MoreButton } from './more-button.tsx';
import { useFocusOnAppended } from '../../ui/use-focus-on-appended.ts';
import { useIsNarrow } from './use-is-narrow.ts';

/** One column of a table. */
export interface FrameColumn<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Whether the table can be sorted by it. */
  sorts?: boolean;
  align?: 'right';
  /** On a phone the cell needs no name above it: the row's own name, or its buttons. */
  isPlain?: boolean;
  /** In a table that is narrower than its columns, its cells stand in those of the column that takes them in. */
  folds?: boolean;
  takesIn?: boolean;
}

/** The column that a table is sorted by, and which way. */
export interface Sorting {
  id: string;
  desc: boolean;
}

export interface TableFrameProps<T> {
  /** What the table is called by those who listen. */
  label: string;
  columns: readonly FrameColumn<T>[];
  /** The rows that are shown, in their order. */
  rows: readonly T[];
  rowId: (row: T) => string | number;
  /** How many rows there are, shown or not. */
  total: number;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
  /** The text of the filter; without it there is none. */
  filter?: string;
  onFilter?: (text: string) => void;
  /** Further ways to narrow the list, beside the filter. */
  narrowing?: ReactNode;
  /** The rows are those of what was asked before. */
  isOutdated?: boolean;
  /** What to show in place of rows. */
  problem?: ReactNode;
  /** Shows more rows; absent when all are shown. */
  onMore?: () => void;
  isLoadingMore?: boolean;
  moreError?: unknown;
  /** How wide the table is with all its columns, in pixels: where there is less room, those that fold do. */
  fullWidth?: number;
}

/** How a table looks and is worked with, wherever its rows come from; on a phone each row is a card. */
export function TableFrame<T>({ label, columns, rows, rowId, total, sorting, onSort, filter, onFilter, narrowing, isOutdated = false, problem, onMore, isLoadingMore = false, moreError, fullWidth = 0 }: TableFrameProps<T>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const focusOnAppended = useFocusOnAppended(body, rows.length);
  const isNarrow = useIsNarrow(box, fullWidth);
  const [standing, folded] = useMemo(() => divided(columns, isNarrow), [columns, isNarrow]);
  const number = useMemo(() => new Intl.NumberFormat(LOCALES[language]), [language]);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {onFilter && <FilterBox label={t('table.filter')} value={filter ?? ''} onChange={onFilter} />}
        <SortBox columns={columns} isNarrow={isNarrow} sorting={sorting} onChange={onSort} />
        {narrowing}
        <p role="status" className="ml-auto text-sm text-muted tabular-nums">
          {!problem && t('table.shown', { shown: number.format(rows.length), total: number.format(total) })}
        </p>
      </div>
      <div ref={box} className="md:overflow-x-auto md:rounded-2xl md:border md:border-line md:bg-surface">
        <table role="table" aria-label={label} aria-rowcount={total + 1} aria-busy={isOutdated} className="block w-full text-sm md:table">
          <thead role="rowgroup" className="hidden border-b border-line md:table-header-group">
            <tr role="row" className="md:table-row">
              {standing.map((column) => (
                <HeaderCell key={column.id} column={column} sorted={directionOf(sorting, column.id)} onSort={() => onSort(nextSorting(sorting, column.id))} />
              ))}
            </tr>
          </thead>
          <tbody ref={body} role="rowgroup" className={`grid gap-3 transition-opacity md:table-row-group ${isOutdated ? 'opacity-50' : ''}`}>
            {!problem && rows.map((row, place) => <Row key={rowId(row)} row={row} place={place} columns={standing} folded={folded} />)}
          </tbody>
        </table>
        {problem}
        {!problem && rows.length === 0 && <p className="px-4 py-10 text-center text-sm text-muted">{t('table.none')}</p>}
      </div>
      {!problem && onMore && (
        <MoreButton
          isAutomatic
          isBusy={isLoadingMore || isOutdated}
          error={moreError}
          onMore={(byHand) => {
            if (byHand) focusOnAppended();
            onMore();
          }}
        />
      )}
    </div>
  );
}

function directionOf(sorting: Sorting | null, id: string): false | 'asc' | 'desc' {
  if (sorting?.id !== id) return false;
  return sorting.desc ? 'desc' : 'asc';
}

/** Pressed again and again, a header sorts upwards, downwards, and no more. */
function nextSorting(sorting: Sorting | null, id: string): Sorting | null {
  if (sorting?.id !== id) return { id, desc: false };
  return sorting.desc ? null : { id, desc: true };
}

const NONE: readonly never[] = [];

/** The columns that stand by themselves, and those that fold. */
function divided<T>(columns: readonly FrameColumn<T>[], isNarrow: boolean): [standing: readonly FrameColumn<T>[], folded: readonly FrameColumn<T>[]] {
  return isNarrow ? [columns.filter(({ folds }) => !folds), columns.filter(({ folds }) => folds)] : [columns, NONE];
}

const CELL = 'md:table-cell md:px-3 md:align-middle xl:px-4';
const SORT_WORDS = { asc: 'ascending', desc: 'descending' } as const;

function HeaderCell<T>({ column, sorted, onSort }: { column: FrameColumn<T>; sorted: false | 'asc' | 'desc'; onSort: () => void }) {
  const side = column.align === 'right' ? 'text-right' : 'text-left';
  if (!column.sorts) {
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

interface RowProps<T> {
  row: T;
  /** Among those that are shown, from 0. */
  place: number;
  columns: readonly FrameColumn<T>[];
  folded: readonly FrameColumn<T>[];
}

/** Drawn again only when its own record or the columns change. */
const Row = memo(function Row<T>({ row, place, columns, folded }: RowProps<T>) {
  return (
    <tr role="row" aria-rowindex={place + 2} className="grid gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface p-4 md:table-row md:border-0 md:border-b md:bg-transparent md:last:border-b-0 md:hover:bg-sunken/50">
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
}) as <T>(props: RowProps<T>) => ReactNode; // memo forgets that the component is generic

/** The cells that have no column of their own for now, each with its name. */
function Folded<T>({ row, columns }: { row: T; columns: readonly FrameColumn<T>[] }) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs empty:hidden">
      {columns.map(({ id, header, cell }) => (
        <div key={id} className="flex min-w-0 items-baseline gap-1.5">
          <span className="shrink-0 text-muted">{header}</span>
          {cell(row)}
        </div>
      ))}
    </div>
  );
}

/** Where not all headers are shown, as on a phone: the same choice as a list. */
function SortBox<T>({ columns, isNarrow, sorting, onChange }: { isNarrow: boolean; columns: readonly FrameColumn<T>[]; sorting: Sorting | null; onChange: (sorting: Sorting | null) => void }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const sortable = columns.filter(({ sorts }) => sorts);
  if (sortable.length === 0) return null;
  return (
    <div className={isNarrow ? '' : 'md:hidden'}>
      <label htmlFor={id} className="sr-only">
        {t('table.sort')}
      </label>
      <select
        id={id}
        value={sorting ? `${sorting.desc ? '-' : '+'}${sorting.id}` : ''}
        onChange={({ target }) => onChange(target.value ? { id: target.value.slice(1), desc: target.value.startsWith('-') } : null)}
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
