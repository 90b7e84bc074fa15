import { defineEntity, p } from '@mikro-orm/core';
import { timeProperties } from './columns.ts';

/** A setting as JSON text (spec §3: the tag list, the homepage settings). */
const SettingSchema = defineEntity({
  name: 'Setting',
  properties: {
    key: p.text().primary(),
    value: p.text(),
    description: p.text(),
    updatedAt: timeProperties().updatedAt,
    revision: p.integer().version(),
  },
});

export class Setting extends SettingSchema.class {}
SettingSchema.setClass(Setting);
