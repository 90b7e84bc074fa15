import { useFormContext } from 'react-hook-form';
import type { TagInput } from '../../../rules/tag-list.ts';
import { TAG_COLORS, type TagColor } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldGroup } from '../form/field.tsx';

const SWATCHES: Record<TagColor, string> = {
  red: 'bg-tag-red-soft border-tag-red',
  yellow: 'bg-tag-yellow-soft border-tag-yellow',
  green: 'bg-tag-green-soft border-tag-green',
  blue: 'bg-tag-blue-soft border-tag-blue',
  purple: 'bg-tag-purple-soft border-tag-purple',
  gray: 'bg-tag-gray-soft border-tag-gray',
};

/** Radio buttons for the six colours. */
export function TagColorField() {
  const { t } = useTranslation('admin');
  const { register } = useFormContext<TagInput>();
  return (
    <FieldGroup name="color" label={t('tags.color')}>
      {() => (
        <div className="flex flex-wrap gap-2">
          {TAG_COLORS.map((color) => (
            <label
              key={color}
              className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line py-1 pr-3.5 pl-2 text-sm hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input type="radio" value={color} {...register('color')} className="sr-only" />
              <span aria-hidden="true" className={`size-5 rounded-full border-2 ${SWATCHES[color]}`} />
              {t(`tags.colors.${color}`)}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
