import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** What the bare server sends for each name. */
export interface CannedAnswer {
  name: string;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** Fastify with nothing but routes that send the same headers and bytes: the ceiling that the product is measured by. */
const [file = '', port = ''] = process.argv.slice(2);
const app = Fastify();
for (const { name, headers, body } of JSON.parse(readFileSync(file, 'utf8')) as CannedAnswer[]) {
  const bytes = Buffer.from(body, 'base64');
  app.route({ method: ['GET', 'POST'], url: `/${name}`, handler: async (_request, reply) => reply.headers(headers).send(bytes) });
}
await app.listen({ port: Number(port), host: '127.0.0.1' });
