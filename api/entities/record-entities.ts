import type { EntityClass } from '@mikro-orm/core';
import type { ShownRecordType } from '#rules/history.ts';
import { Browser } from './browser.ts';
import { CustomCode } from './custom-code.ts';
import { Fact } from './fact.ts';
import { Setting } from './setting.ts';
import { Slide } from './slide.ts';
import { Source } from './source.ts';
import { Version } from './version.ts';

export const RECORD_ENTITIES: Record<ShownRecordType, EntityClass<object>> = {
  browser: Browser,
  version: Version,
  slide: Slide,
  customCode: CustomCode,
  setting: Setting,
  fact: Fact,
  source: Source,
};
