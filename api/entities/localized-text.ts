import { defineEntity, p } from '@mikro-orm/core';

/** A text in both languages, stored in two columns (`name_en`, `name_zh`). */
export const LocalizedTextSchema = defineEntity({
  name: 'LocalizedText',
  embeddable: true,
  properties: { en: p.text(), zh: p.text() },
});
