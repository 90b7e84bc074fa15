import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** 19 MiB, two passes, one lane (security decisions): 90 ms on one core. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/u;

/** More would use up the memory and the thread pool. */
const MAX_RUNNING = 2;
const waiting: (() => void)[] = [];
let running = 0;

/** The newest runs first, so that the administrator does not wait behind the guesses of an attack. */
async function withHashSlot<T>(hash: () => Promise<T>) {
  if (running < MAX_RUNNING) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await hash();
  } finally {
    const next = waiting.pop();
    if (next) next();
    else running -= 1;
  }
}

export async function hashPassword(password: string) {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await withHashSlot(() => derive('argon2id', { ...PARAMETERS, message: normalize(password), nonce }));
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(nonce)}$${toBase64(hash)}`;
}

export async function verifyPassword(password: string, phc: string) {
  const parts = PHC.exec(phc)?.groups;
  if (!parts) return false;
  const stored = Buffer.from(parts.hash ?? '', 'base64');
  const hash = await withHashSlot(() =>
    derive('argon2id', {
      memory: Number(parts.memory),
      passes: Number(parts.passes),
      parallelism: Number(parts.parallelism),
      tagLength: stored.length,
      message: normalize(password),
      nonce: Buffer.from(parts.salt ?? '', 'base64'),
    }),
  );
  return timingSafeEqual(hash, stored);
}

/** About 119 random bits, in letters and digits that are easy to distinguish. */
export function generatePassword() {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length]);
  return [0, 6, 12, 18].map((start) => letters.slice(start, start + 6).join('')).join('-');
}

/** Keyboards encode accented letters in two ways. */
function normalize(password: string) {
  return password.normalize('NFC');
}

function toBase64(bytes: Buffer) {
  return bytes.toString('base64').replace(/={1,2}$/u, '');
}
