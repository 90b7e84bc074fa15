import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Programs find leaked tokens by this prefix and the checksum. */
const PREFIX = 'aibrw_';
const SECRET_BYTES = 20;
const CHECKSUM_LENGTH = 8;
const PATTERN = new RegExp(`^${PREFIX}[0-9a-f]{${SECRET_BYTES * 2 + CHECKSUM_LENGTH}}$`, 'u');
const ANYWHERE = new RegExp(`${PREFIX}[0-9a-f]+`, 'giu');

/** `aibrw_`, 40 hexadecimal digits of 160 random bits, and 8 of their CRC-32. */
export function generateAccessToken() {
  const token = PREFIX + randomBytes(SECRET_BYTES).toString('hex');
  return token + checksumOf(token);
}

/** Costs much less than the search in the database. */
export function isWellFormed(token: string) {
  return PATTERN.test(token) && token.endsWith(checksumOf(token.slice(0, -CHECKSUM_LENGTH)));
}

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('hex');
}

export function withoutTokens(text: string) {
  return text.replace(ANYWHERE, `${PREFIX}…`);
}

function checksumOf(text: string) {
  return crc32(text).toString(16).padStart(CHECKSUM_LENGTH, '0');
}
