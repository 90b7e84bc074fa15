import { useController } from 'react-hook-form';
import { DEFAULT_TAGS, type Tag, tagsFor } from '#rules/tag.ts';
import { useTexts } from '../../ui/use-texts.ts';
import { TagChip } from '../../../ui/tag-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Field, type FieldLabels } from './field.tsx';
import { useTagChoicesQuery } from './tags.generated.ts';

/** Offers the tags of the list, and those of this record that are not in it. */
export function TagSelect({ name, ...labels }: FieldLabels & { name: string }) {
  const { t } = useTexts();
  const { field } = useController<Record<string, string[]>>({ name });
  // The ids in the order of choice, because cards show only the first ones.
  const chosen = field.value;
  const list = useTagList();
  const tags = [...list, ...tagsFor(chosen, list).filter(({ order }) => order === null)];
  const toggle = (id: string) =>
    field.onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Field isGroup name={name} {...labels} hint={t('form.tagsHint')}>
      {(control) => (
        // After a failed submit, the focus moves here like to an input.
        <div tabIndex={-1} data-invalid={control['aria-invalid'] || undefined} className="outline-none">
          {tags.length === 0 && <p className="hint">{t('form.noTags')}</p>}
          <ul className="flex flex-wrap gap-2 empty:hidden">
            {tags.map((tag) => (
              <li key={tag.id}>
                <label className="choice gap-1.5 py-1 pr-3 pl-1.5">
                  <input
                    type="checkbox"
                    checked={chosen.includes(tag.id)}
                    onChange={() => toggle(tag.id)}
                    className="peer sr-only"
                  />
                  <TagChip tag={tag} />
                  <Icon name="plus" className="size-3.5 text-muted peer-checked:hidden" />
                  <Icon name="check" className="hidden size-3.5 text-accent peer-checked:block" />
                </label>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Field>
  );
}

/** The default tags if the list cannot be loaded (spec §8). Empty until it is loaded. */
export function useTagList(): readonly Tag[] {
  const { data, error } = useTagChoicesQuery();
  if (data) return data.tags;
  return error ? DEFAULT_TAGS : [];
}
