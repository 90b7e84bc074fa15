import { parseTagIds, type Tag } from '../../rules/tag.ts';
import { absoluteUrl, ownPath } from '../../rules/url.ts';
import { LANGUAGES, type LocalizedText } from '../../rules/vocabulary.ts';
import type { CustomCode } from '../entities/custom-code.ts';
import type { Slide } from '../entities/slide.ts';
import type { BrowserRow, VersionRow } from '../entities/rows.ts';

/**
 * How a field crosses between the product and REST:
 * `plain` as it is; `text` as one field a language; `address` and `addresses` with our origin before our own paths;
 * `tags` as one comma-separated text; `time` as ISO 8601 in UTC.
 */
type Kind = 'plain' | 'text' | 'address' | 'addresses' | 'tags' | 'time';
export type Shape = Readonly<Record<string, Kind>>;

export const BROWSER = {
  id: 'plain',
  name: 'text',
  description: 'text',
  shortDescription: 'text',
  iconUrl: 'address',
  websiteUrl: 'plain',
  isFeatured: 'plain',
  displayOrder: 'plain',
  tags: 'tags',
  downloadCount: 'plain',
  createdAt: 'time',
  updatedAt: 'time',
  revision: 'plain',
} as const satisfies Shape;

export const VERSION = {
  id: 'plain',
  browserId: 'plain',
  versionNumber: 'plain',
  releaseDate: 'plain',
  platform: 'plain',
  architecture: 'plain',
  releaseChannel: 'plain',
  updateType: 'plain',
  minOsVersion: 'plain',
  fileSize: 'plain',
  features: 'text',
  downloadUrl: 'plain',
  downloadMirrors: 'plain',
  screenshots: 'addresses',
  isLatest: 'plain',
  sha256: 'plain',
  sourceUrl: 'plain',
  revision: 'plain',
} as const satisfies Shape;

export const SLIDE = {
  id: 'plain',
  imageUrl: 'address',
  title: 'text',
  description: 'text',
  linkType: 'plain',
  linkTargetId: 'plain',
  linkUrl: 'plain',
  displayOrder: 'plain',
  isActive: 'plain',
  revision: 'plain',
} as const satisfies Shape;

export const CUSTOM_CODE = {
  id: 'plain',
  name: 'plain',
  codeType: 'plain',
  codeContent: 'plain',
  description: 'plain',
  isActive: 'plain',
  displayOrder: 'plain',
  allowAnyHost: 'plain',
  revision: 'plain',
} as const satisfies Shape;

export const TAG = { id: 'plain', label: 'text', color: 'plain', order: 'plain' } as const satisfies Shape;

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';

/** What a kind is inside the product; `plain` is whatever the record has there. */
type Inside<K extends Kind, Value> = {
  plain: Value;
  text: LocalizedText;
  address: string;
  addresses: readonly string[];
  tags: readonly string[];
  time: Date;
}[K];

/** The ORM types a nullable column of an entity as possibly undefined; on the wire every field is there. */
type Present<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

type OnWire<K extends Kind, Value> = { plain: Present<Value>; text: never; address: string; addresses: string[]; tags: string; time: string }[K];

type TextNames<S extends Shape> = { [N in keyof S & string]: S[N] extends 'text' ? `${Snake<N>}_${keyof LocalizedText}` : never }[keyof S & string];

/** A record as REST knows it. */
export type RestRecord<S extends Shape, R> = {
  [N in keyof S & string as S[N] extends 'text' ? never : Snake<N>]: N extends keyof R ? OnWire<S[N], R[N]> : never;
} & { [N in TextNames<S>]: string };

type RecordOf<S extends Shape> = { readonly [N in keyof S]: Inside<S[N], unknown> };

