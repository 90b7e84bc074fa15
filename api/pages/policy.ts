import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** The hash sources of the inline scripts and styles of a document. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

export function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** In development there are no hashes, and no policy. `origin` is that of visitors. */
export function setPolicy(reply: FastifyReply, hashes: InlineHashes | null, origin: string, hasCodes = false) {
  if (!hashes) return reply.removeHeader('content-security-policy');
  const isHttps = origin.startsWith('https:');
  const sources = hasCodes ? openSources(isHttps) : strictSources(hashes, isHttps);
  return reply.header(
    'content-security-policy',
    `${sources}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
}

/** Hashes instead of nonces, so that pages can be cached (security decisions). */
function strictSources({ scripts, styles }: InlineHashes, isHttps: boolean) {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // On an https page browsers upgrade http pictures before they check the policy.
    `img-src 'self' data: https:${isHttps ? '' : ' http:'}`,
  ].join('; ');
}

/**
 * For pages with custom code, which is trusted (security decisions). Hashes would disable `'unsafe-inline'`. Variables of
 * tag managers need `'unsafe-eval'`, and recordings of sessions need workers and pictures from `blob:`. On an http site,
 * snippets with an address such as `//host/script.js` load by http.
 */
function openSources(isHttps: boolean) {
  const hosts = isHttps ? 'https: wss:' : 'https: wss: http: ws:';
  return `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ${hosts}`;
}
