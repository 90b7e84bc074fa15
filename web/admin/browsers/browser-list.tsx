import { type RefObject, useLayoutEffect, useState } from 'react';
import { type AdminBrowserFragment, DeleteBrowsersDocument } from './browsers.generated.ts';
import { useTexts } from '../use-texts.ts';
import { ADD_BROWSER_PATH } from '../admin-paths.ts';
import { useFailureMessage } from '../graph/failure-message.ts';
import { ScreenHeader, focusOnMain, EmptyState, LoadFailure, Loading } from '../ui/screen.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { TrashNote } from '../ui/delete-dialog.tsx';
import { DeleteRecords, type Deletion } from '../records/delete-records.tsx';
import { TableFrame } from '../ui/table-frame.tsx';
import { useStable } from '../ui/use-stable.ts';
import { FilterSelect } from '../ui/filter-box.tsx';
import { useTagList } from '../form/tag-select.tsx';
import { PAGES } from '#rules/pages.ts';
import { tagsFor } from '#rules/tag.ts';
import { BROWSER_STATES, PLATFORMS } from '#rules/vocabulary.ts';
import { BrowserActions, useBrowserChanges, useMoveBrowser } from './browser-actions.tsx';
import { editLinkId, useBrowserColumns, versionsOf } from './browser-columns.tsx';
import { idOf } from '../ui/use-selection.ts';
import type { BrowserTable } from './use-browser-pages.ts';

interface BrowserListProps {
  table: BrowserTable;
  left: RefObject<LeftList>;
}

export interface LeftList {
  /** Null if the list was not shown before. */
  scrollPosition: number | null;
  /** The browser of the form that was open last; its id is null for a new one. */
  form: { id: number | null } | null;
}

export function BrowserList({ table, left }: BrowserListProps) {
  const { t, localize } = useTexts();
  const failureMessage = useFailureMessage();
  const [deletion, setDeletion] = useState<Deletion<AdminBrowserFragment> | null>(null);
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());
  const { publish } = useBrowserChanges(table.refresh);
  const { sorting, isFiltered, error } = table;
  // With a filter or another order, a browser cannot be put before the one of the next row.
  const isDraggable = !isFiltered && (sorting === null || (sorting.id === 'order' && !sorting.desc));
  const move = useMoveBrowser(table.refresh);
  const onMove = useStable((browser: AdminBrowserFragment, position: number) => void move(browser, position));
  const columns = useBrowserColumns({
    isDraggable,
    isSortedByOrder: sorting?.id === 'order',
    onDelete: useStable((browser: AdminBrowserFragment) =>
      setDeletion({
        records: [browser],
        onDeleted: () => setDeleted(deleted.union(new Set([browser.id]))),
      }),
    ),
    onPublish: publish,
    onMove,
  });
  useLayoutEffect(() => {
    const { current } = left;
    if (current.scrollPosition !== null) scrollTo({ top: current.scrollPosition, behavior: 'instant' });
    if (current.form) focusOnRow(current.form.id);
    return () => {
      current.scrollPosition = scrollY;
    };
  }, [left]);

  /** The row after a deleted one, or else the row before it. */
  const neighbourOf = (browser: AdminBrowserFragment) => {
    const index = table.browsers?.indexOf(browser) ?? 0;
    return table.browsers?.[index + 1] ?? table.browsers?.[index - 1];
  };

  return (
    <>
      <ScreenHeader title={t('browsers.title')}>
        <ButtonLink to={ADD_BROWSER_PATH} icon="plus">
          {t('browsers.add')}
        </ButtonLink>
      </ScreenHeader>
      {table.browsers?.length === 0 && !isFiltered ? (
        <EmptyState icon="window" title={t('browsers.empty')} text={t('browsers.emptyText')}>
          <ButtonLink to={ADD_BROWSER_PATH}>{t('browsers.addFirst')}</ButtonLink>
        </EmptyState>
      ) : (
        <Loading
          data={table.browsers ?? (isFiltered || sorting ? [] : undefined)}
          query={table}
          message={t('translation:error.loadBrowsers')}
        >
          {(browsers) => (
            <TableFrame
              {...table}
              label={t('browsers.title')}
              columns={columns}
              rows={browsers}
              rowId={idOf}
              filters={<Filters table={table} />}
              clear={
                isFiltered && (
                  <ButtonLink variant="plain" to={PAGES.adminBrowsers.path}>
                    {t('history.clear')}
                  </ButtonLink>
                )
              }
              problem={
                error !== undefined && <LoadFailure query={table} message={t('translation:error.loadBrowsers')} />
              }
              fullWidth={970}
              onMove={isDraggable ? onMove : undefined}
              exists={(id) => (isFiltered || table.onMore !== undefined) && !deleted.has(Number(id))}
              bulk={{
                nameOf: ({ name }) => localize(name),
                actions: (selected, onDeleted) => (
                  <BrowserActions
                    selected={selected}
                    onChanged={table.refresh}
                    onDelete={() => setDeletion({ records: selected, onDeleted })}
                  />
                ),
              }}
            />
          )}
        </Loading>
      )}
      <DeleteRecords
        type="browser"
        deletion={deletion}
        mutation={DeleteBrowsersDocument}
        wordsOfOne={(browser) => {
          const name = localize(browser.name);
          return {
            title: t('browsers.deleteTitle', { name }),
            text: t('browsers.deleteText'),
            note: <TrashNote target={{ type: 'browser', id: browser.id }} versions={versionsOf(browser)} />,
            done: (count) =>
              count > 0 ? t('browsers.slidesDeactivated', { name, count }) : t('browsers.deleted', { name }),
          };
        }}
        textOfMany={(browsers) => {
          const count = browsers.reduce((sum, browser) => sum + versionsOf(browser), 0);
          return t('browsers.bulkDeleteText', { versions: t('history.count.version', { count }) });
        }}
        reload={table.refresh}
        failureText={(reason) => failureMessage(reason, t('browsers.deleteFailed'))}
        onClose={() => setDeletion(null)}
        focusAfter={() => {
          const [browser, ...others] = deletion?.records ?? [];
          focusOnRow((browser && others.length === 0 && neighbourOf(browser)?.id) || null);
        }}
      />
    </>
  );
}

