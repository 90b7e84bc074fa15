import { defineEntity, p } from '@mikro-orm/core';

/** Only its program has the token; the database stores its hash. */
const AccessTokenSchema = defineEntity({
  name: 'AccessToken',
  properties: {
    id: p.integer().primary(),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: p.text().unique('access_token_hash'),
    name: p.text(),
    /** With spaces between, as in OAuth. */
    scopes: p.text(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    /** The client's IPv4 address, or the /64 network of its IPv6 address. */
    lastAddress: p.text().nullable(),
    /** Whether webhooks were told that it ends soon. */
    isEndTold: p.boolean().default(false),
  },
});

export class AccessToken extends AccessTokenSchema.class {}
AccessTokenSchema.setClass(AccessToken);
