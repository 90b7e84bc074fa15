import type { FastifyInstance } from 'fastify';
import { watchDatabaseFile, type DatabaseFile } from '../database/database-file.ts';
import type { Orm } from '../database/orm.ts';
import { AppError } from '../errors.ts';

const FILE_CHECK_INTERVAL_MS = 1000;

/** `/healthz`: the process is alive; `/readyz`: it can serve requests. `stopping` is aborted before the app closes. */
export async function registerProbes(app: FastifyInstance, orm: Orm, stopping?: AbortSignal) {
  const file = await watchDatabaseFile(orm);
  const isFilePresent = file ? watchFile(app, file) : () => true;
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // A keep-alive connection would keep the process from exiting.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async () => {
    if (isClosing || stopping?.aborted || !isFilePresent() || !(await orm.isConnected()))
      throw new AppError('UNAVAILABLE', 'unavailable');
    return { status: 'ready' };
  });
}

function watchFile(app: FastifyInstance, file: DatabaseFile) {
  let wasPresent = true;
  const check = () => {
    const isPresent = file.isPresent();
    if (wasPresent && !isPresent)
      app.log.error(
        `The database file ${file.path} was deleted or replaced, so changes cannot be saved. Stop the server, put the file back or restore a backup, and start the server again`,
      );
    if (!wasPresent && isPresent) app.log.info(`The database file ${file.path} is back`);
    wasPresent = isPresent;
    return isPresent;
  };
  const timer = setInterval(check, FILE_CHECK_INTERVAL_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return check;
}
