import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from '../api/database/data-dir.ts';
import { migrate, openDatabase } from '../api/database/open.ts';
import { Setting } from '../api/entities/setting.ts';
import { Version } from '../api/entities/version.ts';
import { generatedCatalogue } from '../bench/catalogue.ts';
import { TAG_SETTING_KEY } from '#rules/limits.ts';
import { DEFAULT_TAGS } from '#rules/tag.ts';

/** Writes a catalogue of 300 browsers to a folder, with the default tags. The first browser has 302 versions. */
export async function writeLargeCatalogue(folder: string): Promise<void> {
  const file = join(folder, DATABASE_FILE);
  copyFileSync(await generatedCatalogue({ browsers: 300, versions: 2 }), file);
  const orm = await openDatabase(file);
  await migrate(orm);
  const em = orm.em.fork();
  const [like] = await em.find(Version, { browser: 1 });
  if (!like) throw new Error('The catalogue has no version');
  for (let number = 1; number <= 300; number += 1) {
    const { id: _own, revision: _fresh, ...fields } = like;
    em.create(Version, {
      ...fields,
      versionNumber: `50.${number}`,
      releaseDate: '2024-05-05',
      platform: number % 2 ? 'harmonyos' : 'linux',
      architecture: null,
      isLatest: false,
    });
  }
  em.create(Setting, { key: TAG_SETTING_KEY, value: JSON.stringify(DEFAULT_TAGS), description: '' });
  await em.flush();
  await orm.close();
}
