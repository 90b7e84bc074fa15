import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  ARCHITECTURES,
  CODE_POSITIONS,
  LINK_TYPES,
  PLATFORMS,
  RELEASE_CHANNELS,
  TAG_COLORS,
  UPDATE_TYPES,
} from '#rules/vocabulary.ts';
import { DEFAULT_BROWSER } from '#rules/records/browser.ts';
import { FACT_TOPICS } from '#rules/facts.ts';
import { DEFAULT_CUSTOM_CODE } from '#rules/records/custom-code.ts';
import { DEFAULT_PUBLICATION, PUBLICATION, type PublicationInput } from '#rules/records/publication.ts';
import { storedRecord } from '#rules/records/fields.ts';
import { DEFAULT_SLIDE } from '#rules/records/slide.ts';
import messages from '#rules/i18n/messages/en.json' with { type: 'json' };
import { DEFAULT_VERSION } from '#rules/records/version.ts';
import { ownPath } from '#rules/url.ts';
import { executableSchema } from '../resolvers/schema.ts';
import { ACTIVE_ROUTES } from '../rest/active-records.ts';
import { browserRecord } from '../rest/browsers.ts';
import { customCodeRecord } from '../rest/custom-codes.ts';
import { factPart } from '../rest/facts.ts';
import { tagPart } from '../rest/settings.ts';
import { versionRecord, writeVersion } from '../rest/versions.ts';
import * as good from './good-records.ts';

const ORIGIN = 'https://browsers.example';

const count = fc.nat();
const id = fc.integer({ min: 1, max: 2_147_483_647 });
const text = fc.string({ unit: 'binary' });
const optionalText = fc.option(text);
const time = fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') });
const times = { createdAt: time, updatedAt: time };
const publication = {
  isDraft: fc.boolean(),
  visibleFrom: fc.option(time),
  visibleUntil: fc.option(time),
  isPublished: fc.boolean(),
};
/** Records like those from JSON and from the database, which have the prototype of every object. */
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model, { noNullPrototype: true });

const localized = record({ en: text, zh: text });
const day = time.map((date) => date.toISOString().slice(0, 10));
const address = fc.oneof(
  fc.webUrl(),
  fc.webPath().map((path) => `/icons${path}`),
);
const tagId = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}$/u);

const browsers = record({
  id,
  name: localized,
  description: localized,
  shortDescription: localized,
  iconUrl: address,
  websiteUrl: optionalText,
  otherNames: optionalText,
  makerHosts: optionalText,
  slug: text,
  isFeatured: fc.boolean(),
  displayOrder: count,
  tags: fc.uniqueArray(tagId),
  downloadCount: count,
  isDraft: fc.boolean(),
  ...times,
  revision: count,
  sortName: localized,
});

const versions = record({
  publishedAt: fc.option(time),
  id,
  browserId: id,
  versionNumber: text,
  releaseDate: day,
  releaseDateIsFirstSeen: fc.boolean(),
  platform: fc.constantFrom(...PLATFORMS),
  architecture: fc.option(fc.constantFrom(...ARCHITECTURES)),
  releaseChannel: fc.constantFrom(...RELEASE_CHANNELS),
  updateType: fc.option(fc.constantFrom(...UPDATE_TYPES)),
  minOsVersion: optionalText,
  fileSize: optionalText,
  features: localized,
  downloadUrl: fc.webUrl(),
  downloadMirrors: fc.array(fc.webUrl()),
  screenshots: fc.array(address),
  isLatest: fc.boolean(),
  sha256: optionalText,
  pinned: fc.option(fc.boolean()),
  sourceUrl: optionalText,
  ...publication,
  ...times,
  revision: count,
});

const facts = record({
  id,
  browserId: id,
  topic: fc.constantFrom(...FACT_TOPICS),
  answer: fc.option(fc.boolean()),
  choice: optionalText,
  text: localized,
  sourceUrl: fc.webUrl(),
  seenOn: day,
  note: optionalText,
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
  ...publication,
  ...times,
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
  ...publication,
  ...times,
  revision: count,
});

const tags = record({ id: tagId, label: localized, color: fc.constantFrom(...TAG_COLORS), order: fc.option(count) });

/** The simplest record that a round trip through the mapping changes; null if there is none. */
function changedBy<R extends object>(trip: (record: R) => object, records: fc.Arbitrary<R>): R | null {
  const isSame = (record: R) =>
    Object.entries(trip(record)).every(([field, value]) => isDeepStrictEqual(value, Reflect.get(record, field)));
  const [counterexample = null] = fc.check(fc.property(records, isSame)).counterexample ?? [];
  return counterexample;
}

/** The parsed times as they are stored. */
const timesOf = (change: Partial<PublicationInput>) =>
  storedRecord(PUBLICATION, { ...DEFAULT_PUBLICATION, ...change }, '');

/** What arrives, in which times are texts. */
const throughJson = (body: object) => JSON.parse(JSON.stringify(body)) as Record<string, unknown>;

const atHome = (address: string | undefined) => ownPath(address ?? '', ORIGIN);

