import { wrongType } from '../errors.ts';
import { WRONG_TYPES, type Patch } from '../services/writes.ts';

type NullableInput<T> = { [K in keyof T]?: T[K] | null | undefined };

/**
 * Makes the input of a service, as REST does: omitted fields stay omitted; null becomes a blank text or the default,
 * which the rules reject for a required field; a null boolean has a wrong type.
 */
export function parseInput<T extends object>(input: NullableInput<T>, defaults: T): Patch<T> {
  const isNullFlag = (name: string, value: unknown) =>
    value === null && typeof Reflect.get(defaults, name) === 'boolean';
  const entries = Object.entries(input).filter(([name, value]) => value !== undefined && !isNullFlag(name, value));
  const wrongTypes = Object.entries(input)
    .filter(([name, value]) => isNullFlag(name, value))
    .map(([name]) => wrongType(name));
  const blankOf = (value: unknown) => (typeof value === 'string' ? '' : value);
  const fields = Object.fromEntries(
    entries.map(([name, value]) => [name, value ?? blankOf(Reflect.get(defaults, name))]),
  );
  return Object.assign(fields as Patch<T>, wrongTypes.length > 0 && { [WRONG_TYPES]: wrongTypes }); // the names are the keys of the input
}
