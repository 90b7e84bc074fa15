import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { LocalizedText } from '../../../rules/vocabulary.ts';
import type { AdminVersionFragment } from './versions.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminVersionsPath, type VersionFormView } from '../admin-paths.ts';
import { RecentDownloads } from '../downloads/recent-downloads.tsx';
import { LoadedScreen } from '../layout/loaded-screen.tsx';
import { MissingRecord } from '../layout/missing-record.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { loadVersionOf, type BrowserVersions } from './load-versions.ts';
import { ReleaseEditor } from './release-editor.tsx';
import { VersionForm } from './version-form.tsx';
import { useVersionName } from './version-name.ts';
import { copiedValues, newValues, formValuesOf } from './version-values.ts';

interface VersionEditorProps extends BrowserVersions {
  view: VersionFormView;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of a new version, a stored one, or a copy of another one. */
export function VersionEditor({ view, ...props }: VersionEditorProps) {
  const { t } = useTranslation('admin');
  const draftTitle = useDraftTitle(props.browser);
  const back = useBack(props.browser);
  if (view.kind === 'release') return <ReleaseEditor previous={view.id} {...props} />;
  if (view.kind !== 'add')
    return view.id === null ? (
      <MissingVersion browser={props.browser} />
    ) : (
      <LoadedEditor kind={view.kind} id={view.id} {...props} />
    );
  return (
    <>
      <ScreenHeader title={t('versions.add')} back={back} />
      <VersionForm
        {...props}
        draftName={`version:new:${props.browser.id}`}
        title={draftTitle(t('versions.add'))}
        editedId={null}
        stored={{ values: newValues(props.browser.id), revision: null }}
      />
    </>
  );
}

/** Loads the version again, because the list may be outdated. */
function LoadedEditor({
  kind,
  id,
  ...props
}: Omit<VersionEditorProps, 'view'> & { kind: 'edit' | 'copy'; id: number }) {
  const { t } = useTranslation(['admin', 'translation']);
  const client = useApolloClient();
  const browserId = props.browser.id;
  const load = useCallback(() => loadVersionOf(client, browserId, id), [client, browserId, id]);
  const Editor = kind === 'edit' ? EditVersion : CopyVersion;
  return (
    <LoadedScreen
      load={load}
      title={t(kind === 'edit' ? 'versions.edit' : 'versions.add')}
      back={useBack(props.browser)}
      message={t('translation:error.loadVersion')}
      missing={<MissingVersion browser={props.browser} />}
    >
      {(version) => <Editor version={version} reload={load} {...props} />}
    </LoadedScreen>
  );
}

interface LoadedVersionProps extends Omit<VersionEditorProps, 'view'> {
  version: AdminVersionFragment;
  reload: () => Promise<AdminVersionFragment | null>;
}

function EditVersion({ version, reload, ...props }: LoadedVersionProps) {
  const { t } = useTranslation('admin');
  const nameOf = useVersionName();
  const draftTitle = useDraftTitle(props.browser);
  const storedOf = (current: AdminVersionFragment) => ({
    values: formValuesOf(props.browser.id, current),
    revision: current.revision,
  });
  const fetchStored = async () => {
    const current = await reload();
    return current && storedOf(current);
  };
  const title = t('versions.editOne', { name: nameOf(version) });
  return (
    <>
      <ScreenHeader title={title} back={useBack(props.browser)} />
      <VersionForm
        {...props}
        draftName={`version:${version.id}`}
        title={draftTitle(title)}
        editedId={version.id}
        stored={storedOf(version)}
        fetchStored={fetchStored}
      />
      <div className="mt-8">
        <RecentDownloads period="month" browserId={props.browser.id} versionId={version.id} />
      </div>
    </>
  );
}

function CopyVersion({ version, reload: _reload, ...props }: LoadedVersionProps) {
  const { t } = useTranslation('admin');
  const nameOf = useVersionName();
  const draftTitle = useDraftTitle(props.browser);
  const values = copiedValues(props.browser.id, version);
  const { downloadUrl, downloadMirrors, features, screenshots } = values;
  return (
    <>
      <ScreenHeader
        title={t('versions.add')}
        text={t('versions.copyText', { name: nameOf(version) })}
        back={useBack(props.browser)}
      />
      <VersionForm
        {...props}
        draftName={`version:copy:${version.id}`}
        title={draftTitle(t('versions.add'))}
        editedId={null}
        stored={{ values, revision: null }}
        copied={{
          downloadUrl,
          'features.en': features.en,
          'features.zh': features.zh,
          ...(downloadMirrors.length > 0 && { downloadMirrors }),
          ...(screenshots.length > 0 && { screenshots }),
        }}
      />
    </>
  );
}

/** Shown if the browser has no version with the id in the address. */
function MissingVersion({ browser }: Pick<VersionEditorProps, 'browser'>) {
  const { t } = useTranslation('admin');
  return <MissingRecord title={t('message.versionNotFound')} back={useBack(browser)} />;
}

/** The title of a form together with the name of the browser. */
function useDraftTitle(browser: { name: LocalizedText }): (title: string) => string {
  const { localize } = useLanguage();
  return (title) => `${localize(browser.name)} · ${title}`;
}

/** The link to the versions of the browser. */
function useBack({ id, name }: BrowserVersions['browser']) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  return { to: adminVersionsPath(id), label: t('versions.of', { name: localize(name) }) };
}
