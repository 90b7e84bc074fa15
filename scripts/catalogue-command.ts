import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { DATABASE_FILE, PRIVATE_UMASK, UPLOADS_FOLDER } from '../api/database/data-dir.ts';
import { DiskReserve } from '../api/database/disk-reserve.ts';
import { entityManagerOf, migrate, openDatabase } from '../api/database/open.ts';
import { Revision } from '../api/database/revision.ts';
import { readEnvironment } from '../api/env.ts';
import { AppError } from '../api/errors.ts';
import { createServices, type Services } from '../api/services/create-services.ts';
import { createLocalStore } from '../api/storage/upload-store.ts';
import { FILE_FORMATS, type FileFormat } from '../rules/import.ts';
import { messageText } from '../rules/messages.ts';
import { memberOf } from '../rules/vocabulary.ts';

/** Runs a command on the catalogue of DATA_DIR or DATABASE_URL. The server can keep running. */
export async function runOnCatalogue(work: (services: Services) => Promise<void>): Promise<void> {
  process.umask(PRIVATE_UMASK);
  try {
    const { dataDir, databaseUrl, publicUrl } = readEnvironment();
    const location = databaseUrl ?? join(dataDir, DATABASE_FILE);
    if (!databaseUrl && !existsSync(location)) throw new Error(`There is no catalogue in ${dataDir}`);
    if (!databaseUrl) new DiskReserve(dataDir).update();
    const orm = await openDatabase(location);
    try {
      await migrate(orm);
      // It raises the catalogue revision when the command changes the catalogue, so that the servers clear their
      // caches.
      void new Revision(orm);
      const store = await createLocalStore(join(dataDir, UPLOADS_FOLDER));
      await work(createServices({ em: entityManagerOf(orm), actor: 'administrator', origin: publicUrl, store }));
    } finally {
      await orm.close();
    }
  } catch (error) {
    if (error instanceof AppError)
      for (const { field, key, params } of error.issues) console.error(`${field}: ${messageText(key, params)}`);
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The format of a file with this name. */
export function formatOf(file: string): FileFormat {
  const format = memberOf(FILE_FORMATS, extname(file).slice(1).toLowerCase());
  if (!format) throw new Error(`${file} must end in ${FILE_FORMATS.map((name) => `.${name}`).join(' or ')}`);
  return format;
}
