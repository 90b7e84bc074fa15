import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { idInPath } from '../../paths.ts';
import { adminVersionsPath } from '../admin-paths.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { LoadedScreen } from '../layout/loaded-screen.tsx';
import { MissingBrowser } from '../layout/missing-record.tsx';
import { useFocusOnView } from '../layout/use-focus-on-view.ts';
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
  const view = useVersionsView();
  useFocusOnView(JSON.stringify(view));
  const navigate = useNavigate();
  const showStatus = useShowStatus();

  const search = useListQuery(view.kind === 'list');
  const close = () =>
    void (view.kind === 'proposal'
      ? navigate(PAGES.adminUpdates.path, { replace: true })
      : navigate({ pathname: adminVersionsPath(browserId), search }, { replace: true }));
  return (
    <LoadedScreen
      load={load}
      title={t('versions.title')}
      back={{ to: PAGES.adminBrowsers.path, label: t('versions.back') }}
      message={t('translation:error.loadVersions')}
      missing={<MissingBrowser />}
    >
      {(loaded, reload) =>
        view.kind === 'list' ? (
          <VersionList {...loaded} onChanged={reload} onStatus={showStatus} />
        ) : (
          <VersionEditor
            key={JSON.stringify(view)}
            {...loaded}
            view={view}
            onSaved={() => {
              close();
              showStatus(
                'success',
                t(view.kind === 'release' || view.kind === 'proposal' ? 'release.saved' : 'versions.saved'),
              );
              void reload();
            }}
            onCancel={close}
          />
        )
      }
    </LoadedScreen>
  );
}
