import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import Bowser from 'bowser';
import {
  LOGIN_ATTEMPTS_PER_WINDOW,
  LOGIN_SLOWDOWN_FROM,
  LOGIN_SLOWDOWN_MS,
  LOGIN_WINDOW_MS,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
  USER_AGENT_MAX,
} from '#rules/limits.ts';
import { systemOf } from '#rules/system.ts';
import { hashToken } from '../access-token.ts';
import { createDeviceToken, deviceOf } from '../device-token.ts';
import { saveAttempt } from '../database/queries/login-attempts.ts';
import { currentTime, deleteSome, queryIn } from '../database/queries/rows.ts';
import { Credential } from '../entities/credential.ts';
import { LoginAttempt } from '../entities/login-attempt.ts';
import { Session } from '../entities/session.ts';
import { AppError, assertFound, fieldError } from '../errors.ts';
import { generatePassword, hashPassword, verifyPassword } from '../password-hash.ts';
import type { ServiceContext } from './context.ts';
import { forAdministrator } from './writes.ts';

const TOKEN_BYTES = 32;
const CREDENTIAL_ID = 1;
/** A write of the last use for each request would be slow. */
const LAST_SEEN_INTERVAL_MS = 60_000;

type SessionContext = Pick<ServiceContext, 'em'> & Partial<ServiceContext>;

