import { defineEntity, p } from '@mikro-orm/core';
import type { RowOperation } from '#rules/history.ts';

/** Written by triggers (`api/database/history/triggers.ts`), so that no write can forget it. */
const ChangedRowSchema = defineEntity({
  name: 'ChangedRow',
  indexes: [
    { name: 'changed_row_of_change', properties: ['changeId', 'id'] },
    { name: 'changed_row_of_record', properties: ['recordType', 'recordId', 'id'] },
    { name: 'changed_row_of_browser', properties: ['browserId', 'changeId'] },
  ],
  properties: {
    id: p.integer().primary(),
    /** Null until the transaction ends. */
    changeId: p.integer().nullable(),
    recordType: p.text(),
    recordId: p.text(),
    browserId: p.integer().nullable(),
    operation: p.text().$type<RowOperation>(),
    title: p.text(),
    /** JSON: times in milliseconds, booleans as 0 and 1. Null before a creation, after a deletion, and in an emptied trash. */
    beforeRow: p.text().nullable(),
    afterRow: p.text().nullable(),
  },
});

export class ChangedRow extends ChangedRowSchema.class {}
ChangedRowSchema.setClass(ChangedRow);
