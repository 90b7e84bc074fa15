import { defineEntity, p } from '@mikro-orm/core';

/** One text in both languages, stored as two columns (`name_en`, `name_zh`). A third language is one line here. */
export const LocalizedTextSchema = defineEntity({
  name: 'LocalizedText',
  embeddable: true,
  properties: { en: p.text(), zh: p.text() },
});
