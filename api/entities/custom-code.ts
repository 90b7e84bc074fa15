import { defineEntity, p } from '@mikro-orm/core';
import type { CodePosition } from '#rules/vocabulary.ts';
import { publicationProperties, timeProperties } from './columns.ts';

const CustomCodeSchema = defineEntity({
  name: 'CustomCode',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    codeType: p.text().$type<CodePosition>(),
    codeContent: p.text(),
    description: p.text(),
    isActive: p.boolean(),
    displayOrder: p.integer(),
    allowAnyHost: p.boolean().default(false), // an older version beside this one reads it
    ...publicationProperties('custom_code'),
    ...timeProperties(),
    revision: p.integer().version(),
  },
});

export class CustomCode extends CustomCodeSchema.class {}
CustomCodeSchema.setClass(CustomCode);
