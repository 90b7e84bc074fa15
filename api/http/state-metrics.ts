import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { BACKUP_MARKER } from '../database/data-dir.ts';
import type { Orm } from '../database/open.ts';
import { withTimeout } from '../with-timeout.ts';
import type { CacheStatistics } from '../cache/response-cache.ts';
import { ROOT } from '../root.ts';

/** What the metrics of the state are read from, each time they are scraped. */
export interface StateSources {
  app: FastifyInstance;
  orm: Orm;
  dataDir: string;
  cache: CacheStatistics;
  /** How long ago the database last answered, in milliseconds. */
  databaseAge: () => number;
}

/** A scrape waits so long for the database, in milliseconds. */
const WAIT_MAX = 2000;

/** Registers what operators alert on: version, readiness, database, stale answers, backup. */
export function registerStateMetrics(registry: Registry, { app, orm, dataDir, cache, databaseAge }: StateSources): void {
  const registers = [registry];
  const build = new Gauge({
    name: 'catalogue_build_info',
    help: 'Always 1; the labels say the version of the product and the newest migration of its database.',
    labelNames: ['version', 'schema'],
    registers,
    collect: async () => {
      const schema = await newestMigration(orm);
      build.reset();
      build.set({ version: VERSION, schema }, 1);
    },
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) => {
    const one: Gauge = new Gauge({ name, help, registers, collect: async () => one.set(await read()) });
  };
  gauge('catalogue_ready', '1 when /readyz answers 200, else 0.', async () => Number((await app.inject('/readyz')).statusCode === 200));
  gauge('catalogue_database_answer_age_seconds', 'Time since PostgreSQL last answered, which is asked twice a second; 0 on SQLite.', () => databaseAge() / 1000);
  gauge('catalogue_database_wait_seconds', 'Time of a trivial statement at this scrape, with the wait for a connection; +Inf when it failed or took more than 2 seconds.', async () => waitOf(orm));
  gauge('catalogue_backup_timestamp_seconds', 'When npm run backup last wrote a backup of this data folder, as a Unix time; 0 for never.', async () => lastBackup(dataDir));
  const stale = new Counter({
    name: 'catalogue_stale_answers_total',
    help: 'Cached answers that were sent while the database was away.',
    registers,
    collect: () => {
      stale.reset();
      stale.inc(cache.staleResponses);
    },
  });
}

const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }; // our own file

async function newestMigration(orm: Orm): Promise<string> {
  const rows = withTimeout(WAIT_MAX, orm.em.getConnection().execute<{ name: string }[]>('select name from mikro_orm_migrations order by id desc limit 1'));
  const [row] = await rows.catch(() => []);
  return row?.name ?? 'unknown';
}

async function waitOf(orm: Orm): Promise<number> {
  const start = performance.now();
  try {
    await withTimeout(WAIT_MAX, orm.em.getConnection().execute('select 1'));
    return (performance.now() - start) / 1000;
  } catch {
    return Infinity;
  }
}

async function lastBackup(dataDir: string): Promise<number> {
  const marker = await stat(join(dataDir, BACKUP_MARKER)).catch(() => null);
  return marker ? marker.mtimeMs / 1000 : 0;
}
