import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { PASSWORD_MIN } from '#rules/limits.ts';
import PACKAGE from '../package.json' with { type: 'json' };
import { buildApp } from './app.ts';
import { copyBeforeUpgrade } from './database/copy-before-upgrade.ts';
import { DATABASE_FILE, PRIVATE_UMASK, isInUse, prepareDataDir } from './database/data-dir.ts';
import { createDiskReserve } from './database/disk-reserve.ts';
import { entityManagerOf, missingMigration, openDatabase } from './database/open.ts';
import { prepareDatabase, withStartLock } from './database/prepare.ts';
import { readCatalogue } from './database/seed.ts';
import { isOlderThanSources } from '../scripts/build-stamp.ts';
import { readEnvironment } from './env.ts';
import { createMetrics, registerMetrics, serveMetrics } from './http/metrics.ts';
import type { CacheStatistics } from './cache/response-cache.ts';
import { ROOT } from './root.ts';
import { sessionService } from './services/sessions.ts';
import { logLine } from './start-error.ts';
import { createObjectStore } from './storage/object-store.ts';
import { ConfigurationError } from './errors.ts';

const IS_DEVELOPMENT = process.argv.includes('--dev');

const stopping = new AbortController();
const environment = readEnvironment();
/** One line of JSON for each event; readable in a terminal. */
const logger = { level: environment.logLevel, ...(process.stdout.isTTY && { stream: await readableLog() }) };
const { publicUrl, dataDir, databaseUrl, adminPassword, metricsPort, backgroundJobs, backgroundJobsDelay } =
  environment;
const observeStatement = metricsPort === null ? undefined : createMetrics();
process.umask(PRIVATE_UMASK);
prepareDataDir(dataDir);
const reserve = databaseUrl === null ? createDiskReserve(dataDir) : null;
if (reserve) reserve.warn = (text) => void process.stderr.write(logLine(50, text));
reserve?.update();
const databaseFile = join(dataDir, DATABASE_FILE);
const isShared = databaseUrl === null && isInUse(databaseFile);
const orm = await openDatabase(databaseUrl ?? databaseFile, observeStatement);
if (IS_DEVELOPMENT) await warnOfMissingMigration();
const migrations = await prepareDatabase(orm, environment.seed === 'real' ? readCatalogue() : null, async () => {
  const before =
    databaseUrl === null
      ? `${copyBeforeUpgrade(dataDir)} holds what it was before`
      : 'to go back you need a dump that pg_dump made before this start';
  process.stderr.write(logLine(40, `The database is upgraded: ${before}`));
});

const sessions = sessionService({ em: entityManagerOf(orm) });
const firstCheckAfter = backgroundJobsDelay === null ? undefined : backgroundJobsDelay * 1000;
// Hashing runs on another core.
const [app] = await Promise.all([
  buildApp({
    ...environment,
    orm,
    reserve,
    site: siteSource(),
    logger,
    stopping: stopping.signal,
    observe,
    schedule: backgroundJobs ? { firstCheckAfter } : undefined,
  }),
  adminPassword === null ? null : withStartLock(async () => sessions.ensurePassword(adminPassword)),
]);
const { version } = PACKAGE;
app.log.info(
  { version, database: databaseUrl ? URL.parse(databaseUrl)?.host : databaseFile, migrations, publicUrl },
  'starting',
);
if (adminPassword && adminPassword.length < PASSWORD_MIN)
  app.log.warn(`ADMIN_PASSWORD is short: ${PASSWORD_MIN} characters or more are hard to guess`);
if (isShared)
  app.log.warn(`Another process, probably a second server, uses ${databaseFile}. Run one server for each DATA_DIR`);
app.addHook('onClose', async () => orm.close());
// In development, closing Vite would delay each restart.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, IS_DEVELOPMENT ? () => process.exit() : stop);
await app.listen({ port: environment.port, host: environment.host });
// A start that fails has printed no password that is never shown again.
if (adminPassword === null) await withStartLock(createFirstPassword);
if (!IS_DEVELOPMENT && isOlderThanSources(ROOT))
  app.log.warn('The build is older than the sources beside it: run npm run build, then start again');
// Pages go on without uploads.
const storeFault = environment.objectStore && (await createObjectStore(environment.objectStore).findFault());
if (storeFault) app.log.error(`UPLOADS_URL: uploads cannot be stored and are not shown: ${storeFault}`);

interface RequestLog {
  req?: { method: string; url: string };
  res?: { statusCode: number };
  responseTime?: number;
}

async function readableLog() {
  const { default: pretty } = await import('pino-pretty');
  return pretty({
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,req,res,responseTime',
    singleLine: true,
    messageFormat: (log, messageKey) => {
      const { req, res, responseTime = 0 } = log as RequestLog; // the serializers of Fastify write these fields
      const end = res ? `${res.statusCode} ${Math.round(responseTime)} ms` : String(log[messageKey]);
      return req ? `${req.method} ${req.url} ${end}` : end;
    },
  });
}

function observe(observedApp: FastifyInstance, cache: CacheStatistics, databaseAge: () => number) {
  if (metricsPort === null) return;
  registerMetrics(observedApp, { orm, dataDir, cache, databaseAge });
  serveMetrics(observedApp, metricsPort, environment.metricsHost);
}

/** Filling the database fails without a column of the missing migration. */
async function warnOfMissingMigration() {
  const statements = await missingMigration(orm);
  if (statements !== '')
    process.stderr.write(
      `\nA migration is missing: the entities and the database differ. Add a migration with the following statements (CONTRIBUTING.md, "Add a migration"):\n${statements}\n\n`,
    );
}

/** A first password is not for the log, because logs are stored and forwarded. */
async function createFirstPassword() {
  const password = await sessions.createFirstPassword();
  if (password !== null)
    process.stdout.write(
      `\nThe administrator's password is ${password}\nSave it now: it is not shown again. Sign in at ${publicUrl}/admin; npm run admin:password sets a new one.\n\n`,
    );
}

function siteSource() {
  if (IS_DEVELOPMENT) return { root: ROOT };
  const distDir = join(ROOT, 'dist');
  for (const file of ['client/index.html', 'server/entry-server.js']) {
    if (!existsSync(join(distDir, file)))
      throw new ConfigurationError(`${join(distDir, file)} is missing: run npm run build to create it`);
  }
  return { distDir };
}

/**
 * /readyz responds 503 until a load balancer has noticed it, then running requests complete. Ctrl+C sends a second
 * signal, from npm.
 */
async function stop(signal: NodeJS.Signals) {
  if (stopping.signal.aborted) return;
  stopping.abort();
  app.log.info({ signal }, 'stopping');
  await sleep(environment.shutdownDelay * 1000);
  await app.close();
}