/** A record of the product as REST knows it: the field names of spec §3. Fields that `shape` doesn't name stay inside. */
export function toRest<const S extends Shape, R extends RecordOf<S>>(shape: S, record: R, origin: string): RestRecord<S, R> {
  const entries = Object.entries(shape).flatMap(([name, kind]) => fieldToWire(kind, snakeCase(name), record[name], origin));
  return Object.fromEntries(entries) as RestRecord<S, R>; // the types above say for each name what fieldToWire does
}

function fieldToWire(kind: Kind, name: string, value: unknown, origin: string): [string, unknown][] {
  if (kind === 'text') return LANGUAGES.map((language) => [`${name}_${language}`, (value as LocalizedText)[language]]); // RecordOf has checked the kind
  return [[name, valueToWire(kind, value, origin)]];
}

function valueToWire(kind: Exclude<Kind, 'text'>, value: unknown, origin: string): unknown {
  if (kind === 'plain') return value ?? null;
  // Casts: RecordOf has checked each value against its kind.
  if (kind === 'address') return absoluteUrl(value as string, origin);
  if (kind === 'addresses') return (value as readonly string[]).map((address) => absoluteUrl(address, origin));
  if (kind === 'tags') return (value as readonly string[]).join(',');
  return (value as Date).toISOString();
}

/**
 * What a REST body says, in the product's names. A field that is absent stays absent, an unknown one is dropped; a
 * value of the wrong type passes as it is, for the rules to refuse.
 */
export function fromRest<const S extends Shape>(shape: S, body: Readonly<Record<string, unknown>>, origin: string): { [N in keyof S]?: unknown } {
  const entries = Object.entries(shape).map(([name, kind]) => [name, fieldFromWire(kind, snakeCase(name), body, origin)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as { [N in keyof S]?: unknown }; // names of the shape only
}

function fieldFromWire(kind: Kind, name: string, body: Readonly<Record<string, unknown>>, origin: string): unknown {
  if (kind === 'text') return textFromWire(name, body);
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  if (kind === 'addresses' && Array.isArray(value)) return value.map((address: unknown) => addressFromWire(address, origin));
  if (typeof value !== 'string') return value;
  if (kind === 'address') return addressFromWire(value, origin);
  if (kind === 'tags') return parseTagIds(value);
  if (kind === 'time' && !Number.isNaN(Date.parse(value))) return new Date(value);
  return value;
}

/** The languages that a body gives for a text; undefined when it gives none. */
function textFromWire(name: string, body: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const given = LANGUAGES.filter((language) => Object.hasOwn(body, `${name}_${language}`));
  return given.length > 0 ? Object.fromEntries(given.map((language) => [language, body[`${name}_${language}`]])) : undefined;
}

function addressFromWire(address: unknown, origin: string): unknown {
  return typeof address === 'string' ? ownPath(address, origin) : address;
}

/** The wire's spelling of a name. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}

export function toRestBrowser(browser: BrowserRow, origin: string) {
  return toRest(BROWSER, browser, origin);
}

export function toRestVersion(version: VersionRow, origin: string) {
  return toRest(VERSION, version, origin);
}

/** A version with the name and icon of its browser (spec §7). */
export function toRestVersionDetail(version: VersionRow, { name, iconUrl }: Pick<BrowserRow, 'name' | 'iconUrl'>, origin: string) {
  const browser = toRest({ browserName: 'text', browserIconUrl: 'address' }, { browserName: name, browserIconUrl: iconUrl }, origin);
  return { ...toRestVersion(version, origin), ...browser };
}

export function toRestSlide(slide: Slide, origin: string) {
  return toRest(SLIDE, slide, origin);
}

export function toRestCustomCode(code: CustomCode) {
  return toRest(CUSTOM_CODE, code, '');
}

export function toRestTag(tag: Tag) {
  return toRest(TAG, tag, '');
}

/** Fields of the product by their names on the wire: `name.en` is `name_en`, `iconUrl` is `icon_url`. */
export function toRestFieldName(field: string): string {
  return snakeCase(field).replaceAll('.', '_');
}
