import { isRecord } from '#rules/json.ts';
import { fieldLocation, type FileLocation, type ImportFault } from '#rules/import.ts';
import { IMPORT_FAULTS_MAX } from '#rules/limits.ts';
import type { MessageKey, MessageParams } from '#rules/messages.ts';
import { PARTS, type FileRecord, type Schema } from './format.ts';

/** Only the first faults are collected, because a file can have one at each of its values. */
export class FaultList {
  readonly first: ImportFault[] = [];
  count = 0;

  add(location: FileLocation, key: MessageKey, params: MessageParams = {}): void {
    this.count += 1;
    if (this.first.length < IMPORT_FAULTS_MAX) this.first.push({ ...location, key, params });
  }
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isRecord,
};

/** The fields that identify records (docs/catalogue-file.md). */
const IDENTIFYING_FIELDS = [
  'slug',
  'name',
  'versionNumber',
  'platform',
  'architecture',
  'releaseChannel',
  'topic',
  'title',
  'id',
];

export interface ReadRecord {
  location: FileLocation;
  /** The record without unknown fields and those of a wrong type. */
  record: FileRecord;
  /** The names of the fields of a wrong type. No other fault of them is reported. */
  wrongFields: ReadonlySet<string>;
  /** Otherwise it may be a stored record, which needs no further fields. */
  isIdentified: boolean;
}

/**
 * Adds the faults in the types of the values; null for what is no record. Records in lists are checked one by one. The
 * validator of the schema library cannot be used: its report ends after eight errors.
 */
export function readRecord(
  part: keyof typeof PARTS,
  value: unknown,
  location: FileLocation,
  faults: FaultList,
): ReadRecord | null {
  if (isRecord(value)) return checkFields(PARTS[part], value, location, faults);
  checkValue(PARTS[part], value, location, faults);
  return null;
}

function checkFields(
  { properties = {}, required = [] }: Schema,
  value: FileRecord,
  location: FileLocation,
  faults: FaultList,
): ReadRecord {
  const wrongFields = new Set(required.filter((name) => !Object.hasOwn(value, name)));
  for (const field of wrongFields) faults.add(location, 'missingField', { field });
  const record: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!schema) faults.add(fieldLocation(location, name), 'importFieldUnknown');
    else if (checkValue(schema, value[name], fieldLocation(location, name), faults)) record[name] = value[name];
    else wrongFields.add(name);
  }
  return { location, record, wrongFields, isIdentified: !IDENTIFYING_FIELDS.some((name) => wrongFields.has(name)) };
}

function checkValue(schema: Schema, value: unknown, location: FileLocation, faults: FaultList) {
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
