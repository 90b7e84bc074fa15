/** Every constant of spec §9, once, in the order of its table, then limits of our own. Lengths in characters, times in milliseconds. */

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
/** A new tag goes to the end of the list: its order is one more than there were tags. */
export const FIRST_TAG_ORDER = 1;
export const TAG_COLORS = ['red', 'yellow', 'green', 'blue', 'purple', 'gray'] as const;
export const CODE_POSITIONS = ['head_start', 'head_end', 'body_start', 'body_end'] as const;
export const LINK_TYPES = ['browser', 'version', 'external'] as const;
export const SORTS = ['default', 'name', 'newest', 'downloads'] as const;
export const VIEWS = ['grid', 'list'] as const;
/** The first is the default. */
export const LANGUAGES = ['en', 'zh'] as const;
/** Of the remembered choice, in local storage and in the cookie that tells the server. */
export const LANGUAGE_KEY = 'language';
export const TAG_SETTING_KEY = 'browser_tags';
export const FOOTER_YEAR = 2024;

/** Limits of our own, on what the specification leaves open: generous to people, out of reach of accidents. */
export const URL_MAX = 2048;
export const TAGS_PER_BROWSER = 20;
export const TAG_ID_MAX = 50;
export const TAG_LABEL_MAX = 50;
export const TAG_LIST_MAX = 100;
export const MIN_OS_VERSION_MAX = 100;
export const FILE_SIZE_TEXT_MAX = 50;
/** In each language. */
export const FEATURES_MAX = 10_000;
export const MIRRORS_PER_VERSION = 20;
export const BROWSERS_PER_PAGE = 24;
export const BROWSERS_PER_REQUEST_MAX = 100;
/** Rows of a table of the administration, and what a box offers to choose from. */
export const ROWS_AT_ONCE = 50;
export const CHOICES_AT_ONCE = 20;
/** Addresses without their languages: a quarter of what the protocol lets one document hold, and of a size to be kept. */
export const PATHS_PER_SITEMAP = 2500;
export const SEARCH_TEXT_MAX = 200;
/** What is indexed of one folded text, and of a name by which lists are sorted, in UTF-16 units. */
export const INDEXED_TEXT_MAX = 2000;
export const SORT_NAME_MAX = 800;
export const LOGIN_ATTEMPTS_PER_WINDOW = 10;
export const LOGIN_WINDOW_MS = 15 * 60_000;
/** From this many logins in the window, from whatever addresses, each further one waits. */
export const LOGIN_SLOWDOWN_FROM = 100;
export const LOGIN_SLOWDOWN_MS = 2000;
export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_ABSOLUTE_MS = 12 * 60 * 60_000;
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 1024;
/** Bodies of requests, in bytes. */
export const BODY_MAX_BYTES = 1024 * 1024;
export const CODE_BODY_MAX_BYTES = 5 * 1024 * 1024;
/** Elements of a custom code, and how deeply they may be nested: browsers flatten what is deeper than 512. */
export const CODE_ELEMENTS_MAX = 10_000;
export const CODE_DEPTH_MAX = 500;
/** Bytes that all active codes may add to the content security policy: proxies take 8 kB of headers, some 4 kB with their defaults. */
export const CODE_POLICY_MAX_BYTES = 4096;
/** Width x height x frames of an uploaded image. */
export const UPLOAD_MAX_PIXELS = 25_000_000;
/** A wider image is made so many pixels wide when it is uploaded. */
export const UPLOAD_MAX_WIDTH = 3840;
export const UPLOAD_MAX_FRAMES = 500;
/** The widths, in pixels, in which an uploaded picture can be had besides its own: for icons, and for what is larger. */
export const ICON_WIDTHS = [96, 160, 240] as const;
export const PICTURE_WIDTHS = [320, 640, 960, 1440, 1920] as const;
/** The largest id that both databases can hold. */
export const ID_MAX = 2_147_483_647;
