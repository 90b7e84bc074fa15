import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DEFAULT_FACT, storedFact, type FactInput } from '#rules/records/fact.ts';
import { isDiscontinued } from '#rules/facts.ts';
import { latestOf } from '#rules/latest.ts';
import { HOMEPAGE_SETTING_KEY } from '#rules/records/homepage.ts';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import { DEFAULT_SOURCE, storedSource, type SourceInput } from '#rules/records/source.ts';
import type { Tag } from '#rules/tag.ts';
import { Browser, type BrowserRow } from '../entities/browser.ts';
import { Fact } from '../entities/fact.ts';
import { Setting } from '../entities/setting.ts';
import { Slide } from '../entities/slide.ts';
import { Source } from '../entities/source.ts';
import { Version, type VersionRow } from '../entities/version.ts';
import { API_FOLDER } from '../root.ts';
import { writeRows } from './queries/rows.ts';
import { recordPublicChanges } from './history/public-changes.ts';
import { runSqlOf, type EntityManager, type Orm } from './orm.ts';

/** With the fields of a catalogue file. Not imported, because an import is a change, and the history begins after it. */
export interface Catalogue {
  browsers: (Pick<
    BrowserRow,
    'name' | 'description' | 'shortDescription' | 'iconUrl' | 'websiteUrl' | 'isFeatured' | 'tags' | 'slug'
  > & {
    otherNames?: string;
    makerHosts?: string;
    createdAt: string;
    updatedAt: string;
    /** Each with the value of its topic only. */
    facts: (Pick<FactInput, 'topic' | 'sourceUrl' | 'seenOn' | 'note'> & Partial<FactInput>)[];
    sources?: (Pick<SourceInput, 'kind' | 'identifier'> & Partial<SourceInput>)[];
    versions: CatalogueVersion[];
  })[];
  tags: Tag[];
  slides: (Pick<Slide, 'imageUrl' | 'title' | 'description' | 'linkType' | 'linkUrl' | 'isActive'> & {
    linkTarget:
      | string
      | ({ slug: string } & Pick<CatalogueVersion, 'versionNumber' | 'platform' | 'architecture'>)
      | null;
  })[];
}

type CatalogueVersion = Pick<
  Required<VersionRow>,
  | 'versionNumber'
  | 'platform'
  | 'architecture'
  | 'releaseChannel'
  | 'updateType'
  | 'minOsVersion'
  | 'fileSize'
  | 'sha256'
  | 'downloadUrl'
  | 'downloadMirrors'
  | 'features'
  | 'sourceUrl'
  | 'releaseDate'
> & { releaseDateIsFirstSeen?: boolean };

export function readCatalogue(): Catalogue {
  return JSON.parse(readFileSync(join(API_FOLDER, 'database/catalogue.json'), 'utf8')) as Catalogue; // checked by `catalogue-files.test.ts`
}

/**
 * Fills an empty database in one transaction. The ids start at 1 in the order of the file, so that they are the same in
 * every new database.
 */
export async function seed(orm: Orm, catalogue: Catalogue): Promise<'seeded' | 'not empty'> {
  return orm.em.fork().transactional(async (em) => {
    if ((await em.count(Browser)) > 0) return 'not empty';
    const browsers = addBrowsers(em, catalogue);
    addSettings(em, catalogue);
    await em.flush();
    const latest = [...browsers.values()].flatMap(({ versions }) => [...latestOf(versions.getItems())]);
    // Not as entities, which would get new times.
    if (latest.length > 0)
      await writeRows(
        em,
        sql`update version set is_latest = true where id in (${sql.join(latest.map(({ id }) => id))})`,
      );
    addSlides(em, catalogue, browsers);
    await em.flush();
    await recordPublicChanges(em, runSqlOf(em.getKysely()), { everything: true });
    // The history begins after the first catalogue.
    await em.execute('delete from changed_row where change_id is null');
    return 'seeded';
  });
}

function addBrowsers(em: EntityManager, { browsers }: Catalogue) {
  const bySlug = new Map<string, Browser>();
  // Discontinued browsers are shown last, but have the ids of their places in the file.
  const ordered = browsers.toSorted((a, b) => Number(isDiscontinued(a.facts)) - Number(isDiscontinued(b.facts)));
  for (const record of browsers) {
    const { facts, sources = [], versions, createdAt, updatedAt, ...fields } = record;
    const times = { createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
    const browser = em.create(Browser, {
      ...fields,
      ...times,
      displayOrder: ordered.indexOf(record) + 1,
      downloadCount: 0,
    });
    for (const fact of facts) em.create(Fact, { ...storedFact({ ...DEFAULT_FACT, ...fact }), browser });
    for (const source of sources) em.create(Source, { ...storedSource({ ...DEFAULT_SOURCE, ...source }), browser });
    for (const version of versions) {
      const at = new Date(`${version.releaseDate}T00:00:00Z`);
      const released = { createdAt: at, updatedAt: at, publishedAt: at };
      em.create(Version, { ...version, ...released, browser, screenshots: [], isLatest: false });
    }
    bySlug.set(record.slug, browser);
  }
  return bySlug;
}

function addSettings(em: EntityManager, { tags }: Catalogue) {
  em.create(Setting, { key: TAG_SETTING_KEY, value: JSON.stringify(tags), description: 'The browser tags' });
  em.create(Setting, {
    key: HOMEPAGE_SETTING_KEY,
    value: JSON.stringify({ liveCounters: false }),
    description: 'The home page',
  });
}

function addSlides(em: EntityManager, { slides }: Catalogue, browsers: Map<string, Browser>) {
  for (const [index, { linkTarget, ...fields }] of slides.entries()) {
    em.create(Slide, { ...fields, linkTargetId: targetId(linkTarget, browsers), displayOrder: index + 1 });
  }
}

function targetId(target: Catalogue['slides'][number]['linkTarget'], browsers: Map<string, Browser>) {
  if (target === null) return null;
  const browser = browsers.get(typeof target === 'string' ? target : target.slug);
  const found =
    typeof target === 'string'
      ? browser
      : browser?.versions
          .getItems()
          .find(
            (one) =>
              one.versionNumber === target.versionNumber &&
              one.platform === target.platform &&
              one.architecture === target.architecture,
          );
  if (!found) throw new Error('A slide of the catalogue leads to an unknown record');
  return found.id;
}
