import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyBaseLogger, FastifyInstance } from 'fastify';
import { AppError, codeOfStatus } from '../errors.ts';
import { errorBody } from './error-responses.ts';

/** How long running requests may take while the app closes: less than the 10 seconds of Docker. */
const CLOSING_TIMEOUT_MS = 8000;

/** A closing Node server waits for every connection and no longer applies its request timeout. */
export function registerConnectionTimeouts(app: FastifyInstance) {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), CLOSING_TIMEOUT_MS);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}

/** A request that a proxy sends on a connection while the server closes it would fail. */
export function drainConnections(app: FastifyInstance, stopping: AbortSignal) {
  stopping.addEventListener('abort', () => {
    app.server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'));
  });
}

const STATUS_OF: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers a request that Node's HTTP parser rejects, such as one with an unknown method. */
export function handleClientError(error: ConnectionError, socket: Socket, log: FastifyBaseLogger) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const requestId = randomUUID();
  const status = STATUS_OF[error.code] ?? 400;
  log.info({ reqId: requestId, code: error.code, status }, 'request rejected by the HTTP parser');
  const body = JSON.stringify(errorBody(new AppError(codeOfStatus(status), 'invalidRequest'), requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
