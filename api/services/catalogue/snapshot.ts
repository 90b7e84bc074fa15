import { setImmediate as nextTurn } from 'node:timers/promises';
import { byTopic, TOPICS } from '#rules/facts.ts';
import { isRecord, parseJson } from '#rules/json.ts';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import { plainText } from '#rules/plain-text.ts';
import { HOMEPAGE_SETTING_KEY, parseHomepageSettings } from '#rules/records/homepage.ts';
import { DEFAULT_SOURCE, type SourceInput, type SourceSettings } from '#rules/records/source.ts';
import { parseTagList, type Tag } from '#rules/tag.ts';
import type { LinkType } from '#rules/vocabulary.ts';
import type { EntityManager } from '../../database/orm.ts';
import { lastOrder } from '../../database/queries/display-order.ts';
import {
  inSteps,
  isOneOf,
  queryIn,
  readBrowsers as readBrowserRows,
  readFacts,
  readVersions,
} from '../../database/queries/rows.ts';
import { CustomCode } from '../../entities/custom-code.ts';
import type { FactRow } from '../../entities/fact.ts';
import { Setting } from '../../entities/setting.ts';
import { Slide } from '../../entities/slide.ts';
import { Source } from '../../entities/source.ts';
import { inputOf } from '../writes.ts';
import type { FileRecord } from './format.ts';
import type { ReadFile } from './read-file.ts';
import { fieldsOf, type RuledType } from './records.ts';

/** The part of the catalogue with which a file is compared, in the order of the ids, with the ids. */
export type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;
export type StoredRecord = ReturnType<typeof recordOf>;
export type StoredBrowser = Snapshot['browsers'][number];
export type StoredSlide = ReturnType<typeof slideOf>;

