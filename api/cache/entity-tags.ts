import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { CONNECTION_HEADERS, createCachedResponse } from './cached-response.ts';

/**
 * For the routes that are registered on `app` later: a read gets an entity tag, or a 304 if the client has it. The tag of
 * a record, which a write has too, stands before the hash.
 */
export function registerEntityTags(app: FastifyInstance) {
  app.addHook('onSend', async ({ method, raw }, reply, payload) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (reply.statusCode >= 300 || !(isRead || reply.hasHeader('etag'))) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    // Node writes bytes much faster than a text.
    const bytes = Buffer.from(payload);
    const readHeaders = () => reply.getHeaders() as OutgoingHttpHeaders; // Fastify's type allows more names
    const allHeaders = readHeaders();
    reply.header('etag', tagOf(bytes, allHeaders));
    if (!isRead) return bytes;
    const { status, headers, body } = await createCachedResponse(bytes, readHeaders()).responseTo(raw);
    if (status === 304)
      for (const name of Object.keys(allHeaders)) if (!CONNECTION_HEADERS.has(name)) reply.removeHeader(name);
    reply.code(status).headers(headers);
    return body;
  });
}

/** It includes the content security policy, because a 304 keeps the stored one. */
function tagOf(body: Buffer, { etag, 'content-security-policy': policy }: OutgoingHttpHeaders) {
  const digest = createHash('sha256')
    .update(body)
    .update(policy ?? '')
    .digest('base64url')
    .slice(0, 22);
  return typeof etag === 'string' ? `"${etag.slice(1, -1)}-${digest}"` : `"${digest}"`;
}
