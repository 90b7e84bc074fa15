import { defineEntity, p } from '@mikro-orm/core';
import { CUSTOM_CODE } from '#rules/records/custom-code.ts';
import { fieldProperties, publicationProperties, timeProperties } from './columns.ts';

const CustomCodeSchema = defineEntity({
  name: 'CustomCode',
  properties: {
    id: p.integer().primary(),
    ...fieldProperties(CUSTOM_CODE.fields),
    allowAnyHost: p.boolean().default(false), // an older version beside this one reads it
    ...publicationProperties('custom_code'),
    ...timeProperties(),
    revision: p.integer().version(),
  },
});

export class CustomCode extends CustomCodeSchema.class {}
CustomCodeSchema.setClass(CustomCode);
