import { useRef, useState } from 'react';
import { checkVersion, DEFAULT_VERSION, type VersionInput } from '#rules/records/version.ts';
import { filesToRepeat, groupByRelease } from '#rules/release.ts';
import { recordPath } from '#rules/pages.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import type { VersionFormView } from '../records/admin-paths.ts';
import type { Stored } from '../records/form/draft.ts';
import type { CreateContext } from '../records/form/use-record-form.ts';
import { useReleaseFileName, useVersionName } from '../records/form/version-name.ts';
import { type Loaded, loadedBy } from '../records/graph/hooks.ts';
import { RecordEditor } from '../records/record-editor.tsx';
import { localToday } from '../ui/local-time.ts';
import { RecentDownloads } from '../records/downloads.tsx';
import { MissingRecord } from '../records/screen.tsx';
import { useProposalsQuery } from '../updates/updates.generated.ts';
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
  useAdminVersionQuery,
  useCreateVersionsMutation,
  useDeleteVersionsMutation,
  useUpdateVersionMutation,
  useUpdateVersionsMutation,
} from './versions.generated.ts';

interface VersionEditorProps extends BrowserVersions {
  view: VersionFormView;
  onSaved: () => void;
  onCancel: () => void;
}

export function VersionEditor({ view, browser, versions, ...handlers }: VersionEditorProps) {
  const { t } = useTexts();
  const localize = useLocalize();
  const nameOf = useVersionName();
  const { kind, id: shownId } = view;
  const isOne = isOneVersion(view);
  // The files stay as they were when the form was opened: what someone else changes meanwhile is not saved back.
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
  const query = useLoaded({ view, browser, versions }, files, release);
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
      query={query}
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

function useLoaded(
  { view: { kind, id }, browser, versions }: BrowserVersions & { view: VersionFormView },
  files: readonly AdminVersionFragment[],
  release: VersionValues | null,
): Loaded<Stored<VersionValues>> {
  const isStored = kind === 'edit' && id !== null;
  const stored = useAdminVersionQuery({ variables: { id: id ?? 0 }, skip: !isStored, fetchPolicy: 'no-cache' });
  const isProposed = kind === 'proposal' && id !== null;
  const proposed = useProposalsQuery({ skip: !isProposed, fetchPolicy: 'no-cache' });
  const formOf = (values: VersionValues, revision: number | null = null) => ({
    values: { ...values, browserId: browser.id },
    revision,
  });
  if (isStored)
    return loadedBy(stored, ({ version }) =>
      version?.browser.id === browser.id ? formOf(valuesOf(version), version.revision) : null,
    );
  if (isProposed)
    return loadedBy(proposed, ({ proposals }) => {
      const proposal = proposals.find((one) => one.id === id);
      return proposal?.browser.id === browser.id ? formOf(proposedRelease(proposal, versions)) : null;
    });
  const newForm = {
    add: () => formOf({ ...DEFAULT_VERSION, releaseDate: localToday() }),
    files: () => release && formOf(release),
    release: () => formOf(releaseValues(files)),
    edit: () => null,
    proposal: () => null,
  }[kind]();
  return { ...stored, data: newForm };
}

/** Saves of the stored `release` only what was changed in all of its files. */
function useSave(files: readonly AdminVersionFragment[], release: VersionValues | null) {
  const [createMany] = useCreateVersionsMutation();
  const [updateOne] = useUpdateVersionMutation();
  const [updateMany] = useUpdateVersionsMutation();
  const [removeMany] = useDeleteVersionsMutation();
  const createdIds = useRef<number[]>([]);
  const updateFiles = (values: VersionValues) => {
    const variables = { ids: files.map(({ id }) => id), input: changedIn(values, release) };
    return updateMany({ variables });
  };
  const create = async (values: VersionValues, context?: CreateContext) => {
    if (release) {
      await updateFiles(values);
      return files[0];
    }
    const { data } = await createMany({ variables: { inputs: versionsIn(values) }, context });
    createdIds.current = data?.createVersions.map(({ id }) => id) ?? [];
    return data?.createVersions[0];
  };
  const update = async (id: number, values: VersionValues, revision: number | null) => {
    if (release) return updateFiles(values);
    if (!values.files) return updateOne({ variables: { id, input: values, revision } });
    // An earlier request, whose response was lost, has created the release with other values.
    await removeMany({ variables: { ids: createdIds.current } });
    return create(values);
  };
  return { create, update };
}

function changedIn(values: VersionValues, stored: VersionValues | null): Partial<VersionInput> {
  const names = SHARED.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(stored?.[name]));
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
