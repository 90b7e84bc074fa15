/** Spec §9 in the order of its table, without the words of `vocabulary.ts`, then our own limits. Lengths are in characters, times in milliseconds. */

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
export const UPLOAD_EXTENSIONS = ['.png', '.jpg', '.jpeg', '.webp', '.gif'] as const;
export const SCREENSHOTS_PER_VERSION = 5;
export const BROWSER_NAME_MAX = 100;
export const BROWSER_DESCRIPTION_MAX = 1000;
export const SHORT_DESCRIPTION_MAX = 100;
export const SHORT_DESCRIPTION_SUGGESTED_MIN = 50;
export const VERSION_NUMBER_MAX = 50;
export const SLIDE_TITLE_MAX = 200;
export const SLIDE_DESCRIPTION_MAX = 500;
export const CODE_NAME_MAX = 200;
export const CODE_DESCRIPTION_MAX = 500;
export const SLIDE_ADVANCE_MS = 5000;
export const SLIDE_PAUSE_MS = 3000;
export const STATUS_MESSAGE_MS = 3000;
export const SEARCH_RESULTS = 5;
export const VERSIONS_PER_BROWSER = 100;
export const DEFAULT_PAGE = 1;
export const DEFAULT_LIMIT = 10;
export const HOME_COUNTERS = { versions: 0, platforms: 6 } as const;
export const DASHBOARD_BROWSERS = 5;
export const TAGS_PER_CARD = 3;
export const COUNT_IN_THOUSANDS_FROM = 1000;
export const JUST_NOW_SECONDS = 60;
export const RELATIVE_TIME_DAYS = 30;
export const FEATURES_PREVIEW_LINES = 3;
export const RELEASE_NOTES_PREVIEW = 50;
export const CODE_PREVIEW = 200;
export const DISPLAY_ORDER_MIN = 0;
/** A new tag has the number of tags plus this. */
export const FIRST_TAG_ORDER = 1;
/** The key in local storage, and the name of the cookie. */
export const LANGUAGE_KEY = 'language';
export const TAG_SETTING_KEY = 'browser_tags';
export const FOOTER_YEAR = 2024;

/** Our own limits, high enough for normal use. Those of one field stand in the table of its record. */
export const URL_MAX = 2048;
/** As long as a name, so that each name has a slug. */
export const SLUG_MAX = 100;
export const TAGS_PER_BROWSER = 20;
export const TAGS_PER_FILTER = 5;
export const TAG_ID_MAX = 50;
export const TAG_LIST_MAX = 100;
export const MIN_OS_VERSION_MAX = 100;
export const SOURCES_PER_BROWSER = 30;
export const PAGE_MAX = 1_000_000;
export const MIRRORS_PER_VERSION = 20;
/** The home page shows so many at first, and adds as many at a time. */
export const BROWSERS_PER_PAGE = 36;
export const BROWSERS_PER_REQUEST_MAX = 100;
/** Releases on the page and in a feed. */
export const NEW_RELEASES_SHOWN = 50;
export const SUGGESTIONS = 4;
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;
export const RECORDS_AT_ONCE = 500;
/** In a table of the administration. */
export const ROWS_AT_ONCE = 50;
/** Each path has several URLs. The protocol allows 50,000 of these, but a smaller file can be cached. */
export const PATHS_PER_SITEMAP = 2500;
export const SEARCH_TEXT_MAX = 200;
export const LOGIN_ATTEMPTS_PER_WINDOW = 10;
export const LOGIN_WINDOW_MS = 15 * 60_000;
/** After so many logins from all addresses in the window, each is delayed. */
export const LOGIN_SLOWDOWN_FROM = 100;
export const LOGIN_SLOWDOWN_MS = 2000;
/** A session ends after this time without a request, and after the next one in any case. */
export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_ABSOLUTE_MS = 12 * 60 * 60_000;
export const USER_AGENT_MAX = 300;
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 1024;
/** Request bodies. */
export const BODY_MAX_BYTES = 1024 * 1024;
export const CODE_BODY_MAX_BYTES = 5 * 1024 * 1024;
export const IMPORT_BODY_MAX_BYTES = 32 * 1024 * 1024;
/** Further faults are only counted. */
export const IMPORT_FAULTS_MAX = 1000;
/** Width times height times frames. */
export const UPLOAD_MAX_PIXELS = 25_000_000;
/** Of variants of an upload, in pixels. */
export const ICON_WIDTHS = [96, 160, 240] as const;
export const PICTURE_WIDTHS = [320, 640, 960, 1440, 1920] as const;
export const ID_MAX = 2_147_483_647;
export const MOST_DOWNLOADED = 10;
/** On the page of a browser, before a button shows the others. */
export const VERSIONS_SHOWN = 10;
