import { isRecord } from '#rules/json.ts';
import { fieldLocation, type FileLocation, type ImportFault } from '#rules/import.ts';
import { IMPORT_FAULTS_MAX } from '#rules/limits.ts';
import type { MessageKey, MessageParams } from '#rules/messages.ts';
import { plainText } from '#rules/plain-text.ts';
import { BYTE_ORDER_MARK, PARTS, type FileRecord, type Schema } from './format.ts';
import { firstErrorIn, repeatedKeysIn } from './json-lines.ts';
import { createPause } from '../pause.ts';

/** Only the first faults are collected, because a file can have one at each of its values. */
export class FaultList {
  readonly first: ImportFault[] = [];
  count = 0;

  add(location: FileLocation, key: MessageKey, params: MessageParams = {}): void {
    this.count += 1;
    if (this.first.length < IMPORT_FAULTS_MAX) this.first.push({ ...location, key, params });
  }
}

export interface ReadRecord {
  location: FileLocation;
  /** The record without unknown fields and those of a wrong type. */
  record: FileRecord;
  /** The names of the fields of a wrong type. No other fault of them is reported. */
  wrongFields: ReadonlySet<string>;
  /** Otherwise it may be a stored record, which needs no further fields. */
  isIdentified: boolean;
}

export interface ReadBrowser extends Omit<ReadRecord, 'record'> {
  slug: string;
  name: string;
  /** Null in a table of versions, which adds no browsers. */
  record: FileRecord | null;
  facts: ReadRecord[];
  sources: ReadRecord[];
  versions: ReadRecord[];
}

/** `faults` are those in the types of values. */
export interface ReadFile {
  browsers: ReadBrowser[];
  slides: ReadRecord[];
  customCodes: ReadRecord[];
  /** Null if the file does not have them. */
  tags: ReadRecord[] | null;
  homepage: ReadRecord | null;
  faults: FaultList;
}

export const NO_RECORDS: Omit<ReadFile, 'faults'> = {
  browsers: [],
  slides: [],
  customCodes: [],
  tags: null,
  homepage: null,
};

const CATALOGUE_FIELDS = Object.keys(PARTS.catalogue.properties ?? {});

const WHOLE_FILE: FileLocation = { path: '', line: null };

/** Spreadsheets write "Unicode text" as UTF-16, which its byte order mark tells. */
export function decodedFile(bytes: Uint8Array) {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** What other encodings become when they are read as UTF-8: replacement characters, or NUL in UTF-16. */
export const NOT_UTF8 = /[\0\uFFFD]/u;

/** The character NUL in a JSON text, which PostgreSQL cannot store. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/u;

export function unreadable(key: MessageKey, line: number | null = null, path = ''): ReadFile {
  const faults = new FaultList();
  faults.add({ path, line }, key);
  return { ...NO_RECORDS, faults };
}

export async function readCatalogueText(fileText: string): Promise<ReadFile> {
  const text = fileText.replace(BYTE_ORDER_MARK, '');
  if (NOT_UTF8.test(text)) return unreadable('importNotUtf8');
  let catalogue: unknown;
  try {
    catalogue = JSON.parse(text);
  } catch {
    const { line, isCut } = firstErrorIn(text);
    return unreadable(isCut ? 'importFileCut' : 'importNotJson', line);
  }
  const nul = ESCAPED_NUL.exec(text);
  if (nul) return unreadable('importUnreadable', text.slice(0, nul.index).split('\n').length);
  const file = await readCatalogue(catalogue);
  for (const location of repeatedKeysIn(text)) file.faults.add(location, 'importKeyRepeated');
  return file;
}

async function readCatalogue(catalogue: unknown): Promise<ReadFile> {
  if (!isRecord(catalogue) || isOtherFormat(catalogue)) return unreadable('importOtherFormat');
  const faults = new FaultList();
  readRecord('catalogue', catalogue, WHOLE_FILE, faults);
  const pause = createPause();
  const read = async (part: keyof typeof PARTS, owner: FileRecord, name: string, path = ''): Promise<ReadRecord[]> => {
    const records: ReadRecord[] = [];
    for (const [index, entry] of listIn(owner, name).entries()) {
      const record = readRecord(part, entry, { path: `${path}${name}[${index}]`, line: null }, faults);
      if (record) records.push(record);
      await pause();
    }
    return records;
  };

  const browsers: ReadBrowser[] = [];
  for (const browser of await read('browser', catalogue, 'browsers')) {
    const { record, location, isIdentified } = browser;
    const parts = async (part: keyof typeof PARTS, name: string) =>
      (await read(part, record, name, `${location.path}.`)).map((one) => ({
        ...one,
        isIdentified: one.isIdentified && isIdentified,
      }));
    browsers.push({
      ...browser,
      slug: typeof record.slug === 'string' ? record.slug : '',
      name: englishOf(record.name),
      facts: await parts('fact', 'facts'),
      sources: await parts('source', 'sources'),
      versions: await parts('version', 'versions'),
    });
  }
  return {
    browsers,
    slides: await read('slide', catalogue, 'slides'),
    customCodes: await read('customCode', catalogue, 'customCodes'),
    tags: catalogue.tags === undefined ? null : await read('tag', catalogue, 'tags'),
    homepage: readRecord('homepage', catalogue.homepage, { path: 'homepage', line: null }, new FaultList()), // its faults are among those of the catalogue
    faults,
  };
}

/** Whether nothing looks like a catalogue, so that the faults would be a list of all fields. */
function isOtherFormat(catalogue: FileRecord) {
  const names = Object.keys(catalogue);
  const browsers = listIn(catalogue, 'browsers');
  if (browsers.length > 0) return !browsers.some((browser) => isRecord(browser) && 'name' in browser);
  return names.length > 0 && !names.some((name) => CATALOGUE_FIELDS.includes(name));
}

function listIn(record: FileRecord, name: string): unknown[] {
  const value = record[name];
  return Array.isArray(value) ? value : [];
}

/** The English part of a text; empty without one. */
export function englishOf(text: unknown) {
  return isRecord(text) && typeof text.en === 'string' ? plainText(text.en) : '';
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isRecord,
};

/** In code units. Longer texts stay in the process that reads the file: checking one would stop the server for a while. */
const TEXT_MAX = 1_000_000;

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
  if (typeof value === 'string' && value.length > TEXT_MAX) {
    faults.add(location, 'textTooLong', { n: TEXT_MAX });
    return false;
  }
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
