import { defineEntity, p } from '@mikro-orm/core';
import type { ChangeKind, ChangeRoute, ShownRecordType } from '#rules/history.ts';

/** Everything that was written in one transaction (`api/database/history/recorder.ts`). */
const ChangeSchema = defineEntity({
  name: 'Change',
  indexes: [{ name: 'change_at', properties: ['at', 'id'] }],
  properties: {
    id: p.integer().primary(),
    at: p.datetime(),
    sender: p.text(),
    via: p.text().$type<ChangeRoute>(),
    kind: p.text().$type<ChangeKind>(),
    recordType: p.text().$type<ShownRecordType>(),
    recordId: p.text(),
    browserId: p.integer().nullable(),
    title: p.text(),
    /** How many records of each type were created, updated and deleted, as JSON. */
    counts: p.text(),
    /** How many deleted records can be brought back. */
    deletions: p.integer(),
    undoes: p.integer().nullable(),
    undoneBy: p.integer().nullable(),
    emptiedAt: p.datetime().nullable(),
  },
});

export class Change extends ChangeSchema.class {}
ChangeSchema.setClass(Change);
