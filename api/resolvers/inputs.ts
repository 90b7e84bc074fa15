import { invalidField } from '../errors.ts';

type NullableInput<T> = { [K in keyof T]?: T[K] | null | undefined };

/**
 * Converts a GraphQL input to the input of a service, with the same results as in REST. Omitted fields stay omitted. Null
 * becomes a blank text or the default value, which the rules reject for a required field. Throws BAD_REQUEST for a null
 * boolean.
 */
export function parseInput<T extends object>(input: NullableInput<T>, defaults: T): Partial<T> {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? blankOf(defaults, name)])) as Partial<T>; // the names are the keys of the input
}

function blankOf(defaults: object, name: string): unknown {
  const value: unknown = Reflect.get(defaults, name);
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') throw invalidField(name);
  return value;
}
