import { defineEntity, p } from '@mikro-orm/core';

/** One row, with the id 1. */
const CatalogueRevisionSchema = defineEntity({
  name: 'CatalogueRevision',
  properties: {
    id: p.integer().primary().autoincrement(false),
    number: p.integer(),
  },
});

export class CatalogueRevision extends CatalogueRevisionSchema.class {}
CatalogueRevisionSchema.setClass(CatalogueRevision);
