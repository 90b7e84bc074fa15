import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { idInPath } from '../../paths.ts';
import { adminVersionsPath } from '../admin-paths.ts';
import { useLoaded } from '../graph/use-loaded.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { MissingBrowser } from '../layout/missing-record.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { useFocusOnView } from '../layout/use-focus-on-view.ts';
import { Loading } from '../ui/loading.tsx';
import { useListQuery } from '../ui/use-table-address.ts';
import { loadVersions } from './load-versions.ts';
import { VersionEditor } from './version-editor.tsx';
import { VersionList } from './version-list.tsx';
import { useVersionsView } from './versions-view.ts';

/** `/admin/browsers/{id}/versions` (spec §2). */
export function VersionsPage() {
  const id = idInPath(useParams().id);
  return id === null ? <MissingBrowser /> : <VersionsOfBrowser key={id} browserId={id} />;
}

function VersionsOfBrowser({ browserId }: { browserId: number }) {
  const { t } = useTranslation(['admin', 'translation']);
  const client = useApolloClient();
  const load = useCallback(() => loadVersions(client, browserId), [client, browserId]);
  const { data, error, reload } = useLoaded(load);
  const view = useVersionsView();
  useFocusOnView(JSON.stringify(view));
  const navigate = useNavigate();
  const showStatus = useShowStatus();

  const search = useListQuery(view.kind === 'list');
  const close = () => void navigate({ pathname: adminVersionsPath(browserId), search }, { replace: true });
  const closeSaved = () => {
    close();
    showStatus('success', t(view.kind === 'release' ? 'release.saved' : 'versions.saved'));
    void reload();
  };
  if (data === null) return <MissingBrowser />;
  return (
    <>
      {data === undefined && (
        <ScreenHeader title={t('versions.title')} back={{ to: PAGES.adminBrowsers.path, label: t('versions.back') }} />
      )}
      <Loading data={data} error={error} message={t('translation:error.loadVersions')} retry={reload}>
        {(loaded) =>
          view.kind === 'list' ? (
            <VersionList {...loaded} onChanged={reload} onStatus={showStatus} />
          ) : (
            <VersionEditor key={JSON.stringify(view)} {...loaded} view={view} onSaved={closeSaved} onCancel={close} />
          )
        }
      </Loading>
    </>
  );
}
