import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PAGES } from '#rules/pages.ts';
import { tagsFor } from '#rules/tag.ts';
import { BROWSER_STATES, PLATFORMS } from '#rules/vocabulary.ts';
import { idInPath } from '../../paths.ts';
import { formPath, versionFormPath } from '../records/admin-paths.ts';
import { useTagList } from '../records/form/tag-select.tsx';
import { useMessages } from '../records/graph/notices.ts';
import { DeleteRecords, type Deletion, TrashNote } from '../records/delete-records.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { DateFilter } from '../ui/date-input.tsx';
import { FilterSelect } from '../ui/filter-box.tsx';
import { EmptyState, focusOnMain, LoadFailure, Loading, MissingBrowser, ScreenHeader } from '../records/screen.tsx';
import { TableFrame } from '../records/table/table-frame.tsx';
import { useStable } from '../ui/use-stable.ts';
import { useListQuery } from '../records/table/use-table-address.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { BrowserActions, useBrowserChanges, useMoveBrowser } from './browser-actions.tsx';
import { editLinkId, useBrowserColumns, versionsOf } from './browser-columns.tsx';
import { BrowserEditor } from './browser-form.tsx';
import { type AdminBrowserFragment, useDeleteBrowsersMutation } from './browsers.generated.ts';
import { type BrowserTable, useBrowserTable } from './use-browser-pages.ts';

export function BrowsersPage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { showDone } = useMessages();
  const id = idInPath(query.get('edit'));
  const isForm = query.has('edit') || query.has('add');
  const table = useBrowserTable(useListQuery(!isForm));
  const left = useRef<LeftList | null>(null);
  useEffect(() => {
    if (isForm && left.current) focusOnMain();
  }, [isForm]);
  const close = () => void navigate({ search: table.query }, { preventScrollReset: left.current !== null });
  const closeSaved = ({ isDraft }: { isDraft: boolean }, created: { id: number } | undefined) => {
    close();
    const to = created && versionFormPath(created.id, 'release');
    showDone(
      t(created && isDraft ? 'browsers.savedDraft' : 'form.saved'),
      to ? { next: { to, label: t('browsers.firstRelease') } } : {},
    );
    // If the list cannot be fetched now, it shows the error itself.
    void table.refresh().catch(() => undefined);
  };
  if (query.has('edit') && id === null) return <MissingBrowser />;
  if (isForm) return <BrowserEditor key={id} id={id} onSaved={closeSaved} onCancel={close} />;
  return <BrowserList table={table} left={left} />;
}

/** How the list was when a form took its place. */
interface LeftList {
  scrollPosition: number;
  focusedId: string | undefined;
}

interface BrowserListProps {
  table: BrowserTable;
  left: RefObject<LeftList | null>;
}

function BrowserList({ table, left }: BrowserListProps) {
  const { t } = useTexts();
  const localize = useLocalize();
  const [deletion, setDeletion] = useState<Deletion<AdminBrowserFragment> | null>(null);
  const [deleted, setDeleted] = useState<ReadonlySet<number>>(new Set());
  const [remove] = useDeleteBrowsersMutation();
  const { publish } = useBrowserChanges(table.refresh);
  const { sorting, isFiltered, error } = table;
  // A browser cannot be put before the one of the next row with a filter or in another order.
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
    if (left.current) {
      scrollTo({ top: left.current.scrollPosition, behavior: 'instant' });
      focusOn(left.current.focusedId);
    }
    return () => {
      left.current = { scrollPosition: scrollY, focusedId: document.activeElement?.id };
    };
  }, [left]);

  /** The row after a deleted one, or else the row before it. */
  const index = table.browsers?.findIndex((browser) => deletion?.records.includes(browser)) ?? -1;
  const neighbour = table.browsers?.[index + 1] ?? table.browsers?.[index - 1];

  return (
    <>
      <ScreenHeader title={t('browsers.title')}>
        <Button to={formPath('adminBrowsers')} icon="plus">
          {t('browsers.add')}
        </Button>
      </ScreenHeader>
      {table.browsers?.length === 0 && !isFiltered ? (
        <EmptyState icon="window" title={t('browsers.empty')} text={t('browsers.emptyText')}>
          <Button to={formPath('adminBrowsers')}>{t('browsers.addFirst')}</Button>
        </EmptyState>
      ) : (
        <Loading
          data={table.browsers ?? (isFiltered || sorting ? [] : undefined)}
          query={table}
          message={t('error.loadBrowsers')}
        >
          {(browsers) => (
            <TableFrame
              {...table}
              label={t('browsers.title')}
              columns={columns}
              rows={browsers}
              filters={<Filters table={table} />}
              clear={isFiltered && <IconButton icon="close" label={t('history.clear')} to={PAGES.adminBrowsers.path} />}
              problem={error !== undefined && <LoadFailure query={table} message={t('error.loadBrowsers')} />}
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
        remove={remove}
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
        onClose={() => setDeletion(null)}
        focusAfter={() => focusOn(neighbour && editLinkId(neighbour.id))}
      />
    </>
  );
}

const FILTER = 'target gap-2 field px-3 text-sm hover:border-muted';

function Filters({ table: { filters, valueOf, setValue } }: Pick<BrowserListProps, 'table'>) {
  const { t } = useTexts();
  const localize = useLocalize();
  const tags = useTagList();
  const isSet = ['tag', 'platform', 'state', 'since', 'featured'].some(valueOf);
  const [isOpen, setOpen] = useState(isSet);
  const button = (
    <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {t('table.filter')}
    </Button>
  );
  if (!isOpen && !isSet) return button;
  return (
    <>
      {!isSet && button}
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
        all={t('platform.all')}
        value={filters.platform}
        values={PLATFORMS}
        textOf={(platform) => t(`platform.${platform}`)}
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
        <DateFilter
          value={valueOf('since') ?? ''}
          onChange={(date) => setValue('since', date)}
          className="w-32 bg-transparent"
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
function focusOn(id: string | undefined) {
  requestAnimationFrame(() => {
    const element = id ? document.getElementById(id) : null;
    if (element) element.focus({ preventScroll: true });
    else focusOnMain();
  });
}
