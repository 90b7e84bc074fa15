import { AppError } from '../errors.ts';

type Given<T> = { [K in keyof T]?: T[K] | null | undefined };

/**
 * What an input really says, with the verdicts of REST: fields that are left out are left out, and null says what
 * `blank` has there, for the rules to refuse where something has to be. Throws BAD_REQUEST for a null flag.
 */
export function given<T extends object>(input: Given<T>, blank: T): Partial<T> {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? blankOf(blank, name)])) as Partial<T>; // the input's own names
}

function blankOf(blank: object, name: string): unknown {
  const value: unknown = Reflect.get(blank, name);
  if (typeof value === 'boolean') throw new AppError('BAD_REQUEST', `Invalid ${name}`, { [name]: `Invalid ${name}` });
  return value;
}
