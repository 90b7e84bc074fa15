import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** A response of the bare server. */
export interface RecordedResponse {
  name: string;
  headers: Record<string, string>;
  /** Base64. */
  body: string;
}

/** Fastify with routes that only send recorded headers and bodies: the maximum that the product can reach. */
const [file = '', port = ''] = process.argv.slice(2);
const app = Fastify();
for (const { name, headers, body } of JSON.parse(readFileSync(file, 'utf8')) as RecordedResponse[]) {
  const bytes = Buffer.from(body, 'base64');
  app.route({
    method: ['GET', 'POST'],
    url: `/${name}`,
    handler: async (_request, reply) => reply.headers(headers).send(bytes),
  });
}
await app.listen({ port: Number(port), host: '127.0.0.1' });
