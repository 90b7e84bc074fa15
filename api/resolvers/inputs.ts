import { wrongType, type FieldIssue } from '../errors.ts';
import { WRONG_TYPES, type Patch } from '../services/writes.ts';

type NullableInput<T> = { [K in keyof T]?: T[K] | null | undefined };

/**
 * Makes the input of a service, as REST does: omitted fields stay omitted; null becomes a blank text or the default,
 * which the rules reject for a required field; a null boolean has a wrong type.
 */
export function parseInput<T extends object>(input: NullableInput<T>, defaults: T): Patch<T> {
  const fields: Record<string, unknown> = {};
  const wrongTypes: FieldIssue[] = [];
  for (const [name, value] of Object.entries(input)) {
    const empty: unknown = Reflect.get(defaults, name);
    if (value === null && typeof empty === 'boolean') wrongTypes.push(wrongType(name));
    else if (value !== undefined) fields[name] = value ?? (typeof empty === 'string' ? '' : empty);
  }
  return Object.assign(fields as Patch<T>, wrongTypes.length > 0 && { [WRONG_TYPES]: wrongTypes }); // the names are the keys of the input
}
