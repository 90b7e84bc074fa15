import type { ReactNode } from 'react';
import { useFieldMessage } from './field-problem.ts';
import { useMessageText, type Message } from './message-text.ts';
import { useOwnField } from './own-field.ts';
import { useRecordFormContext } from './record-form-context.ts';

/** The styles of every input. */
export const INPUT =
  'w-full rounded-lg border border-line bg-surface px-3 text-base placeholder:text-muted aria-invalid:border-danger [input&]:read-only:bg-sunken disabled:opacity-60 sm:text-sm';

/** The attributes that connect an input with its label, hint and message. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** The label and the mark of the table of the record hold where they are left out. */
export interface FieldLabels {
  label?: string;
  /** A sentence below the label. */
  hint?: string;
  required?: boolean;
  /** Whether only screen readers have the label, for example in a table. */
  isLabelHidden?: boolean;
}

interface FieldProps extends FieldLabels {
  name: string;
  /** Shown to the right of the label. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** A label with its input. Below it is the validation message (spec §5). */
export function Field({ isGroup, ...props }: FieldProps & { isGroup?: boolean }) {
  const { name, hint, isLabelHidden, aside, children } = props;
  const own = useOwnField(name);
  const { label = own.label, required = own.isRequired || undefined } = props;
  const message = useFieldMessage(name);
  const control = useControlProps(name, { hasHint: hint !== undefined, required });
  const head = isLabelHidden ? 'sr-only' : 'mb-1.5 flex w-full items-baseline justify-between gap-3';
  const words = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  );
  const body = (
    <>
      {hint && (
        <p id={`${control.id}-hint`} className="-mt-1 mb-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      {children(control)}
      <FieldProblem id={control.id} message={message} />
    </>
  );
  if (isGroup)
    return (
      <fieldset className="min-w-0" aria-describedby={control['aria-describedby']}>
        <legend className={`${head} text-sm font-medium`}>
          <span>{words}</span>
          {aside}
        </legend>
        {body}
      </fieldset>
    );
  return (
    <div className="min-w-0">
      <div className={head}>
        <label htmlFor={control.id} className="text-sm font-medium">
          {words}
        </label>
        {aside}
      </div>
      {body}
    </div>
  );
}

/** The same for an input that consists of several elements: a fieldset with a legend. */
export function FieldGroup(props: FieldProps) {
  return <Field isGroup {...props} />;
}

/** The id of the input of a field. */
export function useFieldId(name: string): string {
  const { id = '' } = useRecordFormContext();
  return `${id}field-${name.replaceAll('.', '-')}`;
}

/** The attributes of the input of a field. */
export function useControlProps(
  name: string,
  { hasHint, required }: { hasHint: boolean; required: boolean | undefined },
): ControlProps {
  const isInvalid = useFieldMessage(name) !== null;
  const id = useFieldId(name);
  const described = [hasHint && `${id}-hint`, isInvalid && `${id}-problem`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': isInvalid,
    'aria-required': required,
    'aria-describedby': described || undefined,
  };
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="ml-0.5 text-danger">
      *
    </span>
  );
}

/** The validation message of a field (spec §5). */
export function FieldProblem({ id, message }: { id: string; message: Message | null }) {
  const messageText = useMessageText();
  if (!message) return null;
  return (
    <p id={`${id}-problem`} className="mt-1.5 text-sm text-danger">
      {messageText(message)}
    </p>
  );
}
