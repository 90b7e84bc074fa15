import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { PASSWORD_MIN } from '../rules/limits.ts';
import { buildApp, type SiteSource } from './app.ts';
import { DATABASE_FILE, PRIVATE_UMASK, openDataDir } from './database/data-dir.ts';
import { entityManagerOf, openDatabase } from './database/open.ts';
import { prepareDatabase, withStartLock } from './database/prepare.ts';
import { readCatalogue } from './database/seed.ts';
import { readEnvironment } from './env.ts';
import { registerStateMetrics } from './http/state-metrics.ts';
import { createMetrics, serveMetrics } from './http/metrics.ts';
import type { CacheStatistics } from './cache/response-cache.ts';
import { ROOT } from './root.ts';
import { sessionService } from './services/sessions.ts';
import { ConfigurationError } from './errors.ts';

const IS_DEVELOPMENT = process.argv.includes('--dev');

/** One JSON line an event; easier to read where a person watches. */
const logger = process.stdout.isTTY ? { stream: (await import('./http/readable-log.ts')).readableLog() } : true;

const stopping = new AbortController();
const environment = readEnvironment();
const metrics = environment.metricsPort === null ? null : createMetrics();
process.umask(PRIVATE_UMASK);
openDataDir(environment.dataDir);
const orm = await openDatabase(environment.databaseUrl ?? join(environment.dataDir, DATABASE_FILE), metrics?.observeStatement);
if (IS_DEVELOPMENT) await warnOfMissingMigration();
await prepareDatabase(orm, environment.seed === 'real' ? readCatalogue() : null);

const { publicUrl, dataDir, objectStore, trustProxy, adminPassword, securityContact, metricsPort, metricsHost } = environment;
const sessions = sessionService({ em: entityManagerOf(orm) });
// Hashing takes another core.
const [app] = await Promise.all([buildApp({ orm, publicUrl, dataDir, objectStore, trustProxy, securityContact, site: siteSource(), logger, stopping: stopping.signal, observe }), withStartLock(settlePassword)]);
if (adminPassword && adminPassword.length < PASSWORD_MIN) app.log.warn(`ADMIN_PASSWORD is short: ${PASSWORD_MIN} characters or more are hard to guess`);
app.addHook('onClose', async () => orm.close());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
await app.listen({ port: environment.port, host: environment.host });

/** Watches the app where somebody wants to know, from a port of its own. */
function observe(observed: FastifyInstance, cache: CacheStatistics, databaseAge: () => number): void {
  if (metrics === null || metricsPort === null) return;
  metrics.instrument(observed, cache);
  registerStateMetrics(metrics.registry, { app: observed, orm, dataDir, cache, databaseAge });
  let server: Server | undefined;
  // Before the site listens, so that a port in use is a start that fails.
  observed.addHook('onReady', async () => {
    server = await serveMetrics(metrics, metricsPort, metricsHost);
  });
  observed.addHook('onClose', async () => {
    server?.close();
    server?.closeAllConnections();
  });
}

/** Before the catalogue is filled, which may fail for want of a column. */
async function warnOfMissingMigration(): Promise<void> {
  const { describeMissingMigration } = await import('./database/missing-migration.ts');
  const missing = await describeMissingMigration(orm);
  if (missing) process.stderr.write(`\n${missing}\n\n`);
}

async function settlePassword(): Promise<void> {
  if (adminPassword) await sessions.holdPassword(adminPassword);
  else showFirstPassword(await sessions.firstPassword());
}

/** Shown here and never again; past the log, since logs are kept and passed on. */
function showFirstPassword(password: string | null): void {
  if (password === null) return;
  process.stdout.write(`\nThe administrator's password is ${password}\nKeep it: it is shown this once. Sign in at ${publicUrl}/admin; npm run admin:password sets another.\n\n`);
}

/** `npm run dev` serves the sources, `npm start` what was built. */
function siteSource(): SiteSource {
  if (IS_DEVELOPMENT) return { root: ROOT };
  const distDir = join(ROOT, 'dist');
  for (const file of ['client/index.html', 'server/entry-server.js']) {
    if (!existsSync(join(distDir, file))) throw new ConfigurationError(`${join(distDir, file)} is missing: npm run build makes it`);
  }
  return { distDir };
}

/**
 * Is not ready for as long as a balancer needs to notice, stops accepting, lets what is in flight finish, closes the
 * database. A second signal changes nothing: Ctrl+C reaches
 * the process twice, from the terminal and from npm.
 */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  app.log.info({ signal }, 'stopping');
  await sleep(environment.shutdownDelay * 1000);
  await app.close();
}
