import { invalidField } from '../errors.ts';

type Given<T> = { [K in keyof T]?: T[K] | null | undefined };

/**
 * What an input really says, with the verdicts of REST: fields that are left out are left out, and null says what
 * `defaults` has there, or blank text, for the rules to refuse where something has to be. Throws BAD_REQUEST for a null flag.
 */
export function given<T extends object>(input: Given<T>, defaults: T): Partial<T> {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? blankOf(defaults, name)])) as Partial<T>; // the input's own names
}

function blankOf(defaults: object, name: string): unknown {
  const value: unknown = Reflect.get(defaults, name);
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') throw invalidField(name);
  return value;
}
