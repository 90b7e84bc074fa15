import { defineEntity, p } from '@mikro-orm/core';
import { SLIDE } from '#rules/records/slide.ts';
import { fieldProperties, publicationProperties, timeProperties } from './columns.ts';

/** A link target has no foreign key, because deleting it deactivates the slide. */
const SlideSchema = defineEntity({
  name: 'Slide',
  properties: {
    id: p.integer().primary(),
    ...fieldProperties(SLIDE.fields),
    ...publicationProperties('slide'),
    ...timeProperties(),
    revision: p.integer().version(),
  },
});

export class Slide extends SlideSchema.class {}
SlideSchema.setClass(Slide);
