import { parseJson } from '#rules/json.ts';
import { parseCount, type FieldKind } from '#rules/records/fields.ts';
import { parseTagIds } from '#rules/tag.ts';
import { absoluteUrl } from '#rules/url.ts';
import { ID_MAX } from '#rules/limits.ts';

export interface Kind<Stored, Input> {
  write: (value: Stored, origin: string) => unknown;
  /** Throws ParseError for a wrong type. */
  parse: (value: unknown) => Input;
}

export type ReadOnlyKind<Stored> = Pick<Kind<Stored, unknown>, 'write'> & { parse?: undefined };

export class ParseError extends Error {}

const unchanged = (value: unknown): unknown => value;

export const readOnly: ReadOnlyKind<unknown> = { write: unchanged };

export const time: ReadOnlyKind<Date> = { write: (value) => value.toISOString() };

const timeOrNull: Kind<Date | null, string> = {
  write: (value) => value?.toISOString() ?? null,
  parse: (value) => text.parse(value),
};

export const text: Kind<string, string> = {
  write: unchanged,
  parse: (value) => {
    if (value === null) return '';
    if (typeof value !== 'string') throw new ParseError();
    return value;
  },
};

/** A request may send a number. */
const size: Kind<string, string> = {
  write: unchanged,
  parse: (value) => (typeof value === 'number' ? String(value) : text.parse(value)),
};

/** Older clients send 0 and 1. */
const flag: Kind<boolean, boolean> = {
  write: unchanged,
  parse: (value) => {
    if (value === 0 || value === 1) return value === 1;
    if (typeof value !== 'boolean') throw new ParseError();
    return value;
  },
};

const id: Kind<number, number | null> = {
  write: unchanged,
  parse: (value) => {
    if (value === '') return null;
    const number = typeof value === 'string' && /^[1-9]\d*$/u.test(value) ? Number(value) : value;
    if (!Number.isSafeInteger(number) || Number(number) < 1 || Number(number) > ID_MAX) throw new ParseError();
    return Number(number);
  },
};

/** A text that is no number becomes 0 (spec §5); a value of another type is an error. */
const count: Kind<number, number> = {
  write: unchanged,
  parse: (value) => {
    if (typeof value !== 'string' && value !== null && !isSafeNumber(value)) throw new ParseError();
    return parseCount(value);
  },
};

/**
 * A request may send a JSON text. Any other text is an error: only stored invalid lists count as empty (spec §3),
 * because an invalid request must not delete the stored list.
 */
const urls: Kind<string[], string[]> = {
  write: unchanged,
  parse: (value) => {
    const list = typeof value === 'string' ? parseList(value) : (value ?? []);
    if (!Array.isArray(list) || !list.every((entry) => typeof entry === 'string')) throw new ParseError();
    return list;
  },
};

export function nullable<Stored, Input>(kind: Kind<Stored, Input>): Kind<Stored, Input | null> {
  return { ...kind, parse: (value) => (value === null ? null : kind.parse(value)) };
}

/** Our own pictures are stored as paths and sent as URLs. */
export const picture: Kind<string, string> = { ...text, write: absoluteUrl };

const pictures: Kind<string[], string[]> = {
  ...urls,
  write: (paths, origin) => paths.map((path) => absoluteUrl(path, origin)),
};

/** Separated by commas; a request may send a list. */
const tagIds: Kind<string[], string[]> = {
  write: (ids) => ids.join(','),
  parse: (value) => parseTagIds(Array.isArray(value) ? urls.parse(value).join(',') : text.parse(value)),
};

export const KINDS: Readonly<Record<FieldKind, Kind<never, unknown>>> = {
  text,
  choice: text,
  date: text,
  localized: text,
  url: text,
  picture,
  urls,
  pictures,
  tagIds,
  flag,
  count,
  id,
  size,
  time: timeOrNull,
};

function isSafeNumber(value: unknown) {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

function parseList(json: string): unknown[] {
  const value = json.trim() === '' ? null : parseJson(json);
  if (value === null || value === '') return [];
  if (!Array.isArray(value)) throw new ParseError();
  return value;
}
