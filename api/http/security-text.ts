import type { FastifyInstance } from 'fastify';

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
