import { ServerError } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { PAGES } from '#rules/pages.ts';
import { checkTag, DEFAULT_TAG, type TagInput } from '#rules/records/tag.ts';
import { memberOf, TAG_COLORS } from '#rules/vocabulary.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../use-texts.ts';
import { TagChip } from '../../ui/tag-chip.tsx';
import { Field } from '../form/field.tsx';
import { FormSection } from '../form/form-section.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { formValues, useRecordForm } from '../form/use-record-form.ts';
import type { TagChoiceFragment } from '../form/tags.generated.ts';
import { TextField } from '../form/inputs.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { actionsColumn, deleteAction, editAction } from '../ui/menu.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { isConflict, useFailureMessage } from '../graph/failure-message.ts';
import { useMessages } from '../graph/notices.ts';
import type { Column } from '../ui/table-row.tsx';
import {
  type StoredTagListFragment,
  TagListDocument,
  useMergeTagsMutation,
  useSaveTagsMutation,
  useTagListQuery,
} from './tags.generated.ts';

interface TagPanelProps {
  /** The tag that was opened; that of a new one has no id. */
  edited: TagInput;
  list: Tags;
  onClose: () => void;
}

export function TagPanel({ edited, list, onClose }: TagPanelProps) {
  const { t } = useTexts();
  useFocusBackOnClose();
  const { id } = edited;
  const isNew = id === '';
  const title = isNew ? t('tags.addTitle') : t('tags.editTitle', { id });
  const others = (list.tags ?? []).map((tag) => tag.id).filter((other) => other !== id);
  const storedIn = ({ tags, revision }: Pick<StoredTagListFragment, 'tags' | 'revision'>) => {
    const tag = isNew ? edited : tags.find((one) => one.id === id);
    return tag ? { values: formValues(tag, DEFAULT_TAG), revision } : null;
  };
  const saveTag = (tag: TagInput, revision?: number | null) => {
    const tags: readonly TagInput[] = list.read().tags;
    const index = tags.findIndex((one) => one.id === tag.id);
    return list.send(index === -1 ? [...tags, tag] : tags.with(index, tag), revision);
  };
  const state = useRecordForm<TagInput>({
    type: 'tag',
    draftName: `tag:${id}`,
    title,
    id: 0,
    stored: storedIn(list.read()) ?? { values: formValues(edited, DEFAULT_TAG), revision: list.read().revision },
    check: (typed) => checkTag(typed, others),
    ...(!isNew && {
      create: async (tag: TagInput) => {
        await saveTag(tag);
        return undefined;
      },
    }),
    update: (_id, tag, revision) => saveTag(tag, revision),
    fetchStored: async () => storedIn(await list.refetch()),
    onSaved: () => {
      list.showSaved(t('form.saved'));
      onClose();
    },
    onFailure: list.showError,
  });
  const cancel = () => {
    state.leave();
    onClose();
  };
  return (
    <div className="mb-6">
      <FormSection title={title}>
        <RecordForm
          type="tag"
          label={title}
          state={state}
          submitLabel={t('form.save')}
          onCancel={cancel}
          takesFocus
          className="grid gap-5"
        >
          <div className="grid items-start gap-5 md:grid-cols-3">
            <TextField<TagInput>
              name="id"
              hint={t(isNew ? 'tags.idHint' : 'tags.idFixed')}
              readOnly={!isNew}
              spellCheck={false}
            />
            <TextField<TagInput> name="label.zh" hint={t('tags.labelZhHint')} lang="zh-CN" />
            <TextField<TagInput> name="label.en" hint={t('tags.labelEnHint')} lang="en" />
          </div>
          <TagColorField />
        </RecordForm>
      </FormSection>
    </div>
  );
}

function useFocusBackOnClose() {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}

