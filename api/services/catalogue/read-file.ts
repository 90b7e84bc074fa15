import type { FilePlace } from '../../../rules/import.ts';
import type { MessageKey, MessageParams } from '../../../rules/messages.ts';
import { BYTE_ORDER_MARK, CATALOGUE_SCHEMA, isRecord, type PARTS, type FileRecord } from './format.ts';
import { checkTypes } from './check-types.ts';
import { FaultList } from './fault-list.ts';
import { firstErrorIn } from './json-lines.ts';

/** A record of a file and where it stands there. */
export interface ReadRecord {
  place: FilePlace;
  /** The record without the fields of a wrong type. */
  record: FileRecord;
  /** The names of the fields of a wrong type. No other fault of them is reported. */
  wrongFields: ReadonlySet<string>;
  /** Whether what identifies the record can be read. Otherwise it may be a stored one, which needs no further fields. */
  isIdentified: boolean;
}

export interface ReadBrowser extends Omit<ReadRecord, 'record'> {
  slug: string;
  /** The English name. */
  name: string;
  /** Null in a table of versions, which adds no browsers. */
  record: FileRecord | null;
  facts: ReadRecord[];
  sources: ReadRecord[];
  versions: ReadRecord[];
}

/** The records of a file, and the faults in the types of their values. */
export interface ReadFile {
  browsers: ReadBrowser[];
  slides: ReadRecord[];
  customCodes: ReadRecord[];
  /** Null if the file does not have them. */
  tags: ReadRecord[] | null;
  homepage: ReadRecord | null;
  faults: FaultList;
}

export const NO_RECORDS: Omit<ReadFile, 'faults'> = { browsers: [], slides: [], customCodes: [], tags: null, homepage: null };

/** The fields that identify records (docs/catalogue-file.md). */
const IDENTIFYING_FIELDS = ['slug', 'name', 'versionNumber', 'platform', 'architecture', 'releaseChannel', 'topic', 'title', 'id'];

const CATALOGUE_FIELDS = Object.keys(CATALOGUE_SCHEMA.properties);

const WHOLE_FILE: FilePlace = { path: '', line: null };

/** PostgreSQL cannot store this character. */
const NUL = '\0';

/** A file that cannot be read at all. */
export function unreadable(key: MessageKey, { line = null, params = {} }: { line?: number | null; params?: MessageParams } = {}): ReadFile {
  const faults = new FaultList();
  faults.add({ path: '', line }, key, params);
  return { ...NO_RECORDS, faults };
}

/** Reads a catalogue file, and checks the types of all values. */
export function readCatalogueText(fileText: string): ReadFile {
  const text = fileText.replace(BYTE_ORDER_MARK, '');
  let hasNul = false;
  try {
    const catalogue: unknown = JSON.parse(text, (_name, value: unknown) => {
      hasNul ||= typeof value === 'string' && value.includes(NUL);
      return value;
    });
    return hasNul ? unreadable('importUnreadable', { params: { detail: 'NUL character' } }) : readCatalogue(catalogue);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line, isCut } = firstErrorIn(text);
    return unreadable(isCut ? 'importFileCut' : 'importNotJson', { line });
  }
}

function readCatalogue(catalogue: unknown): ReadFile {
  if (!isRecord(catalogue) || isOtherFormat(catalogue)) return unreadable('importOtherFormat');
  const faults = new FaultList();
  checkTypes('catalogue', catalogue, WHOLE_FILE, faults);
  const read = (part: keyof typeof PARTS, owner: FileRecord, name: string, path = ''): ReadRecord[] =>
    listIn(owner, name).flatMap((entry, index) => readRecord(part, entry, { path: `${path}${name}[${index}]`, line: null }, faults) ?? []);

  const browsers = listIn(catalogue, 'browsers').flatMap((entry, index): ReadBrowser[] => {
    const place = { path: `browsers[${index}]`, line: null };
    const browser = readRecord('browser', entry, place, faults);
    if (!browser || !isRecord(entry)) return [];
    const parts = (part: keyof typeof PARTS, name: string) => read(part, browser.record, name, `${place.path}.`).map((one) => ({ ...one, isIdentified: one.isIdentified && browser.isIdentified }));
    return [{ ...browser, slug: String(entry.slug), name: englishOf(entry.name), facts: parts('fact', 'facts'), sources: parts('source', 'sources'), versions: parts('version', 'versions') }];
  });
  return {
    browsers,
    slides: read('slide', catalogue, 'slides'),
    customCodes: read('customCode', catalogue, 'customCodes'),
    tags: catalogue.tags === undefined ? null : read('tag', catalogue, 'tags'),
    homepage: readRecord('homepage', catalogue.homepage, { path: 'homepage', line: null }, new FaultList()), // its faults are among those of the catalogue
    faults,
  };
}

/** Whether nothing in a file looks like a catalogue, so that its faults would be a list of all its fields. */
function isOtherFormat(catalogue: FileRecord): boolean {
  const names = Object.keys(catalogue);
  const browsers = listIn(catalogue, 'browsers');
  if (browsers.length > 0) return !browsers.some((browser) => isRecord(browser) && 'name' in browser);
  return names.length > 0 && !names.some((name) => CATALOGUE_FIELDS.includes(name));
}

/** Reads a record and adds the faults in the types of its values; null if it is no record at all. */
export function readRecord(part: keyof typeof PARTS, value: unknown, place: FilePlace, faults: FaultList): ReadRecord | null {
  const wrongFields = checkTypes(part, value, place, faults);
  if (!isRecord(value)) return null;
  return { place, record: Object.fromEntries(Object.entries(value).filter(([name]) => !wrongFields.has(name))), wrongFields, isIdentified: !IDENTIFYING_FIELDS.some((name) => wrongFields.has(name)) };
}

/** A list of a record; empty without it. */
function listIn(record: FileRecord, name: string): unknown[] {
  const value = record[name];
  return Array.isArray(value) ? value : [];
}

/** The English part of a text; empty without one. */
export function englishOf(text: unknown): string {
  return isRecord(text) && typeof text.en === 'string' ? text.en.trim() : '';
}
