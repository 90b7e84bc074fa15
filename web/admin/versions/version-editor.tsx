import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { LocalizedText } from '../../../rules/vocabulary.ts';
import type { AdminVersionFragment } from './versions.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminVersionsPath, type VersionFormView } from '../admin-paths.ts';
import { RecentDownloads } from '../downloads/recent-downloads.tsx';
import { withoutEmpty } from '../form/carried-over.tsx';
import { useLoaded } from '../graph/use-loaded.ts';
import { MissingRecord } from '../layout/missing-record.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { Loading } from '../ui/loading.tsx';
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
  if (view.kind === 'release') return <ReleaseEditor previous={view.id} {...props} />;
  if (view.kind !== 'add')
    return view.id === null ? (
      <MissingVersion browser={props.browser} />
    ) : (
      <LoadedEditor kind={view.kind} id={view.id} {...props} />
    );
  return (
    <>
      <EditorHeader browser={props.browser} title={t('versions.add')} />
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
  const { data, error, reload } = useLoaded(load);
  const Editor = kind === 'edit' ? EditVersion : CopyVersion;
  return (
    <>
      {data === undefined && (
        <EditorHeader browser={props.browser} title={t(kind === 'edit' ? 'versions.edit' : 'versions.add')} />
      )}
      <Loading data={data} error={error} message={t('translation:error.loadVersion')} retry={reload}>
        {(version) =>
          version ? <Editor version={version} reload={load} {...props} /> : <MissingVersion browser={props.browser} />
        }
      </Loading>
    </>
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
  return (
    <>
      <EditorHeader browser={props.browser} title={t('versions.editOne', { name: nameOf(version) })} />
      <VersionForm
        {...props}
        draftName={`version:${version.id}`}
        title={draftTitle(t('versions.editOne', { name: nameOf(version) }))}
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
      <EditorHeader
        browser={props.browser}
        title={t('versions.add')}
        text={t('versions.copyText', { name: nameOf(version) })}
      />
      <VersionForm
        {...props}
        draftName={`version:copy:${version.id}`}
        title={draftTitle(t('versions.add'))}
        editedId={null}
        stored={{ values, revision: null }}
        copied={withoutEmpty({
          downloadUrl,
          downloadMirrors,
          screenshots,
          'features.en': features.en,
          'features.zh': features.zh,
        })}
      />
    </>
  );
}

/** Shown if the browser has no version with the id in the address. */
function MissingVersion({ browser }: Pick<VersionEditorProps, 'browser'>) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  return (
    <MissingRecord
      title={t('message.versionNotFound')}
      back={{ to: adminVersionsPath(browser.id), label: t('versions.of', { name: localize(browser.name) }) }}
    />
  );
}

/** The title of a form together with the name of the browser. */
function useDraftTitle(browser: { name: LocalizedText }): (title: string) => string {
  const { localize } = useLanguage();
  return (title) => `${localize(browser.name)} · ${title}`;
}

function EditorHeader({
  browser,
  title,
  text,
}: {
  browser: { id: number; name: LocalizedText };
  title: string;
  text?: string;
}) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  return (
    <ScreenHeader
      title={title}
      text={text}
      back={{ to: adminVersionsPath(browser.id), label: t('versions.of', { name: localize(browser.name) }) }}
    />
  );
}
