import fastifyPlugin from 'fastify-plugin';

const NO_CONTENT = "default-src 'none'; frame-ancestors 'none'";
/** For tools whose pages need inline styles; all else comes only from this site. */
export const TOOL_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; form-action 'none'; frame-ancestors 'none'";
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const TWO_YEARS_IN_SECONDS = 63_072_000;

export const securityHeaders = fastifyPlugin<{ origin: string; hsts: 'off' | 'host' | 'subdomains' }>(
  async (app, { origin, hsts }) => {
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
  },
  { name: 'security-headers' },
);