interface Stored {
  id: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The browsers are those that the file names, and those to which slides may lead. */
export async function readSnapshot(em: EntityManager, { browsers: named, slides }: ReadFile) {
  const lists = await readLists(em);
  const targets = slides.map(({ record: { linkTarget } }) => (isRecord(linkTarget) ? linkTarget['slug'] : linkTarget));
  const slugs = new Set<unknown>([...named.map(({ slug }) => slug), ...targets]);
  const names = new Set(named.map(({ name }) => nameKey(name)));
  const stored = await queryIn(em).selectFrom('browser').select(['id', 'slug', 'name_en']).execute();
  const ids = stored.flatMap(({ id, slug, name_en: name }) => (slugs.has(slug) || names.has(nameKey(name)) ? id : []));
  if (slides.length > 0) ids.push(...(await targetIdsOf(em, lists.slides)));
  const browsers = (await Array.fromAsync(browserBatches(em, ids))).flat();
  return { browsers, lastOrder: await lastOrder(em), ...lists };
}

/** Two names that people take for the same one. */
export function nameKey(name: string) {
  return plainText(name).toLowerCase();
}

/** What a file has besides the browsers. */
export async function readLists(em: EntityManager) {
  const fresh = { disableIdentityMap: true, orderBy: { id: 'asc' } } as const;
  const slides = await em.find(Slide, {}, fresh);
  const customCodes = await em.find(CustomCode, {}, fresh);
  return {
    slides: slides.map(slideOf),
    customCodes: customCodes.map((code) => recordOf('customCode', code)),
    ...(await readSettings(em)),
  };
}

export async function readSettings(em: EntityManager) {
  const settings = await em.findAll(Setting, { disableIdentityMap: true });
  const setting = (key: string) => parseJson(settings.find((one) => one.key === key)?.value ?? '');
  const homepage = setting(HOMEPAGE_SETTING_KEY);
  return {
    /** Null if it was never saved, or is invalid. */
    tags: parseTagList(setting(TAG_SETTING_KEY)),
    homepage: homepage === undefined ? null : parseHomepageSettings(homepage),
  };
}

export function slideOf(slide: Slide) {
  return { ...recordOf('slide', slide), linkType: slide.linkType, linkTargetId: slide.linkTargetId ?? null };
}

/** With some hundred versions, which take some milliseconds. */
const BROWSERS_AT_ONCE = 25;

/** All browsers, or these, in the order of their ids, some at a time. Waiting requests run in between. */
export async function* browserBatches(em: EntityManager, ids?: readonly number[] | null) {
  const stored = async () =>
    (await queryIn(em).selectFrom('browser').select('id').orderBy('id').execute()).map(({ id }) => id);
  const all = ids ? [...new Set(ids)].toSorted((a, b) => a - b) : await stored();
  for (let from = 0; from < all.length; from += BROWSERS_AT_ONCE) {
    yield await readStoredBrowsers(em, all.slice(from, from + BROWSERS_AT_ONCE));
    await nextTurn();
  }
}

/** The browsers that slides lead to. */
export async function targetsOf(em: EntityManager, slides: readonly LinkingSlide[]) {
  return readStoredBrowsers(em, await targetIdsOf(em, slides));
}

type LinkingSlide = Pick<StoredSlide, 'linkType' | 'linkTargetId'>;

async function targetIdsOf(em: EntityManager, slides: readonly LinkingSlide[]) {
  const idsOf = (type: LinkType) =>
    slides.flatMap(({ linkType, linkTargetId }) => (linkType === type ? (linkTargetId ?? []) : []));
  const versions = idsOf('version');
  const owners =
    versions.length > 0
      ? await queryIn(em).selectFrom('version').select('browser_id as id').where(isOneOf('id', versions)).execute()
      : [];
  return [...idsOf('browser'), ...owners.map(({ id }) => id)];
}

async function readStoredBrowsers(em: EntityManager, ids: readonly number[]) {
  const browsers = await readBrowsersWithFacts(em, ids);
  if (browsers.length === 0) return [];
  const allVersions = await Array.fromAsync(inSteps(readVersions, em, isOneOf('browser_id', ids)));
  const allSources = await em.find(
    Source,
    { browser: { $in: [...ids] } },
    { disableIdentityMap: true, orderBy: { id: 'asc' } },
  );
  const versions = Map.groupBy(allVersions, ({ browserId }) => browserId);
  const sources = Map.groupBy(allSources, ({ browser }) => browser.id);
  return browsers.map((browser) => ({
    ...browser,
    sources: (sources.get(browser.id) ?? []).map(sourceOf),
    versions: (versions.get(browser.id) ?? []).map((version) => recordOf('version', version)),
  }));
}

export async function readBrowsersWithFacts(em: EntityManager, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await readBrowserRows(em, (query) => query.where(isOneOf('id', ids)).orderBy('id'));
  const allFacts = await readFacts(em, (query) => query.where(isOneOf('browser_id', ids)).orderBy('id'));
  const facts = Map.groupBy(allFacts, ({ browserId }) => browserId);
  return rows.map((row) => ({
    ...recordOf('browser', row),
    slug: row.slug,
    name: row.name,
    facts: (facts.get(row.id) ?? []).sort(byTopic).map(factOf),
  }));
}

export function recordOf(type: RuledType, row: Stored): { id: number; fields: FileRecord } {
  const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
  return { id: row.id, fields: { ...fieldsOf(type, row), ...times } };
}

export function factOf(fact: Omit<FactRow, 'id' | 'browserId'>): FileRecord {
  const { topic, sourceUrl, seenOn, note } = fact;
  const { kind } = TOPICS[topic];
  return { topic, [kind]: fact[kind], sourceUrl, seenOn, note };
}

/** The settings of a source that are set. */
export function sourceOf(source: SourceSettings | Source): FileRecord {
  const settings = inputOf<SourceInput>(source, DEFAULT_SOURCE);
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
}

/**
 * What makes two versions of a browser the same. The number is compared as it is written, because both `1.2` and `v1.2`
 * may be stored.
 */
export function importKeyOf({ platform, architecture, releaseChannel, versionNumber }: FileRecord) {
  return JSON.stringify([platform, architecture || null, releaseChannel || 'stable', plainText(String(versionNumber))]);
}

/** The text of a catalogue file in parts, with `ids` only of these browsers and without everything else. */
export async function* catalogueText(em: EntityManager, ids: readonly number[] | null) {
  const { slides, customCodes, tags, homepage } = await readLists(em);
  const targets = ids ? [] : await targetsOf(em, slides);
  async function* browsers() {
    for await (const batch of browserBatches(em, ids))
      for (const { slug, fields, versions, facts, sources } of batch)
        yield { slug, ...fields, facts, sources, versions: versions.map((version) => version.fields) };
  }
  yield* jsonWith(
    'browsers',
    browsers(),
    ids
      ? {}
      : {
          ...(tags && { tags: tagRecords(tags) }),
          slides: slides.map((slide) => slideRecord(slide, targets)),
          customCodes: customCodes.map(({ fields }) => fields),
          ...(homepage && { homepage }),
        },
    2,
  );
  yield '\n';
}

/** The text of an object in parts, whose first field is a list of any length. */
export async function* jsonWith(name: string, list: AsyncIterable<object>, others: FileRecord, indent = 0) {
  const line = (level: number) => (indent > 0 ? `\n${' '.repeat(indent * level)}` : '');
  const write = (value: unknown, level: number) => JSON.stringify(value, null, indent).replaceAll('\n', line(level));
  const colon = indent > 0 ? ': ' : ':';
  let count = 0;
  yield `{${line(1)}"${name}"${colon}[`;
  for await (const item of list) {
    yield `${count > 0 ? ',' : ''}${line(2)}${write(item, 2)}`;
    count += 1;
  }
  yield `${count > 0 ? line(1) : ''}]`;
  for (const [key, value] of Object.entries(others)) yield `,${line(1)}"${key}"${colon}${write(value, 1)}`;
  yield `${line(0)}}`;
}

export function tagRecords(tags: readonly Tag[]): FileRecord[] {
  return tags.map((tag, index) => ({ ...tag, order: index + 1 }));
}

export function slideRecord(
  { fields, linkType, linkTargetId }: StoredSlide,
  browsers: readonly StoredBrowser[],
): FileRecord {
  const { createdAt, updatedAt, ...rest } = fields;
  return {
    ...rest,
    linkTarget: linkTargetId === null ? null : targetRecord(linkType, linkTargetId, browsers),
    createdAt,
    updatedAt,
  };
}

/** The slug of a browser, or a version; null if the target was deleted. */
function targetRecord(linkType: string, id: number, browsers: readonly StoredBrowser[]): FileRecord | string | null {
  if (linkType === 'browser') return browsers.find((browser) => browser.id === id)?.slug ?? null;
  const browser = browsers.find(({ versions }) => versions.some((version) => version.id === id));
  const version = browser?.versions.find((one) => one.id === id);
  if (!browser || !version) return null;
  const { versionNumber, platform, architecture, releaseChannel } = version.fields;
  const same = browser.versions.filter((one) => importKeyOf(one.fields) === importKeyOf(version.fields));
  const occurrence = same.indexOf(version) + 1;
  return {
    slug: browser.slug,
    versionNumber,
    platform,
    architecture,
    releaseChannel,
    ...(occurrence > 1 && { occurrence }),
  };
}