function TagColorField() {
  const { t } = useTexts();
  const { register } = useFormContext<TagInput>();
  const { id, label } = useWatch<TagInput>();
  const words = { en: label?.en || id || '…', zh: label?.zh || id || '…' };
  return (
    <Field isGroup name="color">
      {() => (
        <div className="flex flex-wrap gap-2">
          {TAG_COLORS.map((color) => (
            <label key={color} className="choice gap-2 px-3 text-sm">
              <input type="radio" value={color} {...register('color')} className="sr-only" />
              {t(`tags.colors.${color}`)}
              <span aria-hidden="true">
                <TagChip tag={{ label: words, color }} />
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

interface TagTableProps extends Record<'onEdit' | 'onMerge' | 'onDelete', (tag: TagChoiceFragment) => void> {
  list: Tags;
  isLocked: boolean;
  onMove: (tag: TagChoiceFragment, step: -1 | 1) => void;
}

export function TagTable({ list, isLocked, onMove, onEdit, onMerge, onDelete }: TagTableProps) {
  const { tags = [], usesOf, isSaving } = list;
  const { t } = useTexts();
  const localize = useLocalize();
  const columns: Column<TagChoiceFragment>[] = [
    {
      id: 'order',
      header: t('tags.order'),
      hidesLabel: true,
      cell: (tag) => (
        <span className="inline-flex items-center">
          <span className="w-5 tabular-nums">{tag.order}</span>
          <MoveButtons
            label={localize(tag.label)}
            index={tags.indexOf(tag)}
            count={tags.length}
            isBusy={isSaving}
            onMove={(step) => onMove(tag, step)}
          />
        </span>
      ),
    },
    {
      id: 'id',
      header: t('field.tag.id'),
      isRowHeader: true,
      cell: ({ id }) => <code className="block font-mono text-xs wrap-anywhere md:min-w-24">{id}</code>,
    },
    {
      id: 'zh',
      header: t('field.tag.label.zh'),
      hidesLabel: true,
      cell: ({ label }) => <span lang="zh-CN">{label.zh}</span>,
    },
    {
      id: 'en',
      header: t('field.tag.label.en'),
      hidesLabel: true,
      cell: ({ label }) => <span lang="en">{label.en}</span>,
    },
    { id: 'preview', header: t('tags.preview'), hidesLabel: true, cell: (tag) => <TagChip tag={tag} /> },
    {
      id: 'uses',
      header: t('tags.uses'),
      collapses: true,
      align: 'right',
      cell: ({ id, label }) => (
        <Link
          to={`${PAGES.adminBrowsers.path}?tag=${id}`}
          aria-label={t('tags.usesOf', { label: localize(label), count: usesOf(id) })}
          className="inline-flex min-h-6 min-w-6 justify-end tabular-nums hover:text-accent hover:underline"
        >
          {usesOf(id)}
        </Link>
      ),
    },
    actionsColumn(
      t,
      ({ label }) => localize(label),
      (tag, name) => [
        { ...editAction(t, name, () => onEdit(tag)), isDisabled: isLocked },
        { ...deleteAction(t, name, () => onDelete(tag)), isDisabled: isLocked },
        tags.length > 1 && {
          text: t('tags.merge'),
          label: t('tags.mergeOne', { label: name }),
          icon: 'transfer',
          onSelect: () => onMerge(tag),
          isDisabled: isLocked,
        },
      ],
    ),
  ];
  return <DataTable label={t('tags.title')} columns={columns} rows={tags} fullWidth={860} />;
}

export type Tags = ReturnType<typeof useTags>;

const DEFAULT_LIST = { tags: [], revision: 0, uses: [] };

/** The tag list. It is always saved as a whole, over the loaded revision. */
export function useTags() {
  const { t } = useTexts();
  const client = useApolloClient();
  const failureMessage = useFailureMessage();
  const { showDone } = useMessages();
  const { data, error, refetch } = useTagListQuery();
  // Status 404 means that no list is stored yet (spec §8).
  const isMissing = ServerError.is(error) && error.statusCode === 404;
  const list = data?.tagList ?? (isMissing ? DEFAULT_LIST : undefined);
  const [saveTags, saving] = useSaveTagsMutation();
  const [mergeTags, merging] = useMergeTagsMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const showError = (cause: unknown) => {
    const message = t('form.saveFailed');
    const reason = isConflict(cause) ? t('tags.stale') : failureMessage(cause, message);
    setFailure(reason === message ? message : t('form.because', { message, reason }));
    if (isConflict(cause)) void refetch().catch(() => undefined);
  };

  const showSaved = (message: string) => {
    setFailure(null);
    showDone(message);
  };

  const attempt = async (work: Promise<unknown>, message: string) => {
    try {
      await work;
      showSaved(message);
      return true;
    } catch (cause) {
      showError(cause);
      return false;
    }
  };

  /** The loaded list, also in a function of an earlier rendering. */
  const read = () => client.readQuery({ query: TagListDocument })?.tagList ?? DEFAULT_LIST;
  /** Rejects with a conflict if someone else has saved the list since `revision`. */
  const send = async (tags: readonly TagInput[], revision: number | null = read().revision) =>
    saveTags({
      variables: {
        tags: tags.map((tag) => ({
          ...formValues(tag, DEFAULT_TAG),
          color: memberOf(TAG_COLORS, tag.color) ?? 'blue',
        })),
        revision,
      },
    });

  return {
    /** In their order; undefined until they are loaded. */
    tags: list?.tags,
    usesOf: (id: string | undefined) => list?.uses.find((use) => use.id === id)?.count ?? 0,
    error,
    isSaving: saving.loading || merging.loading,
    failure,
    showError,
    showSaved,
    read,
    send,
    save: async (tags: readonly TagInput[], message: string) => attempt(send(tags), message),
    merge: async (from: string, into: string, message: string) =>
      attempt(mergeTags({ variables: { from, into, revision: list?.revision } }), message),
    refetch: async () => {
      await refetch();
      return read();
    },
  };
}
