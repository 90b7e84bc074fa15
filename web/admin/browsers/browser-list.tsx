import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useShowStatus } from '../graph/notices.ts';
import {
  type AdminBrowserFragment,
  useDeleteBrowserMutation,
  useMoveBrowserMutation,
  useUpdateBrowsersMutation,
  type BrowserSort,
} from './browsers.generated.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ADD_BROWSER_PATH } from '../admin-paths.ts';
import { useFailureMessage } from '../graph/failure-message.ts';
import { ScreenHeader } from '../ui/screen-header.tsx';
import { focusOnMain } from '../ui/use-focus-on-view.ts';
import { Icon } from '../ui/icon.tsx';
import { buttonClass } from '../ui/button.tsx';
import { DeleteDialog, TrashNote } from '../ui/delete-dialog.tsx';
import { EmptyState, Loading } from '../ui/loading.tsx';
import { TableFrame } from '../ui/table-frame.tsx';
import { useStable } from '../ui/use-stable.ts';
import { FilterSelect, useDebouncedText } from '../ui/filter-box.tsx';
import { useTagList } from '../form/tag-select.tsx';
import { BROWSER_STATES, PLATFORMS, memberOf } from '../../../rules/vocabulary.ts';
import { BrowserActions, usePublishBrowsers } from './browser-actions.tsx';
import {
  type BrowserRowActions,
  editLinkId,
  positionFieldId,
  useBrowserColumns,
  versionsOf,
} from './browser-columns.tsx';
import { idOf } from '../ui/use-selection.ts';
import { calendarDateOf } from '../../../rules/calendar.ts';
import { useTableAddress } from '../ui/use-table-address.ts';
import { useBrowserPages } from './use-browser-pages.ts';

/** The browser whose form was open; its id is null for a new one. */
export interface LastForm {
  id: number | null;
}

interface BrowserListProps {
  table: BrowserTable;
  /** The scroll position at which the list was left; null if it was not shown before. */
  scrollPosition: RefObject<number | null>;
  lastForm: RefObject<LastForm | null>;
}

const NO_ROWS: readonly never[] = [];

export function BrowserList({ table, scrollPosition, lastForm }: BrowserListProps) {
  const showStatus = useShowStatus();
  const { t } = useTranslation(['admin', 'translation']);
  const { localize } = useLanguage();
  const failureMessage = useFailureMessage();
  const [toDelete, setToDelete] = useState<AdminBrowserFragment | null>(null);
  const changes = useRowChanges(table.refresh);
  const { publish } = usePublishBrowsers(table.refresh);
  const focusAfterClose = useFocusAfterClose(toDelete === null);
  useRestoredPosition(scrollPosition, lastForm);
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());
  const [deleteBrowser] = useDeleteBrowserMutation();

  const remove = async (browser: AdminBrowserFragment) => {
    const [name, next] = [localize(browser.name), adjacentId(browser, table.browsers)];
    const { data } = await deleteBrowser({ variables: { id: browser.id } });
    const count = data?.deleteBrowser.deactivatedSlides ?? 0;
    void table.refresh().catch(() => undefined);
    focusAfterClose(next);
    setDeleted(deleted.union(new Set([browser.id])));
    showStatus(
      'success',
      count > 0 ? t('browsers.slidesDeactivated', { name, count }) : t('browsers.deleted', { name }),
    );
  };

  const isEmpty = table.browsers?.length === 0 && !table.isFiltered;
  return (
    <>
      <ScreenHeader title={t('browsers.title')}>
        <Link to={ADD_BROWSER_PATH} className={buttonClass()}>
          <Icon name="plus" className="size-4" />
          {t('browsers.add')}
        </Link>
      </ScreenHeader>
      {isEmpty ? (
        <EmptyState icon="window" title={t('browsers.empty')} text={t('browsers.emptyText')}>
          <Link to={ADD_BROWSER_PATH} className={buttonClass()}>
            {t('browsers.addFirst')}
          </Link>
        </EmptyState>
      ) : (
        <Loading
          data={table.browsers ?? (table.isFiltered || table.sorting ? NO_ROWS : undefined)}
          error={table.error}
          message={t('translation:error.loadBrowsers')}
          retry={table.retry}
        >
          {(browsers) => (
            <Table
              table={table}
              browsers={browsers}
              deleted={deleted}
              onDelete={setToDelete}
              onPublish={publish}
              {...changes}
            />
          )}
        </Loading>
      )}
      <DeleteDialog
        record={toDelete}
        title={t('browsers.deleteTitle', { name: toDelete ? localize(toDelete.name) : '' })}
        text={t('browsers.deleteText')}
        note={toDelete && <TrashNote target={{ type: 'browser', id: toDelete.id }} versions={versionsOf(toDelete)} />}
        onDelete={remove}
        failureText={(error) => failureMessage(error, t('browsers.deleteFailed'))}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}

