import { defineEntity, p } from '@mikro-orm/core';

/** Only the browser has the token; the database stores its hash. */
const SessionSchema = defineEntity({
  name: 'Session',
  properties: {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: p.text().primary(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    /** Where the session began: the client's IPv4 address, or the /64 network of its IPv6 address. */
    address: p.text().nullable(),
    userAgent: p.text().nullable(),
  },
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
