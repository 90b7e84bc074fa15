import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { DISPLAY_ORDER_MIN } from '../../../rules/limits.ts';
import { parseCount } from '../../../rules/records/fields.ts';
import { Field, type FieldLabels, INPUT, useFieldId, useOwnField } from './field.tsx';

interface SelectFieldProps<T extends FieldValues> extends FieldLabels {
  name: FieldPath<T>;
  options: readonly { value: string; label: string }[];
  /** The label of an option without a choice. Its value is null, or an empty text if `emptyValue` is ''. */
  emptyLabel?: string;
  emptyValue?: '' | null;
  /** Whether the values are `true` and `false`. */
  isBoolean?: boolean;
  /** The fields that have to be validated again after a change. */
  deps?: FieldPath<T>[];
}

export function SelectField<T extends FieldValues = FieldValues>({
  name,
  options,
  emptyLabel,
  emptyValue = null,
  isBoolean,
  deps,
  ...labels
}: SelectFieldProps<T>) {
  const { control } = useFormContext();
  const { field } = useController({ name, control, rules: { deps } });
  const read = (text: string) => {
    if (text === '') return emptyValue;
    return isBoolean ? text === 'true' : text;
  };
  return (
    <Field name={name} {...labels}>
      {(props) => (
        <select
          {...props}
          ref={field.ref}
          name={name}
          value={field.value === null || field.value === undefined ? '' : String(field.value)}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(read(event.target.value))}
          className={`${INPUT} h-10`}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A whole number, 0 or more. When the field loses the focus, an invalid number becomes 0 (spec §5). */
export function NumberField<T extends FieldValues = FieldValues>({
  name,
  readOnly,
  ...labels
}: FieldLabels & { name: FieldPath<T>; readOnly?: boolean }) {
  const { register, setValue } = useFormContext();
  const path: string = name;
  const { onBlur, ...field } = register(path, { setValueAs: parseCount });
  return (
    <Field name={name} {...labels}>
      {(control) => (
        <input
          {...control}
          {...field}
          onBlur={(event) => {
            setValue(path, parseCount(event.target.value), { shouldDirty: true });
            return onBlur(event);
          }}
          type="number"
          min={DISPLAY_ORDER_MIN}
          step={1}
          inputMode="numeric"
          readOnly={readOnly}
          className={`${INPUT} h-10 tabular-nums`}
        />
      )}
    </Field>
  );
}

export function CheckboxField<T extends FieldValues = FieldValues>({
  name,
  label,
  hint,
}: Omit<FieldLabels, 'required'> & { name: FieldPath<T> }) {
  const { control } = useFormContext();
  const {
    field: { ref, value, onBlur, onChange },
  } = useController({ name, control });
  const own = useOwnField(name);
  const id = useFieldId(name);
  return (
    <div className="flex gap-3">
      <input
        ref={ref}
        id={id}
        type="checkbox"
        checked={value === true}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-1 size-4.5 shrink-0 accent-accent"
      />
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          {label ?? own.label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
