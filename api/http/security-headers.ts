import type { FastifyInstance } from 'fastify';

const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'";
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const TWO_YEARS_IN_SECONDS = 63_072_000;

/** Gives every answer the headers that keep browsers careful with it; pages bring their own content policy. */
export function registerSecurityHeaders(app: FastifyInstance, origin: string): void {
  const headers = {
    'content-security-policy': NO_CONTENT,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(origin.startsWith('https:') && { 'strict-transport-security': `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains` }),
  };
  app.addHook('onRequest', async (request, reply) => {
    // Whoever reports a failure can name it, and the log finds it.
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
}
