import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_POSITIONS, LINK_TYPES, PLATFORMS, TAG_COLORS } from '../../rules/vocabulary.ts';
import { BROWSER, CUSTOM_CODE, SLIDE, TAG, VERSION, fromRest, toRest } from '../rest/mapping.ts';

const ORIGIN = 'https://browsers.example';

const count = fc.nat();
const id = fc.integer({ min: 1, max: 2_147_483_647 });
const text = fc.string({ unit: 'binary' });
const optionalText = fc.option(text);
/** Records as JSON and the database give them: with the prototype of every object. */
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model, { noNullPrototype: true });

const localized = record({ en: text, zh: text });
const time = fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') });
const day = time.map((date) => date.toISOString().slice(0, 10));
const address = fc.oneof(fc.webUrl(), fc.webPath().map((path) => `/icons${path}`));
const tagId = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}$/u);

const browsers = record({
  id,
  name: localized,
  description: localized,
  shortDescription: localized,
  iconUrl: address,
  websiteUrl: optionalText,
  isFeatured: fc.boolean(),
  displayOrder: count,
  tags: fc.uniqueArray(tagId),
  downloadCount: count,
  createdAt: time,
  updatedAt: time,
  revision: count,
});

const versions = record({
  id,
  browserId: id,
  versionNumber: text,
  releaseDate: day,
  platform: fc.constantFrom(...PLATFORMS),
  architecture: optionalText,
  releaseChannel: text,
  updateType: optionalText,
  minOsVersion: optionalText,
  fileSize: optionalText,
  features: localized,
  downloadUrl: fc.webUrl(),
  downloadMirrors: fc.array(fc.webUrl()),
  screenshots: fc.array(address),
  isLatest: fc.boolean(),
  sha256: optionalText,
  sourceUrl: optionalText,
  revision: count,
});

const slides = record({
  id,
  imageUrl: address,
  title: localized,
  description: localized,
  linkType: fc.constantFrom(...LINK_TYPES),
  linkTargetId: fc.option(id),
  linkUrl: optionalText,
  displayOrder: count,
  isActive: fc.boolean(),
  revision: count,
});

const customCodes = record({
  id,
  name: text,
  codeType: fc.constantFrom(...CODE_POSITIONS),
  codeContent: text,
  description: text,
  isActive: fc.boolean(),
  displayOrder: count,
  allowAnyHost: fc.boolean(),
  revision: count,
});

const tags = record({ id: tagId, label: localized, color: fc.constantFrom(...TAG_COLORS), order: fc.option(count) });

/** The simplest record that `trip`, to the wire and back, changes; null when there is none. */
function changedBy<R>(trip: (record: R) => unknown, records: fc.Arbitrary<R>): R | null {
  const [counterexample = null] = fc.check(fc.property(records, (record) => isDeepStrictEqual(trip(record), record))).counterexample ?? [];
  return counterexample;
}

describe('what is written to the wire reads back the same', () => {
  test('browser', () => {
    expect(changedBy((record) => fromRest(BROWSER, toRest(BROWSER, record, ORIGIN), ORIGIN), browsers)).toBeNull();
  });

  test('version', () => {
    expect(changedBy((record) => fromRest(VERSION, toRest(VERSION, record, ORIGIN), ORIGIN), versions)).toBeNull();
  });

  test('slide', () => {
    expect(changedBy((record) => fromRest(SLIDE, toRest(SLIDE, record, ORIGIN), ORIGIN), slides)).toBeNull();
  });

  test('custom code', () => {
    expect(changedBy((record) => fromRest(CUSTOM_CODE, toRest(CUSTOM_CODE, record, ORIGIN), ORIGIN), customCodes)).toBeNull();
  });

  test('tag', () => {
    expect(changedBy((record) => fromRest(TAG, toRest(TAG, record, ORIGIN), ORIGIN), tags)).toBeNull();
  });
});

describe('the wire', () => {
  test('has the names of the specification, also after a trip through JSON', () => {
    const record = {
      id: 1,
      name: { en: 'A', zh: '甲' },
      description: { en: 'D', zh: '丁' },
      shortDescription: { en: 'S', zh: '短' },
      iconUrl: '/icons/a.svg',
      websiteUrl: null,
      isFeatured: true,
      displayOrder: 2,
      tags: ['hot', 'new'],
      downloadCount: 3,
      createdAt: new Date('2026-04-03T01:30:35Z'),
      updatedAt: new Date('2026-09-02T10:30:04.500Z'),
      revision: 4,
    };
    const wire: unknown = JSON.parse(JSON.stringify(toRest(BROWSER, record, ORIGIN)));
    expect(wire).toEqual({
      id: 1,
      name_en: 'A',
      name_zh: '甲',
      description_en: 'D',
      description_zh: '丁',
      short_description_en: 'S',
      short_description_zh: '短',
      icon_url: 'https://browsers.example/icons/a.svg',
      website_url: null,
      is_featured: true,
      display_order: 2,
      tags: 'hot,new',
      download_count: 3,
      created_at: '2026-04-03T01:30:35.000Z',
      updated_at: '2026-09-02T10:30:04.500Z',
      revision: 4,
    });
  });

  test('drops what it does not know, and keeps absent what is absent', () => {
    const body: Record<string, unknown> = { name_en: 'A', browser_name_en: 'x', useImageUrl: true, constructor: 1, searchText: 'x' };
    expect(fromRest(BROWSER, body, ORIGIN)).toEqual({ name: { en: 'A' } });
    expect(fromRest(BROWSER, JSON.parse('{"__proto__":{"name_en":"A","icon_url":"x"}}') as Record<string, unknown>, ORIGIN)).toEqual({});
  });

  test('leaves values of the wrong type for the rules to refuse', () => {
    const body = { name_en: 5, tags: ['hot'], icon_url: null, created_at: 'yesterday', display_order: '1' };
    expect(fromRest(BROWSER, body, ORIGIN)).toEqual({ name: { en: 5 }, tags: ['hot'], iconUrl: null, createdAt: 'yesterday', displayOrder: '1' });
  });
});
