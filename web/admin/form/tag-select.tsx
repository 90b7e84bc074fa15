import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldGroup, type FieldLabels } from './field.tsx';
import { TagChoices } from './tag-choices.tsx';

/** The tags of a record, as a list of their ids. */
export function TagSelect<T extends FieldValues = FieldValues>({ name, ...labels }: FieldLabels & { name: FieldPath<T> }) {
  const { t } = useTranslation('admin');
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const chosen: string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <FieldGroup name={name} {...labels} hint={labels.hint ?? t('form.tagsHint')}>
      {() => <TagChoices chosen={chosen} onChange={field.onChange} />}
    </FieldGroup>
  );
}