describe('what is written to the wire reads back the same, own pictures with our origin', () => {
  test('browser', () => {
    const trip = (change: ReturnType<typeof browserRecord.parse>) => ({ ...change, iconUrl: atHome(change.iconUrl) });
    expect(
      changedBy((record) => trip(browserRecord.parse(browserRecord.write(record, ORIGIN, 'administrator'))), browsers),
    ).toBeNull();
  });

  test('version', () => {
    const trip = (change: ReturnType<typeof versionRecord.parse>) => ({
      ...change,
      ...timesOf(change),
      screenshots: change.screenshots?.map(atHome),
    });
    expect(
      changedBy(
        (record) =>
          trip(
            versionRecord.parse(throughJson(writeVersion({ ...record, downloadLinks: [] }, ORIGIN, 'administrator'))),
          ),
        versions,
      ),
    ).toBeNull();
  });

  test('fact', () => {
    expect(changedBy((record) => factPart.parse(factPart.write(record, ORIGIN)), facts)).toBeNull();
  });

  test('slide', () => {
    const slideRecord = ACTIVE_ROUTES.slide.record;
    const trip = (change: ReturnType<typeof slideRecord.parse>) => ({
      ...change,
      ...timesOf(change),
      imageUrl: atHome(change.imageUrl),
    });
    expect(
      changedBy(
        (record) => trip(slideRecord.parse(throughJson(slideRecord.write(record, ORIGIN, 'administrator')))),
        slides,
      ),
    ).toBeNull();
  });

  test('custom code', () => {
    const trip = (change: ReturnType<typeof customCodeRecord.parse>) => ({ ...change, ...timesOf(change) });
    expect(
      changedBy(
        (record) =>
          trip(
            customCodeRecord.parse(
              throughJson(customCodeRecord.write({ ...record, allowAnyHost: false }, ORIGIN, 'administrator')),
            ),
          ),
        customCodes,
      ),
    ).toBeNull();
  });

  test('tag', () => {
    expect(changedBy((record) => tagPart.parse(tagPart.write(record, ORIGIN)), tags)).toBeNull();
  });
});

describe('the wire', () => {
  test('§3.1 has the names of the specification, also after a trip through JSON', () => {
    const record = {
      id: 1,
      name: { en: 'A', zh: '甲' },
      description: { en: 'D', zh: '丁' },
      shortDescription: { en: 'S', zh: '短' },
      iconUrl: '/icons/a.svg',
      websiteUrl: null,
      otherNames: null,
      makerHosts: null,
      slug: 'a',
      isFeatured: true,
      displayOrder: 2,
      tags: ['hot', 'new'],
      downloadCount: 3,
      isDraft: false,
      createdAt: new Date('2026-04-03T01:30:35Z'),
      updatedAt: new Date('2026-09-02T10:30:04.500Z'),
      revision: 4,
      sortName: { en: 'a', zh: 'jia' },
    };
    const wire: unknown = JSON.parse(JSON.stringify(browserRecord.write(record, ORIGIN)));
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
      other_names: null,
      maker_hosts: null,
      slug: 'a',
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
    const body: Record<string, unknown> = {
      name_en: 'A',
      browser_name_en: 'x',
      useImageUrl: true,
      constructor: 1,
      searchText: 'x',
    };
    expect(browserRecord.parse(body)).toEqual({ name: { en: 'A' } });
    expect(
      browserRecord.parse(JSON.parse('{"__proto__":{"name_en":"A","icon_url":"x"}}') as Record<string, unknown>),
    ).toEqual({});
  });

  test('refuses a value of another type under its name', () => {
    for (const field of [
      'name_en',
      'icon_url',
      'website_url',
      'is_featured',
      'display_order',
      'tags',
      'download_count',
    ]) {
      expect(browserRecord.parse({ [field]: {} })).toEqual({
        wrongTypes: [expect.objectContaining({ key: 'invalidField', params: { field } })],
      });
    }
  });

  test('takes nothing that the server keeps', () => {
    const record = {
      id: 5,
      created_at: 'x',
      updated_at: 'x',
      revision: 3,
      sort_name_en: 'x',
      is_latest: true,
      order: 7,
    };
    expect([browserRecord.parse(record), versionRecord.parse(record), tagPart.parse({ order: 7 })]).toEqual([
      {},
      {},
      {},
    ]);
  });
});

/** The compiler checks the other direction: with `FieldsOf`, REST has every typed field of a record. */
describe('no field is forgotten', () => {
  test('the description of a trial names every failure', () => {
    const type = executableSchema().getType('SourceTrial');
    const { failure } = isObjectType(type) ? type.getFields() : {};
    const words = failure?.description?.replace(/^[^:]*: |;.*/gu, '').split(/, | or /u);
    expect(words).toEqual(Object.keys(messages.sourceFailure));
  });

  test.each([
    ['browser', good.BROWSER, DEFAULT_BROWSER, ['isDraft']],
    ['version', good.VERSION, DEFAULT_VERSION, ['releaseChannel', 'isDraft']],
    ['slide', good.SLIDE, DEFAULT_SLIDE, ['linkType', 'linkUrl', 'isActive', 'isDraft']],
    ['custom code', good.CUSTOM_CODE, DEFAULT_CUSTOM_CODE, ['isActive', 'isDraft']],
  ])(
    'by the %s that the tests of both interfaces send: what it says is not what a lost field says',
    (_kind, sent, defaults, same) => {
      expect(
        Object.entries(sent)
          .filter(([field, value]) => isDeepStrictEqual(Reflect.get(defaults, field), value))
          .map(([field]) => field),
      ).toEqual(same);
    },
  );
});
