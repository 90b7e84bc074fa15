import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from './limits.ts';

/** The table of spec §9, row by row. */
const TABLE = {
  UPLOAD_MAX_BYTES: 10_485_760,
  UPLOAD_EXTENSIONS: ['.png', '.jpg', '.jpeg', '.webp', '.gif'],
  SCREENSHOTS_PER_VERSION: 5,
  BROWSER_NAME_MAX: 100,
  BROWSER_DESCRIPTION_MAX: 1000,
  SHORT_DESCRIPTION_MAX: 100,
  SHORT_DESCRIPTION_SUGGESTED_MIN: 50,
  VERSION_NUMBER_MAX: 50,
  SLIDE_TITLE_MAX: 200,
  SLIDE_DESCRIPTION_MAX: 500,
  CODE_NAME_MAX: 200,
  CODE_DESCRIPTION_MAX: 500,
  SLIDE_ADVANCE_MS: 5000,
  SLIDE_PAUSE_MS: 3000,
  STATUS_MESSAGE_MS: 3000,
  SEARCH_RESULTS: 5,
  VERSIONS_PER_BROWSER: 100,
  DEFAULT_PAGE: 1,
  DEFAULT_LIMIT: 10,
  HOME_COUNTERS: { versions: 0, platforms: 6 },
  DASHBOARD_BROWSERS: 5,
  TAGS_PER_CARD: 3,
  COUNT_IN_THOUSANDS_FROM: 1000,
  JUST_NOW_SECONDS: 60,
  RELATIVE_TIME_DAYS: 30,
  FEATURES_PREVIEW_LINES: 3,
  RELEASE_NOTES_PREVIEW: 50,
  CODE_PREVIEW: 200,
  DISPLAY_ORDER_MIN: 0,
  FIRST_TAG_ORDER: 1,
  TAG_COLORS: ['red', 'yellow', 'green', 'blue', 'purple', 'gray'],
  CODE_POSITIONS: ['head_start', 'head_end', 'body_start', 'body_end'],
  LINK_TYPES: ['browser', 'version', 'external'],
  SORTS: ['default', 'name', 'newest', 'downloads'],
  VIEWS: ['grid', 'list'],
  LANGUAGES: ['en', 'zh'],
  LANGUAGE_KEY: 'language',
  TAG_SETTING_KEY: 'browser_tags',
  FOOTER_YEAR: 2024,
};

it.each(Object.entries(TABLE))('%s is what the table of the specification says', (name, value) => {
  expect(Reflect.get(limits, name)).toEqual(value);
});

it('stands in the order of the table, before the limits of our own', () => {
  const source = readFileSync(new URL('limits.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/^export const (\w+)/gmu)].map(([, name]) => name);
  expect(names.slice(0, Object.keys(TABLE).length)).toEqual(Object.keys(TABLE));
  expect(names.toSorted()).toEqual(Object.keys(limits).toSorted());
});
