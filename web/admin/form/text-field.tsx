import type { ClipboardEventHandler, ComponentProps } from 'react';
import { useFormContext, useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
import { lengthOf } from '../../../rules/issues.ts';
import { FieldUrlState } from '../links/link-states.tsx';
import { Field, INPUT, type FieldLabels } from './field.tsx';

interface TextProps<T extends FieldValues> extends FieldLabels {
  name: FieldPath<T>;
  /** Shows the current and the maximum number of characters near this limit. */
  max?: number;
  /** Whether the input does not accept more characters than `max`. */
  stopsAtMax?: boolean;
  /** Whether an empty text means null. */
  nullable?: boolean;
  lang?: string;
  placeholder?: string;
  spellCheck?: boolean;
}

interface TextFieldProps<T extends FieldValues> extends TextProps<T> {
  type?: 'text' | 'url' | 'date';
  readOnly?: boolean;
  list?: string;
  onPaste?: ClipboardEventHandler<HTMLInputElement>;
}

/** An input with one line. */
export function TextField<T extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  required,
  type = 'text',
  max,
  stopsAtMax,
  nullable,
  ...input
}: TextFieldProps<T>) {
  const { register } = useFormContext();
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      required={required}
      aside={max ? <TextCounter name={name} max={max} /> : type === 'url' && <FieldUrlState name={name} />}
    >
      {(control) => (
        <input
          {...control}
          {...register(name, nullable ? { setValueAs: blankToNull } : {})}
          // The rules validate URLs; with type="url" the browser would apply rules of its own.
          type={type === 'url' ? 'text' : type}
          inputMode={type === 'url' ? 'url' : undefined}
          maxLength={stopsAtMax ? max : undefined}
          autoComplete="off"
          {...input}
          className={`${INPUT} h-10`}
        />
      )}
    </Field>
  );
}

interface TextAreaProps<T extends FieldValues> extends TextProps<T> {
  rows?: number;
  /** Uses a monospaced font and does not wrap lines. */
  isCode?: boolean;
}

/** An input with several lines. */
export function TextArea<T extends FieldValues = FieldValues>({
  name,
  label,
  hint,
  required,
  rows = 4,
  max,
  stopsAtMax,
  nullable,
  isCode,
  ...input
}: TextAreaProps<T>) {
  const { register } = useFormContext();
  const style: ComponentProps<'textarea'>['className'] = isCode
    ? 'font-mono text-sm whitespace-pre'
    : 'leading-relaxed';
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      required={required}
      aside={max && <TextCounter name={name} max={max} />}
    >
      {(control) => (
        <textarea
          {...control}
          {...register(name, nullable ? { setValueAs: blankToNull } : {})}
          rows={rows}
          maxLength={stopsAtMax ? max : undefined}
          {...input}
          className={`${INPUT} block py-2 ${style}`}
        />
      )}
    </Field>
  );
}

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
