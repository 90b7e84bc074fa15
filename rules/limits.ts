/** Spec §9 in the order of its table, then our own limits. Lengths are in characters, times in milliseconds. */

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
export const TAG_COLORS = ['red', 'yellow', 'green', 'blue', 'purple', 'gray'] as const;
export const CODE_POSITIONS = ['head_start', 'head_end', 'body_start', 'body_end'] as const;
export const LINK_TYPES = ['browser', 'version', 'external'] as const;
export const SORTS = ['default', 'name', 'newest', 'downloads'] as const;
export const VIEWS = ['grid', 'list'] as const;
/** The first language is the default. */
export const LANGUAGES = ['en', 'zh'] as const;
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
export const BROWSERS_PER_PAGE = 12;
export const BROWSERS_PER_REQUEST_MAX = 100;
/** Releases on the page and in a feed, and at most in a list of GraphQL. */
export const NEW_RELEASES_SHOWN = 50;
export const NEW_RELEASES_MAX = 100;
export const SUGGESTIONS = 4;
export const COMPARED_MIN = 2;
export const COMPARED_MAX = 4;
export const RECORDS_AT_ONCE = 500;
export const BROWSERS_BY_ID_MAX = 10;
/** Rows in a table of the administration, and options in a selection box. */
export const ROWS_AT_ONCE = 50;
export const CHOICES_AT_ONCE = 20;
/** Each path has several URLs. The protocol allows 50,000 of these, but a smaller file can be cached. */
export const PATHS_PER_SITEMAP = 2500;
export const SEARCH_TEXT_MAX = 200;
/** In UTF-16 units. */
export const INDEXED_TEXT_MAX = 2000;
export const SORT_NAME_MAX = 800;
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
/** Of a custom code. Browsers flatten elements that are deeper than 512. */
export const CODE_ELEMENTS_MAX = 10_000;
export const CODE_DEPTH_MAX = 500;
/** What all active codes together may add to the policy: many proxies limit headers to 8 kB and some to 4 kB. */
export const CODE_POLICY_MAX_BYTES = 4096;
/** Width times height times frames. */
export const UPLOAD_MAX_PIXELS = 25_000_000;
/** In pixels; a wider image is reduced. */
export const UPLOAD_MAX_WIDTH = 3840;
export const UPLOAD_MAX_FRAMES = 500;
/** Of variants of an upload, in pixels. */
export const ICON_WIDTHS = [96, 160, 240] as const;
export const PICTURE_WIDTHS = [320, 640, 960, 1440, 1920] as const;
export const ID_MAX = 2_147_483_647;
export const MOST_DOWNLOADED = 10;
export const MOST_DOWNLOADED_MAX = 100;
/** The downloads of a version that no longer exists are kept so long. */
export const DOWNLOAD_DAYS_KEPT = 2 * 365;
/** After so many failed checks in a row over this time a link is dead. */
export const DEAD_LINK_FAILURES = 3;
export const DEAD_LINK_MS = 24 * 60 * 60_000;
export const LINK_HISTORY_DAYS = 30;
/** How often a link is checked. The job runs more often. */
export const LINK_INTERVAL_MS = 20 * 60 * 60_000;
export const FAILED_LINK_INTERVAL_MS = 6 * 60 * 60_000;
/** A round that a person started leaves out these, so that it goes on where another one was stopped. */
export const REQUESTED_LINK_INTERVAL_MS = 10 * 60_000;
