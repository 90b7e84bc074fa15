import { defineEntity, p } from '@mikro-orm/core';

/** A session of the administrator. Only the browser has the token; the database stores its hash. */
const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: p.text().primary(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
  },
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
