import { defineEntity, p } from '@mikro-orm/core';

/** A login that was tried, kept for as long as it counts against its address. */
const LoginAttemptSchema = defineEntity({
  name: 'LoginAttempt',
  tableName: 'login_attempt',
  indexes: [
    { name: 'login_attempt_of_address', properties: ['address', 'triedAt'] },
    { name: 'login_attempt_time', properties: ['triedAt'] },
  ],
  properties: {
    id: p.integer().primary(),
    /** The client's address: IPv4 whole, IPv6 by its /64. */
    address: p.text(),
    triedAt: p.datetime(),
  },
});

export class LoginAttempt extends LoginAttemptSchema.class {}
LoginAttemptSchema.setClass(LoginAttempt);
