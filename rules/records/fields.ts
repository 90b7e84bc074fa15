import { collect, type Checks, type Issue, type Issues } from '../issues.ts';
import type { MessageKey } from '../messages.ts';
import { plainText } from '../plain-text.ts';
import { LANGUAGES, isLocalizedText } from '../vocabulary.ts';

/** See `api/rest/fields.ts` and `web/admin/records/form/inputs.tsx`. */
export type FieldKind =
  | 'text'
  | 'choice'
  | 'date'
  | 'localized'
  | 'url'
  | 'picture'
  | 'urls'
  | 'pictures'
  | 'tagIds'
  | 'flag'
  | 'count'
  | 'id'
  | 'size'
  | 'time';

export interface About {
  readonly about: string;
  /** Only set when a record is created, or only for the administrator. */
  readonly only?: 'new' | 'administrator';
  /** In place of `plainText`. */
  readonly normalize?: (text: string) => string;
  /** The fields of a group are merged as one. */
  readonly group?: string;
}

export type Found = MessageKey | Issue | null;

export interface AnyField extends About {
  readonly kind: FieldKind;
  /** The limits in JSON Schema; of a bilingual text those of each language. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly isRequired: boolean;
  readonly empty: unknown;
  readonly check: (value: never, name: string) => Record<string, Found>;
  readonly store: (value: never, origin: string) => unknown;
}

export interface Field<Input, Stored = Input> extends AnyField {
  readonly empty: Input;
  readonly check: (value: Input, name: string) => Record<string, Found>;
  readonly store: (value: Input, origin: string) => Stored;
}

/** The fields of a record in the order of its form (spec §3). */
export type Table = Readonly<Record<string, AnyField>>;
export type InputOf<T extends Table> = { -readonly [K in keyof T]: T[K]['empty'] };
export type StoredOf<T extends Table> = { -readonly [K in keyof T]: ReturnType<T[K]['store']> };

/** A value for each field. */
export function mapFields<T extends Table, Value>(table: T, valueOf: (field: AnyField, name: string) => Value) {
  const entries = Object.entries(table).map(([name, field]) => [name, valueOf(field, name)]);
  return Object.fromEntries(entries) as Record<keyof T, Value>; // the keys are those of the table
}

export function defaultOf<T extends Table>(table: T): InputOf<T> {
  return Object.fromEntries(Object.entries(table).map(([name, { empty }]) => [name, empty])) as InputOf<T>; // one value for each field
}

/** `others` are the results for fields that depend on other fields. */
export function checkRecord<T extends Table>(
  table: T,
  input: InputOf<T>,
  others: Partial<Checks<InputOf<T>>> = {},
): Issues {
  const checks = Object.entries(table).map(([name, { check, normalize }]) =>
    check(plain(Reflect.get(input, name), normalize) as never, name),
  ); // the input has the types of the table
  return collect({ ...Object.assign({}, ...checks), ...others });
}

/** Texts become plain, and addresses of pictures on `origin` become paths. */
export function storedRecord<T extends Table>(table: T, input: InputOf<T>, origin = ''): StoredOf<T> {
  return Object.fromEntries(
    Object.entries(table).map(([name, { store, normalize }]) => [
      name,
      store(plain(Reflect.get(input, name), normalize) as never, origin),
    ]),
  ) as StoredOf<T>; // the input has the types of the table
}

/** No field sees, checks or stores another text. */
function plain(value: unknown, normalize = plainText): unknown {
  if (typeof value === 'string') return normalize(value);
  if (Array.isArray(value)) return value.map((item) => plain(item, normalize));
  return isLocalizedText(value) ? { en: normalize(value.en), zh: normalize(value.zh) } : value;
}

/** The fields with pictures, which may be stored as paths of this site. */
export function picturesOf<T extends Table>(table: T): (keyof T & string)[] {
  return Object.keys(table).filter((name) => ['picture', 'pictures'].includes(table[name]?.kind ?? ''));
}

/** The columns of a field, whose names are also its names on REST. */
export function columnsOf(name: string, field?: Pick<AnyField, 'kind'>): string[] {
  const column = snakeCase(name);
  return field?.kind === 'localized' ? LANGUAGES.map((language) => `${column}_${language}`) : [column];
}

export function snakeCase(name: string) {
  return name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
