import { nextDisplayOrder } from '../../../rules/records/browser.ts';
import { elementsOfSnippet } from '../../../rules/code-elements.ts';
import { isEverOnPages, leftOutCodes } from '../../../rules/code-policy.ts';
import { DEFAULT_CUSTOM_CODE, storedCustomCode } from '../../../rules/records/custom-code.ts';
import { DEFAULT_FACT, checkFacts, storedFact, type FactInput } from '../../../rules/records/fact.ts';
import { checkFeatured, latestDate } from '../../../rules/facts.ts';
import {
  IMPORTED_TYPES,
  fieldLocation,
  type FieldDifference,
  type FileLocation,
  type ImportCount,
  type ImportRecord,
  type ImportStatus,
} from '../../../rules/import.ts';
import type { Issue, Issues } from '../../../rules/issues.ts';
import { publicationAt } from '../../../rules/records/publication.ts';
import { SOURCES_PER_BROWSER, TAG_LIST_MAX } from '../../../rules/limits.ts';
import type { HomepageSettings } from '../../../rules/records/homepage.ts';
import { DEFAULT_SOURCE, checkSources, storedSource, type SourceInput } from '../../../rules/records/source.ts';
import { parseTagIds } from '../../../rules/tag.ts';
import { DEFAULT_TAG, checkTagList, type TagInput } from '../../../rules/records/tag.ts';
import { ARCHITECTURES, PLATFORMS, memberOf } from '../../../rules/vocabulary.ts';
import type { Patch, Times } from '../writes.ts';
import { FaultList } from './check-types.ts';
import type { FileRecord } from './format.ts';
import { Occurrences, matchBrowsers, nameKey } from './match-records.ts';
import { englishOf, type ReadBrowser, type ReadFile, type ReadRecord } from './read-file.ts';
import { createPause } from './pause.ts';
import { compare, compareField, isSame, type RuledType } from './records.ts';
import {
  factOf,
  importKeyOf,
  sourceOf,
  type Snapshot,
  type StoredBrowser,
  type StoredRecord,
  type StoredSlide,
} from './snapshot.ts';

/** A record to save. The id is null until it is added; the change is null if nothing is to be saved. */
export interface Planned {
  id: number | null;
  change: FileRecord | null;
  times: Times;
}

interface PlannedVersion extends Planned {
  fields: FileRecord;
}

export interface PlannedBrowser extends Planned {
  slug: string;
  /** All facts and sources to save, with those that stay; null if nothing changes. */
  facts: FactInput[] | null;
  sources: SourceInput[] | null;
  versions: PlannedVersion[];
}

export interface PlannedSlide extends Planned {
  /** The new target; undefined if it stays, null if it has none. */
  target: Planned | null | undefined;
  /** Whether its target was deleted, so that only its link type is stored. */
  isTargetLost: boolean;
}

export interface Plan {
  browsers: PlannedBrowser[];
  slides: PlannedSlide[];
  customCodes: Planned[];
  tags: TagInput[] | null;
  homepage: Patch<HomepageSettings> | null;
  counts: ImportCount[];
  records: ImportRecord[];
  faults: FaultList;
  warnings: FaultList;
}

const NO_PARTS = { merged: null, differences: [] };

