import { defineEntity, p } from '@mikro-orm/core';

const LoginAttemptSchema = defineEntity({
  name: 'LoginAttempt',
  indexes: [
    { name: 'login_attempt_of_address', properties: ['address', 'triedAt'] },
    { name: 'login_attempt_time', properties: ['triedAt'] },
  ],
  properties: {
    id: p.integer().primary(),
    /** The client's IPv4 address, the /64 network of its IPv6 address, or `device` and an id (device-token.ts). */
    address: p.text(),
    triedAt: p.datetime(),
  },
});

export class LoginAttempt extends LoginAttemptSchema.class {}
LoginAttemptSchema.setClass(LoginAttempt);
