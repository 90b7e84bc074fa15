import { get, useFormState, type FieldError } from 'react-hook-form';
import type { Message } from './message-text.ts';

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
