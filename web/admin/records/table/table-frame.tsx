// Some browsers no longer treat a table as one if CSS changes its layout, so its roles are set explicitly.
// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/provider.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import { LOCALES } from '#rules/vocabulary.ts';
import { FilterBox, FilterSelect } from '../../ui/filter-box.tsx';
import { MoreButton } from '../screen.tsx';
import { useFocusOnAppended } from '../../../ui/more.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type Column, HeaderCell, Row, SelectAllCell } from './table-row.tsx';
import { queryOf, type Sorting, sortingIn } from './use-table-address.ts';
import { useRowDrag } from './use-row-drag.ts';
import { type TableRow, useSelection } from './use-selection.ts';

export interface TableFrameProps<T extends TableRow> {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  total: number;
  sorting?: Sorting | null;
  onSort?: (sorting: Sorting | null) => void;
  filter?: string;
  onFilter?: (text: string) => void;
  filters?: ReactNode;
  /** Ends all filters. */
  clear?: ReactNode;
  /** The number without a filter; undefined if none is active. */
  allCount?: number;
  isOutdated?: boolean;
  problem?: ReactNode;
  onMore?: () => void;
  isLoadingMore?: boolean;
  moreError?: unknown;
  /** The width in pixels. Some columns collapse where there is less room. */
  fullWidth?: number;
  /** Whether a row that a filter hides still exists. */
  exists?: (id: TableRow['id']) => boolean;
  /** The actions for selected rows; if they are missing, rows cannot be selected. */
  bulk?: BulkActions<T>;
  /** Null if the row belongs to the heading before. */
  headingOf?: (row: T, previous: T | undefined, rows: readonly T[]) => ReactNode;
  isFolded?: (row: T) => boolean;
  /** The position is from 1. Rows are dragged by an element with `data-drag`. */
  onMove?: (row: T, position: number) => void;
}

interface BulkActions<T> {
  nameOf: (row: T) => string;
  /** The rows stay selected, unless `onDeleted` is called. */
  actions: (selected: readonly T[], onDeleted: () => void) => ReactNode;
}

