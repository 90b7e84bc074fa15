import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('has the numbers of the specification', () => {
  expect(limits).toMatchObject({
    UPLOAD_MAX_BYTES: 10_485_760,
    UPLOAD_EXTENSIONS: ['.png', '.jpg', '.jpeg', '.webp', '.gif'],
    SCREENSHOTS_PER_VERSION: 5,
    BROWSER_NAME_MAX: 100,
    BROWSER_DESCRIPTION_MAX: 1000,
    SHORT_DESCRIPTION_MAX: 100,
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
    FEATURES_PREVIEW_LINES: 3,
    RELEASE_NOTES_PREVIEW: 50,
    CODE_PREVIEW: 200,
    DISPLAY_ORDER_MIN: 0,
    FOOTER_YEAR: 2024,
  });
});
