import { DAY_MS } from '#rules/calendar.ts';
import { SCOPES, TOKEN_DAYS_MAX, TOKEN_NAME_MAX, type Scope } from '#rules/access.ts';
import { generateAccessToken, hashToken } from '../access-token.ts';
import { currentTime } from '../database/queries/rows.ts';
import { AccessToken } from '../entities/access-token.ts';
import { assertFound, invalidField } from '../errors.ts';
import { checkedChoices, checkedName } from './checked-input.ts';
import type { Actor, ServiceContext } from './context.ts';
import { forAdministrator } from './writes.ts';

/** A write of the last use for each request would be slow. */
const LAST_USED_INTERVAL_MS = 60_000;

/** What an access token is where these scopes are needed; without any it is no administrator. */
export function actorFor({ scopes }: AccessToken, needed: readonly Scope[]): Actor {
  const missing = needed.find((scope) => !scopes.split(' ').includes(scope));
  return needed.length > 0 && !missing ? 'administrator' : { lacks: missing ?? null };
}

/** Only the administrator's session may manage access tokens. */
export function accessTokenService({ em, actor, clock }: ServiceContext) {
  const list = async () => em.find(AccessToken, {}, { orderBy: { id: 'desc' }, disableIdentityMap: true });

  const administration = forAdministrator(actor, {
    list,

    /** Returns the token; only its hash is stored. Throws BAD_REQUEST. */
    async create(input: { name: string; scopes: readonly string[]; days: number }) {
      const name = checkedName(input.name, TOKEN_NAME_MAX);
      const scopes = checkedChoices(SCOPES, input.scopes, 'scopes');
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

    /** Returns the other tokens. Throws NOT_FOUND. */
    async end(id: number) {
      assertFound(await em.nativeDelete(AccessToken, { id }), 'tokenNotFound');
      return list();
    },
  });

  return {
    ...administration,

    /** Saves the use with the client's address; null if there is no such token or it has ended. */
    async use(tokenHash: string, address: string) {
      const token = await em.findOne(AccessToken, { tokenHash }, { disableIdentityMap: true });
      const now = await currentTime(em, clock);
      if (!token || token.expiresAt.getTime() <= now) return null;
      // Reads are possible in a read-only database too.
      if (now - (token.lastUsedAt?.getTime() ?? 0) >= LAST_USED_INTERVAL_MS)
        await em
          .nativeUpdate(AccessToken, { tokenHash }, { lastUsedAt: new Date(now), lastAddress: address })
          .catch(() => 0);
      return token;
    },
  };
}
