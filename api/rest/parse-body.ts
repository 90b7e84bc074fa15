import { displayOrderOf, type BrowserInput } from '../../rules/browser.ts';
import type { CustomCodeInput } from '../../rules/custom-code.ts';
import type { HomepageSettings } from '../../rules/setting.ts';
import { parseTagIds } from '../../rules/tag.ts';
import type { SlideInput } from '../../rules/slide.ts';
import type { TagInput } from '../../rules/tag-list.ts';
import type { VersionInput } from '../../rules/version.ts';
import type { Change } from '../services/writes.ts';
import { AppError } from '../errors.ts';
import type { Body } from './schemas.ts';
import * as wire from './mapping.ts';
import { fromRest, snakeCase, type Shape } from './mapping.ts';

/** Turns what a field says into what the product expects; throws Unreadable for another type. */
type Parser<T> = (value: unknown) => T;

class ParseError extends Error {
  /** The language of a bilingual text that cannot be read. */
  readonly language: string | undefined;

  constructor(language?: string) {
    super();
    this.language = language;
  }
}

const text: Parser<string> = (value) => {
  if (value === null) return '';
  if (typeof value !== 'string') throw new ParseError();
  return value;
};

const optionalText: Parser<string | null> = (value) => (value === null ? null : text(value));

/** Older clients send 0 and 1. */
const flag: Parser<boolean> = (value) => {
  if (value === 0 || value === 1) return value === 1;
  if (typeof value !== 'boolean') throw new ParseError();
  return value;
};

/** A number, or a number as text. */
const optionalId: Parser<number | null> = (value) => {
  if (value === null || value === '') return null;
  const id = typeof value === 'string' && /^[1-9]\d*$/u.test(value) ? Number(value) : value;
  if (typeof id !== 'number' || !Number.isSafeInteger(id) || id < 1 || id > 2 ** 31 - 1) throw new ParseError();
  return id;
};

/** What is typed as a number, where text that is none is 0 (spec §5). Another type is a mistake of the client's, and no 0. */
const count: Parser<number> = (value) => {
  if (typeof value !== 'string' && value !== null && !isSafeNumber(value)) throw new ParseError();
  return displayOrderOf(value);
};

function isSafeNumber(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

/**
 * A list of addresses, or the same as JSON text. Other text is refused: the lenience of spec §3 is for reading what is
 * stored, and must not empty a list that somebody means to change.
 */
const addresses: Parser<string[]> = (value) => {
  const list = typeof value === 'string' ? parseList(value) : (value ?? []);
  if (!Array.isArray(list) || !list.every((entry) => typeof entry === 'string')) throw new ParseError();
  return list;
};

/** Tag ids as comma-separated text, or as a list. */
const tagIds: Parser<string[]> = (value) => parseTagIds(Array.isArray(value) ? addresses(value).join(',') : text(value));

const localized: Parser<{ en?: string; zh?: string }> = (value) => {
  if (typeof value !== 'object' || value === null) throw new ParseError();
  return Object.fromEntries(Object.entries(value).map(([language, one]) => [language, textIn(language, one)]));
};

function textIn(language: string, value: unknown): string {
  if (typeof value !== 'string' && value !== null) throw new ParseError(language);
  return value ?? '';
}

type Parsers<T> = { [K in keyof T]-?: Parser<Change<T>[K]> };

const BROWSER: Parsers<BrowserInput> = {
  name: localized,
  description: localized,
  shortDescription: localized,
  iconUrl: text,
  websiteUrl: optionalText,
  isFeatured: flag,
  displayOrder: count,
  tags: tagIds,
  downloadCount: count,
};

const VERSION: Parsers<VersionInput> = {
  browserId: optionalId,
  versionNumber: text,
  releaseDate: text,
  platform: text,
  architecture: optionalText,
  releaseChannel: text,
  updateType: optionalText,
  minOsVersion: optionalText,
  fileSize: (value) => (typeof value === 'number' ? String(value) : optionalText(value)),
  features: localized,
  downloadUrl: text,
  downloadMirrors: addresses,
  screenshots: addresses,
  sha256: optionalText,
  sourceUrl: optionalText,
};

const SLIDE: Parsers<SlideInput> = {
  imageUrl: text,
  title: localized,
  description: localized,
  linkType: text,
  linkTargetId: optionalId,
  linkUrl: optionalText,
  displayOrder: count,
  isActive: flag,
};

const CUSTOM_CODE: Parsers<CustomCodeInput> = {
  name: text,
  codeType: text,
  codeContent: text,
  description: text,
  isActive: flag,
  displayOrder: count,
  allowAnyHost: flag,
};

const TAG: Parsers<TagInput> = { id: text, label: localized, color: text };

export const parseBrowser = (body: Body) => read(wire.BROWSER, BROWSER, body);
export const parseVersion = (body: Body) => read(wire.VERSION, VERSION, body);
export const parseSlide = (body: Body) => read(wire.SLIDE, SLIDE, body);
export const parseCustomCode = (body: Body) => read(wire.CUSTOM_CODE, CUSTOM_CODE, body);

/** A tag list; everything that a tag leaves out is blank, for the rules to refuse. */
export function parseTags(value: unknown): TagInput[] {
  if (!Array.isArray(value)) throw invalid('value');
  return value.map((tag: unknown) => {
    if (typeof tag !== 'object' || tag === null) throw invalid('value');
    const { id = '', label, color = 'blue' } = read(wire.TAG, TAG, { ...tag });
    return { id, color, label: { en: '', zh: '', ...label } };
  });
}

/** The settings of the home page. */
export function parseHomepage(value: unknown): HomepageSettings {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('value');
  if (!('liveCounters' in value)) throw invalid('liveCounters');
  return { liveCounters: parseField(flag, 'liveCounters', value.liveCounters) };
}

/** What a body says of a setting besides its value. */
export function parseSettingChange(body: Body): { revision: number | null; description: string | null } {
  const { description = null } = body;
  return { revision: parseRevision(body), description: parseField(optionalText, 'description', description) };
}

/** The revision that was edited; absent from older clients. */
export function parseRevision({ revision }: Body): number | null {
  if (revision === undefined || revision === null) return null;
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision)) throw invalid('revision');
  return revision;
}

/** The fields of a body that the product knows and that the body has; unknown and read-only ones are passed over (design §4). */
function read<T>(shape: Shape, readers: Parsers<T>, body: Body): Change<T> {
  const given = fromRest(shape, body, '');
  const fields = Object.entries<Parser<unknown>>(readers).flatMap(([name, reader]) => (name in given ? [[name, parseField(reader, snakeCase(name), given[name])] as const] : []));
  return Object.fromEntries(fields) as Change<T>; // each entry was made by its own reader
}

function parseField<T>(reader: Parser<T>, name: string, value: unknown): T {
  try {
    return reader(value);
  } catch (error) {
    if (error instanceof ParseError) throw invalid([name, error.language].filter(Boolean).join('_'));
    throw error;
  }
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

function invalid(field: string): AppError {
  return new AppError('BAD_REQUEST', `Invalid ${field}`, { [field]: `Invalid ${field}` });
}
