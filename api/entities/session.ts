import { defineEntity, p } from '@mikro-orm/core';

/** A session of the administrator. Its token is known to the browser alone; stored is what the token hashes to. */
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
