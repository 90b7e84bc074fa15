import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { checkTag, DEFAULT_TAG, type TagInput } from '#rules/records/tag.ts';
import { TAG_COLORS } from '#rules/vocabulary.ts';
import { useTexts } from '../ui/use-texts.ts';
import { TagChip } from '../../ui/tag-chip.tsx';
import { Field } from '../records/form/field.tsx';
import { FormSection } from '../records/form/form-section.tsx';
import { RecordForm } from '../records/form/record-form.tsx';
import { formValues, useRecordForm } from '../records/form/use-record-form.ts';
import { TextField } from '../records/form/inputs.tsx';
import type { StoredTagListFragment } from './tags.generated.ts';
import type { Tags } from './use-tags.ts';

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
