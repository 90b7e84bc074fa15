import { isRecord } from '#rules/json.ts';
import { checkPageCode } from '#rules/page-code.ts';
import { checkRecord, defaultOf, picturesOf, storedRecord, type InputOf, type Table } from '#rules/records/fields.ts';
import { checkSlide, storedSlide } from '#rules/records/slide.ts';
import { RECORDS } from '#rules/records/registry.ts';
import { checkVersion, storedVersion } from '#rules/records/version.ts';
import type { FieldDifference } from '#rules/import.ts';
import { absoluteUrl } from '#rules/url.ts';
import { applyPatch, inputOf } from '../writes.ts';
import type { FileRecord } from './format.ts';

/** Fields that a file does not have: they are checked where they are resolved. */
const REFERENCES = { browserId: 1, linkTargetId: 1 };

/** The rules of the forms. */
const RULES = {
  browser: asRules(RECORDS.browser.fields),
  version: asRules(RECORDS.version.fields, checkVersion, storedVersion),
  slide: asRules(RECORDS.slide.fields, checkSlide, storedSlide),
  customCode: asRules(RECORDS.customCode.fields, checkPageCode),
  homepage: asRules(RECORDS.setting.fields),
};

export type RuledType = keyof typeof RULES;

/** How a kind of record is checked and stored. */
function asRules<T extends Table>(
  table: T,
  check = (input: InputOf<T>) => checkRecord(table, input),
  stored = (input: InputOf<T>, origin: string): object => storedRecord(table, input, origin),
) {
  const complete = (record: FileRecord) => ({ ...record, ...REFERENCES }) as unknown as InputOf<T>; // `read-file.ts` has checked that a record has the types of the input
  const fields: Table = table;
  const defaults: [string, unknown][] = Object.entries(defaultOf(table)).filter(([name]) => !(name in REFERENCES));
  return {
    table: fields,
    defaults: Object.fromEntries(defaults),
    check: (record: FileRecord) => check(complete(record)),
    stored: (record: FileRecord, origin: string) => stored(complete(record), origin),
  };
}

/** The fields of a stored record as they are in a file. */
export function fieldsOf(type: RuledType, row: object): FileRecord {
  return inputOf(row, RULES[type].defaults);
}

/** Omitted fields are not changed; `stored` is null for a new record. */
export function compare(type: RuledType, stored: FileRecord | null, fields: FileRecord, origin: string) {
  const rules = RULES[type];
  const names = Object.keys(rules.defaults);
  const used = Object.fromEntries(
    Object.entries(fields).filter(([name]) => names.includes(name) && !(stored && rules.table[name]?.only === 'new')),
  );
  const input = withAbsolutePictures(type, applyPatch({ ...rules.defaults, ...stored }, used), origin);
  const [before, after] = [storedForm(type, stored ?? {}, origin), storedForm(type, input, origin)];
  // The fields to save: all of a new record, otherwise those that differ.
  const changed = stored ? names.filter((name) => !isSame(before[name], after[name])) : names;
  const differences = stored ? changed.flatMap((field) => compareField(field, before[field], after[field])) : [];
  const issues = changed.length === 0 ? {} : rules.check(input);
  const change: FileRecord = Object.fromEntries(changed.map((name) => [name, input[name]]));
  return { change, differences, issues };
}

function storedForm(type: RuledType, record: FileRecord, origin: string): FileRecord {
  const { defaults, stored } = RULES[type];
  return inputOf(stored({ ...defaults, ...record }, origin), defaults);
}

export function withAbsolutePictures(type: RuledType, record: FileRecord, origin: string): FileRecord {
  const absolute = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(absolute) : typeof value === 'string' ? absoluteUrl(value, origin) : value;
  return {
    ...record,
    ...Object.fromEntries(picturesOf(RULES[type].table).map((name) => [name, absolute(record[name])])),
  };
}

export function isSame(a: unknown, b: unknown) {
  return JSON.stringify(a) === JSON.stringify(b);
}

const SHOWN_MAX = 300;

/** Of a bilingual text or a fact those of its parts, such as `name.en`. */
export function compareField(field: string, before: unknown, after: unknown): FieldDifference[] {
  if (isRecord(after))
    return Object.keys(after).flatMap((name) =>
      compareField(`${field}.${name}`, isRecord(before) ? before[name] : null, after[name]),
    );
  return isSame(before ?? null, after ?? null) ? [] : [{ field, before: shown(before), after: shown(after) }];
}

function shown(value: unknown) {
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}
