import { parseJson } from '#rules/json.ts';
import { parseCount } from '#rules/records/field-kinds.ts';
import { type FieldKind } from '#rules/records/fields.ts';
import { parseTagIds } from '#rules/tag.ts';
import { absoluteUrl } from '#rules/url.ts';
import { ID_MAX } from '#rules/limits.ts';

/** How a value is written if JSON does not have it as it is stored, and how it is parsed unless it is read-only. */
export interface Kind {
  write?: (value: never, origin: string) => unknown;
  /** Throws ParseError for a wrong type. */
  parse?: (value: unknown) => unknown;
}

export class ParseError extends Error {}

export const text: Kind = { parse: parseText };

function parseText(value: unknown): string {
  if (value === null) return '';
  if (typeof value !== 'string') throw new ParseError();
  return value;
}

const size: Kind = { parse: (value) => (typeof value === 'number' ? String(value) : parseText(value)) };

const flag: Kind = {
  parse: (value) => {
    // Older clients send 0 and 1.
    if (value === 0 || value === 1) return value === 1;
    if (typeof value !== 'boolean') throw new ParseError();
    return value;
  },
};

const id: Kind = {
  parse: (value) => {
    if (value === '') return null;
    const number = typeof value === 'string' && /^[1-9]\d*$/u.test(value) ? Number(value) : value;
    if (!Number.isSafeInteger(number) || Number(number) < 1 || Number(number) > ID_MAX) throw new ParseError();
    return number;
  },
};

/** A text that is no number becomes 0 (spec §5); a value of another type is an error. */
const count: Kind = {
  parse: (value) => {
    if (typeof value !== 'string' && value !== null && !isSafeNumber(value)) throw new ParseError();
    return parseCount(value);
  },
};

const urls: Kind = { parse: parseUrls };

/**
 * A request may send a JSON text. Any other text is an error: only stored invalid lists count as empty (spec §3),
 * because an invalid request must not delete the stored list.
 */
function parseUrls(value: unknown): string[] {
  const list = typeof value === 'string' ? parseList(value) : (value ?? []);
  if (!Array.isArray(list) || !list.every((entry) => typeof entry === 'string')) throw new ParseError();
  return list;
}

export function nullable(kind: Kind): Kind {
  return { ...kind, parse: (value) => (value === null ? null : kind.parse?.(value)) };
}

/** Our own pictures are stored as paths and sent as URLs. */
export const picture: Kind = { ...text, write: absoluteUrl };

const pictures: Kind = {
  ...urls,
  write: (paths: string[], origin) => paths.map((path) => absoluteUrl(path, origin)),
};

/** Separated by commas; a request may send a list. */
const tagIds: Kind = {
  write: (ids: string[]) => ids.join(','),
  parse: (value) => parseTagIds(Array.isArray(value) ? parseUrls(value).join(',') : parseText(value)),
};

export const KINDS: Readonly<Record<FieldKind, Kind>> = {
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
  time: text,
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
