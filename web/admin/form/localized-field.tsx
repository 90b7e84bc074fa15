import type { FieldPath, FieldValues } from 'react-hook-form';
import { LANGUAGES, LOCALES } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOwnField } from './own-field.ts';
import { TextArea, TextField } from './text-field.tsx';

interface LocalizedFieldProps<T extends FieldValues> {
  /** The path of the bilingual text, which has the fields `en` and `zh`. */
  name: FieldPath<T>;
  label?: string;
  hint?: string;
  required?: boolean;
  stopsAtMax?: boolean;
  /** The number of visible lines of a text area; a text field has one line without it. */
  rows?: number;
}

/** A text in both languages, side by side on wide screens. */
export function LocalizedField<T extends FieldValues = FieldValues>({
  name,
  label,
  rows,
  ...props
}: LocalizedFieldProps<T>) {
  const { t } = useTranslation('admin');
  const own = useOwnField(name);
  return (
    <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
      {LANGUAGES.map((language) => {
        const shared = {
          name: `${name}.${language}`,
          label: t(`form.label.${language}`, { label: label ?? own.label }),
          lang: LOCALES[language],
          ...props,
        };
        return rows === undefined ? (
          <TextField key={language} {...shared} />
        ) : (
          <TextArea key={language} rows={rows} {...shared} />
        );
      })}
    </div>
  );
}
