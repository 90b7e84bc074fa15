import { get, useFormState, type FieldError } from 'react-hook-form';
import type { Message } from './message-text.ts';

/** What is wrong with a field, as React Hook Form keeps it: its `type` is the key of the message. */
interface FieldProblem extends Pick<FieldError, 'type'> {
  params: Message['params'];
  message: string | undefined;
}

export function fieldProblem({ key = '', params, text }: Message): FieldProblem {
  return { type: key, params, message: text };
}

/** What is wrong with a field, by the rules or the server; null when nothing is. */
export function useFieldMessage(name: string): Message | null {
  const { errors } = useFormState({ name });
  const problem = get(errors, name) as FieldProblem | undefined; // what the resolver or setError put there
  return problem ? { key: problem.type, params: problem.params, text: problem.message } : null;
}

/** Whether the message of a list is about the entry at a place; one without a position is about all of them. */
export function isAbout(message: Message | null, place: number): boolean {
  if (!message) return false;
  const position = message.params?.n;
  return position === undefined || position === place + 1;
}
