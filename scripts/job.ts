/**
 * Runs a background job once and prints what it did: `npm run job -- NAME`. The server can keep running: a job that
 * runs there does not run here at the same time.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createPauseStore } from '../api/database/host-pauses.ts';
import { DATABASE_FILE, PRIVATE_UMASK, UPLOADS_FOLDER } from '../api/database/data-dir.ts';
import { DiskReserve } from '../api/database/disk-reserve.ts';
import { entityManagerOf, migrate, openDatabase } from '../api/database/open.ts';
import type { Orm } from '../api/database/orm.ts';
import { Revision } from '../api/database/revision.ts';
import { readEnvironment, type Environment } from '../api/env.ts';
import type { Job, JobContext } from '../api/jobs/job.ts';
import { JobTable } from '../api/database/job-table.ts';
import { JOBS } from '../api/jobs/jobs.ts';
import { startJob, type JobRun } from '../api/jobs/run-job.ts';
import { createServices } from '../api/services/create-services.ts';
import { createObjectStore } from '../api/storage/object-store.ts';
import { createLocalStore } from '../api/storage/upload-store.ts';
import { createHttpClient } from '../api/upstream/http-client.ts';
import { jobMessageText } from '../rules/jobs.ts';

process.umask(PRIVATE_UMASK);
const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
try {
  const { outcome, message, params, table = [] } = await runOnce(jobOf(process.argv.slice(2)));
  if (table.length > 0) console.table(table);
  console.log(jobMessageText(message, params));
  if (outcome !== 'succeeded') process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function jobOf([name, ...rest]: string[]): Job {
  const job = JOBS.find((one) => one.name === name);
  if (!job || rest.length > 0)
    throw new Error(
      `Enter the job to run: npm run job -- NAME. The jobs are ${JOBS.map((one) => one.name).join(', ')}.`,
    );
  return job;
}

async function runOnce(job: Job): Promise<JobRun> {
  const environment = readEnvironment();
  const { dataDir, databaseUrl } = environment;
  const location = databaseUrl ?? join(dataDir, DATABASE_FILE);
  if (!databaseUrl && !existsSync(location)) throw new Error(`There is no catalogue in ${dataDir}`);
  if (!databaseUrl) new DiskReserve(dataDir).update();
  const orm = await openDatabase(location);
  try {
    await migrate(orm);
    const context = await createContext(orm, environment);
    const run = await startJob(job, {
      table: new JobTable(context.em, context.clock),
      context,
      stopping: stopping.signal,
      onlyIfDue: false,
    });
    if (!run) throw new Error(`The job ${job.name} is running already`);
    return await run.ended;
  } finally {
    await orm.close();
  }
}

async function createContext(
  orm: Orm,
  { publicUrl, dataDir, objectStore, outgoing: { mirror, ...outgoing } }: Environment,
): Promise<Omit<JobContext, 'signal' | 'pause' | 'isRequested'>> {
  // It raises the catalogue revision when the job changes the catalogue, so that the servers clear their caches.
  void new Revision(orm);
  const store = objectStore ? createObjectStore(objectStore) : await createLocalStore(join(dataDir, UPLOADS_FOLDER));
  const http = createHttpClient({ publicUrl, pauses: createPauseStore(entityManagerOf(orm)), ...outgoing });
  const services = () =>
    createServices({
      em: entityManagerOf(orm),
      actor: 'administrator',
      origin: publicUrl,
      store,
      upstream: { http, mirror },
    });
  const print = (_details: object, text: string) => console.error(text);
  return { em: entityManagerOf(orm), services, log: { info: () => {}, warn: print, error: print }, clock: Date.now };
}