/** The administrator's sessions (spec §4, security decisions). `clock` is used on SQLite. */
export function sessionService({
  em,
  clock = Date.now,
  actor = 'visitor',
  sessionToken = '',
  releaseReserve,
}: SessionContext) {
  const currentHash = hashToken(sessionToken);

  const storedCredential = () => em.findOne(Credential, { id: CREDENTIAL_ID });

  /** Before the password is hashed. Throws TOO_MANY_REQUESTS above the limit of the address or device. */
  async function recordAttempt(address: string) {
    const now = await currentTime(em, clock);
    await em.nativeDelete(LoginAttempt, { triedAt: { $lt: new Date(now - LOGIN_WINDOW_MS) } });
    // Before the count is read, so that concurrent attempts cannot all pass the limit.
    const id = await saveAttempt(em, address, new Date(now));
    const own = await em.find(
      LoginAttempt,
      { address, id: { $lte: id } },
      { orderBy: { id: 'asc' }, disableIdentityMap: true },
    );
    if (own.length > LOGIN_ATTEMPTS_PER_WINDOW) {
      await em.nativeDelete(LoginAttempt, { id });
      const freeAt = (own[0]?.triedAt.getTime() ?? now) + LOGIN_WINDOW_MS;
      throw new AppError('TOO_MANY_REQUESTS', 'tooManyLogins', {
        retryAfter: Math.max(1, Math.ceil((freeAt - now) / 1000)),
      });
    }
    const all = await em.count(LoginAttempt);
    if (all > LOGIN_SLOWDOWN_FROM) await sleep(LOGIN_SLOWDOWN_MS);
  }

  /** The open sessions: that of the request first, then the last used first. */
  async function list() {
    const now = await currentTime(em, clock);
    const stored = await em.find(Session, isOpen(now), {
      orderBy: { lastSeenAt: 'desc', createdAt: 'desc' },
      disableIdentityMap: true,
    });
    const sessions = stored.map(({ tokenHash, createdAt, lastSeenAt, address, userAgent }) => ({
      id: idOf(tokenHash),
      isCurrent: tokenHash === currentHash,
      createdAt,
      lastSeenAt,
      address: address ?? null,
      client: clientName(userAgent ?? ''),
      platform: systemOf({ userAgent: userAgent ?? '' })?.platform ?? null,
    }));
    return sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  const administration = forAdministrator(actor, {
    list,

    async end(id: string) {
      const stored = await em.find(Session, {}, { fields: ['tokenHash'], disableIdentityMap: true });
      const found = stored.find(({ tokenHash }) => idOf(tokenHash) === id);
      await em.nativeDelete(Session, { tokenHash: assertFound(found, 'sessionNotFound').tokenHash });
      return list();
    },

    /** All except that of the request. */
    async endOthers() {
      await em.nativeDelete(Session, { tokenHash: { $ne: currentHash } });
      return list();
    },
  });

  return {
    ...administration,

    /**
     * Returns the token; only its hash is stored. Throws BAD_REQUEST for a blank password, TOO_MANY_REQUESTS, and
     * UNAUTHORIZED for a wrong one. The attempts of a device that has signed in before are counted apart from those of
     * its address.
     */
    async login(password: string, address: string, userAgent: string | null = null, deviceToken = '') {
      if (password.trim() === '') throw fieldError('password', 'passwordRequired');
      releaseReserve?.();
      const credential = await storedCredential();
      const device = credential ? deviceOf(deviceToken, credential.passwordHash) : undefined;
      const sender = device ? `device ${device}` : address;
      await recordAttempt(sender);
      if (!credential || !(await verifyPassword(password, credential.passwordHash)))
        throw new AppError('UNAUTHORIZED', 'loginFailed');
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const now = await currentTime(em, clock);
      await em.transactional(async (tx) => {
        await tx.nativeDelete(LoginAttempt, { address: sender });
        await tx.insert(Session, {
          tokenHash: hashToken(token),
          createdAt: new Date(now),
          lastSeenAt: new Date(now),
          address,
          userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
        });
      });
      return token;
    },

    /** For a browser that has just signed in; undefined while there is no password. */
    async createDeviceToken() {
      const credential = await storedCredential();
      return credential ? createDeviceToken(credential.passwordHash) : undefined;
    },

    /** Each use extends the idle time. */
    async verify(token: string) {
      const tokenHash = hashToken(token);
      // Without the ORM, which takes six times as long, because anyone can send many invalid tokens.
      const session = await queryIn(em)
        .selectFrom('session')
        .select(['created_at', 'last_seen_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (!session) return false;
      const now = await currentTime(em, clock);
      const ageOf = (time: number | string) => now - new Date(time).getTime();
      if (ageOf(session.last_seen_at) >= SESSION_IDLE_MS || ageOf(session.created_at) >= SESSION_ABSOLUTE_MS)
        return false;
      // Reads are possible in a read-only database too.
      if (ageOf(session.last_seen_at) >= LAST_SEEN_INTERVAL_MS)
        await em.nativeUpdate(Session, { tokenHash }, { lastSeenAt: new Date(now) }).catch(() => 0);
      return true;
    },

    /** Deletes a session. An unknown token is not an error. */
    async logout(token: string) {
      await em.nativeDelete(Session, { tokenHash: hashToken(token) });
    },

    async deleteExpired(limit: number) {
      const now = await currentTime(em, clock);
      return deleteSome(em, Session, 'tokenHash', { $not: isOpen(now) }, limit);
    },

    async deleteOldAttempts(limit: number) {
      const now = await currentTime(em, clock);
      return deleteSome(em, LoginAttempt, 'id', { triedAt: { $lt: new Date(now - LOGIN_WINDOW_MS) } }, limit);
    },

    async setPassword(password: string) {
      const passwordHash = await hashPassword(password);
      await em.transactional(async (tx) => {
        await tx.upsert(Credential, { id: CREDENTIAL_ID, passwordHash, changedAt: new Date(clock()) });
        await tx.nativeDelete(Session, {});
      });
    },

    /** Sets the password and deletes all sessions, unless it is already the password. */
    async ensurePassword(password: string) {
      const stored = await storedCredential();
      if (stored && (await verifyPassword(password, stored.passwordHash))) return;
      await this.setPassword(password);
    },

    /** Returns the first password; null if one is already set. */
    async createFirstPassword() {
      if ((await em.count(Credential, { id: CREDENTIAL_ID })) > 0) return null;
      const password = generatePassword();
      const passwordHash = await hashPassword(password);
      try {
        await em.insert(Credential, { id: CREDENTIAL_ID, passwordHash, changedAt: new Date(clock()) });
        return password;
      } catch (error) {
        // Another instance that starts at the same time has already created and printed the first password.
        if (error instanceof UniqueConstraintViolationException) return null;
        throw error;
      }
    },
  };
}

/** The condition that a session has not ended. */
function isOpen(now: number) {
  return {
    createdAt: { $gt: new Date(now - SESSION_ABSOLUTE_MS) },
    lastSeenAt: { $gt: new Date(now - SESSION_IDLE_MS) },
  };
}

/** Reveals neither the token nor its hash. */
function idOf(tokenHash: string) {
  return hashToken(`id of the session ${tokenHash}`).slice(0, 32);
}

/** The browser or program with its version, such as "Firefox 150"; null if it is unknown. */
function clientName(userAgent: string) {
  if (!userAgent.startsWith('Mozilla/')) return /^[^/\s]+/u.exec(userAgent)?.[0] ?? null;
  const { name = '', version = '' } = Bowser.getParser(userAgent).getBrowser();
  // An unknown browser is called by the first word of its user agent.
  return name === '' || name === 'Mozilla' ? null : `${name} ${version.split('.')[0]}`.trim();
}
