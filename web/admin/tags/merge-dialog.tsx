import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { INPUT } from '../form/field.tsx';
import type { TagChoiceFragment } from '../form/tags.generated.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';

interface MergeDialogProps {
  tag: TagChoiceFragment;
  tags: readonly TagChoiceFragment[];
  uses: number;
  isBusy: boolean;
  onMerge: (into: TagChoiceFragment) => void;
  onCancel: () => void;
}

/** Asks which tag the browsers with a tag get instead. */
export function MergeDialog({ tag, tags, uses, isBusy, onMerge, onCancel }: MergeDialogProps) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const [chosen, setChosen] = useState('');
  const id = useId();
  const into = tags.find((one) => one.id === chosen);
  return (
    <Modal isOpen title={t('tags.mergeTagTitle', { label: localize(tag.label) })} onClose={onCancel}>
      <p className="text-muted wrap-anywhere">{t('tags.mergeText', { count: uses, label: localize(tag.label) })}</p>
      <label htmlFor={id} className="mt-4 mb-1.5 block text-sm font-medium">
        {t('tags.mergeInto')}
      </label>
      <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)} className={`${INPUT} h-10`}>
        <option value="">{t('tags.mergeChoose')}</option>
        {tags
          .filter((one) => one.id !== tag.id)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {localize(one.label)}
            </option>
          ))}
      </select>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <Button isBusy={isBusy} disabled={!into} onClick={() => into && onMerge(into)}>
          {t('tags.merge')}
        </Button>
      </div>
    </Modal>
  );
}
