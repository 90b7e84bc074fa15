import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { BACKUP_MARKER } from '../database/data-dir.ts';
import { entityManagerOf } from '../database/open.ts';
import type { Orm } from '../database/orm.ts';
import { JobTable } from '../database/job-table.ts';
import type { JobState } from '../entities/job.ts';
import { withTimeout } from '../with-timeout.ts';
import type { CacheStatistics } from '../cache/response-cache.ts';
import { ROOT } from '../root.ts';

export interface StateSources {
  app: FastifyInstance;
  orm: Orm;
  dataDir: string;
  cache: CacheStatistics;
  /** Time since the last response of the database, in milliseconds. */
  databaseAge: () => number;
}

/** How long a scrape waits for the database, in milliseconds. */
const DATABASE_TIMEOUT = 2000;

/** Registers the metrics for the operators' alerts: version, readiness, database, stale responses, backup and jobs. */
export function registerStateMetrics(
  registry: Registry,
  { app, orm, dataDir, cache, databaseAge }: StateSources,
): void {
  const registers = [registry];
  const build = new Gauge({
    name: 'catalogue_build_info',
    help: 'Always 1. The labels are the version of the product and the newest migration of its database.',
    labelNames: ['version', 'schema'],
    registers,
    collect: async () => {
      const schema = await newestMigration(orm);
      build.reset();
      build.set({ version: VERSION, schema }, 1);
    },
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) => {
    const metric: Gauge = new Gauge({ name, help, registers, collect: async () => metric.set(await read()) });
  };
  gauge('catalogue_ready', '1 if the response of /readyz is 200, otherwise 0.', async () =>
    Number((await app.inject('/readyz')).statusCode === 200),
  );
  gauge(
    'catalogue_database_answer_age_seconds',
    'Time since the last response of PostgreSQL, which is queried twice a second. Always 0 with SQLite.',
    () => databaseAge() / 1000,
  );
  gauge(
    'catalogue_database_wait_seconds',
    'Duration of a simple statement at this scrape, including the time to get a connection. +Inf if it failed or took more than 2 seconds.',
    async () => measureStatement(orm),
  );
  gauge(
    'catalogue_backup_timestamp_seconds',
    'Unix time of the last backup of this data folder by npm run backup, or 0 without any backup.',
    async () => lastBackup(dataDir),
  );
  registerJobMetrics(registry, orm);
  const stale = new Counter({
    name: 'catalogue_stale_answers_total',
    help: 'Cached responses that were sent while the database was unavailable.',
    registers,
    collect: () => {
      stale.reset();
      stale.inc(cache.staleResponses);
    },
  });
}

/** The metrics of the background jobs. They come from the database, so they are the same at every instance. */
function registerJobMetrics(registry: Registry, orm: Orm): void {
  const table = () => new JobTable(entityManagerOf(orm), Date.now);
  const gauge = (name: string, help: string, valueOf: (state: JobState) => number | null) => {
    const metric: Gauge<'job'> = new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      collect: async () => {
        // Without a response of the database the metric has its last value.
        const { states } = await withTimeout(DATABASE_TIMEOUT, table().read()).catch(() => ({ states: [] }));
        for (const state of states) {
          const value = valueOf(state);
          if (value !== null) metric.set({ job: state.name }, value);
        }
      },
    });
  };
  gauge(
    'catalogue_job_last_run_timestamp_seconds',
    'Unix time of the start of the last run of a job, or 0 before the first one.',
    ({ startedAt }) => secondsOf(startedAt),
  );
  gauge(
    'catalogue_job_last_success_timestamp_seconds',
    'Unix time of the end of the last successful run of a job, or 0 before the first one.',
    ({ succeededAt }) => secondsOf(succeededAt),
  );
  gauge(
    'catalogue_job_duration_seconds',
    'Duration of the last finished run of a job; unchanged while the job runs.',
    ({ startedAt, finishedAt }) =>
      startedAt && finishedAt && finishedAt >= startedAt ? secondsOf(finishedAt) - secondsOf(startedAt) : null,
  );
  gauge(
    'catalogue_job_failures',
    'Runs of a job that failed, or whose instance died, since the last success.',
    ({ failures }) => failures,
  );
}

function secondsOf(time: Date | null | undefined): number {
  return (time?.getTime() ?? 0) / 1000;
}

const { version: VERSION } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }; // package.json has a version

async function newestMigration(orm: Orm): Promise<string> {
  const rows = withTimeout(
    DATABASE_TIMEOUT,
    orm.em
      .getConnection()
      .execute<{ name: string }[]>('select name from mikro_orm_migrations order by id desc limit 1'),
  );
  const [row] = await rows.catch(() => []);
  return row?.name ?? 'unknown';
}

/** Duration of a simple statement in seconds, or Infinity if it fails. */
async function measureStatement(orm: Orm): Promise<number> {
  const start = performance.now();
  try {
    await withTimeout(DATABASE_TIMEOUT, orm.em.getConnection().execute('select 1'));
    return (performance.now() - start) / 1000;
  } catch {
    return Infinity;
  }
}

async function lastBackup(dataDir: string): Promise<number> {
  const marker = await stat(join(dataDir, BACKUP_MARKER)).catch(() => null);
  return marker ? marker.mtimeMs / 1000 : 0;
}
