import { fieldLocation, type FileLocation, type ImportFault } from '#rules/import.ts';
import { IMPORT_FAULTS_MAX } from '#rules/limits.ts';
import type { MessageKey, MessageParams } from '#rules/messages.ts';
import { PARTS, isRecord, type FileRecord } from './format.ts';

/**
 * The faults of a file, of which only the first ones are collected, because a file can have one at each of its values.
 */
export class FaultList {
  readonly first: ImportFault[] = [];
  count = 0;

  add(location: FileLocation, key: MessageKey, params: MessageParams = {}): void {
    this.count += 1;
    if (this.first.length < IMPORT_FAULTS_MAX) this.first.push({ ...location, key, params });
  }
}

/**
 * The keywords of the schemas in `format.ts` that limit types. The rules of the forms check the other limits, with
 * their own messages.
 */
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

/** The fields of a record by whether their types are right. Unknown fields are in neither part. */
interface CheckedFields {
  right: FileRecord;
  wrong: ReadonlySet<string>;
}

/**
 * Adds the faults in the types of the values of a record, and returns its fields; null if the value is no record. The
 * records in its lists are checked one by one. The validator of the schema library cannot be used: its report ends
 * after eight errors.
 */
export function checkTypes(
  part: keyof typeof PARTS,
  value: unknown,
  location: FileLocation,
  faults: FaultList,
): CheckedFields | null {
  const schema = PARTS[part] as unknown as ValueSchema; // all schemas of the format have a type
  if (isRecord(value)) return checkFields(schema, value, location, faults);
  checkValue(schema, value, location, faults);
  return null;
}

function checkFields(
  { properties = {}, required = [] }: ValueSchema,
  record: FileRecord,
  location: FileLocation,
  faults: FaultList,
): CheckedFields {
  const missing = required.filter((name) => !Object.hasOwn(record, name));
  for (const field of missing) faults.add(location, 'missingField', { field });
  const [right, wrong] = [new Map<string, unknown>(), new Set(missing)];
  for (const name of Object.keys(record)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema) faults.add(fieldLocation(location, name), 'importFieldUnknown');
    else if (checkValue(schema, record[name], fieldLocation(location, name), faults)) right.set(name, record[name]);
    else wrong.add(name);
  }
  return { right: Object.fromEntries(right), wrong };
}

function checkValue(schema: ValueSchema, value: unknown, location: FileLocation, faults: FaultList) {
  const { minimum = -Infinity, maximum = Infinity, items } = schema;
  const types = [schema.type].flat();
  const isInRange = typeof value !== 'number' || (value >= minimum && value <= maximum);
  if (!isInRange || !types.some((type) => TYPES[type]?.(value))) {
    const range = schema.minimum === undefined ? '' : maximum === Infinity ? ` ≥ ${minimum}` : ` ${minimum}–${maximum}`;
    faults.add(location, 'importTypeInvalid', { type: types.join(' / ') + range });
    return false;
  }
  const { count } = faults;
  if (isRecord(value)) checkFields(schema, value, location, faults);
  if (Array.isArray(value) && items && items.type !== 'object')
    for (const [index, entry] of value.entries())
      checkValue(items, entry, { ...location, path: `${location.path}[${index}]` }, faults);
  return faults.count === count;
}
