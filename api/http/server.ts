import { randomUUID } from 'node:crypto';
import compileSerializers from '@fastify/fast-json-stringify-compiler';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { BODY_MAX_BYTES } from '#rules/limits.ts';
import { withoutTokens } from '../access-token.ts';
import { rewriteUrl, sendBadUrlError } from './addresses.ts';
import { registerBodies } from './bodies.ts';
import { handleClientError, registerConnectionTimeouts } from './connections.ts';

const REQUEST_TIMEOUT = 29_000;
const HEADERS_TIMEOUT = 10_000;
/** Node's default of 30 seconds would double the limits. */
const TIMEOUT_CHECK = 1000;

/** A program may send a valid access token in an address by mistake. */
const TOKENS_IN_ADDRESS = { paths: ['req.url'], censor: (url: unknown) => withoutTokens(String(url)) };

export interface ServerOptions {
  logger?: FastifyServerOptions['logger'];
  trustProxy?: string[];
  serverFactory: NonNullable<FastifyServerOptions['serverFactory']>;
}

export function createServer({ logger = false, trustProxy = [], serverFactory }: ServerOptions) {
  const app: FastifyInstance = Fastify({
    logger: logger && { ...(logger !== true && logger), redact: TOKENS_IN_ADDRESS },
    logController: new OneLinePerRequest(),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: TIMEOUT_CHECK },
    trustProxy: trustProxy.length > 0 && trustProxy,
    // Fastify's ids count from 1 in every instance and after every start.
    genReqId: () => randomUUID(),
    // Open connections are still served while the server closes.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => rewriteUrl(url),
    frameworkErrors: sendBadUrlError,
    clientErrorHandler: (error, socket) => handleClientError(error, socket, app.log),
    serverFactory,
    schemaController: { compilersFactory: { buildSerializer: compileSerializersLazily } },
  });
  // An aborted request gets no response. Fastify's onRequestAbort misses requests whose body was read.
  app.addHook('onRequest', async (req, { raw }) => {
    const aborted = () => req.log.info({ req }, 'request aborted');
    raw.once('close', aborted).once('finish', () => raw.off('close', aborted));
  });
  registerConnectionTimeouts(app);
  registerBodies(app);
  return app;
}

class OneLinePerRequest extends LogController {
  override incomingRequest() {
    // Logged with the response.
  }

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply) {
    const details = { req, res, responseTime: res.elapsedTime };
    if (err) req.log.error({ ...details, err }, 'request failed');
    else req.log.info(details, 'request');
  }
}

/** Compiling all serializers would double the start time. */
function compileSerializersLazily(
  ...settings: Parameters<ReturnType<typeof compileSerializers>>
): ReturnType<ReturnType<typeof compileSerializers>> {
  const compile = compileSerializers()(...settings);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (data) => (serialize ??= compile(route))(data);
  };
}
