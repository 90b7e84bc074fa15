// Some browsers no longer treat a table as one if CSS changes its layout, so its roles are set explicitly.
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

/** A column of a table. */
export interface FrameColumn<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** Whether the table can be sorted by the column. */
  isSortable?: boolean;
  align?: 'right';
  /** Whether the cell has no label on small screens, for example because it has the row's name or buttons. */
  hidesLabel?: boolean;
  /** In a narrow table, the cells of collapsing columns move into the column with `showsCollapsed`. */
  collapses?: boolean;
  showsCollapsed?: boolean;
}

/** The column and the direction that a table is sorted by. */
export interface Sorting {
  id: string;
  desc: boolean;
}

export interface TableFrameProps<T> {
  /** The accessible name of the table. */
  label: string;
  columns: readonly FrameColumn<T>[];
  /** The visible rows in their order. */
  rows: readonly T[];
  rowId: (row: T) => string | number;
  /** The number of rows, visible or not. */
  total: number;
  sorting: Sorting | null;
  onSort: (sorting: Sorting | null) => void;
  /** The text of the filter. Without it, there is no filter. */
  filter?: string;
  onFilter?: (text: string) => void;
  /** More filters, shown next to the text filter. */
  filters?: ReactNode;
  /** Whether the rows belong to the previous filter or order. */
  isOutdated?: boolean;
  /** Shown instead of rows. */
  problem?: ReactNode;
  /** Shows more rows; undefined if all are visible. */
  onMore?: () => void;
  isLoadingMore?: boolean;
  moreError?: unknown;
  /** The width of the table with all columns, in pixels. If there is less room, some columns collapse. */
  fullWidth?: number;
}

/** The layout and the controls of a table, independent of where its rows come from. On small screens each row is a card. */
export function TableFrame<T>({ label, columns, rows, rowId, total, sorting, onSort, filter, onFilter, filters, isOutdated = false, problem, onMore, isLoadingMore = false, moreError, fullWidth = 0 }: TableFrameProps<T>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const focusOnAppended = useFocusOnAppended(body, rows.length);
  const isNarrow = useIsNarrow(box, fullWidth);
  const [visible, collapsed] = useMemo(() => splitColumns(columns, isNarrow), [columns, isNarrow]);
  const number = useMemo(() => new Intl.NumberFormat(LOCALES[language]), [language]);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {onFilter && <FilterBox label={t('table.filter')} value={filter ?? ''} onChange={onFilter} />}
        <SortBox columns={columns} isNarrow={isNarrow} sorting={sorting} onChange={onSort} />
        {filters}
        <p role="status" className="ml-auto text-sm text-muted tabular-nums">
          {!problem && (onFilter !== undefined || onMore !== undefined) && t('table.shown', { shown: number.format(rows.length), total: number.format(total) })}
        </p>
      </div>
      <div ref={box} className="md:overflow-x-auto md:rounded-2xl md:border md:border-line md:bg-surface">
        <table role="table" aria-label={label} aria-rowcount={total + 1} aria-busy={isOutdated} className="block w-full text-sm md:table">
          <thead role="rowgroup" className="hidden border-b border-line md:table-header-group">
            <tr role="row" className="md:table-row">
              {visible.map((column) => (
                <HeaderCell key={column.id} column={column} sorted={directionOf(sorting, column.id)} onSort={() => onSort(nextSorting(sorting, column.id))} />
              ))}
            </tr>
          </thead>
          <tbody ref={body} role="rowgroup" className={`grid gap-3 transition-opacity md:table-row-group ${isOutdated ? 'opacity-50' : ''}`}>
            {!problem && rows.map((row, index) => <Row key={rowId(row)} row={row} index={index} columns={visible} collapsed={collapsed} />)}
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
          onMore={(isClick) => {
            if (isClick) focusOnAppended();
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

/** The order after a click on a header: first ascending, then descending, then none. */
function nextSorting(sorting: Sorting | null, id: string): Sorting | null {
  if (sorting?.id !== id) return { id, desc: false };
  return sorting.desc ? null : { id, desc: true };
}

const NO_COLUMNS: readonly never[] = [];

/** Splits the columns into the visible ones and the collapsed ones. */
function splitColumns<T>(columns: readonly FrameColumn<T>[], isNarrow: boolean): [visible: readonly FrameColumn<T>[], collapsed: readonly FrameColumn<T>[]] {
  return isNarrow ? [columns.filter(({ collapses }) => !collapses), columns.filter(({ collapses }) => collapses)] : [columns, NO_COLUMNS];
}

const CELL = 'md:table-cell md:px-3 md:align-middle xl:px-4';
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function HeaderCell<T>({ column, sorted, onSort }: { column: FrameColumn<T>; sorted: false | 'asc' | 'desc'; onSort: () => void }) {
  const side = column.align === 'right' ? 'text-right' : 'text-left';
  if (!column.isSortable) {
    return (
      <th role="columnheader" scope="col" className={`${CELL} py-2.5 font-medium text-muted xl:whitespace-nowrap ${side}`}>
        {column.header}
      </th>
    );
  }
  return (
    <th role="columnheader" scope="col" aria-sort={sorted ? ARIA_SORT[sorted] : 'none'} className={`${CELL} py-1 ${side}`}>
      <button type="button" onClick={onSort} className="-mx-2 inline-flex min-h-9 items-center gap-1 rounded-md px-2 font-medium whitespace-nowrap text-muted hover:bg-sunken hover:text-text">
        {column.header}
        <Icon name={sorted === 'desc' ? 'arrowDown' : 'arrowUp'} className={`size-3.5 ${sorted ? 'text-accent' : 'opacity-25'}`} />
      </button>
    </th>
  );
}

interface RowProps<T> {
  row: T;
  /** The index among the visible rows. */
  index: number;
  columns: readonly FrameColumn<T>[];
  collapsed: readonly FrameColumn<T>[];
}

/** Memoized, because a table can have hundreds of rows. */
const Row = memo(function Row<T>({ row, index, columns, collapsed }: RowProps<T>) {
  return (
    <tr role="row" aria-rowindex={index + 2} className="grid gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface p-4 md:table-row md:border-0 md:border-b md:bg-transparent md:last:border-b-0 md:hover:bg-sunken/50">
      {columns.map(({ id, header, align, hidesLabel, showsCollapsed, cell }) => (
        <td key={id} role="cell" className={`${CELL} min-w-0 md:py-2.5 ${align === 'right' ? 'md:text-right' : ''} ${hidesLabel ? '' : 'flex items-baseline justify-between gap-4'}`}>
          {!hidesLabel && (
            <span aria-hidden="true" className="shrink-0 text-muted md:hidden">
              {header}
            </span>
          )}
          {cell(row)}
          {showsCollapsed && <CollapsedCells row={row} columns={collapsed} />}
        </td>
      ))}
    </tr>
  );
}) as <T>(props: RowProps<T>) => ReactNode; // memo loses the type parameter of the component

/** The cells of collapsed columns, each with its label. */
function CollapsedCells<T>({ row, columns }: { row: T; columns: readonly FrameColumn<T>[] }) {
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

/** A select for the order, for tables that do not show all headers. */
function SortBox<T>({ columns, isNarrow, sorting, onChange }: { isNarrow: boolean; columns: readonly FrameColumn<T>[]; sorting: Sorting | null; onChange: (sorting: Sorting | null) => void }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const sortable = columns.filter(({ isSortable }) => isSortable);
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
