import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { isRecord } from '#rules/json.ts';
import { fieldLocation, type FileLocation } from '#rules/import.ts';
import { isBlank } from '#rules/issues.ts';
import { LANGUAGES, isLocalizedText } from '#rules/vocabulary.ts';
import { BYTE_ORDER_MARK, VERSION_COLUMNS, type FileRecord } from './format.ts';
import { createPause } from '../pause.ts';
import {
  NOT_UTF8,
  NO_RECORDS,
  unreadable,
  type ReadBrowser,
  type ReadFile,
  FaultList,
  readRecord,
} from './read-file.ts';
import type { StoredBrowser } from './snapshot.ts';

/** The slug and the English name of the browser of a version. */
const BROWSER_COLUMNS = ['browser', 'browserName'];

const COLUMNS = Object.entries(VERSION_COLUMNS).flatMap(([field, schema]) => {
  const types = [schema.type].flat();
  const type = types.includes('array') ? 'list' : types.includes('boolean') ? 'flag' : 'text';
  const isNullable = types.includes('null');
  const words = schema.enum ?? [];
  const languages = types.includes('object') ? LANGUAGES : [null];
  return languages.map((language) => {
    const name = language ? `${field}.${language}` : field;
    return { name, field, language, type, isNullable, words, isDate: schema.format === 'date' } as const;
  });
});
type Column = (typeof COLUMNS)[number];

const COLUMN_NAMES = [...BROWSER_COLUMNS, ...COLUMNS.map(({ name }) => name)];

/** In parts. */
export async function* versionsText(batches: AsyncIterable<StoredBrowser[]>) {
  yield BYTE_ORDER_MARK + rowText(COLUMN_NAMES);
  for await (const browsers of batches)
    for (const { slug, name, versions } of browsers)
      yield versions
        .map(({ fields }) => [guarded(slug), guarded(name.en), ...COLUMNS.map((column) => cellOf(fields, column))])
        .map(rowText)
        .join('');
}

