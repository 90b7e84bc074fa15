import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  set,
  useFormState,
} from 'react-hook-form';
import type { Issues } from '../../../rules/issues.ts';
import type { Message } from './failure-message.ts';

export function issuesResolver<T extends FieldValues>(check: (values: T) => Issues): Resolver<T> {
  return (values) => {
    const issues = Object.entries(check(values));
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<T> = {};
    for (const [path, issue] of issues) set(errors, path, fieldProblem(issue));
    return { values: {}, errors };
  };
}

/** A validation error in the format of React Hook Form: `type` is the key of the message. */
interface FieldProblem extends Pick<FieldError, 'type'> {
  params: Message['params'];
  message: string | undefined;
}

export function fieldProblem({ key = '', params, text }: Message): FieldProblem {
  return { type: key, params, message: text };
}

/** The validation message of a field; null if the field is valid. */
export function useFieldMessage(name: string): Message | null {
  const { errors } = useFormState({ name });
  const problem = get(errors, name) as FieldProblem | undefined; // set by the resolver or by setError
  return problem ? { key: problem.type, params: problem.params, text: problem.message } : null;
}

/**
 * Whether the message of a list belongs to the entry at an index. A message without a position belongs to all entries.
 */
export function isAbout(message: Message | null, index: number): boolean {
  if (!message) return false;
  const position = message.params?.n;
  return position === undefined || position === index + 1;
}
