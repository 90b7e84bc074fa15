import { defineEntity, p } from '@mikro-orm/core';
import { activeProperties } from './columns.ts';

const CustomCodeSchema = defineEntity({
  name: 'CustomCode',
  properties: {
    ...activeProperties('customCode'),
    allowAnyHost: p.boolean().default(false), // an older version beside this one reads it
  },
});

export class CustomCode extends CustomCodeSchema.class {}
CustomCodeSchema.setClass(CustomCode);
