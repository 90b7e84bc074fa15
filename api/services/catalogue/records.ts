import { checkBrowser, storedBrowser, DEFAULT_BROWSER } from '../../../rules/browser.ts';
import { checkCustomCode, storedCustomCode, DEFAULT_CUSTOM_CODE } from '../../../rules/custom-code.ts';
import { BROWSER } from '../../../rules/records/browser.ts';
import { CUSTOM_CODE } from '../../../rules/records/custom-code.ts';
import { picturesOf, type Table } from '../../../rules/records/fields.ts';
import { SLIDE } from '../../../rules/records/slide.ts';
import { VERSION } from '../../../rules/records/version.ts';
import type { FieldDifference } from '../../../rules/import.ts';
import type { Issues } from '../../../rules/issues.ts';
import { checkSlide, storedSlide, DEFAULT_SLIDE } from '../../../rules/slide.ts';
import { absoluteUrl } from '../../../rules/url.ts';
import { checkVersion, storedVersion, DEFAULT_VERSION } from '../../../rules/version.ts';
import { applyPatch } from '../writes.ts';
import { isRecord, type FileRecord } from './format.ts';

/** How a kind of record is checked and stored: by the rules of its form. */
interface RecordRules<Input extends object = FileRecord> {
  table: Table;
  defaults: Input;
  check: (input: Input) => Issues;
  stored: (input: Input, origin: string) => object;
}

const { browserId: _browser, ...VERSION_DEFAULTS } = DEFAULT_VERSION;
const { linkTargetId: _target, ...SLIDE_DEFAULTS } = DEFAULT_SLIDE;

/** The rules of the forms. References to other records are checked where they are resolved. */
const RULES = {
  browser: asRecordRules({ table: BROWSER, defaults: DEFAULT_BROWSER, check: checkBrowser, stored: storedBrowser }),
  version: asRecordRules({
    table: VERSION,
    defaults: VERSION_DEFAULTS,
    check: (input) => checkVersion({ ...input, browserId: 1 }),
    stored: (input, origin) => storedVersion({ ...input, browserId: null }, origin),
  }),
  slide: asRecordRules({
    table: SLIDE,
    defaults: SLIDE_DEFAULTS,
    check: (input) => checkSlide({ ...input, linkTargetId: 1 }),
    stored: (input, origin) => storedSlide({ ...input, linkTargetId: 1 }, origin),
  }),
  customCode: asRecordRules({
    table: CUSTOM_CODE,
    defaults: DEFAULT_CUSTOM_CODE,
    check: checkCustomCode,
    stored: storedCustomCode,
  }),
};

export type RuledType = keyof typeof RULES;

function asRecordRules<Input extends object>(rules: RecordRules<Input>): RecordRules {
  return rules as unknown as RecordRules; // `check-types.ts` has checked that a record has the types of the input
}

/** The names of the fields of a record in a file, in their order. */
export function fieldNames(type: RuledType): string[] {
  return Object.keys(RULES[type].defaults);
}

/** Fields that count only for a new record. */
const ONLY_NEW = ['downloadCount', 'createdAt', 'updatedAt'];

/** A record of a file compared with the stored one. */
export interface Comparison {
  /** The fields to save: all of a new record, otherwise those that differ. */
  change: FileRecord;
  differences: FieldDifference[];
  issues: Issues;
}

/** Compares a record of a file with the stored one, which is null for a new record. Omitted fields are not changed. */
export function compare(type: RuledType, stored: FileRecord | null, fields: FileRecord, origin: string): Comparison {
  const rules = RULES[type];
  const names = fieldNames(type);
  const used = Object.fromEntries(
    Object.entries(fields).filter(([name]) => names.includes(name) && !(stored && ONLY_NEW.includes(name))),
  );
  const input = withAbsolutePictures(type, applyPatch({ ...rules.defaults, ...stored }, used), origin);
  const [before, after] = [storedForm(type, stored ?? {}, origin), storedForm(type, input, origin)];
  const changed = stored ? names.filter((name) => !isSame(before[name], after[name])) : names;
  const differences = stored ? changed.flatMap((field) => compareField(field, before[field], after[field])) : [];
  const issues = changed.length === 0 ? {} : rules.check(input);
  return { change: Object.fromEntries(changed.map((name) => [name, input[name]])), differences, issues };
}

/** The values as they are stored, and as they are written to a file. */
function storedForm(type: RuledType, record: FileRecord, origin: string): FileRecord {
  const rules = RULES[type];
  return toFile(rules.stored({ ...rules.defaults, ...record }, origin));
}

function withAbsolutePictures(type: RuledType, record: FileRecord, origin: string): FileRecord {
  const absolute = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(absolute) : typeof value === 'string' ? absoluteUrl(value, origin) : value;
  return {
    ...record,
    ...Object.fromEntries(picturesOf(RULES[type].table).map((name) => [name, absolute(record[name])])),
  };
}

/** The values of a file: times are texts, and nothing is undefined. */
export function toFile(record: object): FileRecord {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : (value ?? null),
    ]),
  );
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The longest shown value of a difference. */
const SHOWN_MAX = 300;

/** The differences of a field: of a bilingual text or a fact those of its parts, such as `name.en`. */
export function compareField(field: string, before: unknown, after: unknown): FieldDifference[] {
  if (isRecord(after))
    return Object.keys(after).flatMap((name) =>
      compareField(`${field}.${name}`, isRecord(before) ? before[name] : null, after[name]),
    );
  return isSame(before ?? null, after ?? null) ? [] : [{ field, before: shown(before), after: shown(after) }];
}

function shown(value: unknown): string {
  const text = Array.isArray(value)
    ? value.join('\n')
    : typeof value === 'boolean' || typeof value === 'number'
      ? String(value)
      : typeof value === 'string'
        ? value
        : '';
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text;
}
