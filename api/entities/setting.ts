import { defineEntity, p } from '@mikro-orm/core';

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
