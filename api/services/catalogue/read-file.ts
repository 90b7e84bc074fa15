import { isRecord } from '#rules/json.ts';
import type { FileLocation } from '#rules/import.ts';
import type { MessageKey } from '#rules/messages.ts';
import { BYTE_ORDER_MARK, PARTS, type FileRecord } from './format.ts';
import { FaultList, readRecord, type ReadRecord } from './read-record.ts';
import { firstErrorIn, repeatedKeysIn } from './json-lines.ts';
import { createPause } from '../pause.ts';

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

/** What other encodings become when they are read as UTF-8: replacement characters, or NUL in UTF-16. */
export const NOT_UTF8 = /[\0\uFFFD]/u;

/** The character NUL in a JSON text, which PostgreSQL cannot store. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/u;

export function unreadable(key: MessageKey, line: number | null = null): ReadFile {
  const faults = new FaultList();
  faults.add({ path: '', line }, key);
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
      slug: String(record.slug),
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
  return isRecord(text) && typeof text.en === 'string' ? text.en.trim() : '';
}
