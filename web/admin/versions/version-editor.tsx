import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { valueAtPath } from '../../../rules/merge.ts';
import { DEFAULT_PUBLICATION } from '../../../rules/records/publication.ts';
import { sameFile } from '../../../rules/release.ts';
import { checkVersion, type VersionInput, DEFAULT_VERSION } from '../../../rules/records/version.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminVersionsPath, type VersionFormView } from '../admin-paths.ts';
import { RecentDownloads } from '../ui/recent-downloads.tsx';
import { FormSection } from '../form/form-section.tsx';
import { formValues } from '../form/use-record-form.ts';
import { localToday } from '../ui/local-time.ts';
import { LocalizedField } from '../form/text-field.tsx';
import { MissingRecord } from '../ui/screen-header.tsx';
import { RecordEditor, type Loaded } from '../records/record-editor.tsx';
import { loadVersionOf, type BrowserVersions } from './load-versions.ts';
import { filesBefore, ReleaseEditor, ReleaseFields } from './release-editor.tsx';
import { VersionFields } from './version-fields.tsx';
import { useVersionName, useVersionWarnings } from '../form/version-name.ts';
import {
  CreateVersionDocument,
  UpdateVersionDocument,
  UpdateVersionsDocument,
  type AdminVersionFragment,
} from './versions.generated.ts';

interface VersionEditorProps extends BrowserVersions {
  view: VersionFormView;
  onSaved: () => void;
  onCancel: () => void;
}

interface LoadedVersion extends Loaded<VersionInput> {
  /** The version that is edited or copied. */
  version?: AdminVersionFragment;
}

const TITLES = { add: 'versions.add', copy: 'versions.add', edit: 'versions.edit' } as const;

/** The form of a new version, a stored one, or a copy of another one. */
export function VersionEditor({ view, ...props }: VersionEditorProps) {
  const { t } = useTranslation(['admin', 'translation']);
  const { localize } = useLanguage();
  const client = useApolloClient();
  const nameOf = useVersionName();
  const warnings = useVersionWarnings();
  const { browser, versions, ...handlers } = props;
  if (view.kind === 'release' || view.kind === 'proposal') return <ReleaseEditor view={view} {...props} />;
  if (view.kind === 'files') return <FilesEditor key={view.id} id={view.id} {...props} />;
  const { kind } = view;
  const shownId = view.kind === 'add' ? null : view.id;
  const id = kind === 'edit' ? shownId : null;
  const back = { to: adminVersionsPath(browser.id), label: t('versions.of', { name: localize(browser.name) }) };
  const missing = <MissingRecord title={t('message.versionNotFound')} back={back} />;
  if (kind !== 'add' && shownId === null) return missing;
  const others = versions.filter((version) => version.id !== id);
  const load = async (): Promise<LoadedVersion | null> => {
    if (shownId === null) return { stored: { values: newValues(browser.id), revision: null } };
    const version = await loadVersionOf(client, browser.id, shownId);
    if (!version) return null;
    return kind === 'edit'
      ? { version, stored: { values: formValuesOf(browser.id, version), revision: version.revision } }
      : { version, stored: { values: copiedValues(browser.id, version), revision: null } };
  };
  const warningsOf = (values: VersionInput) => {
    const same = sameFile(others, values);
    const otherNumber = warnings.otherNumber([values.downloadUrl, ...values.downloadMirrors], values.versionNumber);
    const copied = kind === 'copy' && versions.find((version) => version.id === shownId);
    return [
      ...(same ? [warnings.existing(same)] : []),
      ...(otherNumber === null ? [] : [otherNumber]),
      ...(copied && isCarriedOver(values, copied) ? [t('versions.carriedOver')] : []),
    ];
  };
  return (
    <RecordEditor
      type="version"
      id={id}
      draftName={`version:${{ add: `new:${browser.id}`, copy: `copy:${shownId}`, edit: shownId }[kind]}`}
      load={load}
      loadFailed={t('translation:error.loadVersion')}
      missing={missing}
      back={back}
      titleOf={(loaded) =>
        loaded?.version && kind === 'edit' ? t('versions.editOne', { name: nameOf(loaded.version) }) : t(TITLES[kind])
      }
      draftTitle={(title) => `${localize(browser.name)} · ${title}`}
      text={({ version }) =>
        version && kind === 'copy' ? t('versions.copyText', { name: nameOf(version) }) : undefined
      }
      check={checkVersion}
      create={async (values, context) =>
        (await client.mutate({ mutation: CreateVersionDocument, variables: { input: inputOf(values) }, context })).data
          ?.createVersion
      }
      update={(edited, values, revision) =>
        client.mutate({
          mutation: UpdateVersionDocument,
          variables: { id: edited, input: inputOf(values), revision },
        })
      }
      warningsOf={warningsOf}
      footer={id !== null && <RecentDownloads period="month" browserId={browser.id} versionId={id} />}
      {...handlers}
    >
      {() => <VersionFields id={id} browser={browser} versions={others} />}
    </RecordEditor>
  );
}

