import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { VERSIONS_PER_BROWSER } from '#rules/limits.ts';
import { PAGES, recordPath } from '#rules/pages.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { distinct } from '../../graph/cache.ts';
import { useTexts } from '../ui/use-texts.ts';
import { idInPath } from '../../paths.ts';
import { VERSION_FORMS, type VersionFormView, versionFormPath } from '../records/admin-paths.ts';
import type { Loaded } from '../records/graph/hooks.ts';
import { useMessages } from '../records/graph/notices.ts';
import { LoadedScreen, MissingBrowser, ScreenHeader, useFocusOnView, EmptyState } from '../records/screen.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../records/table/data-table.tsx';
import type { TableFrameProps } from '../records/table/table-frame.tsx';
import { DeleteRecords, type Deletion, TrashNote } from '../records/delete-records.tsx';
import { useListQuery } from '../records/table/use-table-address.ts';
import { useVersionChanges, VersionActions } from './version-actions.tsx';
import { VersionEditor } from './version-editor.tsx';
import { ReleaseHeading } from './release-heading.tsx';
import { useVersionColumns, type VersionRow, versionRows } from './version-table.tsx';
import { type BrowserVersions, isOneVersion } from './version-values.ts';
import { useVersionName, useVersionText } from '../records/form/version-name.ts';
import {
  type AdminVersionFragment,
  useDeleteVersionsMutation,
  useVersionsOfBrowserQuery,
} from './versions.generated.ts';

export function VersionsPage() {
  const id = idInPath(useParams().id);
  return id === null ? <MissingBrowser /> : <VersionsOfBrowser key={id} browserId={id} />;
}

function VersionsOfBrowser({ browserId }: { browserId: number }) {
  const { t } = useTexts();
  const query = useVersions(browserId);
  const reload = async () => query.refetch().catch(() => undefined);
  const view = formIn(useSearchParams()[0]);
  useFocusOnView(JSON.stringify(view));
  const navigate = useNavigate();
  const { showDone } = useMessages();

  const search = useListQuery(view === null);
  const close = () =>
    void (view?.kind === 'proposal'
      ? navigate(PAGES.adminUpdates.path, { replace: true })
      : navigate({ pathname: recordPath('adminVersions', browserId), search }, { replace: true }));
  return (
    <LoadedScreen
      query={query}
      title={t('versions.title')}
      back={{ to: PAGES.adminBrowsers.path, label: t('versions.back') }}
      message={t('error.loadVersions')}
      missing={<MissingBrowser />}
    >
      {(loaded) =>
        view === null ? (
          <VersionList {...loaded} onChanged={reload} />
        ) : (
          <VersionEditor
            key={JSON.stringify(view)}
            {...loaded}
            view={view}
            onSaved={() => {
              close();
              showDone(t(isOneVersion(view) ? 'versions.saved' : 'release.saved'));
              void reload();
            }}
            onCancel={close}
          />
        )
      }
    </LoadedScreen>
  );
}

/** All versions of a browser, 100 per request (spec §9). */
function useVersions(browserId: number): Loaded<BrowserVersions> {
  const { data, error, refetch, fetchMore } = useVersionsOfBrowserQuery({
    variables: { browserId, page: 1, limit: VERSIONS_PER_BROWSER },
    fetchPolicy: 'network-only',
  });
  const { nodes, totalCount } = data?.browser?.versions ?? { nodes: [], totalCount: 0 };
  const nextPage = nodes.length < totalCount ? Math.floor(nodes.length / VERSIONS_PER_BROWSER) + 1 : null;
  const [failure, setFailure] = useState<unknown>(undefined);
  useEffect(() => {
    if (nextPage !== null && failure === undefined) fetchMore({ variables: { page: nextPage } }).catch(setFailure);
  }, [nextPage, failure, fetchMore]);
  const isComplete = data !== undefined && nextPage === null;
  const loaded = useMemo(() => {
    if (!isComplete) return undefined;
    return data.browser && { browser: data.browser, versions: distinct(data.browser.versions.nodes) };
  }, [isComplete, data]);
  // While they are fetched again, the earlier ones are shown.
  const [shown, setShown] = useState(loaded);
  if (loaded !== undefined && loaded !== shown) setShown(loaded);
  return {
    data: shown,
    error: error ?? failure,
    refetch: async () => {
      setFailure(undefined);
      return refetch();
    },
  };
}

