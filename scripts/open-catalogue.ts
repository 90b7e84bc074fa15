import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { DATABASE_FILE, UPLOADS_FOLDER, prepareDataDir } from '../api/database/data-dir.ts';
import { createDiskReserve } from '../api/database/disk-reserve.ts';
import { createPauseStore } from '../api/database/host-pauses.ts';
import { assertCatalogue, entityManagerOf, migrate, openDatabase } from '../api/database/open.ts';
import type { EntityManager } from '../api/database/orm.ts';
import { watchRevision } from '../api/database/revision.ts';
import type { Environment } from '../api/env.ts';
import { createServices, type Services } from '../api/services/create-services.ts';
import { createObjectStore } from '../api/storage/object-store.ts';
import { createLocalStore } from '../api/storage/upload-store.ts';
import { createHttpClient } from '../api/upstream/http-client.ts';
import { FILE_FORMATS } from '#rules/import.ts';
import { memberOf } from '#rules/vocabulary.ts';

interface OpenCatalogue {
  em: EntityManager;
  /** With the administrator's permissions. */
  services: () => Services;
}

/**
 * The database of DATA_DIR or DATABASE_URL, which the server can go on using. Says which one it is, and throws without a
 * catalogue.
 */
export async function openCatalogue({ dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>) {
  const location = databaseUrl ?? join(dataDir, DATABASE_FILE);
  if (!databaseUrl) {
    if (!existsSync(location)) throw new Error(`There is no catalogue in ${dataDir}`);
    prepareDataDir(dataDir);
    createDiskReserve(dataDir).update();
  }
  console.error(`The catalogue in ${databaseUrl ? withoutPassword(databaseUrl) : location}`);
  const orm = await openDatabase(location);
  try {
    await assertCatalogue(orm);
    await migrate(orm);
    return orm;
  } catch (error) {
    await orm.close();
    throw error;
  }
}

export function withoutPassword(url: string) {
  return url.replace(/(?<=^\w+:\/\/[^:@/]*:).*(?=@)/u, 'PASSWORD');
}

export async function withCatalogue<T>(
  { publicUrl, objectStore, outgoing: { mirror, ...outgoing }, ...environment }: Environment,
  work: (catalogue: OpenCatalogue) => Promise<T>,
) {
  const orm = await openCatalogue(environment);
  try {
    // It raises the revision after a change, so that servers clear their caches.
    watchRevision(orm);
    const store = objectStore
      ? createObjectStore(objectStore)
      : await createLocalStore(join(environment.dataDir, UPLOADS_FOLDER));
    const http = createHttpClient({ publicUrl, pauses: createPauseStore(entityManagerOf(orm)), ...outgoing });
    const services = () =>
      createServices({
        em: entityManagerOf(orm),
        actor: 'administrator',
        origin: publicUrl,
        store,
        upstream: { http, mirror },
      });
    return await work({ em: entityManagerOf(orm), services });
  } finally {
    await orm.close();
  }
}

export function formatOf(file: string) {
  const format = memberOf(FILE_FORMATS, extname(file).slice(1).toLowerCase());
  if (!format) throw new Error(`${file} must end in ${FILE_FORMATS.map((name) => `.${name}`).join(' or ')}`);
  return format;
}