const FILTER = 'target gap-2 field px-3 text-sm hover:border-muted';

function Filters({ table: { filters, valueOf, setValue } }: Pick<BrowserListProps, 'table'>) {
  const { t, localize } = useTexts();
  const tags = useTagList();
  return (
    <>
      <FilterSelect
        label={t('browsers.tag')}
        all={t('browsers.allTags')}
        value={filters.tags?.[0] ?? null}
        values={tags.map(({ id }) => id)}
        textOf={(id) =>
          tagsFor([id], tags)
            .map(({ label }) => localize(label))
            .join('')
        }
        onChange={(id) => setValue('tag', id)}
      />
      <FilterSelect
        label={t('downloads.platform')}
        all={t('translation:platform.all')}
        value={filters.platform}
        values={PLATFORMS}
        textOf={(platform) => t(`translation:platform.${platform}`)}
        onChange={(platform) => setValue('platform', platform)}
      />
      <FilterSelect
        label={t('browsers.state')}
        all={t('browsers.anyState')}
        value={filters.state}
        values={BROWSER_STATES}
        textOf={(state) => t(`browsers.states.${state}`)}
        onChange={(state) => setValue('state', state)}
      />
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
          checked={filters.featured === true}
          onChange={({ target }) => setValue('featured', target.checked ? '1' : null)}
          className="size-4 accent-accent"
        />
        {t('browsers.featuredOnly')}
      </label>
    </>
  );
}

/** Waits for the next frame, because the row may not be rendered yet. */
function focusOnRow(id: number | null) {
  requestAnimationFrame(() => {
    const link = id === null ? null : document.getElementById(editLinkId(id));
    link?.focus({ preventScroll: true });
    // Small screens have the link in a menu.
    if (!link || document.activeElement !== link) focusOnMain();
  });
}
