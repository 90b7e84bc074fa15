import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { checkVersion, DEFAULT_VERSION, type VersionInput } from '#rules/records/version.ts';
import { filesToRepeat, groupByRelease } from '#rules/release.ts';
import { recordPath } from '#rules/pages.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../use-texts.ts';
import type { VersionFormView } from '../admin-paths.ts';
import type { CreateContext } from '../form/use-record-form.ts';
import { useReleaseFileName, useVersionName } from '../form/version-name.ts';
import { RecordEditor } from '../records/record-editor.tsx';
import { localToday } from '../ui/local-time.ts';
import { RecentDownloads } from '../ui/downloads.tsx';
import { MissingRecord } from '../ui/screen.tsx';
import { ProposalsDocument } from '../updates/updates.generated.ts';
import { useVersionNotes } from './release-files.tsx';
import { VersionFields } from './version-fields.tsx';
import {
  type BrowserVersions,
  checkVersions,
  isOneVersion,
  proposedRelease,
  releaseField,
  releaseValues,
  SHARED,
  storedRelease,
  valuesOf,
  versionField,
  versionsIn,
  type VersionValues,
} from './version-values.ts';
import {
  type AdminVersionFragment,
  AdminVersionDocument,
  CreateVersionsDocument,
  DeleteVersionsDocument,
  UpdateVersionDocument,
  UpdateVersionsDocument,
} from './versions.generated.ts';

interface VersionEditorProps extends BrowserVersions {
  view: VersionFormView;
  onSaved: () => void;
  onCancel: () => void;
}

export function VersionEditor({ view, browser, versions, ...handlers }: VersionEditorProps) {
  const { t } = useTexts();
  const localize = useLocalize();
  const client = useApolloClient();
  const nameOf = useVersionName();
  const { kind, id: shownId } = view;
  const isOne = isOneVersion(view);
  // As they were when the form was opened: what someone else changes meanwhile is not saved back.
  const [files] = useState(() => (kind === 'release' || kind === 'files' ? filesBefore(versions, shownId) : []));
  const [first] = files;
  const others = kind === 'edit' ? versions.filter(({ id }) => id !== shownId) : versions;
  const notesOf = useVersionNotes(others);
  const fileName = useReleaseFileName();
  const warningsOf = (values: VersionValues) =>
    notesOf(values).flatMap((notes, index) => {
      const file = values.files?.[index];
      return file ? notes.map((reason) => t('form.because', { message: fileName(index, file), reason })) : notes;
    });
  const name = localize(browser.name);
  const back = { to: recordPath('adminVersions', browser.id), label: t('versions.of', { name }) };
  const missing = (
    <MissingRecord
      title={t(kind === 'proposal' ? 'message.proposalNotFound' : 'message.versionNotFound')}
      back={back}
    />
  );
  const release = kind === 'files' ? storedRelease(files) : null;
  const save = useSave(files, release);

  const load = async () => {
    const formOf = (values: VersionValues, revision: number | null = null) => ({
      values: { ...values, browserId: browser.id },
      revision,
    });
    if (kind === 'add') return formOf({ ...DEFAULT_VERSION, releaseDate: localToday() });
    if (kind === 'files') return release && formOf(release);
    if (kind === 'release') return formOf(releaseValues(files));
    if (shownId === null) return null;
    if (kind === 'proposal') {
      const { data } = await client.query({ query: ProposalsDocument });
      const proposal = data?.proposals.find(({ id }) => id === shownId);
      return proposal?.browser.id === browser.id ? formOf(proposedRelease(proposal, versions)) : null;
    }
    const { data } = await client.query({ query: AdminVersionDocument, variables: { id: shownId } });
    const version = data?.version;
    return version?.browser.id === browser.id ? formOf(valuesOf(version), version.revision) : null;
  };
  const titleOf = () => {
    const shown = versions.find(({ id }) => id === shownId);
    if (kind === 'files') return t('release.editOf', { number: first?.versionNumber });
    if (!isOne) return t('release.of', { name });
    if (kind === 'add') return t('versions.add');
    return shown ? t('table.editOne', { name: nameOf(shown) }) : t('versions.edit');
  };
  const textOf = ({ values }: { values: VersionValues }) => {
    const count = values.files?.filter((file) => file.previous).length ?? 0;
    if (kind === 'files') return t('release.editText', { count });
    if (kind === 'release') return count > 0 ? t('release.after', { count }) : t('release.withoutPrevious');
    return undefined;
  };
  return (
    <RecordEditor
      type="version"
      id={kind === 'edit' ? shownId : null}
      draftName={`version:${browser.id}:${kind}:${shownId ?? first?.id ?? 'new'}`}
      load={load}
      loadFailed={t(isOne ? 'error.loadVersion' : 'form.loadFailed')}
      missing={missing}
      back={back}
      titleOf={titleOf}
      draftTitle={(title) => (isOne ? `${name} · ${title}` : title)}
      text={textOf}
      submitLabel={kind === 'release' || kind === 'proposal' ? t('release.save') : undefined}
      check={(values) =>
        release && first
          ? checkVersion({ ...valuesOf(first), browserId: browser.id, ...changedIn(values, release) })
          : checkVersions(values)
      }
      fieldOf={isOne ? versionField : releaseField}
      {...save}
      warningsOf={release ? undefined : warningsOf}
      footer={kind === 'edit' && <RecentDownloads period="month" browserId={browser.id} versionId={Number(shownId)} />}
      {...handlers}
    >
      {() => <VersionFields view={view} browser={browser} versions={others} previous={files} />}
    </RecordEditor>
  );
}

/** The files of the release that is repeated or edited: that of a version, or else the latest. */
function filesBefore(versions: readonly AdminVersionFragment[], id: number | null) {
  if (id === null) return filesToRepeat(versions);
  return groupByRelease(versions).find(({ files }) => files.some((file) => file.id === id))?.files ?? [];
}

/** Of the files of the stored `release`, only what was changed in all of them is saved. */
function useSave(files: readonly AdminVersionFragment[], release: VersionValues | null) {
  const client = useApolloClient();
  const createdIds = useRef<number[]>([]);
  const updateFiles = (values: VersionValues) => {
    const variables = { ids: files.map(({ id }) => id), input: changedIn(values, release) };
    return client.mutate({ mutation: UpdateVersionsDocument, variables });
  };
  const create = async (values: VersionValues, context?: CreateContext) => {
    if (release) {
      await updateFiles(values);
      return files[0];
    }
    const variables = { inputs: versionsIn(values) };
    const { data } = await client.mutate({ mutation: CreateVersionsDocument, variables, context });
    createdIds.current = data?.createVersions.map(({ id }) => id) ?? [];
    return data?.createVersions[0];
  };
  const update = async (id: number, values: VersionValues, revision: number | null) => {
    if (release) return updateFiles(values);
    if (!values.files)
      return client.mutate({ mutation: UpdateVersionDocument, variables: { id, input: values, revision } });
    // An earlier request, whose response was lost, has created the release with other values.
    await client.mutate({ mutation: DeleteVersionsDocument, variables: { ids: createdIds.current } });
    return create(values);
  };
  return { create, update };
}

function changedIn(values: VersionValues, stored: VersionValues | null): Partial<VersionInput> {
  const names = SHARED.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(stored?.[name]));
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