/** `?add`, `?edit=ID`, `?files=ID`, `?proposal=ID`, `?release` and `?release=ID`; null for the list. */
function formIn(query: URLSearchParams): VersionFormView | null {
  const kind = VERSION_FORMS.find((name) => query.has(name));
  return kind ? { kind, id: idInPath(query.get(kind)) } : null;
}

function VersionList({ browser, versions, onChanged }: BrowserVersions & { onChanged: () => Promise<unknown> }) {
  const { t } = useTexts();
  const localize = useLocalize();
  const nameOf = useVersionName();
  const searchText = useVersionText();
  const [deletion, setDeletion] = useState<Deletion<AdminVersionFragment> | null>(null);
  const [remove] = useDeleteVersionsMutation();
  const changes = useVersionChanges(onChanged);
  const rows = useMemo(() => versionRows(versions), [versions]);
  const { publish, hide } = changes;
  const columns = useVersionColumns({ browserId: browser.id, rows, publish, hide, onDelete: setDeletion });
  /** The releases that were folded or unfolded by hand. */
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const isFolded = ({ release }: VersionRow) => release.isHeaded && release.isNew === toggled.has(release.id);
  const headingOf: TableFrameProps<VersionRow>['headingOf'] = (version, previous, shown) => {
    const { release } = version;
    if (release === previous?.release) return null;
    if (release.isHeaded)
      return (
        <ReleaseHeading
          browserId={browser.id}
          files={release.files}
          shownCount={shown.filter((one) => one.release === release).length}
          isOpen={!isFolded(version)}
          changes={changes}
          onToggle={() => setToggled((before) => before.symmetricDifference(new Set([release.id])))}
          onDelete={() => setDeletion({ records: release.files })}
        />
      );
    // The row of a release with one file says all that its heading would. It is only kept apart from other rows.
    return previous?.release.isHeaded && <div className="h-2" />;
  };
  const title = t('versions.of', { name: localize(browser.name) });
  const addPath = versionFormPath(browser.id, 'add');
  return (
    <>
      <ScreenHeader
        title={title}
        {...(browser.isDraft && { text: t('versions.ofDraft') })}
        back={{ to: PAGES.adminBrowsers.path, label: t('versions.back') }}
      >
        <Button to={addPath} icon="plus">
          {t('versions.add')}
        </Button>
        <Button to={versionFormPath(browser.id, 'release')} variant="secondary" icon="stack">
          {t('release.title')}
        </Button>
      </ScreenHeader>
      {versions.length > 0 ? (
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          searchText={searchText}
          fullWidth={960}
          bulk={{
            nameOf,
            actions: (selected, onDeleted) => (
              <VersionActions
                selected={selected}
                changes={changes}
                onDelete={() => setDeletion({ records: selected, onDeleted })}
              />
            ),
          }}
          headingOf={headingOf}
          isFolded={isFolded}
        />
      ) : (
        <EmptyState icon="stack" title={t('versions.empty')}>
          <Button to={addPath}>{t('versions.addFirst')}</Button>
        </EmptyState>
      )}
      <DeleteRecords
        type="version"
        deletion={deletion}
        remove={remove}
        wordsOfOne={(file) => ({
          title: t('versions.deleteTitle'),
          text: t('versions.deleteText', { name: nameOf(file) }),
          note: <TrashNote target={{ type: 'version', id: file.id }} />,
        })}
        textOfMany={() => t('versions.bulkDeleteText')}
        reload={onChanged}
        onClose={() => setDeletion(null)}
      />
    </>
  );
}
