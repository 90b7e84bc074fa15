import { placeOfField, type FilePlace } from '../../../rules/import.ts';
import type { FaultList } from './fault-list.ts';
import { PARTS, isRecord, type FileRecord } from './format.ts';

/** The keywords of the schemas in `format.ts` that limit types. The rules of the forms check the other limits, with their own messages. */
interface ValueSchema {
  type: string | string[];
  properties?: Record<string, ValueSchema>;
  required?: string[];
  items?: ValueSchema;
  minimum?: number;
  maximum?: number;
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isRecord,
};

/**
 * Adds the faults in the types of the values of a record, and returns the names of its fields with faults. The records in its
 * lists are checked one by one. The validator of the schema library cannot be used: its report ends after eight errors.
 */
export function checkTypes(part: keyof typeof PARTS, value: unknown, place: FilePlace, faults: FaultList): ReadonlySet<string> {
  const schema = PARTS[part] as unknown as ValueSchema; // all schemas of the format have a type
  return isRecord(value) ? checkFields(schema, value, place, faults) : new Set(checkValue(schema, value, place, faults) ? [] : ['']);
}

function checkFields({ properties = {}, required = [] }: ValueSchema, record: FileRecord, place: FilePlace, faults: FaultList): ReadonlySet<string> {
  const missing = required.filter((name) => !Object.hasOwn(record, name));
  for (const field of missing) faults.add(place, 'missingField', { field });
  const wrong = Object.keys(record).filter((name) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema) faults.add(placeOfField(place, name), 'importFieldUnknown');
    return !schema || !checkValue(schema, record[name], placeOfField(place, name), faults);
  });
  return new Set([...missing, ...wrong]);
}

/** Whether a value has the type of its schema. Otherwise its faults are added. */
function checkValue(schema: ValueSchema, value: unknown, place: FilePlace, faults: FaultList): boolean {
  const { minimum = -Infinity, maximum = Infinity, items } = schema;
  const types = [schema.type].flat();
  const isInRange = typeof value !== 'number' || (value >= minimum && value <= maximum);
  if (!isInRange || !types.some((type) => TYPES[type]?.(value))) {
    const range = schema.minimum === undefined ? '' : maximum === Infinity ? ` ≥ ${minimum}` : ` ${minimum}–${maximum}`;
    faults.add(place, 'importTypeInvalid', { type: types.join(' / ') + range });
    return false;
  }
  if (isRecord(value)) return checkFields(schema, value, place, faults).size === 0;
  if (!Array.isArray(value) || !items || items.type === 'object') return true;
  return value.filter((entry, index) => !checkValue(items, entry, { ...place, path: `${place.path}[${index}]` }, faults)).length === 0;
}