function rowText(cells: readonly string[]) {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function cellOf(fields: FileRecord, column: Column) {
  const text = textOf(fields, column);
  // A date is read in the form in which a spreadsheet writes it.
  return column.isDate ? text : guarded(text);
}

function textOf(fields: FileRecord, { field, language }: Column) {
  const value = fields[field];
  if (Array.isArray(value)) return linesOf(value.map(String));
  if (language) return isLocalizedText(value) ? value[language] : '';
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

/** A list with an entry on each line; as JSON if an entry has a line break itself. */
function linesOf(list: readonly string[]) {
  return list.some((entry) => /[\r\n]|^\[/u.test(entry)) ? JSON.stringify(list) : list.join('\n');
}

/** Semicolons separate the cells of some spreadsheets. */
const QUOTED = /[",;\r\n]|^\s|\s$/u;

function quoted(cell: string) {
  return QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Spreadsheets compute cells that begin with these characters, some also with the full-width ones. */
const COMPUTED = /^[=+\-@＝＋－＠\t\r\n]/u;
/**
 * They write 2.0 as 2, 1-2 as a day, 50% as 50.00%, and round long numbers; in some languages a point stands in dates and
 * between thousands. Numbers of four parts they keep.
 */
const NUMBER_LIKE = /^(?:[$€£¥]?\d[\d.,:/%\s-]*|\d[\d.]*e\d+)$/iu;
const KEPT = /^(?:0|[1-9]\d{0,9}|\d+(?:\.\d+){3,})$/u;

/** Texts that have apostrophes there themselves get one more, so that the import removes one from each. */
function isGuarded(cell: string) {
  const rest = cell.replace(/^'+/u, '');
  return COMPUTED.test(rest) || (NUMBER_LIKE.test(rest) && !KEPT.test(rest));
}

/** A cell after an apostrophe is a text. */
function guarded(cell: string) {
  return isGuarded(cell) ? `'${cell}` : cell;
}

function unguarded(cell: string) {
  return cell.startsWith("'") && isGuarded(cell) ? cell.slice(1) : cell;
}

const PART_BYTES = 64 * 1024;

interface Row {
  record: string[];
  info: { records: number; empty_lines: number };
}

/** Excel reads the delimiter from such a line, and some programs write it. */
const DELIMITER_LINE = /^"?sep=.?"?$/iu;

function headerOf(text: string) {
  const lines = text.replace(BYTE_ORDER_MARK, '').split(/\r?\n/u, 2);
  return lines.find((line) => !DELIMITER_LINE.test(line)) ?? '';
}

/** Spreadsheets write a semicolon where a comma separates decimals, and tabs in their own kind of text. */
function delimiterOf(header: string) {
  return [',', ';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
}

/** A spreadsheet writes as many cells in each row as in the longest one. */
function isEmpty([first = '', ...cells]: readonly string[], isFirst: boolean) {
  return cells.every(isBlank) && (isBlank(first) || (isFirst && DELIMITER_LINE.test(first)));
}

/** Empty cells are null, or not changed where a field has no null. */
export async function readVersionsText(text: string): Promise<ReadFile> {
  if (NOT_UTF8.test(text)) return unreadable('importNotUtf8');
  const firstLine = headerOf(text);
  const delimiter = delimiterOf(firstLine);
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const pause = createPause();
  const rows: Row[] = [];
  try {
    // With `info`, each row is a record with its place.
    const parsed: AsyncIterable<Row> = Readable.from(partsOf(Buffer.from(text))).pipe(parser);
    for await (const row of parsed) {
      if (!isEmpty(row.record, row.info.records === 1)) rows.push(row);
      await pause();
    }
    const [header, ...body] = rows;
    if (!header) return unreadable('importUnreadable', 1);
    return await readRows(
      header.record.map((name) => name.trim()),
      body,
      rowOf(header.info),
    );
  } catch (error) {
    if (error instanceof CsvError) {
      const { column, records, empty_lines: empty } = error;
      const row = rowOf({ records: Number(records), empty_lines: Number(empty) });
      return unreadable('importUnreadable', row + 1, row === 0 ? '' : firstLine.split(delimiter)[Number(column)]);
    }
    throw error;
  }
}

/** Each part is parsed in one turn of the event loop. */
function* partsOf(text: Buffer): Generator<Buffer> {
  for (let from = 0; from < text.length; from += PART_BYTES) yield text.subarray(from, from + PART_BYTES);
}

/** The number of a row, as a spreadsheet counts. */
function rowOf({ records, empty_lines: empty }: Row['info']) {
  return records + empty;
}

async function readRows(header: readonly string[], body: readonly Row[], headerRow: number): Promise<ReadFile> {
  const faults = new FaultList();
  const named = header.filter(Boolean);
  for (const name of named)
    if (!COLUMN_NAMES.includes(name)) faults.add({ path: name, line: headerRow }, 'importFieldUnknown');
  for (const [name, columns] of Map.groupBy(named, (one) => one))
    if (columns.length > 1) faults.add({ path: name, line: headerRow }, 'importColumnRepeated');
  for (const name of ['versionNumber', 'platform'])
    if (!header.includes(name)) faults.add({ path: '', line: headerRow }, 'missingField', { field: name });
  if (faults.count > 0) return { ...NO_RECORDS, faults };
  const browsers = new Map<string, ReadBrowser>();
  const pause = createPause();
  for (const { record, info } of body) {
    const location: FileLocation = { path: '', line: rowOf(info) };
    if (record.some((cell, index) => !header[index] && !isBlank(cell))) faults.add(location, 'importCellsTooMany');
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

function versionOf(cells: ReadonlyMap<string, string>, location: FileLocation, faults: FaultList) {
  const version: Record<string, unknown> = {};
  for (const column of COLUMNS) {
    const { name, field, language } = column;
    const cell = cells.get(name);
    const value = cell === undefined ? undefined : valueOf(cell, column);
    if (value instanceof Error) faults.add(fieldLocation(location, name), 'importTypeInvalid', { type: value.message });
    else if (value !== undefined) {
      const other = version[field];
      version[field] = language ? { ...(isRecord(other) && other), [language]: value } : value;
    }
  }
  return version;
}

/** Undefined if the field is not changed, an error with the expected type for a cell of another one. */
function valueOf(cell: string, { type, isNullable, words }: Column) {
  if (type === 'list') return parseList(cell);
  if (cell === '') return isNullable ? null : undefined;
  const word = cell.trim().toLowerCase();
  if (type === 'text') return words.includes(word) ? word : cell;
  return word === 'true' || word === 'false' ? word === 'true' : new Error('true / false');
}

function parseList(cell: string) {
  if (!cell.startsWith('[')) return cell === '' ? [] : cell.split(/\r?\n/u);
  try {
    const list: unknown = JSON.parse(cell);
    return list;
  } catch {
    return new Error('array');
  }
}
