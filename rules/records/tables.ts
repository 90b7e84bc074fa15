import { BROWSER } from './browser.ts';
import { CUSTOM_CODE } from './custom-code.ts';
import { FACT } from './fact.ts';
import { HOMEPAGE } from './homepage.ts';
import { SLIDE } from './slide.ts';
import { SOURCE } from './source.ts';
import { TAG } from './tag.ts';
import { VERSION } from './version.ts';

/** By the type of the record in the history and in forms. */
export const TABLES = {
  browser: BROWSER,
  version: VERSION,
  slide: SLIDE,
  customCode: CUSTOM_CODE,
  fact: FACT,
  source: SOURCE,
  setting: HOMEPAGE,
  tag: TAG,
};
