import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as limits from './limits.ts';
import * as vocabulary from './vocabulary.ts';

/** The table of spec §9, row by row. */
const TABLE: [clause: string, name: string, value: unknown][] = [
  ['§9.1', 'UPLOAD_MAX_BYTES', 10_485_760],
  ['§9.2', 'UPLOAD_EXTENSIONS', ['.png', '.jpg', '.jpeg', '.webp', '.gif']],
  ['§9.3', 'SCREENSHOTS_PER_VERSION', 5],
  ['§9.4', 'BROWSER_NAME_MAX', 100],
  ['§9.5', 'BROWSER_DESCRIPTION_MAX', 1000],
  ['§9.6', 'SHORT_DESCRIPTION_MAX', 100],
  ['§9.6', 'SHORT_DESCRIPTION_SUGGESTED_MIN', 50],
  ['§9.7', 'VERSION_NUMBER_MAX', 50],
  ['§9.8', 'SLIDE_TITLE_MAX', 200],
  ['§9.8', 'SLIDE_DESCRIPTION_MAX', 500],
  ['§9.9', 'CODE_NAME_MAX', 200],
  ['§9.9', 'CODE_DESCRIPTION_MAX', 500],
  ['§9.10', 'SLIDE_ADVANCE_MS', 5000],
  ['§9.11', 'SLIDE_PAUSE_MS', 3000],
  ['§9.12', 'STATUS_MESSAGE_MS', 3000],
  ['§9.13', 'SEARCH_RESULTS', 5],
  ['§9.14', 'VERSIONS_PER_BROWSER', 100],
  ['§9.15', 'DEFAULT_PAGE', 1],
  ['§9.15', 'DEFAULT_LIMIT', 10],
  ['§9.16', 'HOME_COUNTERS', { versions: 0, platforms: 6 }],
  ['§9.17', 'DASHBOARD_BROWSERS', 5],
  ['§9.18', 'TAGS_PER_CARD', 3],
  ['§9.19', 'COUNT_IN_THOUSANDS_FROM', 1000],
  ['§9.20', 'JUST_NOW_SECONDS', 60],
  ['§9.20', 'RELATIVE_TIME_DAYS', 30],
  ['§9.21', 'FEATURES_PREVIEW_LINES', 3],
  ['§9.22', 'RELEASE_NOTES_PREVIEW', 50],
  ['§9.23', 'CODE_PREVIEW', 200],
  ['§9.24', 'DISPLAY_ORDER_MIN', 0],
  ['§9.25', 'FIRST_TAG_ORDER', 1],
  ['§9.26', 'TAG_COLORS', ['red', 'yellow', 'green', 'blue', 'purple', 'gray']],
  ['§9.27', 'CODE_POSITIONS', ['head_start', 'head_end', 'body_start', 'body_end']],
  ['§9.28', 'LINK_TYPES', ['browser', 'version', 'external']],
  ['§9.29', 'SORTS', ['default', 'name', 'newest', 'downloads']],
  ['§9.30', 'VIEWS', ['grid', 'list']],
  ['§9.31', 'LANGUAGES', ['en', 'zh']],
  ['§9.31', 'LANGUAGE_KEY', 'language'],
  ['§9.32', 'TAG_SETTING_KEY', 'browser_tags'],
  ['§9.33', 'FOOTER_YEAR', 2024],
];

it.each(TABLE)('%s %s is what the table of the specification says', (_clause, name, value) => {
  expect(Reflect.get({ ...limits, ...vocabulary }, name)).toEqual(value);
});

it('§9.34 stands in the order of the table, before the limits of our own', () => {
  const source = readFileSync(new URL('limits.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/^export const (\w+)/gmu)].map(([, name]) => name);
  const ofTable = TABLE.map(([, name]) => name).filter((name) => !(name in vocabulary));
  expect(names.slice(0, ofTable.length)).toEqual(ofTable);
  expect(names.toSorted()).toEqual(Object.keys(limits).toSorted());
});
