import { useState } from 'react';
import { flushSync } from 'react-dom';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import { moveEntry } from '#rules/move-entry.ts';
import { DEFAULT_TAG, type TagInput } from '#rules/records/tag.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { ErrorBox } from '../../ui/pending.tsx';
import { LabelledControl } from '../records/form/field.tsx';
import { Select } from '../../ui/select.tsx';
import { FormSection } from '../records/form/form-section.tsx';
import type { TagChoiceFragment } from '../records/form/tags.generated.ts';
import { useRecordHistory } from '../records/history/record-history.tsx';
import { TrashNote } from '../records/delete-records.tsx';
import { useRequestedAction } from '../ui/requested-action.ts';
import { ScreenHeader, focusOnMain, EmptyState, Loading } from '../records/screen.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog, Modal } from '../ui/dialog.tsx';
import { TagPanel } from './tag-panel.tsx';
import { type Tags, useTags } from './use-tags.ts';
import { TagTable } from './tag-table.tsx';

export function TagsPage() {
  const { t } = useTexts();
  const localize = useLocalize();
  const list = useTags();
  const { menu, history } = useRecordHistory({ type: 'setting', record: TAG_SETTING_KEY });
  const [edited, setEdited] = useState<TagInput | null>(null);
  const [toDelete, setToDelete] = useState<TagChoiceFragment | null>(null);
  const [toMerge, setToMerge] = useState<TagChoiceFragment | null>(null);
  const tags = list.tags ?? [];
  const isLocked = list.isSaving || edited !== null;
  const usesToDelete = list.usesOf(toDelete?.id);
  const add = () => setEdited(DEFAULT_TAG);
  useRequestedAction(list.tags !== undefined && !isLocked, (record) => {
    const tag = tags.find(({ id }) => id === record);
    if (tag) setEdited(tag);
    else if (record === undefined) add();
  });

  const move = (tag: TagChoiceFragment, step: -1 | 1) => {
    const index = tags.indexOf(tag);
    const message = t('tags.moved', { label: localize(tag.label), order: index + step + 1 });
    void list.save(moveEntry(tags, index, step), message);
  };

  const remove = async (tag: TagChoiceFragment) => {
    await list.save(
      tags.filter(({ id }) => id !== tag.id),
      t('tags.deleted', { label: localize(tag.label) }),
    );
    flushSync(() => setToDelete(null)); // the dialog gives back the focus when it is gone
    focusOnMain();
  };

  return (
    <>
      <ScreenHeader title={t('tags.title')} text={t('tags.text')}>
        <Button icon="plus" disabled={isLocked || !list.tags} onClick={add}>
          {t('tags.add')}
        </Button>
        {menu}
      </ScreenHeader>
      {list.failure !== null && (
        <div className="mb-6">
          <ErrorBox message={list.failure} />
        </div>
      )}
      {edited && <TagPanel key={edited.id} edited={edited} list={list} onClose={() => setEdited(null)} />}
      <Loading data={list.tags} query={list}>
        {() =>
          tags.length === 0 ? (
            <EmptyState icon="tag" title={t('tags.empty')} text={t('tags.emptyText')}>
              <Button disabled={isLocked} onClick={add}>
                {t('tags.addFirst')}
              </Button>
            </EmptyState>
          ) : (
            <TagTable
              list={list}
              isLocked={isLocked}
              onMove={move}
              onEdit={setEdited}
              onMerge={setToMerge}
              onDelete={setToDelete}
            />
          )
        }
      </Loading>
      <TagInstructions />
      {history}
      {toMerge && <MergeDialog tag={toMerge} list={list} onClose={() => setToMerge(null)} />}
      <ConfirmDialog
        isOpen={toDelete !== null}
        title={t('tags.deleteTitle', { label: toDelete ? localize(toDelete.label) : '' })}
        text={
          usesToDelete > 0
            ? t('tags.deleteUsed', { count: usesToDelete, question: t('tags.deleteText') })
            : t('tags.deleteText')
        }
        note={<TrashNote />}
        confirmLabel={t('form.delete')}
        onConfirm={() => toDelete && remove(toDelete)}
        onCancel={() => setToDelete(null)}
      />
    </>
  );
}

function TagInstructions() {
  const { t } = useTexts();
  return (
    <div className="mt-8">
      <FormSection title={t('tags.howTitle')}>
        <ul className="list-disc space-y-1 pl-4.5 hint">
          <li>{t('tags.howOrder')}</li>
          <li>{t('tags.howId')}</li>
          <li>{t('tags.howShown')}</li>
          <li className="font-medium text-text">{t('tags.howDelete')}</li>
        </ul>
      </FormSection>
    </div>
  );
}

interface MergeDialogProps {
  tag: TagChoiceFragment;
  list: Tags;
  onClose: () => void;
}

function MergeDialog({ tag, list, onClose }: MergeDialogProps) {
  const { t } = useTexts();
  const localize = useLocalize();
  const { tags = [], usesOf } = list;
  const [chosen, setChosen] = useState('');
  const label = localize(tag.label);
  const others = tags.filter(({ id }) => id !== tag.id);
  const into = others.find(({ id }) => id === chosen);
  const merge = async () => {
    if (!into) return;
    const isSaved = await list.merge(tag.id, into.id, t('tags.merged', { from: label, into: localize(into.label) }));
    onClose();
    // The focused button was removed with its row.
    if (isSaved) focusOnMain();
  };
  return (
    <Modal isOpen title={t('tags.mergeTagTitle', { label })} onClose={onClose}>
      <p className="text-muted wrap-anywhere">{t('tags.mergeText', { count: usesOf(tag.id), label })}</p>
      <div className="mt-4">
        <LabelledControl label={t('tags.mergeInto')}>
          {(control) => (
            <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{t('tags.mergeChoose')}</option>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {localize(other.label)}
                </option>
              ))}
            </Select>
          )}
        </LabelledControl>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button disabled={!into} action={merge}>
          {t('tags.merge')}
        </Button>
      </div>
    </Modal>
  );
}
