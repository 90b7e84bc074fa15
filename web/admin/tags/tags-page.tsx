import { useId, useState } from 'react';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import { moveEntry } from '#rules/move-entry.ts';
import { DEFAULT_TAG, type TagInput } from '#rules/records/tag.ts';
import { useTexts } from '../use-texts.ts';
import { ErrorBox } from '../../ui/pending.tsx';
import { INPUT, LabelledControl } from '../form/field.tsx';
import type { TagChoiceFragment } from '../form/tags.generated.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { useRequestedAction } from '../ui/requested-action.ts';
import { ScreenHeader, focusOnMain, EmptyState, Loading } from '../ui/screen.tsx';
import { Button } from '../ui/button.tsx';
import { DeleteDialog } from '../ui/delete-dialog.tsx';
import { Modal } from '../ui/dialog.tsx';
import { TagPanel, type Tags, TagTable, useTags } from './tag-panel.tsx';

/** `/admin/tag-management` (spec §2, §4). */
export function TagsPage() {
  const { t, localize } = useTexts();
  const list = useTags();
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
  };

  const merge = async (from: TagChoiceFragment, into: TagChoiceFragment) => {
    const message = t('tags.merged', { from: localize(from.label), into: localize(into.label) });
    const isSaved = await list.merge(from.id, into.id, message);
    setToMerge(null);
    // The focused button was removed with its row.
    if (isSaved) focusOnMain();
  };

  return (
    <>
      <ScreenHeader title={t('tags.title')} text={t('tags.text')}>
        <Button icon="plus" disabled={isLocked || !list.tags} onClick={add}>
          {t('tags.add')}
        </Button>
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
      <RecordHistory type="setting" record={TAG_SETTING_KEY} />
      {toMerge && (
        <MergeDialog
          tag={toMerge}
          list={list}
          onMerge={async (into) => merge(toMerge, into)}
          onCancel={() => setToMerge(null)}
        />
      )}
      <DeleteDialog
        record={toDelete}
        title={t('tags.deleteTitle', { label: toDelete ? localize(toDelete.label) : '' })}
        text={
          usesToDelete > 0
            ? t('tags.deleteUsed', { count: usesToDelete, question: t('tags.deleteText') })
            : t('tags.deleteText')
        }
        onDelete={remove}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}

function TagInstructions() {
  const { t } = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 rounded-2xl bg-sunken px-5 py-4 text-sm">
      <h2 id={id} className="font-semibold">
        {t('tags.howTitle')}
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-4.5 text-muted">
        <li>{t('tags.howOrder')}</li>
        <li>{t('tags.howId')}</li>
        <li>{t('tags.howShown')}</li>
        <li className="font-medium text-text">{t('tags.howDelete')}</li>
      </ul>
    </section>
  );
}

interface MergeDialogProps {
  tag: TagChoiceFragment;
  list: Tags;
  onMerge: (into: TagChoiceFragment) => Promise<void>;
  onCancel: () => void;
}

function MergeDialog({ tag, list, onMerge, onCancel }: MergeDialogProps) {
  const { t, localize } = useTexts();
  const { tags = [], usesOf } = list;
  const [chosen, setChosen] = useState('');
  const id = useId();
  const into = tags.find((one) => one.id === chosen);
  return (
    <Modal isOpen title={t('tags.mergeTagTitle', { label: localize(tag.label) })} onClose={onCancel}>
      <p className="text-muted wrap-anywhere">
        {t('tags.mergeText', { count: usesOf(tag.id), label: localize(tag.label) })}
      </p>
      <div className="mt-4">
        <LabelledControl id={id} label={t('tags.mergeInto')}>
          {(control) => (
            <select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)} className={INPUT}>
              <option value="">{t('tags.mergeChoose')}</option>
              {tags
                .filter((one) => one.id !== tag.id)
                .map((one) => (
                  <option key={one.id} value={one.id}>
                    {localize(one.label)}
                  </option>
                ))}
            </select>
          )}
        </LabelledControl>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button disabled={!into} action={async () => into && onMerge(into)}>
          {t('tags.merge')}
        </Button>
      </div>
    </Modal>
  );
}
