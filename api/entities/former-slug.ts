import { defineEntity, p } from '@mikro-orm/core';

/** A slug that a browser had. It outlives the browser, which an undo may bring back. */
const FormerSlugSchema = defineEntity({
  name: 'FormerSlug',
  properties: {
    slug: p.text().primary(),
    ownerId: p.integer(),
  },
});

export class FormerSlug extends FormerSlugSchema.class {}
FormerSlugSchema.setClass(FormerSlug);
