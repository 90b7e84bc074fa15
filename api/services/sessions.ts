import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import {
  LOGIN_ATTEMPTS_PER_WINDOW,
  LOGIN_SLOWDOWN_FROM,
  LOGIN_SLOWDOWN_MS,
  LOGIN_WINDOW_MS,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
} from '../../rules/limits.ts';
import { currentTime } from '../database/queries/current-time.ts';
import { Credential } from '../entities/credential.ts';
import { LoginAttempt } from '../entities/login-attempt.ts';
import { Session } from '../entities/session.ts';
import { AppError, fieldError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { generatePassword, hashPassword, verifyPassword } from '../password-hash.ts';

const TOKEN_BYTES = 32;
const CREDENTIAL_ID = 1;
/** A session's last use is written at most this often, so that reading pages costs no write. */
const SEEN_STEP_MS = 60_000;

/** The administrator's session (spec §4, security decisions). `clock` gives the time in milliseconds where the database does not. */
export function sessionService({ em, clock = Date.now }: Pick<ServiceContext, 'em' | 'clock'>) {
  /** Counts the attempt before anything costly is done; throws TOO_MANY_REQUESTS above the limit of its address. */
  async function admit(address: string): Promise<void> {
    const now = await currentTime(em, clock);
    await em.nativeDelete(LoginAttempt, { triedAt: { $lt: new Date(now - LOGIN_WINDOW_MS) } });
    // Counted before it is looked at, so that attempts at the same moment cannot all pass.
    const id = await em.insert(LoginAttempt, { address, triedAt: new Date(now) });
    const own = await em.find(LoginAttempt, { address, id: { $lte: id } }, { orderBy: { id: 'asc' }, disableIdentityMap: true });
    if (own.length > LOGIN_ATTEMPTS_PER_WINDOW) {
      await em.nativeDelete(LoginAttempt, { id });
      const freeAt = (own[0]?.triedAt.getTime() ?? now) + LOGIN_WINDOW_MS;
      throw new AppError('TOO_MANY_REQUESTS', 'tooManyLogins', { retryAfter: Math.max(1, Math.ceil((freeAt - now) / 1000)) });
    }
    const all = await em.count(LoginAttempt);
    if (all > LOGIN_SLOWDOWN_FROM) await sleep(LOGIN_SLOWDOWN_MS);
  }

  /** Past the ORM, which takes six times as long: strangers may send as many made-up tokens as they like. */
  async function isStored(tokenHash: string): Promise<boolean> {
    const row = await em.getKysely<{ session: { token_hash: string } }>().selectFrom('session').select('token_hash').where('token_hash', '=', tokenHash).executeTakeFirst();
    return row !== undefined;
  }

  return {
    /**
     * Opens a session and gives its token, which is stored nowhere. Throws BAD_REQUEST for a blank password,
     * TOO_MANY_REQUESTS above the limit, UNAUTHORIZED for a wrong password.
     */
    async login(password: string, address: string): Promise<string> {
      if (password.trim() === '') throw fieldError('password', 'passwordRequired');
      await admit(address);
      const credential = await em.findOne(Credential, { id: CREDENTIAL_ID });
      if (!credential || !(await verifyPassword(password, credential.passwordHash))) throw new AppError('UNAUTHORIZED', 'loginFailed');
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = await currentTime(em, clock);
      await em.transactional(async (tx) => {
        await tx.nativeDelete(LoginAttempt, { address });
        await tx.nativeDelete(Session, { createdAt: { $lt: new Date(now - SESSION_ABSOLUTE_MS) } });
        await tx.insert(Session, { tokenHash: hashOf(token), createdAt: new Date(now), lastSeenAt: new Date(now) });
      });
      return token;
    },

    /** Whether a token belongs to a session that is neither idle nor too old; keeps it from becoming idle. */
    async verify(token: string): Promise<boolean> {
      const tokenHash = hashOf(token);
      const session = (await isStored(tokenHash)) ? await em.findOne(Session, { tokenHash }) : null;
      if (!session) return false;
      const now = await currentTime(em, clock);
      if (now - session.lastSeenAt.getTime() >= SESSION_IDLE_MS || now - session.createdAt.getTime() >= SESSION_ABSOLUTE_MS) return false;
      // While nothing can be written, a session is not prolonged; what it reads goes on.
      if (now - session.lastSeenAt.getTime() >= SEEN_STEP_MS) await em.nativeUpdate(Session, { tokenHash: session.tokenHash }, { lastSeenAt: new Date(now) }).catch(() => 0);
      return true;
    },

    /** Ends a session; a token of none is no error. */
    async logout(token: string): Promise<void> {
      await em.nativeDelete(Session, { tokenHash: hashOf(token) });
    },

    /** Sets the password and ends every session. */
    async setPassword(password: string): Promise<void> {
      const passwordHash = await hashPassword(password);
      await em.transactional(async (tx) => {
        await tx.upsert(Credential, { id: CREDENTIAL_ID, passwordHash, changedAt: new Date(clock()) });
        await tx.nativeDelete(Session, {});
      });
    },

    /** Makes sure that this is the password; sessions end only when it was another one. */
    async holdPassword(password: string): Promise<void> {
      const stored = await em.findOne(Credential, { id: CREDENTIAL_ID });
      if (stored && (await verifyPassword(password, stored.passwordHash))) return;
      await this.setPassword(password);
    },

    /** Where no password was ever set: makes one up, sets it and gives it, this once. Otherwise gives null. */
    async firstPassword(): Promise<string | null> {
      if ((await em.count(Credential, { id: CREDENTIAL_ID })) > 0) return null;
      const password = generatePassword();
      const passwordHash = await hashPassword(password);
      try {
        await em.insert(Credential, { id: CREDENTIAL_ID, passwordHash, changedAt: new Date(clock()) });
      } catch (error) {
        // Another instance that starts at the same moment came first: its password holds, and it has shown it.
        if (error instanceof UniqueConstraintViolationException) return null;
        throw error;
      }
      return password;
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
