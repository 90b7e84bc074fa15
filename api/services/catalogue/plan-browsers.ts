import { checkFeatured } from '#rules/facts.ts';
import { fieldLocation } from '#rules/import.ts';
import { nextDisplayOrder } from '#rules/records/browser.ts';
import type { FactInput } from '#rules/records/fact.ts';
import type { SourceInput } from '#rules/records/source.ts';
import { parseTagIds } from '#rules/tag.ts';
import { ARCHITECTURES, PLATFORMS, memberOf } from '#rules/vocabulary.ts';
import type { FileRecord } from './format.ts';
import type { ImportReport, Planned } from './import-report.ts';
import { createPause } from '../pause.ts';
import { planFacts, planSources } from './plan-lists.ts';
import type { ReadBrowser, ReadRecord } from './read-file.ts';
import { importKeyOf, nameKey, type Snapshot, type StoredBrowser } from './snapshot.ts';

export interface PlannedVersion extends Planned {
  fields: FileRecord;
}

export interface PlannedBrowser extends Planned {
  slug: string;
  /** New, and without a display order in the file. */
  isLast: boolean;
  /** With those that stay; null if nothing changes. */
  facts: FactInput[] | null;
  sources: SourceInput[] | null;
  versions: PlannedVersion[];
}

export async function planBrowsers(
  read: readonly ReadBrowser[],
  { browsers: all, lastOrder }: Pick<Snapshot, 'browsers' | 'lastOrder'>,
  report: ImportReport,
): Promise<PlannedBrowser[]> {
  const pause = createPause();
  const storedVersions = all.flatMap(({ id, versions }) =>
    versions.map((version) => ({ ...version, key: `${id} ${importKeyOf(version.fields)}` })),
  );
  const matchVersion = createMatcher(storedVersions, ({ key }) => key);
  const keys = new Set<string>();
  const stored = matchBrowsers(read, all);
  warnOfEqualOrders();
  const withOrder = orderLast(lastOrder, read);
  const slugs = new Set<string>();
  const matched = new Set(stored);
  const otherNames = new Set(all.filter((browser) => !matched.has(browser)).map(({ name }) => nameKey(name.en)));
  const planned: PlannedBrowser[] = [];
  for (const [index, browser] of read.entries()) {
    await pause();
    const match = stored[index] ?? null;
    if (browser.record && browser.slug && slugs.has(browser.slug) && !browser.wrongFields.has('slug'))
      report.faults.add(fieldLocation(browser.location, 'slug'), 'importSlugRepeated');
    if (match && nameKey(match.name.en) !== nameKey(browser.name) && otherNames.has(nameKey(browser.name)))
      report.faults.add(fieldLocation(browser.location, 'slug'), 'importSlugConflict', { other: match.name.en });
    slugs.add(browser.slug);
    if (browser.record) {
      const isLast = !match && browser.record.displayOrder === undefined;
      planned.push({
        ...(await planBrowser({ ...browser, record: withOrder(browser.record, match) }, match)),
        isLast,
      });
    } else if (match) {
      const versions = await planVersions(browser, match);
      planned.push({
        id: match.id,
        slug: match.slug,
        isLast: false,
        change: null,
        times: {},
        facts: null,
        sources: null,
        versions,
      });
    } else
      for (const { location } of browser.versions)
        report.faults.add(fieldLocation(location, 'browser'), 'browserNotFound');
  }
  return planned;

  /** Warns of browsers to which the file gives the same new display order. */
  function warnOfEqualOrders() {
    const byOrder = Map.groupBy(read, ({ record }) => record?.displayOrder);
    for (const [index, { name, location, record }] of read.entries()) {
      const order = record?.displayOrder;
      const other = byOrder.get(order)?.find((one) => one.location !== location);
      if (typeof order === 'number' && other && order !== stored[index]?.fields.displayOrder)
        report.warnings.add(fieldLocation(location, 'displayOrder'), 'importSamePlace', {
          name,
          other: other.name,
          order,
        });
    }
  }

  async function planBrowser(browser: ReadBrowser & ReadRecord, stored: StoredBrowser | null) {
    const { location, record, slug, name } = browser;
    const tags = Array.isArray(record.tags) ? { tags: parseTagIds(record.tags.join(',')) } : {};
    const facts = planFacts(report, browser.facts, stored?.facts ?? [], location);
    const sources = planSources(report, browser.sources, stored?.sources ?? [], location);
    report.addIssues(checkFeatured({ ...stored?.fields, ...record }, facts.merged ?? stored?.facts ?? []), browser);
    const planned = report.planRecord('browser', { ...browser, record: { ...record, ...tags } }, stored, {
      title: name,
      others: [...facts.differences, ...sources.differences],
    });
    const parts = { facts: facts.merged, sources: sources.merged };
    return { ...planned, slug, ...parts, versions: await planVersions(browser, stored) };
  }

  async function planVersions({ versions, name, slug }: ReadBrowser, stored: StoredBrowser | null) {
    const planned: PlannedVersion[] = [];
    for (const version of versions) {
      await pause();
      const { location, record } = version;
      const key = `${stored?.id ?? (slug || name)} ${importKeyOf(record)}`;
      const match = matchVersion(key);
      if (!match && keys.has(key)) report.warnings.add(location, 'importVersionRepeated');
      keys.add(key);
      const title = [name || stored?.name.en, record.versionNumber].filter(Boolean).join(' ');
      const platform = memberOf(PLATFORMS, record.platform);
      const architecture = memberOf(ARCHITECTURES, record.architecture);
      planned.push({
        ...report.planRecord('version', version, match, { title, platform, architecture }),
        fields: record,
      });
    }
    return planned;
  }
}

/** New records without a display order come last. */
export function orderLast(last: number, read: readonly { record: FileRecord | null }[]) {
  let next = nextDisplayOrder([last, ...read.map(({ record }) => Number(record?.displayOrder ?? 0))]);
  return (record: FileRecord, match: unknown): FileRecord =>
    match || record.displayOrder !== undefined ? record : { ...record, displayOrder: next++ };
}

/** The n-th record of a file with a key is the n-th stored one. */
export function createMatcher<T>(records: readonly T[], keyOf: (record: T) => string) {
  const byKey = Map.groupBy(records, keyOf);
  return (key: string) => byKey.get(key)?.shift() ?? null;
}

/**
 * The stored browser of each one of a file: that with the same slug, or else the same English name. Each belongs to one
 * only, except in a table, whose rows may name it in several ways.
 */
function matchBrowsers(read: readonly ReadBrowser[], stored: readonly StoredBrowser[]): (StoredBrowser | undefined)[] {
  const rest = new Set(stored);
  const bySlug = new Map(stored.map((one) => [one.slug, one]));
  const byName = Map.groupBy(stored, ({ name }) => nameKey(name.en));
  const namedLike = ({ name }: ReadBrowser) => byName.get(nameKey(name)) ?? [];
  const matches = read.map((browser) => {
    const own = bySlug.get(browser.slug);
    if (browser.record) return own && rest.delete(own) ? own : undefined;
    const named = namedLike(browser);
    if (!own) return named[0];
    return named.length === 0 || named.includes(own) ? own : undefined;
  });
  return read.map((browser, index) => {
    if (matches[index] || !browser.record) return matches[index];
    const named = namedLike(browser).find((one) => rest.has(one));
    if (named) rest.delete(named);
    return named;
  });
}
