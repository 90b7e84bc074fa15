// Some browsers no longer treat a table as one if CSS changes its layout, so its roles are set explicitly.
// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from './icon.tsx';
import { CELL, type FrameColumn } from './table-row.tsx';
import type { Sorting } from './use-table-address.ts';

/** The header stays visible below the bar that small screens have at the top. */
const STICKY = 'sticky top-[3.3125rem] z-10 bg-surface shadow-[inset_0_-1px_0_var(--color-line)] lg:top-0';

interface HeaderCellProps<T> {
  column: FrameColumn<T>;
  sorting: Sorting | null;
  onSort?: (sorting: Sorting | null) => void;
}

/** A click sorts by the column: first ascending, then descending, then not. */
export function HeaderCell<T>({
  column: { id, header, align, isSortable = false },
  sorting,
  onSort,
}: HeaderCellProps<T>) {
  const isSorted = sorting?.id === id;
  const isDescending = isSorted && sorting.desc;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSortable ? (isDescending ? 'descending' : isSorted ? 'ascending' : 'none') : undefined}
      className={`${STICKY} ${CELL} ${isSortable ? 'py-1' : 'py-2 font-medium break-keep text-muted xl:whitespace-nowrap'} ${align === 'right' ? 'text-right' : 'text-left'}`}
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
  /** The number of visible rows, and how many of them are selected. */
  count: number;
  selected: number;
  onSelectAll: () => void;
  onClear: () => void;
}

/** The checkbox that selects all visible rows. It heads no column of values, so it is no column header. */
export function SelectAllCell({ count, selected, onSelectAll, onClear }: SelectAllCellProps) {
  const { t } = useTranslation('admin');
  const box = useRef<HTMLInputElement>(null);
  const isAll = count > 0 && selected === count;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected > 0 && !isAll;
  }, [selected, isAll]);
  return (
    <td role="cell" className={`${STICKY} w-11 pl-3 align-middle`}>
      <input
        ref={box}
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
