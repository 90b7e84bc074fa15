import { type ReactNode, useId } from 'react';
import { type FieldErrors, type FieldValues, get, type Resolver, set, useFormState } from 'react-hook-form';
import type { Issues } from '#rules/issues.ts';
import type { AnyField } from '#rules/records/fields.ts';
import { RECORDS } from '#rules/records/registry.ts';
import { requiredContext } from '../../../ui/required-context.ts';
import { fieldOf, type FormType, useFieldLabels } from './field-labels.ts';
import { type Message, useMessageText } from '../graph/failure-message.ts';

const CONTROL =
  'w-full field px-3 text-base tabular-nums placeholder:text-muted aria-invalid:border-danger [input&]:read-only:bg-sunken disabled:opacity-60 sm:text-sm';
export const INPUT = `${CONTROL} h-10`;
export const TEXT_AREA = `${CONTROL} block py-2`;

/** The rules validate URLs; with type="url" the browser would apply rules of its own. */
export const URL_INPUT = { inputMode: 'url', spellCheck: false, placeholder: 'https://', autoComplete: 'off' } as const;

export interface ControlProps {
  id: string;
  name?: string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** A missing label or mark is that in the table of the record. */
export interface FieldLabels {
  label?: string;
  hint?: string;
  required?: boolean;
  /** Whether only screen readers have the label. */
  isLabelHidden?: boolean;
}

interface LabelledControlProps extends FieldLabels, Pick<ControlProps, 'name'> {
  problem?: string | undefined;
  aside?: ReactNode;
  /** Makes it a fieldset with a legend. */
  isGroup?: boolean;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ name, ...props }: Omit<LabelledControlProps, 'problem'> & { name: string }) {
  const messageText = useMessageText();
  const { label, field } = useOwnField(name);
  const message = useFieldMessage(name);
  return (
    <LabelledControl
      name={name}
      {...props}
      label={props.label ?? label}
      required={props.required ?? (field?.isRequired || undefined)}
      problem={message ? messageText(message) : undefined}
    />
  );
}

/** A control with its label, hint and problem. `Field` is that of a record. */
export function LabelledControl(props: LabelledControlProps) {
  const id = useId();
  const { name, label, hint, required, isLabelHidden, problem, aside, isGroup, children } = props;
  const isInvalid = problem !== undefined;
  const describedBy = [hint && `${id}-hint`, isInvalid && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  const words = (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className="ml-0.5 text-danger">
          *
        </span>
      )}
    </>
  );
  const [Box, Head] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'div'] as const);
  return (
    <Box className="min-w-0" aria-describedby={isGroup ? describedBy : undefined}>
      <Head className={isLabelHidden ? 'sr-only' : 'mb-1.5 flex w-full items-baseline justify-between gap-3 text-sm'}>
        {isGroup ? (
          <span className="font-medium">{words}</span>
        ) : (
          <label htmlFor={id} className="font-medium">
            {words}
          </label>
        )}
        {aside}
      </Head>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-1.5 caption">
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        'aria-invalid': isInvalid,
        'aria-required': required,
        'aria-describedby': describedBy,
      })}
      {isInvalid && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm text-danger">
          {problem}
        </p>
      )}
    </Box>
  );
}

export interface RecordFormContext {
  type: FormType;
  /** Prevents saving until the returned function is called. */
  blockSaving: () => () => void;
  /** The paths of the fields that were changed elsewhere too. */
  conflicts: readonly string[];
}

export const [RecordFormContextProvider, useRecordFormContext] = requiredContext<RecordFormContext>();

export function useOwnField(path: string) {
  const labelOf = useFieldLabels();
  const { type } = useRecordFormContext();
  const { base: name, field } = fieldOf(type, path);
  const max = field?.schema.maxLength;
  return { name, field, label: labelOf(type, path) ?? '', max: typeof max === 'number' ? max : undefined };
}

export function linksIn(type: FormType, values: object): (string | null)[] {
  const isLink = ({ kind }: AnyField) => ['url', 'picture', 'urls', 'pictures'].includes(kind);
  return Object.entries<AnyField>(RECORDS[type].fields).flatMap(([name, field]) => {
    const value: string | string[] | null | undefined = Reflect.get(values, name);
    return isLink(field) ? (value ?? []) : [];
  });
}

export function issuesResolver<T extends FieldValues>(check: (values: T) => Issues): Resolver<T> {
  return (values) => {
    const issues = Object.entries(check(values));
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<T> = {};
    for (const [path, issue] of issues) set(errors, path, fieldProblem(issue));
    return { values: {}, errors };
  };
}

/** React Hook Form needs a type. */
export function fieldProblem(message: Message) {
  return { type: message.key ?? '', ...message };
}

export function useFieldMessage(name: string): Message | null {
  const { errors } = useFormState({ name });
  const message: Message | undefined = get(errors, name); // set by the resolver or by setError
  return message ?? null;
}

/**
 * Whether the message of a list belongs to the entry at an index. A message without a position belongs to all entries.
 */
export function isAbout(message: Message | null, index: number) {
  if (!message) return false;
  const position = message.params?.n;
  return position === undefined || position === index + 1;
}
