import { calendarDateOf, parseTime } from '../calendar.ts';
import { checkText, checkUrl, checkUrls, isBlank } from '../issues.ts';
import { ID_MAX, SLUG_MAX, TAGS_PER_BROWSER, TAG_ID_MAX, URL_MAX } from '../limits.ts';
import type { MessageKey } from '../messages.ts';
import { plainText } from '../plain-text.ts';
import { SLUG, isSlug } from '../slug.ts';
import { ownPath } from '../url.ts';
import { memberOf, type Language, type LocalizedText } from '../vocabulary.ts';
import type { About, Field, FieldKind, Found } from './fields.ts';

type Limits = Readonly<Record<string, unknown>>;

function field<Input, Stored>(
  about: About,
  kind: FieldKind,
  schema: Limits,
  empty: NoInfer<Input>,
  check: (value: NoInfer<Input>) => Found,
  store: (value: NoInfer<Input>, origin: string) => Stored,
  isRequired = false,
): Field<Input, Stored> {
  return {
    ...about,
    kind,
    schema,
    isRequired,
    empty,
    check: (value, name) => ({ [name]: check(value) }),
    store,
  };
}

interface TextOptions<Key = MessageKey> extends About {
  max?: number;
  /** Without it, a blank text is valid. */
  required?: Key;
  /** Where the specification has one of its own. */
  tooLong?: Key;
}

const textSchema = (max: number | undefined, required: unknown): Limits => ({
  type: 'string',
  ...(required !== undefined && { minLength: 1 }),
  ...(max !== undefined && { maxLength: max }),
});

export function text({ max, required, tooLong, ...about }: TextOptions): Field<string> {
  return field(
    about,
    'text',
    textSchema(max, required),
    '',
    (value) => checkText(value, max, required ?? null, tooLong),
    unchanged,
    required !== undefined,
  );
}

/** A blank text is stored as null. */
function orNull({ schema, check, ...others }: Field<string>): Field<string | null> {
  return {
    ...others,
    schema: { ...schema, type: ['string', 'null'] },
    empty: null,
    check: (value, name) => check(value ?? '', name),
    store: storedText,
  };
}

export function textOrNull(options: Omit<TextOptions, 'required'>): Field<string | null> {
  return orNull(text(options));
}

/** The server makes one instead of a blank one. */
export function slug({ invalid, ...about }: Invalid): Field<string> {
  return field(
    about,
    'text',
    { type: 'string', pattern: SLUG, maxLength: SLUG_MAX },
    '',
    (value) => (isBlank(value) || isSlug(value) ? null : invalid),
    unchanged,
  );
}

export function size({
  negative,
  ...options
}: Omit<TextOptions, 'required'> & { negative: MessageKey }): Field<string | null> {
  const base = textOrNull(options);
  return {
    ...base,
    kind: 'size',
    check: (value, name) => (/^\s*[-−－]\s*\d/u.test(value ?? '') ? { [name]: negative } : base.check(value, name)),
  };
}

export const CHECKSUM = '^[0-9A-Fa-f]{64}$';

export function checksum({ invalid, ...about }: Invalid): Field<string | null> {
  return field(
    about,
    'text',
    { type: ['string', 'null'], pattern: CHECKSUM },
    null,
    (value) => (isBlank(value) || new RegExp(CHECKSUM, 'u').test(value ?? '') ? null : invalid),
    (value) => storedText(value)?.toLowerCase() ?? null,
  );
}

export function localized({
  max,
  required,
  tooLong,
  ...about
}: TextOptions<Readonly<Record<Language, MessageKey>>>): Field<LocalizedText> {
  const checkIn = (language: Language, value: LocalizedText) =>
    checkText(value[language], max, required?.[language] ?? null, tooLong?.[language]);
  return {
    ...about,
    kind: 'localized',
    schema: textSchema(max, required),
    isRequired: required !== undefined,
    empty: { en: '', zh: '' },
    check: (value, name) => ({ [`${name}.en`]: checkIn('en', value), [`${name}.zh`]: checkIn('zh', value) }),
    store: unchanged,
  };
}

export const both = (key: MessageKey) => ({ en: key, zh: key });

interface Invalid extends About {
  invalid: MessageKey;
}
interface RequiredValue extends Invalid {
  required: MessageKey;
}

export function url({ required, invalid, ...about }: Invalid & { required?: MessageKey }): Field<string> {
  return field(
    about,
    'url',
    textSchema(URL_MAX, required),
    '',
    (value) => checkUrl(value, required ?? null, invalid),
    unchanged,
    required !== undefined,
  );
}

export function urlOrNull(options: Invalid): Field<string | null> {
  return orNull(url(options));
}

