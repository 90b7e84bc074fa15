import { sql } from 'kysely';
import { SCOPES, scopeOf, TOKEN_DAYS_MAX, TOKEN_NAME_MAX, type Scope } from '../../rules/access.ts';
import { isBlank, lengthOf } from '../../rules/issues.ts';
import { memberOf } from '../../rules/vocabulary.ts';
import { generateAccessToken, hashToken } from '../access-token.ts';
import { currentTime, selectRows } from '../database/queries/rows.ts';
import { AccessToken } from '../entities/access-token.ts';
import { AppError, invalidField } from '../errors.ts';
import type { Actor, ServiceContext } from './context.ts';
import { assertAdministrator } from './writes.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The last use is saved at most this often, because a write for each request would be slow. */
const LAST_USED_INTERVAL_MS = 60_000;

/** What a request with an access token is known by. */
export interface TokenHolder {
  id: number;
  name: string;
  scopes: Scope[];
}

/** The columns as both databases return them. */
interface StoredToken {
  id: number;
  name: string;
  scopes: string;
  expires_at: number | string;
  last_used_at: number | string | null;
}

export interface AccessTokenRecord extends TokenHolder {
  createdAt: Date;
  expiresAt: Date;
  isExpired: boolean;
  /** To the minute. */
  lastUsedAt: Date | null;
  lastAddress: string | null;
}

/** What a token is for a route (`PUT /api/browsers/:id`) or a field (`Mutation.saveTags`), by `rules/access.ts`. */
export function actorFor(token: TokenHolder, name: string): Actor {
  return actorWith(token, scopeOf(name));
}

export function actorWith({ scopes }: TokenHolder, scope: Scope | null): Actor {
  return scope !== null && scopes.includes(scope) ? 'administrator' : { lacks: scope };
}

/** The access tokens, by which programs write. Only the administrator's session may manage them. */
export function accessTokenService({ em, actor, clock = Date.now }: ServiceContext) {
  /** The newest first. Throws UNAUTHORIZED, FORBIDDEN. */
  async function list(): Promise<AccessTokenRecord[]> {
    assertAdministrator(actor);
    const now = await currentTime(em, clock);
    const stored = await em.find(AccessToken, {}, { orderBy: { id: 'desc' }, disableIdentityMap: true });
    return stored.map((token) => recordOf(token, now));
  }

  return {
    list,

    /** Creates a token and returns it; only its hash is stored. Throws UNAUTHORIZED, FORBIDDEN, BAD_REQUEST. */
    async create(input: { name: string; scopes: readonly string[]; days: number }): Promise<string> {
      assertAdministrator(actor);
      const name = input.name.trim();
      if (isBlank(name) || lengthOf(name) > TOKEN_NAME_MAX) throw invalidField('name');
      const scopes = SCOPES.filter((scope) => input.scopes.includes(scope));
      if (scopes.length === 0 || scopes.length < new Set(input.scopes).size) throw invalidField('scopes');
      if (input.days < 1 || input.days > TOKEN_DAYS_MAX) throw invalidField('days');
      const token = generateAccessToken();
      const now = await currentTime(em, clock);
      await em.insert(AccessToken, {
        tokenHash: hashToken(token),
        name,
        scopes: scopes.join(' '),
        createdAt: new Date(now),
        expiresAt: new Date(now + input.days * DAY_MS),
      });
      return token;
    },

    /** Deletes a token and returns the others. Throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND. */
    async end(id: number): Promise<AccessTokenRecord[]> {
      assertAdministrator(actor);
      if ((await em.nativeDelete(AccessToken, { id })) === 0) throw new AppError('NOT_FOUND', 'tokenNotFound');
      return list();
    },

    /** The token with a hash; null if there is none or it is expired. The use is saved with the client's address. */
    async use(tokenHash: string, address: string): Promise<TokenHolder | null> {
      // Without the ORM, which takes six times as long.
      const [row] = await selectRows(
        em,
        sql<StoredToken>`
          select id, name, scopes, expires_at, last_used_at from access_token where token_hash = ${tokenHash}`,
      );
      if (!row) return null;
      const now = await currentTime(em, clock);
      if (new Date(row.expires_at).getTime() <= now) return null;
      // If the database is read-only, the use is not saved, but reads are still possible.
      if (now - new Date(row.last_used_at ?? 0).getTime() >= LAST_USED_INTERVAL_MS)
        await em
          .nativeUpdate(AccessToken, { id: row.id }, { lastUsedAt: new Date(now), lastAddress: address })
          .catch(() => 0);
      return { id: row.id, name: row.name, scopes: scopesIn(row.scopes) };
    },
  };
}

function recordOf({ id, name, scopes, createdAt, expiresAt, ...token }: AccessToken, now: number): AccessTokenRecord {
  return {
    id,
    name,
    scopes: scopesIn(scopes),
    createdAt,
    expiresAt,
    isExpired: expiresAt.getTime() <= now,
    lastUsedAt: token.lastUsedAt ?? null,
    lastAddress: token.lastAddress ?? null,
  };
}

/** A scope that a newer version has stored is left out. */
function scopesIn(text: string): Scope[] {
  return text.split(' ').flatMap((word) => memberOf(SCOPES, word) ?? []);
}