interface TableProps extends BrowserRowActions {
  table: BrowserTable;
  browsers: readonly AdminBrowserFragment[];
  deleted: ReadonlySet<number>;
}

function Table({ table, browsers, deleted, ...actions }: TableProps) {
  const { t } = useTranslation(['admin', 'translation']);
  const { localize } = useLanguage();
  const failureMessage = useFailureMessage();
  const { error, retry } = table;
  // Otherwise the row before another one is not the browser before it.
  const isDraggable =
    !table.isFiltered && (table.sorting === null || (table.sorting.id === 'order' && !table.sorting.desc));
  const columns = useBrowserColumns({ isDraggable, isSortedByOrder: table.sorting?.id === 'order', ...actions });
  return (
    <TableFrame
      {...table}
      label={t('browsers.title')}
      columns={columns}
      rows={browsers}
      rowId={idOf}
      filters={<Filters table={table} />}
      problem={
        error !== undefined && (
          <ErrorBox
            message={failureMessage(error, t('translation:error.loadBrowsers'))}
            onRetry={() => void retry().catch(() => undefined)}
          />
        )
      }
      fullWidth={970}
      onMove={isDraggable ? actions.onMove : undefined}
      exists={(id) => (table.isFiltered || table.onMore !== undefined) && !deleted.has(Number(id))}
      bulk={{
        nameOf: ({ name }) => localize(name),
        actions: (selected, onDeleted) => (
          <BrowserActions selected={selected} onChanged={table.refresh} onDeleted={onDeleted} />
        ),
      }}
    />
  );
}

const FILTER =
  'inline-flex min-h-10 items-center gap-2 rounded-lg border border-line bg-surface px-3 text-sm hover:border-muted';

function Filters({ table: { valueOf, setValue } }: Pick<TableProps, 'table'>) {
  const { t } = useTranslation(['admin', 'translation']);
  const { localize } = useLanguage();
  const tags = useTagList();
  const select = (name: string, label: string, all: string, options: { value: string; label: string }[]) => (
    <FilterSelect
      label={label}
      value={valueOf(name) ?? ''}
      options={[{ value: '', label: all }, ...options]}
      onChange={(value) => setValue(name, value)}
    />
  );
  return (
    <>
      {select(
        'tag',
        t('browsers.tag'),
        t('browsers.allTags'),
        tags.map(({ id, label }) => ({ value: id, label: localize(label) })),
      )}
      {select(
        'platform',
        t('downloads.platform'),
        t('translation:platform.all'),
        PLATFORMS.map((value) => ({ value, label: t(`translation:platform.${value}`) })),
      )}
      {select(
        'state',
        t('browsers.state'),
        t('browsers.anyState'),
        BROWSER_STATES.map((value) => ({ value, label: t(`browsers.states.${value}`) })),
      )}
      <label className={FILTER}>
        {t('browsers.noReleaseSince')}
        <input
          type="date"
          value={valueOf('since') ?? ''}
          onChange={({ target }) => setValue('since', target.value)}
          className="bg-transparent"
        />
      </label>
      <label className={`${FILTER} cursor-pointer`}>
        <input
          type="checkbox"
          checked={valueOf('featured') !== null}
          onChange={({ target }) => setValue('featured', target.checked ? '1' : null)}
          className="size-4 accent-accent"
        />
        {t('browsers.featuredOnly')}
      </label>
    </>
  );
}

/** Restores the scroll position of the list, and moves the focus to the browser whose form was open. */
function useRestoredPosition(scrollPosition: RefObject<number | null>, lastForm: RefObject<LastForm | null>): void {
  useLayoutEffect(() => {
    if (scrollPosition.current !== null) scrollTo({ top: scrollPosition.current, behavior: 'instant' });
    if (lastForm.current) focusOnRow(lastForm.current.id);
    return () => {
      scrollPosition.current = scrollY;
    };
  }, [scrollPosition, lastForm]);
}

/**
 * Returns a function that sets which browser gets the focus after the dialog has closed; the dialog would take the
 * focus before.
 */
