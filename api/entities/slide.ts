import { defineEntity } from '@mikro-orm/core';
import { activeProperties } from './columns.ts';

/** A link target has no foreign key, because deleting it deactivates the slide. */
const SlideSchema = defineEntity({ name: 'Slide', properties: activeProperties('slide') });

export class Slide extends SlideSchema.class {}
SlideSchema.setClass(Slide);
