import {
  type ClipboardEventHandler,
  type ComponentType,
  type FocusEvent,
  type InputHTMLAttributes,
  useId,
} from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext, useWatch } from 'react-hook-form';
import { lengthOf } from '#rules/issues.ts';
import { DISPLAY_ORDER_MIN } from '#rules/limits.ts';
import { parseCount } from '#rules/records/field-kinds.ts';
import { type FieldKind } from '#rules/records/fields.ts';
import { LANGUAGES, LOCALES } from '#rules/vocabulary.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import { Select } from '../../../ui/select.tsx';
import { Field, type FieldLabels, INPUT, TEXT_AREA, URL_INPUT, useOwnField } from './field.tsx';
import { useChoiceWords } from './field-labels.ts';
import { ImageField } from './image-field.tsx';
import { FieldUrlState } from './link-states.tsx';
import { TagSelect } from './tag-select.tsx';

interface RecordFieldProps<T extends FieldValues>
  extends
    Omit<TextFieldProps<T>, 'type' | 'deps'>,
    Pick<SelectFieldProps<T>, 'options' | 'emptyLabel'>,
    Partial<Pick<Parameters<typeof ImageField>[0], 'shape'>> {}

const INPUTS: Partial<Record<FieldKind, ComponentType<RecordFieldProps<FieldValues>>>> = {
  choice: SelectField,
  date: DateField,
  localized: LocalizedField,
  picture: ImageField,
  tagIds: TagSelect,
  flag: CheckboxField,
};

/** The input by the kind of the field in the table of its record. */
export function RecordField<T extends FieldValues>(props: RecordFieldProps<T>) {
  const { field } = useOwnField(props.name);
  const Input = INPUTS[field?.kind ?? 'text'] ?? TextField;
  return <Input {...props} />;
}

interface TextFieldProps<T extends FieldValues> extends FieldLabels {
  name: FieldPath<T>;
  stopsAtMax?: boolean;
  lang?: string;
  placeholder?: string;
  spellCheck?: boolean;
  readOnly?: boolean;
  onPaste?: ClipboardEventHandler;
  type?: 'url';
  /** Makes it a text area. */
  rows?: number | undefined;
  isCode?: boolean;
  /** Fields that are validated again after a change. */
  deps?: FieldPath<T>[];
}

/** The attributes of the input of a kind, if it is not just a text. */
const ATTRIBUTES: Partial<Record<FieldKind, InputHTMLAttributes<HTMLInputElement>>> = {
  url: URL_INPUT,
  count: { type: 'number', min: DISPLAY_ORDER_MIN, step: 1, inputMode: 'numeric' },
};

export function TextField<T extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  required,
  isLabelHidden,
  type,
  stopsAtMax,
  rows,
  isCode,
  deps,
  ...input
}: TextFieldProps<T>) {
  const { register, setValue } = useFormContext();
  const { max, field } = useOwnField(name);
  const kind = type ?? field?.kind ?? 'text';
  const style = isCode ? 'font-mono text-sm whitespace-pre' : 'leading-relaxed';
  const path: string = name;
  /** An invalid number becomes 0 when the field loses the focus (spec §5). */
  const onBlur = ({ target }: FocusEvent<HTMLInputElement>) =>
    setValue(path, parseCount(target.value), { shouldDirty: true });
  const shared = {
    ...register(path, {
      deps,
      ...(field?.empty === null && { setValueAs: blankToNull }),
      ...(kind === 'count' && { setValueAs: parseCount, onBlur }),
    }),
    maxLength: stopsAtMax ? max : undefined,
    ...input,
  };
  return (
    <Field
      {...{ name, label, hint, required, isLabelHidden }}
      aside={kind === 'url' ? <FieldUrlState name={name} /> : max && <TextCounter name={name} max={max} />}
    >
      {(control) =>
        rows === undefined ? (
          <input {...control} type="text" autoComplete="off" {...ATTRIBUTES[kind]} {...shared} className={INPUT} />
        ) : (
          <textarea {...control} rows={rows} {...shared} className={`${TEXT_AREA} ${style}`} />
        )
      }
    </Field>
  );
}

function DateField<T extends FieldValues>({ name, label, hint, required }: TextFieldProps<T>) {
  const { field } = useController({ name });
  return (
    <Field {...{ name, label, hint, required }}>
      {(control) => <DateInput {...control} {...field} className={INPUT} />}
    </Field>
  );
}

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

export function LocalizedField<T extends FieldValues = FieldValues>({
  name,
  label,
  ...props
}: Omit<TextFieldProps<T>, 'deps'>) {
  const { t } = useTexts();
  return (
    <div className="two-columns">
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          {...props}
          name={`${name}.${language}`}
          label={label && t(`form.label.${language}`, { label })}
          lang={LOCALES[language]}
        />
      ))}
    </div>
  );
}

interface SelectFieldProps<T extends FieldValues> extends FieldLabels, Pick<TextFieldProps<T>, 'name' | 'deps'> {
  /** If they are missing, the select offers the words in the table of the record. */
  options?: readonly { value: string; label: string }[];
  /** The label of the option of an empty field. */
  emptyLabel?: string;
}

export function SelectField<T extends FieldValues = FieldValues>({
  name,
  options,
  emptyLabel,
  deps,
  ...labels
}: SelectFieldProps<T>) {
  const { register } = useFormContext();
  const own = useOwnField(name);
  const wordsOf = useChoiceWords();
  const known = own.field?.schema.enum;
  const words: (string | null)[] = Array.isArray(known) ? known : [];
  const choices =
    options ??
    words.filter((value) => value !== null).map((value) => ({ value, label: wordsOf(own.name, value) ?? value }));
  // React Hook Form calls it with the value of the input, and with the value that the form begins with.
  const setValueAs = (value: unknown) => {
    if (value === '') return own.field?.empty ?? null;
    return own.field?.kind === 'flag' && typeof value === 'string' ? value === 'true' : value;
  };
  return (
    <Field name={name} {...labels}>
      {(props) => (
        <Select {...props} {...register(name, { deps, setValueAs })}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function CheckboxField<T extends FieldValues = FieldValues>({
  name,
  label,
  hint,
}: FieldLabels & { name: FieldPath<T> }) {
  const { register } = useFormContext();
  const own = useOwnField(name);
  const id = useId();
  return (
    <div className="flex gap-3">
      <input
        {...register(name)}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-1 size-4.5 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          {label ?? own.label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="caption">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
