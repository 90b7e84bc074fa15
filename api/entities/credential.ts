import { defineEntity, p } from '@mikro-orm/core';

/** One row, with the id 1. */
const CredentialSchema = defineEntity({
  name: 'Credential',
  properties: {
    id: p.integer().primary().autoincrement(false),
    /** An argon2id hash in PHC form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
    passwordHash: p.text(),
    changedAt: p.datetime(),
  },
});

export class Credential extends CredentialSchema.class {}
CredentialSchema.setClass(Credential);
