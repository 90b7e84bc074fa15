import type { FilePlace, ImportFault } from '../../../rules/import.ts';
import { BYTE_ORDER_MARK, type FileRecord } from './format.ts';
import { checkTypes, entriesOf } from './check-types.ts';

/** A record of a file and where it stands there. */
export interface ReadRecord {
  place: FilePlace;
  record: FileRecord;
}

export interface ReadBrowser {
  place: FilePlace;
  slug: string;
  /** The English name. */
  name: string;
  /** Null in a table of versions, which adds no browsers. */
  record: FileRecord | null;
  versions: ReadRecord[];
}

/** The records of a file. With faults there are none. */
export interface ReadFile {
  browsers: ReadBrowser[];
  slides: ReadRecord[];
  customCodes: ReadRecord[];
  /** Null if the file does not have them. */
  tags: ReadRecord[] | null;
  homepage: ReadRecord | null;
  faults: ImportFault[];
}

export const NO_RECORDS: ReadFile = { browsers: [], slides: [], customCodes: [], tags: null, homepage: null, faults: [] };

const WHOLE_FILE: FilePlace = { path: '', line: null };

/** PostgreSQL cannot store this character. */
const NUL = '\0';

/** A file that cannot be read at all. `detail` is the message of the parser. */
export function unreadable(detail: string, line: number | null = null): ReadFile {
  return { ...NO_RECORDS, faults: [{ path: '', line, key: 'importUnreadable', params: { detail } }] };
}

/** Reads a catalogue file, and checks the types of all values. */
export function readCatalogueText(text: string): ReadFile {
  try {
    const catalogue: unknown = JSON.parse(text.replace(BYTE_ORDER_MARK, ''), (_name, value: unknown) => {
      if (typeof value === 'string' && value.includes(NUL)) throw new SyntaxError('NUL character');
      return value;
    });
    return readCatalogue(catalogue);
  } catch (error) {
    if (error instanceof SyntaxError) return unreadable(error.message);
    throw error;
  }
}

function readCatalogue(catalogue: unknown): ReadFile {
  const faults = checkTypes('catalogue', catalogue, WHOLE_FILE);
  if (faults.length > 0) return { ...NO_RECORDS, faults };
  const file = catalogue as FileRecord; // its types are checked

  const records = (part: Parameters<typeof checkTypes>[0], owner: FileRecord, name: string, path = ''): ReadRecord[] =>
    (entriesOf(owner, name) ?? []).flatMap((entry, index) => {
      const place = { path: `${path}${name}[${index}]`, line: null };
      const wrong = checkTypes(part, entry, place);
      faults.push(...wrong);
      return wrong.length > 0 ? [] : { place, record: entry as FileRecord }; // its types are checked
    });

  const browsers = records('browser', file, 'browsers').map(({ place, record }) => {
    records('fact', record, 'facts', `${place.path}.`);
    records('source', record, 'sources', `${place.path}.`);
    return { place, record, slug: String(record.slug), name: (record.name as { en: string }).en, versions: records('version', record, 'versions', `${place.path}.`) }; // its types are checked
  });
  const read = {
    browsers,
    slides: records('slide', file, 'slides'),
    customCodes: records('customCode', file, 'customCodes'),
    tags: file.tags ? records('tag', file, 'tags') : null,
    homepage: file.homepage ? { place: { path: 'homepage', line: null }, record: file.homepage as FileRecord } : null, // its types are checked with those of the catalogue
  };
  return faults.length > 0 ? { ...NO_RECORDS, faults } : { ...read, faults };
}
