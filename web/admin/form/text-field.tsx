import type { ClipboardEventHandler } from 'react';
import { type FieldPath, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { lengthOf } from '../../../rules/issues.ts';
import { FieldUrlState } from './link-states.tsx';
import { Field, type FieldLabels, INPUT, type OwnField, useOwnField } from './field.tsx';
import { LANGUAGES, LOCALES } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface TextFieldProps<T extends FieldValues> extends FieldLabels {
  name: FieldPath<T>;
  /** Whether the input does not accept more characters than the limit of the field. */
  stopsAtMax?: boolean;
  lang?: string;
  placeholder?: string;
  spellCheck?: boolean;
  readOnly?: boolean;
  onPaste?: ClipboardEventHandler;
  type?: OwnField['type'];
  /** The number of visible lines of a text area; a text field has one line without it. */
  rows?: number | undefined;
  isCode?: boolean;
  /** The fields that have to be validated again after a change. */
  deps?: FieldPath<T>[];
}

export function TextField<T extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  required,
  isLabelHidden,
  type: given,
  stopsAtMax,
  rows,
  isCode,
  deps,
  ...input
}: TextFieldProps<T>) {
  const { register } = useFormContext();
  const { max, isNullable, ...own } = useOwnField(name);
  const type = given ?? own.type;
  const style = isCode ? 'font-mono text-sm whitespace-pre' : 'leading-relaxed';
  const shared = {
    ...register(name, { deps, ...(isNullable && { setValueAs: blankToNull }) }),
    maxLength: stopsAtMax ? max : undefined,
    ...input,
  };
  return (
    <Field
      {...{ name, label, hint, required, isLabelHidden }}
      aside={type === 'url' ? <FieldUrlState name={name} /> : max && <TextCounter name={name} max={max} />}
    >
      {(control) =>
        rows === undefined ? (
          // The rules validate URLs; with type="url" the browser would apply rules of its own.
          <input
            {...control}
            {...(type === 'url' ? URL_INPUT : { type })}
            autoComplete="off"
            {...shared}
            className={`${INPUT} h-10`}
          />
        ) : (
          <textarea {...control} rows={rows} {...shared} className={`${INPUT} block py-2 ${style}`} />
        )
      }
    </Field>
  );
}

export const URL_INPUT = { inputMode: 'url', spellCheck: false, placeholder: 'https://', autoComplete: 'off' } as const;

/** The part of the maximum from which the number of characters is shown. */
const NEAR_LIMIT = 0.8;

function TextCounter({ name, max }: { name: string; max: number }) {
  const value: unknown = useWatch({ name });
  const length = typeof value === 'string' ? lengthOf(value) : 0;
  if (length < max * NEAR_LIMIT) return null;
  return (
    <span
      aria-hidden="true"
      className={`text-xs tabular-nums ${length > max ? 'font-medium text-danger' : 'text-muted'}`}
    >
      {length} / {max}
    </span>
  );
}

function blankToNull(text: unknown): unknown {
  return typeof text === 'string' && text.trim() === '' ? null : text;
}

/** A text in both languages, side by side on wide screens. */
export function LocalizedField<T extends FieldValues = FieldValues>({
  name,
  label,
  ...props
}: Omit<TextFieldProps<T>, 'deps'>) {
  const { t } = useTranslation('admin');
  const own = useOwnField(name);
  return (
    <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          {...props}
          name={`${name}.${language}`}
          label={t(`form.label.${language}`, { label: label ?? own.label })}
          lang={LOCALES[language]}
        />
      ))}
    </div>
  );
}
