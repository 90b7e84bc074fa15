import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** 19 MiB, two passes, one lane (security decisions): about 90 ms of one core. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
const PHC = /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[\w+/]+)\$(?<hash>[\w+/]+)$/u;

/** At most so many hashes at a time: more would fill the memory and the thread pool of everyone else. */
const AT_A_TIME = 2;
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Runs a hash when its turn comes: who came last is served first. A flood of guesses then waits for itself, and the
 * administrator, who comes after it, does not wait for the flood.
 */
async function inTurn<T>(hash: () => Promise<T>): Promise<T> {
  if (running < AT_A_TIME) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await hash();
  } finally {
    const next = waiting.pop();
    if (next) next();
    else running -= 1;
  }
}

/** The argon2id hash of a password in PHC form, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await inTurn(() => derive('argon2id', { ...PARAMETERS, message: asTyped(password), nonce }));
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(nonce)}$${toBase64(hash)}`;
}

/** Whether a password is the one that was hashed; false for a hash of another form. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const parts = PHC.exec(phc)?.groups;
  if (!parts) return false;
  const stored = Buffer.from(parts.hash ?? '', 'base64');
  const parameters = { memory: Number(parts.memory), passes: Number(parts.passes), parallelism: Number(parts.parallelism), tagLength: stored.length };
  const hash = await inTurn(() => derive('argon2id', { ...parameters, message: asTyped(password), nonce: Buffer.from(parts.salt ?? '', 'base64') }));
  return timingSafeEqual(hash, stored);
}

/** A password that nobody can guess: 120 random bits in letters and digits that are hard to confuse. */
export function generatePassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  const letters = Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length]);
  return [0, 6, 12, 18].map((start) => letters.slice(start, start + 6).join('')).join('-');
}

/** One text for what looks the same, since keyboards write accents in two ways. */
function asTyped(password: string): string {
  return password.normalize('NFC');
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/u, '');
}