type SharedValues = Pick<
  VersionInput,
  'versionNumber' | 'releaseDate' | 'releaseDateIsFirstSeen' | 'releaseChannel' | 'features'
>;

/** What the files of a stored release share. Only what is changed is saved. */
function FilesEditor({ id, browser, versions, ...handlers }: Omit<VersionEditorProps, 'view'> & { id: number | null }) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const client = useApolloClient();
  // As they were when the form was opened: what someone else changes meanwhile is not saved back.
  const [files] = useState(() => filesBefore(versions, id));
  const [first] = files;
  const back = { to: adminVersionsPath(browser.id), label: t('versions.of', { name: localize(browser.name) }) };
  const missing = <MissingRecord title={t('message.versionNotFound')} back={back} />;
  if (!first || id === null) return missing;
  const { versionNumber, releaseDate, releaseDateIsFirstSeen, releaseChannel } = first;
  const hasSameFeatures = files.every(
    ({ features: { en, zh } }) => en === first.features.en && zh === first.features.zh,
  );
  const features = hasSameFeatures ? { en: first.features.en, zh: first.features.zh } : { en: '', zh: '' };
  const values: SharedValues = { versionNumber, releaseDate, releaseDateIsFirstSeen, releaseChannel, features };
  const changed = (next: SharedValues) =>
    Object.fromEntries(
      Object.entries(next).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(values[name as keyof SharedValues]), // its own names
      ),
    );
  const save = async (next: SharedValues) => {
    const ids = files.map((file) => file.id);
    await client.mutate({ mutation: UpdateVersionsDocument, variables: { ids, input: changed(next) } });
    return first;
  };
  return (
    <RecordEditor<SharedValues, Loaded<SharedValues>>
      type="version"
      id={null}
      draftName={`files:${first.id}`}
      load={async () => Promise.resolve({ stored: { values, revision: null } })}
      loadFailed={t('form.loadFailed')}
      missing={missing}
      back={back}
      titleOf={() => t('release.editOf', { number: versionNumber })}
      text={t('release.editText', { count: files.length })}
      check={(next) => checkVersion({ ...formValuesOf(browser.id, first), ...changed(next) })}
      create={save}
      update={(_id, next) => save(next)}
      {...handlers}
    >
      {() => (
        <>
          <ReleaseFields />
          <FormSection title={t('versions.contentSection')}>
            {!hasSameFeatures && <p className="text-sm text-muted">{t('release.featuresDiffer')}</p>}
            <LocalizedField<SharedValues>
              name="features"
              hint={t('versions.featuresHint')}
              required={hasSameFeatures}
              rows={6}
            />
          </FormSection>
        </>
      )}
    </RecordEditor>
  );
}

/** Whether what is different in most versions is still that of the copied one. */
function isCarriedOver(values: VersionInput, copied: AdminVersionFragment): boolean {
  return ['downloadUrl', 'features.en', 'features.zh', 'downloadMirrors', 'screenshots'].some((path) => {
    const text = JSON.stringify(valueAtPath(copied, path));
    return text !== '[]' && text === JSON.stringify(valueAtPath(values, path));
  });
}

/** Validation rejects a version without a browser, so 0 is only for the type. */
function inputOf({ browserId, ...fields }: VersionInput) {
  return { ...fields, browserId: browserId ?? 0 };
}

function formValuesOf(browserId: number, version: AdminVersionFragment): VersionInput {
  return formValues({ ...version, browserId }, DEFAULT_VERSION);
}

function newValues(browserId: number): VersionInput {
  return { ...DEFAULT_VERSION, browserId, releaseDate: localToday() };
}

/** The initial values for a copy, without the fields that describe a single file or release. */
function copiedValues(browserId: number, version: AdminVersionFragment): VersionInput {
  return {
    ...formValuesOf(browserId, version),
    releaseDate: localToday(),
    releaseDateIsFirstSeen: false,
    updateType: null,
    fileSize: null,
    sha256: null,
    pinned: null,
    ...DEFAULT_PUBLICATION,
  };
}
