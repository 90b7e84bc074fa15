import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { LANGUAGES } from '#rules/vocabulary.ts';
import { fieldLocation, type FileLocation } from '#rules/import.ts';
import { FaultList, readRecord } from './read-record.ts';
import { BYTE_ORDER_MARK, VERSION_COLUMNS, type FileRecord } from './format.ts';
import { createPause } from '../pause.ts';
import { NOT_UTF8, NO_RECORDS, unreadable, type ReadBrowser, type ReadFile } from './read-file.ts';
import type { Snapshot } from './snapshot.ts';

/** The columns that say to which browser a version belongs: its slug in the export, and its English name. */
const BROWSER_COLUMNS = ['browser', 'browserName'] as const;

interface Column {
  name: string;
  field: string;
  language: (typeof LANGUAGES)[number] | null;
  type: 'text' | 'list' | 'flag';
  isNullable: boolean;
}

const COLUMNS: readonly Column[] = Object.entries(VERSION_COLUMNS).flatMap(([field, schema]): Column[] => {
  const types = [schema.type].flat();
  const type = types.includes('array') ? 'list' : types.includes('boolean') ? 'flag' : 'text';
  const column = { field, type, isNullable: types.includes('null') } as const;
  return types.includes('object')
    ? LANGUAGES.map((language) => ({ ...column, name: `${field}.${language}`, language }))
    : [{ ...column, name: field, language: null }];
});

export function versionsText({ browsers }: Snapshot, ids: readonly number[] | null) {
  const selected = browsers.filter(({ id }) => ids === null || ids.includes(id));
  const rows = selected.flatMap(({ slug, name, versions }) =>
    versions.map(({ fields }) => [slug, name.en, ...COLUMNS.map((column) => cellOf(fields, column))]),
  );
  const table = [[...BROWSER_COLUMNS, ...COLUMNS.map(({ name }) => name)], ...rows.map((row) => row.map(guarded))];
  return BYTE_ORDER_MARK + table.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function cellOf(fields: FileRecord, { field, language }: Column) {
  const value = fields[field];
  if (Array.isArray(value)) return linesOf(value.map(String));
  if (language) return (value as Record<string, string>)[language] ?? ''; // a bilingual text
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

/** A list with an entry on each line; as JSON if an entry has a line break itself. */
function linesOf(list: readonly string[]) {
  return list.some((entry) => /[\r\n]|^\[/u.test(entry)) ? JSON.stringify(list) : list.join('\n');
}

/** Also semicolons, because some spreadsheets separate cells by them. */
const QUOTED = /[",;\r\n]|^\s|\s$/u;

function quoted(cell: string) {
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Spreadsheets compute cells that begin with these characters, some also with the full-width ones. An apostrophe before
 * them makes the cell a text. The import removes one apostrophe from such a cell, so a text that has apostrophes there
 * itself stays the same.
 */
const GUARDED = /^'*[=+\-@＝＋－＠\t\r\n]/u;

function guarded(cell: string) {
  return GUARDED.test(cell) ? `'${cell}` : cell;
}

function unguarded(cell: string) {
  return cell.startsWith("'") && GUARDED.test(cell) ? cell.slice(1) : cell;
}

const PART_BYTES = 64 * 1024;

/** A semicolon, as spreadsheets write it where a comma separates decimals, or else a comma. */
function delimiterOf(text: string) {
  const [header = ''] = text.split('\n', 1);
  return header.includes(';') && !header.includes(',') ? ';' : ',';
}

/** Reads a table of versions. Empty cells are null, or not changed where a field has no null. */
export async function readVersionsText(text: string): Promise<ReadFile> {
  if (NOT_UTF8.test(text)) return unreadable('importNotUtf8');
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
  });
  const pause = createPause();
  const rows: string[][] = [];
  try {
    for await (const row of Readable.from(partsOf(Buffer.from(text))).pipe(parser)) {
      rows.push(row as string[]); // without columns a record is its cells
      await pause();
    }
    const [header, ...body] = rows;
    if (!header) return unreadable('importUnreadable', 1);
    return await readRows(
      header.map((name) => name.trim()),
      body,
    );
  } catch (error) {
    if (error instanceof CsvError)
      return unreadable('importUnreadable', typeof error.records === 'number' ? error.records + 1 : null);
    throw error;
  }
}

/** The text in parts, each of which is parsed in one turn of the event loop. */
function* partsOf(text: Buffer): Generator<Buffer> {
  for (let from = 0; from < text.length; from += PART_BYTES) yield text.subarray(from, from + PART_BYTES);
}

async function readRows(header: readonly string[], body: readonly string[][]): Promise<ReadFile> {
  const known = [...BROWSER_COLUMNS, ...COLUMNS.map(({ name }) => name)];
  const faults = new FaultList();
  for (const name of header) if (!known.includes(name)) faults.add({ path: name, line: 1 }, 'importFieldUnknown');
  for (const [name, columns] of Map.groupBy(header, (one) => one))
    if (columns.length > 1) faults.add({ path: name, line: 1 }, 'importColumnRepeated');
  for (const name of ['versionNumber', 'platform'])
    if (!header.includes(name)) faults.add({ path: '', line: 1 }, 'missingField', { field: name });
  if (faults.count > 0) return { ...NO_RECORDS, faults };
  const browsers = new Map<string, ReadBrowser>();
  const pause = createPause();
  for (const [index, record] of body.entries()) {
    if (record.join('') === '') continue; // an empty line
    const location: FileLocation = { path: '', line: index + 2 };
    if (record.slice(header.length).some((cell) => cell.trim() !== '')) faults.add(location, 'importCellsTooMany');
    const cells = new Map(header.map((name, index) => [name, unguarded(record[index] ?? '')]));
    const [slug, name] = [cells.get('browser')?.trim() ?? '', cells.get('browserName')?.trim() ?? ''];
    const version = versionOf(cells, location, faults);
    const read = readRecord('version', version, location, faults);
    const key = JSON.stringify([slug, name]);
    const browser = browsers.get(key) ?? {
      location,
      slug,
      name,
      record: null,
      wrongFields: new Set(),
      isIdentified: true,
      facts: [],
      sources: [],
      versions: [],
    };
    browsers.set(key, browser);
    if (read) browser.versions.push(read);
    await pause();
  }
  return { ...NO_RECORDS, browsers: [...browsers.values()], faults };
}

function versionOf(cells: ReadonlyMap<string, string>, location: FileLocation, faults: FaultList): FileRecord {
  const version: Record<string, unknown> = {};
  for (const column of COLUMNS) {
    const { name, field, language } = column;
    const cell = cells.get(name);
    const value = cell === undefined ? undefined : valueOf(cell, column);
    if (value instanceof Error) faults.add(fieldLocation(location, name), 'importTypeInvalid', { type: value.message });
    else if (value !== undefined)
      version[field] = language ? { ...(version[field] as object | undefined), [language]: value } : value;
  }
  return version;
}

/**
 * The value of a cell; undefined if the field is not changed, an error with the expected type if the cell has another
 * one.
 */
function valueOf(cell: string, { type, isNullable }: Column) {
  if (type === 'list') return parseList(cell);
  if (cell === '') return isNullable ? null : undefined;
  if (type === 'text') return cell;
  const word = cell.trim().toLowerCase();
  return word === 'true' || word === 'false' ? word === 'true' : new Error('true / false');
}

function parseList(cell: string) {
  if (!cell.startsWith('[')) return cell === '' ? [] : cell.split(/\r?\n/u);
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return new Error('array');
  }
}
