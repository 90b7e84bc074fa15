import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldGroup, type FieldLabels } from './field.tsx';
import { TagChoices } from './tag-choices.tsx';

/** The tags of a record; the value is a list of ids. */
export function TagSelect<T extends FieldValues = FieldValues>({
  name,
  ...labels
}: FieldLabels & { name: FieldPath<T> }) {
  const { t } = useTranslation('admin');
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const chosen: string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <FieldGroup name={name} {...labels} hint={labels.hint ?? t('form.tagsHint')}>
      {(control) => (
        // After a failed submit, the focus moves here like to an input.
        <div tabIndex={-1} data-invalid={control['aria-invalid'] || undefined} className="outline-none">
          <TagChoices chosen={chosen} onChange={field.onChange} />
        </div>
      )}
    </FieldGroup>
  );
}
