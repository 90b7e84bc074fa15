import { defineEntity, p } from '@mikro-orm/core';
import type { LinkType } from '#rules/vocabulary.ts';
import { LocalizedTextSchema, publicationProperties, timeProperties } from './columns.ts';

const SlideSchema = defineEntity({
  name: 'Slide',
  properties: {
    id: p.integer().primary(),
    imageUrl: p.text(),
    title: () => p.embedded(LocalizedTextSchema),
    description: () => p.embedded(LocalizedTextSchema),
    linkType: p.text().$type<LinkType>(),
    /** Of a browser or version, by `linkType`. No foreign key, because deleting the target deactivates the slide. */
    linkTargetId: p.integer().nullable(),
    linkUrl: p.text().nullable(),
    displayOrder: p.integer(),
    isActive: p.boolean(),
    ...publicationProperties('slide'),
    ...timeProperties(),
    revision: p.integer().version(),
  },
});

export class Slide extends SlideSchema.class {}
SlideSchema.setClass(Slide);
