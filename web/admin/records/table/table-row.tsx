// Some browsers no longer treat a table as one if CSS changes its layout, so its roles are set explicitly.
// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import { memo, type ReactNode } from 'react';
import { useTexts } from '../../ui/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Sorting } from './use-table-address.ts';

export interface Column<T> {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** A table that sorts in the browser needs it. Numbers are whole and not negative: they are compared as text. */
  sortBy?: (row: T) => string | number;
  /** A table that the server sorts needs it. */
  isSortable?: boolean;
  align?: 'right';
  /** The cell is the first one on small screens. */
  isRowHeader?: boolean;
  /** Applies on small screens. */
  hidesLabel?: boolean;
  /** A cell is otherwise below the name of its row on small screens. */
  onPhone?: 'hidden' | 'beside' | 'line';
  /** These cells move into that of the row header in a narrow table. */
  collapses?: boolean;
}

const CELL = 'md:table-cell md:px-2.5 md:align-middle xl:px-3';

interface RowProps<T> {
  row: T;
  id: string | number;
  /** Undefined if rows cannot be selected. */
  name: string | undefined;
  index: number;
  columns: readonly Column<T>[];
  collapsed: readonly Column<T>[];
  /** The classes while rows are dragged. */
  mark: string;
  isSelected: boolean;
  onSelect: (id: string | number, isSelected: boolean, isRange: boolean) => void;
}

/** Memoized, because a table can have hundreds of rows. */
export const Row = memo(function Row<T>(props: RowProps<T>) {
  const { row, id, name, index, columns, collapsed, mark, isSelected, onSelect } = props;
  const { t } = useTexts();
  const isSelectable = name !== undefined;
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      className={`relative cluster gap-x-4 gap-y-0.5 border-b border-line py-1.5 pr-2 before:order-2 before:basis-full last:border-b-0 has-[[data-select]:checked]:bg-accent-soft! md:table-row md:h-10 md:before:content-none md:hover:bg-sunken/50 ${isSelectable ? 'pl-12' : 'pl-4'} ${mark}`}
    >
      {isSelectable && (
        <td role="cell" className="absolute top-1 left-0 md:static md:table-cell md:w-11 md:pl-3 md:align-middle">
          <label className="flex size-11 cursor-pointer items-center justify-center md:size-auto md:justify-start">
            <input
              type="checkbox"
              data-select
              aria-label={t('table.select', { name })}
              checked={isSelected}
              onClick={(event) => onSelect(id, event.currentTarget.checked, event.shiftKey)}
              onChange={() => undefined} // onClick knows the Shift key, and the space bar is a click too
              className="size-5 accent-accent"
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} row={row} column={column} collapsed={collapsed} />
      ))}
    </tr>
  );
}) as <T>(props: RowProps<T>) => ReactNode; // memo loses the type parameter of the component

const PLACES = { hidden: 'hidden', beside: 'order-1', line: 'order-3 basis-full', below: 'order-3' } as const;

function Cell<T>({
  row,
  column: { header, align, isRowHeader, hidesLabel, onPhone, cell },
  collapsed,
}: Pick<RowProps<T>, 'row' | 'collapsed'> & { column: Column<T> }) {
  const content = (
    <>
      {!hidesLabel && !isRowHeader && (
        <span aria-hidden="true" className="shrink-0 caption md:hidden">
          {header}
        </span>
      )}
      {cell(row)}
      {isRowHeader && <CollapsedCells row={row} columns={collapsed} />}
    </>
  );
  const side = align === 'right' ? 'md:text-right' : 'md:text-left';
  if (isRowHeader) {
    return (
      <th scope="row" role="rowheader" className={`${CELL} order-1 min-w-0 grow basis-0 py-1 text-left font-normal`}>
        {content}
      </th>
    );
  }
  return (
    <td
      role="cell"
      className={`${CELL} ${PLACES[onPhone ?? 'below']} flex min-w-0 items-baseline gap-1.5 max-md:empty:hidden md:py-0.5 ${side}`}
    >
      {content}
    </td>
  );
}

function CollapsedCells<T>({ row, columns }: { row: T; columns: readonly Column<T>[] }) {
  return (
    <div className="mt-1 cluster gap-x-3 gap-y-1 text-xs empty:hidden">
      {columns.map(({ id, header, hidesLabel, cell }) => (
        <div key={id} className="flex min-w-0 items-baseline gap-1.5 empty:hidden">
          {!hidesLabel && <span className="shrink-0 text-muted">{header}</span>}
          {cell(row)}
        </div>
      ))}
    </div>
  );
}

/** The header stays visible below the bar that small screens have at the top. */
const STICKY =
  'sticky top-[3.3125rem] [html:has([data-last-change])_&]:top-[5.3125rem] z-10 bg-surface shadow-[inset_0_-1px_0_var(--color-line)] lg:top-0 lg:[html:has([data-last-change])_&]:top-9';

/** A click sorts by the column: first ascending, then descending, then not. */
export function HeaderCell<T>({
  column: { id, header, align, sortBy, isSortable = sortBy !== undefined },
  sorting,
  onSort,
}: {
  column: Column<T>;
  sorting: Sorting | null;
  onSort?: (sorting: Sorting | null) => void;
}) {
  const isSorted = sorting?.id === id;
  const isDescending = isSorted && sorting.desc;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSortable ? (isDescending ? 'descending' : isSorted ? 'ascending' : 'none') : undefined}
      className={`${STICKY} ${CELL} ${isSortable ? 'py-1' : 'py-2 font-medium break-keep text-muted'} ${align === 'right' ? 'text-right' : 'text-left'}`}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort?.(isDescending ? null : { id, desc: isSorted })}
          className={`group/sort -mx-2 inline-flex min-h-9 items-center gap-1 rounded-md px-2 font-medium whitespace-nowrap hover:bg-sunken hover:text-text ${isSorted ? 'text-text' : 'text-muted'}`}
        >
          {header}
          <Icon
            name={isDescending ? 'arrowDown' : 'arrowUp'}
            className={`size-3.5 ${isSorted ? 'text-accent' : 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60'}`}
          />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

interface SelectAllCellProps {
  count: number;
  selected: number;
  onSelectAll: () => void;
  onClear: () => void;
}

/** The checkbox that selects all visible rows. It heads no column of values, so it is no column header. */
export function SelectAllCell({ count, selected, onSelectAll, onClear }: SelectAllCellProps) {
  const { t } = useTexts();
  const isAll = count > 0 && selected === count;
  return (
    <td role="cell" className={`${STICKY} w-11 pl-3 align-middle`}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && !isAll;
        }}
        type="checkbox"
        aria-label={t('table.selectAll')}
        checked={isAll}
        disabled={count === 0}
        onChange={isAll ? onClear : onSelectAll}
        className="block size-5 accent-accent"
      />
    </td>
  );
}