function useFocusAfterClose(isClosed: boolean): (id: number | null) => void {
  const next = useRef<{ id: number | null } | null>(null);
  useEffect(() => {
    if (!isClosed || !next.current) return;
    focusOnRow(next.current.id);
    next.current = null;
  }, [isClosed]);
  return (id) => {
    next.current = { id };
  };
}

/** Waits for the next frame, because the row may not be rendered yet. */
function focusOnRow(id: number | null): void {
  requestAnimationFrame(() => {
    const link = id === null ? null : document.getElementById(editLinkId(id));
    link?.focus({ preventScroll: true });
    // Small screens have the link in a menu.
    if (!link || document.activeElement !== link) focusOnMain();
  });
}

function adjacentId(browser: AdminBrowserFragment, browsers: readonly AdminBrowserFragment[] = []): number | null {
  const index = browsers.findIndex(({ id }) => id === browser.id);
  return (browsers[index + 1] ?? browsers[index - 1])?.id ?? null;
}

function useRowChanges(refresh: () => Promise<void>): Pick<BrowserRowActions, 'onFeature' | 'onMove'> {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const failureMessage = useFailureMessage();
  const [update] = useUpdateBrowsersMutation();
  const [move] = useMoveBrowserMutation();
  const showStatus = useShowStatus();
  const run = async (change: () => Promise<string>) => {
    try {
      showStatus('success', await change());
    } catch (error) {
      showStatus('failure', failureMessage(error, t('form.saveFailed')));
    }
    await refresh().catch(() => undefined);
  };
  const onFeature = useStable(({ id, name, isFeatured }: AdminBrowserFragment) => {
    void run(async () => {
      await update({ variables: { ids: [id], isFeatured: !isFeatured } });
      return t(isFeatured ? 'browsers.notFeaturedNow' : 'browsers.featuredNow', { name: localize(name) });
    });
  });
  const onMove = useStable(({ id, name }: AdminBrowserFragment, position: number) => {
    const hadFocus = document.activeElement?.id === positionFieldId(id);
    void run(async () => {
      const { data } = await move({ variables: { id, position } });
      // A position after the last one moves it to the last one.
      return t('tags.moved', { label: localize(name), order: data?.moveBrowser.displayOrder ?? position });
    }).then(() => {
      // A row that moves loses the focus.
      if (hadFocus) requestAnimationFrame(() => document.getElementById(positionFieldId(id))?.focus());
    });
  });
  return { onFeature, onMove };
}

/** The columns that the server can sort by, and whether its default direction is descending. */
const SORTS: Readonly<Record<string, { sort: BrowserSort; desc: boolean }>> = {
  name: { sort: 'name', desc: false },
  order: { sort: 'default', desc: false },
  downloads: { sort: 'downloads', desc: true },
  updated: { sort: 'updated', desc: true },
};
const DEFAULT_ORDER = { sort: 'default', desc: false } as const;

export type BrowserTable = ReturnType<typeof useBrowserTable>;

/** The table of browsers with its filters, order and rows. Rows are first fetched when the table is first shown. */
export function useBrowserTable({ isShown, listQuery }: { isShown: boolean; listQuery: string }) {
  const { language } = useLanguage();
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const { query, filter, onFilter, sorting: requested, onSort, valueOf, setValue } = useTableAddress(listQuery);
  const order = requested && SORTS[requested.id];
  const sorting = order ? requested : null;
  const tag = valueOf('tag');
  const filters = {
    featured: valueOf('featured') === null ? null : true,
    tags: tag === null ? null : [tag],
    platform: memberOf(PLATFORMS, valueOf('platform')) ?? null,
    state: memberOf(BROWSER_STATES, valueOf('state')) ?? null,
    noReleaseSince: calendarDateOf(valueOf('since') ?? ''),
  };
  const search = useDebouncedText(filter);
  const { sort, desc } = order ?? DEFAULT_ORDER;
  const pages = useBrowserPages(
    {
      sort,
      reverse: sorting !== null && sorting.desc !== desc,
      language: sort === 'name' ? language : 'en',
      search,
      ...filters,
    },
    { skip: !wasShown },
  );
  const isFiltered = search !== '' || filter !== '' || Object.values(filters).some((value) => value !== null);
  return {
    ...pages,
    allCount: isFiltered ? pages.allCount : undefined,
    isOutdated: pages.isOutdated || search !== filter.trim(),
    query,
    filter,
    onFilter,
    sorting,
    onSort,
    valueOf,
    setValue,
    /** Whether an empty list does not mean an empty catalogue. */
    isFiltered,
  };
}
