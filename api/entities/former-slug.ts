import { defineEntity, p } from '@mikro-orm/core';

/**
 * A slug that a browser had. It stays when the browser is deleted, because an undo may bring the browser back; a slug
 * that a browser has counts before it.
 */
const FormerSlugSchema = defineEntity({
  name: 'FormerSlug',
  properties: {
    slug: p.text().primary(),
    /** Not a reference, so that the deletion of a browser keeps it. */
    ownerId: p.integer(),
  },
});

export class FormerSlug extends FormerSlugSchema.class {}
FormerSlugSchema.setClass(FormerSlug);
