import type { FastifyInstance } from 'fastify';

const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'";
/** For tools whose pages need inline styles; all else comes only from this site. */
export const TOOL_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; form-action 'none'; frame-ancestors 'none'";
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const TWO_YEARS_IN_SECONDS = 63_072_000;

export function registerSecurityHeaders(app: FastifyInstance, origin: string, hsts: 'off' | 'host' | 'subdomains') {
  const headers = {
    'content-security-policy': NO_CONTENT,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(origin.startsWith('https:') &&
      hsts !== 'off' && {
        'strict-transport-security': `max-age=${TWO_YEARS_IN_SECONDS}${hsts === 'subdomains' ? '; includeSubDomains' : ''}`,
      }),
  };
  app.addHook('onRequest', async (request, reply) => {
    // A user can report this id, which is in the log.
    reply.headers({ ...headers, 'x-request-id': request.id });
  });
}

const PATH = '/.well-known/security.txt';
/** RFC 9116: less than a year. */
const EXPIRES_IN_DAYS = 180;

export function registerSecurityText(app: FastifyInstance, contact: string, origin: string) {
  app.get(PATH, async (_request, reply) => {
    // Midnight, so that the file changes only once a day.
    const expires = new Date(Date.now() + EXPIRES_IN_DAYS * 86_400_000).toISOString().replace(/T.*/u, 'T00:00:00Z');
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, zh',
      `Canonical: ${origin}${PATH}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
