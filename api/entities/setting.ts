import { defineEntity, p } from '@mikro-orm/core';

/** A setting, stored as JSON text (spec §3: the tag list, the homepage settings). */
const SettingSchema = defineEntity({
  name: 'Setting',
  tableName: 'setting',
  properties: {
    key: p.text().primary(),
    value: p.text(),
    description: p.text(),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    revision: p.integer().version(),
  },
});

export class Setting extends SettingSchema.class {}
SettingSchema.setClass(Setting);
