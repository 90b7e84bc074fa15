import type { FastifyInstance } from 'fastify';

const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'";
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const TWO_YEARS_IN_SECONDS = 63_072_000;

export function registerSecurityHeaders(app: FastifyInstance, origin: string): void {
  const headers = {
    'content-security-policy': NO_CONTENT,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(origin.startsWith('https:') && {
      'strict-transport-security': `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`,
    }),
  };
  app.addHook('onRequest', async (request, reply) => {
    // A user can report this id, and the log contains it.
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
}
