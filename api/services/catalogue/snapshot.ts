import { byTopic, TOPICS } from '#rules/facts.ts';
import { parseJson } from '#rules/json.ts';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import { HOMEPAGE_SETTING_KEY, parseHomepageSettings } from '#rules/records/homepage.ts';
import { DEFAULT_SOURCE, type SourceInput, type SourceSettings } from '#rules/records/source.ts';
import { parseTagList, type Tag } from '#rules/tag.ts';
import type { EntityManager } from '../../database/orm.ts';
import {
  ANY,
  inSteps,
  isOneOf,
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
import { fieldsOf, type RuledType } from './records.ts';

/** The catalogue in the order of the ids, with the ids. */
export type Snapshot = Awaited<ReturnType<typeof readSnapshot>>;
export type StoredRecord = ReturnType<typeof recordOf>;
export type StoredBrowser = Snapshot['browsers'][number];
export type StoredSlide = Snapshot['slides'][number];

interface Stored {
  id: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Everything, or of the browsers only these. */
export async function readSnapshot(em: EntityManager, browserIds?: readonly number[]) {
  const fresh = { disableIdentityMap: true, orderBy: { id: 'asc' } } as const;
  const browsers = await readBrowsers(em, browserIds);
  const slides = await em.find(Slide, {}, fresh);
  const customCodes = await em.find(CustomCode, {}, fresh);
  const settings = await em.findAll(Setting, { disableIdentityMap: true });
  const setting = (key: string) => parseJson(settings.find((one) => one.key === key)?.value ?? '');
  const homepage = setting(HOMEPAGE_SETTING_KEY);
  return {
    browsers,
    slides: slides.map((slide) => ({
      ...recordOf('slide', slide),
      linkType: slide.linkType,
      linkTargetId: slide.linkTargetId ?? null,
    })),
    customCodes: customCodes.map((code) => recordOf('customCode', code)),
    /** Null if it was never saved, or is invalid. */
    tags: parseTagList(setting(TAG_SETTING_KEY)),
    homepage: homepage === undefined ? null : parseHomepageSettings(homepage),
  };
}

async function readBrowsers(em: EntityManager, ids?: readonly number[]) {
  const ofBrowsers = ids ? isOneOf('browser_id', ids) : ANY;
  const rows = await Array.fromAsync(inSteps(readBrowserRows, em, ids ? isOneOf('id', ids) : ANY));
  const allVersions = await Array.fromAsync(inSteps(readVersions, em, ofBrowsers));
  const allFacts = await Array.fromAsync(inSteps(readFacts, em, ofBrowsers));
  const allSources = await em.findAll(Source, { disableIdentityMap: true, orderBy: { id: 'asc' } });
  const versions = Map.groupBy(allVersions, ({ browserId }) => browserId);
  const facts = Map.groupBy(allFacts, ({ browserId }) => browserId);
  const sources = Map.groupBy(allSources, ({ browser }) => browser.id);
  return rows.map((row) => ({
    ...recordOf('browser', row),
    slug: row.slug,
    name: row.name,
    facts: (facts.get(row.id) ?? []).sort(byTopic).map(factOf),
    sources: (sources.get(row.id) ?? []).map(sourceOf),
    versions: (versions.get(row.id) ?? []).map((version) => recordOf('version', version)),
  }));
}

function recordOf(type: RuledType, row: Stored): { id: number; fields: FileRecord } {
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
  return JSON.stringify([platform, architecture || null, releaseChannel || 'stable', String(versionNumber).trim()]);
}

/** A catalogue file, with `onlyBrowsers` without everything else. */
export function catalogueFile(
  { browsers, slides, customCodes, tags, homepage }: Snapshot,
  onlyBrowsers: boolean,
): FileRecord {
  return {
    browsers: browsers.map(({ slug, fields, versions, facts, sources }) => ({
      slug,
      ...fields,
      facts,
      sources,
      versions: versions.map((version) => version.fields),
    })),
    ...(!onlyBrowsers && {
      ...(tags && { tags: tagRecords(tags) }),
      slides: slides.map((slide) => slideRecord(slide, browsers)),
      customCodes: customCodes.map(({ fields }) => fields),
      ...(homepage && { homepage }),
    }),
  };
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
