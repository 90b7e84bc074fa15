import { displayOrderOf } from '../../rules/browser.ts';
import { parseTagIds } from '../../rules/tag.ts';
import { absoluteUrl } from '../../rules/url.ts';
import { ID_MAX } from '../../rules/limits.ts';

/** How the value of a field crosses between the product and REST. */
export interface Kind<Stored, Input> {
  /** The value as REST sends it. */
  write: (value: Stored, origin: string) => unknown;
  /** What a body says; throws ParseError for another type. */
  parse: (value: unknown) => Input;
}

/** A field that the server keeps: bodies don't change it. */
export type ReadOnlyKind<Stored> = Pick<Kind<Stored, unknown>, 'write'> & { parse?: undefined };

/** A value of another type than its field has. */
export class ParseError extends Error {}

const asItIs = (value: unknown): unknown => value;

export const readOnly: ReadOnlyKind<unknown> = { write: asItIs };

export const time: ReadOnlyKind<Date> = { write: (value) => value.toISOString() };

export const text: Kind<string, string> = {
  write: asItIs,
  parse: (value) => {
    if (value === null) return '';
    if (typeof value !== 'string') throw new ParseError();
    return value;
  },
};

export const textOrNull: Kind<string | null, string | null> = { write: asItIs, parse: (value) => (value === null ? null : text.parse(value)) };

/** A size may be sent as a number of bytes. */
export const sizeOrNull: Kind<string | null, string | null> = { write: asItIs, parse: (value) => (typeof value === 'number' ? String(value) : textOrNull.parse(value)) };

/** Older clients send 0 and 1. */
export const flag: Kind<boolean, boolean> = {
  write: asItIs,
  parse: (value) => {
    if (value === 0 || value === 1) return value === 1;
    if (typeof value !== 'boolean') throw new ParseError();
    return value;
  },
};

/** A number, or a number as text. */
export const idOrNull: Kind<number | null, number | null> = {
  write: asItIs,
  parse: (value) => {
    if (value === null || value === '') return null;
    const id = typeof value === 'string' && /^[1-9]\d*$/u.test(value) ? Number(value) : value;
    if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1 || id > ID_MAX) throw new ParseError();
    return id;
  },
};

/** What is typed as a number, where text that is none is 0 (spec §5). Another type is a mistake of the client's, and no 0. */
export const count: Kind<number, number> = {
  write: asItIs,
  parse: (value) => {
    if (typeof value !== 'string' && value !== null && !isSafeNumber(value)) throw new ParseError();
    return displayOrderOf(value);
  },
};

/**
 * A list of addresses, or the same as JSON text. Other text is refused: the lenience of spec §3 is for reading what is
 * stored, and must not empty a list that somebody means to change.
 */
export const addresses: Kind<string[], string[]> = {
  write: asItIs,
  parse: (value) => {
    const list = typeof value === 'string' ? parseList(value) : (value ?? []);
    if (!Array.isArray(list) || !list.every((entry) => typeof entry === 'string')) throw new ParseError();
    return list;
  },
};

/** A picture: where it is our own, it is stored as a path. */
export const picture: Kind<string, string> = { ...text, write: absoluteUrl };

export const pictures: Kind<string[], string[]> = { ...addresses, write: (paths, origin) => paths.map((path) => absoluteUrl(path, origin)) };

/** Tag ids as comma-separated text; bodies may also send a list. */
export const tagIds: Kind<string[], string[]> = {
  write: (ids) => ids.join(','),
  parse: (value) => parseTagIds(Array.isArray(value) ? addresses.parse(value).join(',') : text.parse(value)),
};

function isSafeNumber(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

function parseList(json: string): unknown[] {
  if (json.trim() === '') return [];
  try {
    const value: unknown = JSON.parse(json);
    if (value === null || value === '') return [];
    if (Array.isArray(value)) return value;
  } catch {
    // Refused below, like every other text that is no list.
  }
  throw new ParseError();
}
