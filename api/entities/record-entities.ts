import { defineEntity, type EntityClass } from '@mikro-orm/core';
import { byKey } from '#rules/keys.ts';
import type { ShownRecordType } from '#rules/history.ts';
import { ACTIVE_TYPES, graphNameOf, type ActiveType } from '#rules/records/registry.ts';
import { Browser } from './browser.ts';
import { activeProperties } from './columns.ts';
import { CustomCode } from './custom-code.ts';
import { Fact } from './fact.ts';
import { Setting } from './setting.ts';
import { Slide } from './slide.ts';
import { Source } from './source.ts';
import { Version } from './version.ts';

const OWN = {
  browser: Browser,
  version: Version,
  slide: Slide,
  customCode: CustomCode,
  setting: Setting,
  fact: Fact,
  source: Source,
};

/** Of a record without an entity of its own. */
function entityOf(type: ActiveType): EntityClass<object> {
  const name = graphNameOf(type);
  const properties: Record<string, object> = activeProperties(type);
  const schema = defineEntity({ name, properties });
  const named = Object.defineProperty(class extends schema.class {}, 'name', { value: name });
  schema.setClass(named); // without a class, the ORM does not find it
  return named;
}

export const RECORD_ENTITIES: Readonly<Record<ShownRecordType, EntityClass<object>>> = {
  ...byKey(
    ACTIVE_TYPES.filter((type) => !(type in OWN)),
    entityOf,
  ),
  ...OWN,
};