export function picture(options: RequiredValue): Field<string> {
  return { ...url(options), kind: 'picture', store: (value, origin) => ownPath(value, origin) };
}

interface ListOptions extends Invalid {
  max: number;
  tooMany: MessageKey;
}

export function urls({ max, tooMany, invalid, ...about }: ListOptions): Field<string[]> {
  return field(
    about,
    'urls',
    { type: 'array', items: textSchema(URL_MAX, true), maxItems: max },
    [],
    (list) => (filled(list).length > max ? tooMany : checkUrls(list, invalid)),
    filled,
  );
}

export function pictures(options: ListOptions): Field<string[]> {
  return {
    ...urls(options),
    kind: 'pictures',
    store: (list, origin) => filled(list).map((one) => ownPath(one, origin)),
  };
}

/** They need not be in the tag list. */
export function tagIds(about: About): Field<string[]> {
  const items = { type: 'string', maxLength: TAG_ID_MAX };
  return field(about, 'tagIds', { type: 'array', items, maxItems: TAGS_PER_BROWSER }, [], checkTagIds, unchanged);
}

export function checkTagIds(ids: readonly string[]): MessageKey | null {
  if (ids.length > TAGS_PER_BROWSER) return 'tooManyTags';
  return ids.some((one) => one.length > TAG_ID_MAX) ? 'tagIdTooLong' : null;
}

const filled = (list: readonly string[]) => list.filter(Boolean);

export function flag(about: About & { empty?: boolean }): Field<boolean> {
  return field(about, 'flag', { type: 'boolean' }, about.empty ?? false, valid, unchanged);
}

export function flagOrNull(about: About): Field<boolean | null> {
  return field(about, 'flag', { type: ['boolean', 'null'] }, null, valid, unchanged);
}

/** From 0; anything else is stored as 0 (spec §5). */
export function count(about: About): Field<number> {
  return field(about, 'count', { type: 'integer', minimum: 0, maximum: ID_MAX }, 0, valid, parseCount);
}

export function id({ required, ...about }: About & { required?: MessageKey }): Field<number | null> {
  return field(
    about,
    'id',
    { type: required ? 'integer' : ['integer', 'null'], minimum: 1, maximum: ID_MAX },
    null,
    (value) => (value === null ? (required ?? null) : null),
    unchanged,
    required !== undefined,
  );
}

/** A blank word is the first of the list, unless it is `required`. */
export function choice<T extends string>(
  list: readonly T[],
  { required, invalid, empty = '', ...about }: Invalid & { required?: MessageKey; empty?: T | '' },
): Field<string, T> {
  return field(
    about,
    'choice',
    { type: 'string', enum: [...list] },
    empty,
    (value) => checkMember(list, value, required ?? null, invalid),
    (value) => memberOf(list, value) ?? (list[0] as T), // no list is empty
    required !== undefined,
  );
}

export function choiceOrNull<T extends string>(
  list: readonly T[],
  { invalid, ...about }: Invalid,
): Field<string | null, T | null> {
  return field(
    about,
    'choice',
    { type: ['string', 'null'], enum: [...list, null] },
    null,
    (value) => checkMember(list, value, null, invalid),
    (value) => memberOf(list, value) ?? null,
  );
}

/** YYYY-MM-DD. */
export function date({ required, invalid, ...about }: RequiredValue): Field<string> {
  return field(
    about,
    'date',
    { type: 'string', format: 'date' },
    '',
    (value) => (isBlank(value) ? required : calendarDateOf(value) ? null : invalid),
    (value) => calendarDateOf(value) ?? value,
    true,
  );
}

/** ISO 8601 with an offset or `Z`. */
export function time({ invalid, ...about }: Invalid): Field<string | null, Date | null> {
  return field(
    about,
    'time',
    { type: ['string', 'null'], format: 'date-time' },
    null,
    (value) => (isBlank(value) || parseTime(value) ? null : invalid),
    parseTime,
  );
}

/** From 0 to 2,147,483,647; anything else becomes 0 (spec §5). */
export function parseCount(value: unknown) {
  const order = Math.trunc(typeof value === 'number' ? value : Number.parseInt(String(value), 10));
  return Number.isSafeInteger(order) && order > 0 ? Math.min(order, ID_MAX) : 0;
}

function checkMember(list: readonly string[], value: string | null, required: MessageKey | null, invalid: MessageKey) {
  if (isBlank(value)) return required;
  return memberOf(list, value) ? null : invalid;
}

export function storedText(text: string | null): string | null {
  return plainText(text ?? '') || null;
}

function valid(): null {
  return null;
}

function unchanged<T>(value: T) {
  return value;
}
