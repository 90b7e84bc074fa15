import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHITECTURES, PLATFORMS, RELEASE_CHANNELS } from '#rules/vocabulary.ts';
import { DEFAULT_TAGS } from '#rules/tag.ts';
import { dropHistoryTriggers } from '../api/database/history/triggers.ts';
import { MIGRATIONS } from '../api/database/migrations/migrations.ts';
import { migrate, openDatabase } from '../api/database/open.ts';
import type { EntityManager } from '../api/database/orm.ts';
import { readCatalogue } from '../api/database/seed.ts';
import { Browser } from '../api/entities/browser.ts';
import { Version } from '../api/entities/version.ts';
import { ROOT } from '../api/root.ts';

type Sample = ReturnType<typeof readCatalogue>['browsers'][number];

export interface Size {
  browsers: number;
  versions: number;
}

/** Increase it after each change of the data, because files are reused. */
const FORMAT_VERSION = 6;
const BATCH_SIZE = 500;
/** Few, whatever the size. */
const FEATURED = 6;
const SYLLABLES = 'fox wave orbit lumen quill pine echo comet atlas ember drift nova'.split(' ');
const CHARACTERS = Array.from('云海星风智光火狐豆包夸克浏览器速');

/** The path of an SQLite file, which is kept for each list of migrations. */
export async function generatedCatalogue({ browsers, versions }: Size) {
  const folder = join(ROOT, '.cache/catalogues');
  const path = join(folder, `${browsers}x${versions}-${FORMAT_VERSION}-${MIGRATIONS.at(-1)?.name}.sqlite`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const unfinished = `${path}.unfinished`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true });
  const samples = readCatalogue().browsers;
  const orm = await openDatabase(unfinished);
  await migrate(orm);
  // The catalogue begins without a history.
  await dropHistoryTriggers(orm);
  for (let from = 1; from <= browsers; from += BATCH_SIZE) {
    const em = orm.em.fork();
    for (let index = from; index < Math.min(from + BATCH_SIZE, browsers + 1); index += 1)
      addBrowser(em, samples[index % samples.length] as Sample, index, versions); // the catalogue has browsers
    await em.flush();
  }
  await orm.close();
  renameSync(unfinished, path);
  return path;
}

/** Texts as long as real ones, each unique, and the same in every run. */
function addBrowser(em: EntityManager, sample: Sample, index: number, versions: number) {
  const at = (list: readonly string[], step: number) => list[Math.floor(index / step) % list.length] ?? '';
  const name = {
    en: `${at(SYLLABLES, 1)}${at(SYLLABLES, 12)} ${index}`,
    zh: `${at(CHARACTERS, 1)}${at(CHARACTERS, 16)}浏览器 ${index}`,
  };
  const at2026 = new Date(Date.UTC(2026, 0, 1) + index * 60_000);
  const browser = em.create(Browser, {
    slug: `${at(SYLLABLES, 1)}${at(SYLLABLES, 12)}-${index}`,
    name,
    description: { en: `${name.en}: ${sample.description.en}`, zh: `${name.zh}：${sample.description.zh}` },
    shortDescription: sample.shortDescription,
    iconUrl: sample.iconUrl,
    websiteUrl: sample.websiteUrl,
    isFeatured: index <= FEATURED,
    displayOrder: Math.floor(index / 3),
    tags: DEFAULT_TAGS.slice(index % 3, (index % 3) + 2).map(({ id }) => id),
    downloadCount: (index * 7919) % 100_000,
    createdAt: at2026,
    updatedAt: at2026,
  });
  for (let number = 0; number < versions; number += 1) {
    em.create(Version, {
      browser,
      versionNumber: `${100 + Math.floor(number / 2)}.0.${index}.${number}`,
      releaseDate: `2026-0${1 + (number % 8)}-15`,
      platform: PLATFORMS[number % PLATFORMS.length] ?? 'windows',
      architecture: ARCHITECTURES[number % ARCHITECTURES.length] ?? null,
      releaseChannel: RELEASE_CHANNELS[number % 2] ?? 'stable',
      features: sample.versions[0]?.features ?? { en: 'Fast', zh: '快' },
      downloadUrl: `https://vendor.example/${index}/${number}/setup.exe`,
      downloadMirrors: [],
      screenshots: [],
      isLatest: number >= versions - 2,
      createdAt: at2026,
      updatedAt: at2026,
    });
  }
}