/** Compares the records of a file with the catalogue. Nothing is saved. */
export async function planImport(
  file: ReadFile,
  snapshot: Snapshot,
  { origin, now }: { origin: string; now: number },
): Promise<Plan> {
  const { faults } = file;
  const pause = createPause();
  const warnings = new FaultList();
  const records: ImportRecord[] = [];
  const counts = IMPORTED_TYPES.map((recordType): ImportCount => ({ recordType, added: 0, changed: 0, unchanged: 0 }));
  const versionsByBrowser = new Map<StoredBrowser, { matches: Occurrences<StoredRecord>; keys: Set<string> }>();
  // If the types of all browsers and versions are right, a slide that finds no target has a fault itself.
  const areTargetsRead =
    faults.count === faults.first.length && !faults.first.some(({ path }) => path.startsWith('browsers'));

  const matched = matchBrowsers(file.browsers, snapshot.browsers);
  warnOfEqualOrders(file.browsers, matched);
  const browsers = await planBrowsers(file.browsers, matched);
  const slides = await planSlides(file.slides, browsers);
  const customCodes = planCustomCodes(file.customCodes);
  const tags = file.tags && planTags(file.tags);
  const homepage = file.homepage && planHomepage(file.homepage);
  // A table is read completely before it is compared with the catalogue, browser by browser.
  for (const { first } of [faults, warnings]) first.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { browsers, slides, customCodes, tags, homepage, counts, records, faults, warnings };

  async function planBrowsers(read: readonly ReadBrowser[], stored: readonly (StoredBrowser | undefined)[]) {
    const withOrder = orderLast(snapshot.browsers, read);
    const slugs = new Set<string>();
    const matched = new Set(stored);
    const otherNames = new Set(
      snapshot.browsers.filter((browser) => !matched.has(browser)).map(({ name }) => nameKey(name.en)),
    );
    const planned: PlannedBrowser[] = [];
    for (const [index, browser] of read.entries()) {
      await pause();
      const match = stored[index] ?? null;
      if (browser.record && slugs.has(browser.slug) && !browser.wrongFields.has('slug'))
        faults.add(fieldLocation(browser.location, 'slug'), 'importSlugRepeated');
      if (match && nameKey(match.name.en) !== nameKey(browser.name) && otherNames.has(nameKey(browser.name)))
        faults.add(fieldLocation(browser.location, browser.record ? 'slug' : 'browser'), 'importSlugConflict', {
          other: match.name.en,
        });
      slugs.add(browser.slug);
      if (browser.record)
        planned.push(await planBrowser({ ...browser, record: withOrder(browser.record, match) }, match));
      else if (match) {
        const versions = await planVersions(browser, match);
        planned.push({ id: match.id, slug: match.slug, change: null, times: {}, facts: null, sources: null, versions });
      } else
        for (const { location } of browser.versions) faults.add(fieldLocation(location, 'browser'), 'browserNotFound');
    }
    return planned;
  }

  /** Warns of browsers to which the file gives the same new display order. */
  function warnOfEqualOrders(read: readonly ReadBrowser[], stored: readonly (StoredBrowser | undefined)[]) {
    const byOrder = Map.groupBy(read, ({ record }) => record?.displayOrder);
    for (const [index, { name, location, record }] of read.entries()) {
      const order = record?.displayOrder;
      const other = byOrder.get(order)?.find((one) => one.location !== location);
      if (typeof order === 'number' && other && order !== stored[index]?.fields.displayOrder)
        warnings.add(fieldLocation(location, 'displayOrder'), 'importSamePlace', { name, other: other.name, order });
    }
  }

  async function planBrowser(browser: ReadBrowser & ReadRecord, stored: StoredBrowser | null) {
    const { location, record, slug, name } = browser;
    const tags = Array.isArray(record.tags) ? { tags: parseTagIds(record.tags.join(',')) } : {};
    const facts = planFacts(browser.facts, stored?.facts ?? [], location);
    const sources = planSources(browser.sources, stored?.sources ?? [], location);
    addIssues(checkFeatured({ ...stored?.fields, ...record }, facts.merged ?? stored?.facts ?? []), browser);
    const planned = planRecord('browser', { ...browser, record: { ...record, ...tags } }, stored, {
      title: name,
      others: [...facts.differences, ...sources.differences],
    });
    const parts = { facts: facts.merged, sources: sources.merged };
    return { ...planned, slug, ...parts, versions: await planVersions(browser, stored) };
  }

  /** Compares a record with the stored one. `others` are the differences of what belongs to it. */
  function planRecord(
    recordType: RuledType,
    read: ReadRecord,
    stored: StoredRecord | null,
    {
      others = [],
      ...names
    }: Pick<ImportRecord, 'title' | 'platform' | 'architecture'> & { others?: FieldDifference[] },
  ) {
    const { location, record } = read;
    const { change, differences, issues } = compare(recordType, stored?.fields ?? null, record, origin);
    addIssues(issues, read);
    addRecord({ recordType, ...names, ...location }, stored, [...differences, ...others]);
    return {
      id: stored?.id ?? null,
      change: stored && differences.length === 0 ? null : change,
      times: stored ? {} : readTimes(record, location),
    };
  }

  function planFacts(read: readonly ReadRecord[], stored: readonly FileRecord[], location: FileLocation) {
    const before = new Map(stored.map((fact) => [String(fact.topic), fact]));
    const inputs = read.map(({ record }): FactInput => {
      // The public file has no notes, and must not delete them.
      const { note } = { ...DEFAULT_FACT, ...before.get(String(record.topic)) };
      return { ...DEFAULT_FACT, note, ...record };
    });
    if (addListIssues(checkFacts(inputs, latestDate(now)), fieldLocation(location, 'facts'), read)) return NO_PARTS;
    const after = new Map(inputs.map((input) => [input.topic, factOf(storedFact(input))]));
    const differences = [...after].flatMap(([topic, { topic: _topic, ...fact }]) =>
      compareField(`facts.${topic}`, before.get(topic), fact),
    );
    const merged = [...new Map([...before, ...after]).values()].map((fact): FactInput => ({
      ...DEFAULT_FACT,
      ...fact,
    }));
    return { merged: differences.length > 0 ? merged : null, differences };
  }

  function planSources(read: readonly ReadRecord[], stored: readonly FileRecord[], location: FileLocation) {
    const at = fieldLocation(location, 'sources');
    const inputs = read.map(({ record }): SourceInput => ({ ...DEFAULT_SOURCE, ...record }));
    if (addListIssues(checkSources(inputs), at, read)) return NO_PARTS;
    const added = inputs
      .map((input) => sourceOf(storedSource(input)))
      .filter((source) => !stored.some((one) => isSame(one, source)));
    const merged = [...stored, ...added].map((source): SourceInput => ({ ...DEFAULT_SOURCE, ...source }));
    if (merged.length > SOURCES_PER_BROWSER) faults.add(at, 'tooManySources');
    const differences = added.flatMap((source) => compareField('sources', null, Object.values(source).join(' ')));
    return { merged: added.length > 0 ? merged : null, differences };
  }

  async function planVersions({ versions, name }: ReadBrowser, stored: StoredBrowser | null) {
    const { matches, keys } = versionsOf(stored);
    const planned: PlannedVersion[] = [];
    for (const version of versions) {
      await pause();
      const { location, record } = version;
      const key = importKeyOf(record);
      const match = matches.take(key);
      if (!match && keys.has(key)) warnings.add(location, 'importVersionRepeated');
      keys.add(key);
      const title = [name || stored?.name.en, record.versionNumber].filter(Boolean).join(' ');
      const platform = memberOf(PLATFORMS, record.platform);
      const architecture = memberOf(ARCHITECTURES, record.architecture);
      planned.push({ ...planRecord('version', version, match, { title, platform, architecture }), fields: record });
    }
    return planned;
  }

  /**
   * The stored versions of a browser that no version of the file means yet, and the versions of the file so far.
   * Different rows of a table may name the same browser differently.
   */
  function versionsOf(stored: StoredBrowser | null) {
    const versions = (stored && versionsByBrowser.get(stored)) ?? {
      matches: new Occurrences(stored?.versions ?? [], ({ fields }) => importKeyOf(fields)),
      keys: new Set<string>(),
    };
    if (stored) versionsByBrowser.set(stored, versions);
    return versions;
  }

  async function planSlides(read: readonly ReadRecord[], browsers: readonly PlannedBrowser[]) {
    const matches = new Occurrences(snapshot.slides, ({ fields }) => englishOf(fields.title));
    const withOrder = orderLast(snapshot.slides, read);
    const planned: PlannedSlide[] = [];
    for (const slide of read) {
      await pause();
      const title = englishOf(slide.record.title);
      const stored = matches.take(title);
      const input = { ...slide, record: withOrder(slide.record, stored) };
      const { target, isTargetLost = false } = planTarget(input, stored, browsers);
      const isMoved = target !== undefined && (target?.id ?? null) !== (stored?.linkTargetId ?? null);
      const others =
        stored && isMoved
          ? compareField('linkTarget', `#${stored.linkTargetId ?? ''}`, targetText(input.record.linkTarget))
          : [];
      planned.push({
        ...planRecord('slide', input, stored, { title, others }),
        target: !stored || isMoved ? target : undefined,
        isTargetLost,
      });
    }
    return planned;
  }

  /** The new target of a slide; undefined if it stays. */
  function planTarget(
    { record: input, location, wrongFields }: ReadRecord,
    stored: StoredSlide | null,
    browsers: readonly PlannedBrowser[],
  ): { target?: Planned | null | undefined; isTargetLost?: boolean } {
    if (wrongFields.has('linkType') || wrongFields.has('linkTarget')) return {};
    const linkType = input.linkType ?? stored?.linkType ?? 'browser';
    if (linkType === 'external') return { target: null };
    if (stored?.linkType === linkType && input.linkTarget === undefined) return {};
    const at = fieldLocation(location, 'linkTarget');
    if (input.linkTarget === null || input.linkTarget === undefined) {
      const wasLost = !stored || (stored.linkType === linkType && !hasTarget(stored));
      if (input.isActive !== false || !wasLost) faults.add(at, 'linkTargetRequired');
      return stored ? {} : { target: null, isTargetLost: true };
    }
    const target = findTarget(linkType === 'version', input.linkTarget as string | FileRecord, browsers); // `check-types.ts` has checked the types
    if (!target && areTargetsRead) faults.add(at, 'importTargetUnknown');
    return { target: target ?? undefined };
  }

  function hasTarget({ linkType, linkTargetId }: StoredSlide) {
    return snapshot.browsers.some(({ id, versions }) =>
      linkType === 'browser' ? id === linkTargetId : versions.some((version) => version.id === linkTargetId),
    );
  }

  /** The browser or version that a link target means: in the file, or else in the catalogue. */
  function findTarget(isVersion: boolean, target: string | FileRecord, browsers: readonly PlannedBrowser[]) {
    const slug = typeof target === 'string' ? target : target.slug;
    const planned = browsers.find((one) => one.slug === slug);
    const stored = snapshot.browsers.find(planned ? ({ id }) => id === planned.id : (one) => one.slug === slug);
    if (!isVersion) return typeof target === 'string' ? (planned ?? (stored ? asPlanned(stored) : null)) : null;
    if (typeof target === 'string') return null;
    const versions = [
      ...(planned?.versions ?? []),
      ...(stored?.versions ?? []).filter(({ id }) => !planned?.versions.some((one) => one.id === id)).map(asPlanned),
    ];
    const same = versions.filter(
      ({ fields }) =>
        importKeyOf({ ...fields, releaseChannel: target.releaseChannel && fields.releaseChannel }) ===
        importKeyOf(target),
    );
    return same[(typeof target.occurrence === 'number' ? target.occurrence : 1) - 1] ?? null;
  }

  function planCustomCodes(read: readonly ReadRecord[]) {
    const matches = new Occurrences(snapshot.customCodes, ({ fields }) => String(fields.name).trim());
    const planned = read.map((code) => {
      const title = String(code.record.name);
      const stored = matches.take(title.trim());
      const { change, ...record } = planRecord('customCode', code, stored, { title });
      return { ...record, change, fields: { ...stored?.fields, ...change }, location: change && code.location };
    });
    const others = snapshot.customCodes.filter(({ id }) => !planned.some((one) => one.id === id));
    const active = [...others.map((code) => ({ ...code, location: null })), ...planned]
      .map(({ fields, location }) => ({ ...storedCustomCode({ ...DEFAULT_CUSTOM_CODE, ...fields }), location }))
      .filter((code) => isEverOnPages({ ...code, ...publicationAt(code, now) }))
      .sort((a, b) => a.displayOrder - b.displayOrder);
    for (const { code, issue } of leftOutCodes(active, elementsOfSnippet))
      if (code.location) faults.add(fieldLocation(code.location, 'codeContent'), issue);
    return planned;
  }

  function planTags(read: readonly ReadRecord[]) {
    const stored = new Map(snapshot.tags?.map((tag) => [tag.id, tag]));
    const inputs = read.map(({ record }): TagInput => ({
      ...DEFAULT_TAG,
      ...stored.get(String(record.id)),
      ...record,
    }));
    if (addListIssues(checkTagList(inputs), { path: 'tags', line: null }, read)) return null;
    const isChanged = inputs.map((input, index) => {
      const before = stored.get(input.id);
      const fields = ['label', 'color'] as const;
      const differences = before ? fields.flatMap((field) => compareField(field, before[field], input[field])) : [];
      addRecord({ recordType: 'tag', title: input.id, path: `tags[${index}]`, line: null }, before, differences);
      return !before || differences.length > 0;
    });
    const merged = new Map<string, TagInput>([...stored, ...inputs.map((input) => [input.id, input] as const)]);
    if (merged.size > TAG_LIST_MAX) faults.add({ path: 'tags', line: null }, 'tooManyTagsInList');
    return isChanged.includes(true) || snapshot.tags === null ? [...merged.values()] : null;
  }

  function planHomepage(read: ReadRecord) {
    const { homepage } = snapshot;
    return planRecord('homepage', read, homepage && { id: 0, fields: { ...homepage } }, { title: '' }).change;
  }

  function readTimes(record: FileRecord, location: FileLocation) {
    const entries = (['createdAt', 'updatedAt'] as const).flatMap((name) => {
      const text = record[name];
      if (typeof text !== 'string') return [];
      const time = new Date(text);
      if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/u.test(text) || Number.isNaN(time.getTime()))
        faults.add(fieldLocation(location, name), 'importTimeInvalid');
      return [[name, time] as const];
    });
    return Object.fromEntries(entries);
  }

  function addRecord(
    record: Omit<ImportRecord, 'status' | 'differences'>,
    stored: unknown,
    differences: FieldDifference[],
  ) {
    const status: ImportStatus = stored ? (differences.length > 0 ? 'changed' : 'unchanged') : 'added';
    for (const count of counts) if (count.recordType === record.recordType) count[status] += 1;
    if (status !== 'unchanged') records.push({ ...record, status, differences: stored ? differences : [] });
  }

  function addIssues(issues: Issues, read: ReadRecord) {
    for (const [field, issue] of Object.entries(issues)) addIssue(field, issue, read);
  }

  /** Adds the issue of a field, unless its value or its record could not be read. */
  function addIssue(
    field: string,
    { key, params }: Issue,
    { location, record, wrongFields, isIdentified }: ReadRecord,
  ) {
    const [name = ''] = field.split('.', 1);
    if (!wrongFields.has(name) && (isIdentified || name in record))
      faults.add(fieldLocation(location, field), key, params);
  }

  /** Adds the issues of a list, which begin with the position from 1, and returns whether there are any. */
  function addListIssues(issues: Issues, list: FileLocation, entries: readonly ReadRecord[]) {
    for (const [name, issue] of Object.entries(issues)) {
      const [position = '1', ...field] = name.split('.');
      const entry = entries[Number(position) - 1];
      if (entry) addIssue(field.join('.'), issue, entry);
      else faults.add(list, issue.key, issue.params);
    }
    return Object.keys(issues).length > 0;
  }
}

/** Returns a function that places new records without a display order after all stored and all imported records. */
function orderLast(stored: readonly StoredRecord[], read: readonly { record: FileRecord | null }[]) {
  const records = [...stored.map(({ fields }) => fields), ...read.map(({ record }) => record)];
  let next = nextDisplayOrder(records.map((record) => Number(record?.displayOrder ?? 0)));
  return (record: FileRecord, match: unknown): FileRecord =>
    match || record.displayOrder !== undefined ? record : { ...record, displayOrder: next++ };
}

function asPlanned({ id, fields }: StoredRecord): PlannedVersion {
  return { id, fields, change: null, times: {} };
}

function targetText(target: unknown) {
  return typeof target === 'object' && target !== null
    ? Object.values(target).filter(Boolean).join(' ')
    : typeof target === 'string'
      ? target
      : '';
}
