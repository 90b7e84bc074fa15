import { defineEntity, p } from '@mikro-orm/core';
import { Browser } from './browser.ts';

/** For the page of a version that no longer exists. */
const DeletedVersionSchema = defineEntity({
  name: 'DeletedVersion',
  indexes: [{ name: 'deleted_version_of_browser', properties: ['browser'] }],
  properties: {
    /** The id of the version; ids are never reused. */
    id: p.integer().primary().autoincrement(false),
    browser: () => p.manyToOne(Browser).ref().index(false).deleteRule('cascade'),
  },
});

export class DeletedVersion extends DeletedVersionSchema.class {}
DeletedVersionSchema.setClass(DeletedVersion);