export function TableFrame<T extends TableRow>({
  label,
  columns,
  rows,
  total,
  sorting = null,
  onSort,
  filter,
  onFilter,
  filters,
  clear,
  allCount,
  isOutdated = false,
  problem,
  onMore,
  isLoadingMore = false,
  moreError,
  fullWidth = 0,
  exists,
  bulk,
  headingOf,
  isFolded,
  onMove,
}: TableFrameProps<T>) {
  const { t } = useTexts();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const headings = rows.map((row, index) => headingOf?.(row, rows[index - 1], rows));
  const unfolded = rows.filter((row) => !isFolded?.(row));
  const focusOnAppended = useFocusOnAppended(body, unfolded.length + headings.filter(Boolean).length);
  const { selected, ids, hiddenCount, select, onKeyDown, selectAll, selectNone, leave } = useSelection(unfolded, {
    body,
    exists,
  });
  const { markOf, handlers } = useRowDrag(rows, onMove);
  const isNarrow = useIsNarrow(box, fullWidth);
  const [visible, collapsed] = useMemo(() => {
    const isCollapsed = ({ collapses }: Column<T>) => isNarrow && collapses === true;
    return [columns.filter((column) => !isCollapsed(column)), columns.filter(isCollapsed)] as const;
  }, [columns, isNarrow]);
  const format = (count: number) => count.toLocaleString(LOCALES[language]);
  const [shown, all] = allCount === undefined ? [rows.length, total] : [total, allCount];
  return (
    <div onKeyDown={onKeyDown} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="cluster gap-2">
        {onFilter && <FilterBox label={t('table.filter')} value={filter ?? ''} onChange={onFilter} />}
        {/* On phones they are one line that scrolls, to the edge of the window. */}
        <div className="contents max-sm:-mx-4 max-sm:flex max-sm:min-w-[calc(100%+2rem)] max-sm:basis-0 max-sm:gap-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:shrink-0">
          <SortBox {...{ columns, isNarrow, sorting, onSort }} />
          {filters}
        </div>
        <div className="ml-auto cluster gap-x-2">
          {clear}
          <p role="status" className="hint tabular-nums">
            {!problem &&
              (onFilter !== undefined || onMore !== undefined) &&
              t('table.shown', { shown: format(shown), total: format(all) })}
          </p>
        </div>
      </div>
      <div ref={box} className="overflow-clip panel">
        <table
          role="table"
          aria-label={label}
          aria-rowcount={total + 1}
          aria-busy={isOutdated}
          className="block w-full text-sm md:table"
        >
          <thead role="rowgroup" className="hidden md:table-header-group">
            <tr role="row" className="md:table-row">
              {bulk && (
                <SelectAllCell
                  count={unfolded.length}
                  selected={selected.length}
                  onSelectAll={selectAll}
                  onClear={selectNone}
                />
              )}
              {visible.map((column) => (
                <HeaderCell key={column.id} column={column} sorting={sorting} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody
            ref={body}
            role="rowgroup"
            {...handlers}
            className={`block transition-opacity md:table-row-group ${isOutdated ? 'opacity-50' : ''}`}
          >
            {!problem &&
              rows.map((row, index) => {
                const { id } = row;
                return (
                  <Fragment key={id}>
                    {headings[index] && (
                      <tr role="row" className="block border-b border-line bg-sunken/60 md:table-row">
                        <td
                          role="cell"
                          colSpan={visible.length + (bulk ? 1 : 0)}
                          className="block px-4 md:table-cell md:px-3"
                        >
                          {headings[index]}
                        </td>
                      </tr>
                    )}
                    {!isFolded?.(row) && (
                      <Row
                        {...{ row, index, collapsed }}
                        columns={visible}
                        mark={markOf(index)}
                        id={id}
                        name={bulk?.nameOf(row)}
                        isSelected={ids.has(id)}
                        onSelect={select}
                      />
                    )}
                  </Fragment>
                );
              })}
          </tbody>
        </table>
        {problem}
        {!problem && rows.length === 0 && <p className="px-4 py-10 text-center hint">{t('table.none')}</p>}
      </div>
      {bulk && selected.length + hiddenCount > 0 && (
        <SelectionBar count={selected.length} hiddenCount={hiddenCount} onSelectAll={selectAll} onClear={leave}>
          {selected.length > 0 && bulk.actions(selected, selectNone)}
        </SelectionBar>
      )}
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

/** Sorts a table that does not show all headers. */
function SortBox<T extends TableRow>({
  columns,
  isNarrow,
  sorting = null,
  onSort,
}: Pick<TableFrameProps<T>, 'columns' | 'sorting' | 'onSort'> & { isNarrow: boolean }) {
  const { t } = useTexts();
  const sortable = columns.filter(({ sortBy, isSortable }) => sortBy ?? isSortable);
  if (sortable.length === 0) return null;
  return (
    <FilterSelect
      label={t('table.sort')}
      all={t('table.unsorted')}
      value={sorting && queryOf(sorting)}
      values={sortable.flatMap(({ id }) => [false, true].map((desc) => queryOf({ id, desc })))}
      textOf={(value) => {
        const { id, desc } = sortingIn(value);
        return `${columns.find((column) => column.id === id)?.header} ${desc ? '↓' : '↑'}`;
      }}
      onChange={(value) => onSort?.(value === null ? null : sortingIn(value))}
      className={isNarrow ? '' : 'md:hidden'}
    />
  );
}

/** Rows are cards on smaller screens. */
const IS_TABLE = '(min-width: 48rem)';

function useIsNarrow(box: RefObject<HTMLElement | null>, width: number) {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setNarrow(matchMedia(IS_TABLE).matches && element.clientWidth < width);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [box, width]);
  return isNarrow;
}
