import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Names a browser that has signed in before, so that wrong passwords of others at its address do not count for it. A new
 * password ends all of them, because its hash is the key.
 */
export function createDeviceToken(passwordHash: string) {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${signatureOf(id, passwordHash).toString('base64url')}`;
}

/** The id in the token; undefined if the server did not sign it. */
export function deviceOf(token: string, passwordHash: string) {
  const [id = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(id, passwordHash);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}

function signatureOf(id: string, passwordHash: string) {
  return createHmac('sha256', passwordHash).update(`device ${id}`).digest();
}
