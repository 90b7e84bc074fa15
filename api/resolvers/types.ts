import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { BrowserRow } from '../entities/browser.ts';
import type { VersionRow } from '../entities/version.ts';
import type { Slide as SlideEntity } from '../entities/slide.ts';
import type { CustomCode as CustomCodeEntity } from '../entities/custom-code.ts';
import type { BrowserPage as PageOfBrowsers } from '../services/browsers.ts';
import type { TagList as StoredTagList } from '../services/settings.ts';
import type { VersionPage as PageOfVersions } from '../services/versions.ts';
import type { GraphContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date without a time: 2026-09-02 */
  Date: { input: string; output: string; }
  /** A point in time, ISO 8601 in UTC with milliseconds and `Z`: 2026-09-02T08:00:00.000Z */
  DateTime: { input: Date; output: Date; }
};

/** A processor architecture. */
export type Architecture =
  /** 64-bit ARM */
  | 'arm64'
  /** One file for several architectures */
  | 'universal'
  /** 64-bit Intel and AMD */
  | 'x64'
  /** 32-bit Intel and AMD */
  | 'x86';

/** An AI-powered web browser. */
export type Browser = {
  __typename?: 'Browser';
  /** When it came into the catalogue. */
  createdAt: Scalars['DateTime']['output'];
  /** What it is, in a paragraph. */
  description: LocalizedText;
  /** Its place in the default order, 0 or more; lower comes first. */
  displayOrder: Scalars['Int']['output'];
  /** How many downloads of its versions were counted. */
  downloadCount: Scalars['Int']['output'];
  /** The versions to download: the latest one of each platform and architecture. Stable ones; of a platform without a stable version, the latest of the other channels. */
  downloads: Array<Version>;
  /** The absolute address of its icon. */
  iconUrl: Scalars['String']['output'];
  /** The browser's id. */
  id: Scalars['Int']['output'];
  /** Whether the home page features it. */
  isFeatured: Scalars['Boolean']['output'];
  /** Its name. */
  name: LocalizedText;
  /** The platforms that have versions, each with their number, in the usual order of platforms. */
  platforms: Array<PlatformCount>;
  /** Rises with every saved change. */
  revision: Scalars['Int']['output'];
  /** What it is, in at most 100 characters. May be empty. */
  shortDescription: LocalizedText;
  /** Its tags. One that is not in the tag list has its id as label and is blue. */
  tags: Array<Tag>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Its versions, a page at a time: stable ones first, then the newest release, then the higher version number. */
  versions: VersionPage;
  /** Its own web site. */
  websiteUrl: Maybe<Scalars['String']['output']>;
};


/** An AI-powered web browser. */
export type BrowserVersionsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  platform?: InputMaybe<Platform>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What changes of a browser. Null says what a blank says: none where a field may be none, else it is refused or empty. */
export type BrowserChange = {
  /** What it is; 1000 characters at most in each language. */
  description?: InputMaybe<LocalizedTextInput>;
  /** Its place in the default order, 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** The http(s) address of its icon. */
  iconUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether the home page features it. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name; 100 characters at most in each language. */
  name?: InputMaybe<LocalizedTextInput>;
  /** What it is, in at most 100 characters in each language. */
  shortDescription?: InputMaybe<LocalizedTextInput>;
  /** The ids of its tags; 20 at most, of at most 50 characters each. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The http(s) address of its own web site; null for none. */
  websiteUrl?: InputMaybe<Scalars['String']['input']>;
};

/** A page of browsers. */
export type BrowserConnection = {
  __typename?: 'BrowserConnection';
  /** The browsers with their cursors. */
  edges: Array<BrowserEdge>;
  /** The browsers alone. */
  nodes: Array<Browser>;
  /** Where this page lies in the list. */
  pageInfo: PageInfo;
  /** How many browsers fit in all. */
  totalCount: Scalars['Int']['output'];
};

/** A browser and its place in the list. */
export type BrowserEdge = {
  __typename?: 'BrowserEdge';
  /** Names this place in the list; give it as `after` to go on from here. */
  cursor: Scalars['String']['output'];
  /** The browser. */
  node: Browser;
};

/** A new browser. */
export type BrowserInput = {
  /** What it is; 1000 characters at most in each language. */
  description: LocalizedTextInput;
  /** Its place in the default order, 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** How many downloads to begin with, 0 or more. */
  downloadCount?: InputMaybe<Scalars['Int']['input']>;
  /** The http(s) address of its icon. */
  iconUrl: Scalars['String']['input'];
  /** Whether the home page features it. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name; 100 characters at most in each language. */
  name: LocalizedTextInput;
  /** What it is, in at most 100 characters in each language. */
  shortDescription?: InputMaybe<LocalizedTextInput>;
  /** The ids of its tags; 20 at most, of at most 50 characters each. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The http(s) address of its own web site. */
  websiteUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The order of a list of browsers. Ties go by id. */
export type BrowserSort =
  /** As the administrator arranged them (`displayOrder`), then the newest first. */
  | 'default'
  /** The most downloaded first. */
  | 'downloads'
  /** By name, alphabetically; Chinese by pinyin. */
  | 'name'
  /** The newest in the catalogue first. */
  | 'newest'
  /** The last changed first. */
  | 'updated';

/** Where in a page a custom code goes. */
export type CodePosition =
  /** Right before `</body>` */
  | 'body_end'
  /** Right after `<body>` */
  | 'body_start'
  /** Right before `</head>` */
  | 'head_end'
  /** Right after `<head>` */
  | 'head_start';

/** How much the catalogue holds, as the home page shows it. */
export type Counters = {
  __typename?: 'Counters';
  /** How many browsers there are. */
  browsers: Scalars['Int']['output'];
  /** How many platforms there are; always 6 unless `settings.liveCounters` is on: then those that have a version. */
  platforms: Scalars['Int']['output'];
  /** How many versions there are; always 0 unless `settings.liveCounters` is on. */
  versions: Scalars['Int']['output'];
};

/** A piece of HTML that is put into every public page. */
export type CustomCode = {
  __typename?: 'CustomCode';
  /** Whether public pages may load from any https host because of it; otherwise only from the hosts that its elements name. */
  allowAnyHost: Scalars['Boolean']['output'];
  /** The HTML itself. */
  codeContent: Scalars['String']['output'];
  /** Where it goes. */
  codeType: CodePosition;
  /** What it is for. May be empty. */
  description: Scalars['String']['output'];
  /** Its place among the codes of its position, 0 or more; lower comes first. */
  displayOrder: Scalars['Int']['output'];
  /** The code's id. */
  id: Scalars['Int']['output'];
  /** Whether pages carry it. */
  isActive: Scalars['Boolean']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Rises with every saved change. */
  revision: Scalars['Int']['output'];
};

/** What changes of a custom code. Null says what a blank says: it is refused or empty. */
export type CustomCodeChange = {
  /** Whether public pages may load from any https host because of it. */
  allowAnyHost?: InputMaybe<Scalars['Boolean']['input']>;
  /** The HTML itself, of any length. */
  codeContent?: InputMaybe<Scalars['String']['input']>;
  /** Where it goes. */
  codeType?: InputMaybe<CodePosition>;
  /** What it is for; 500 characters at most. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its place among the codes of its position, 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Whether pages carry it. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name; 200 characters at most. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A new custom code. */
export type CustomCodeInput = {
  /** Whether public pages may load from any https host because of it; false unless given. */
  allowAnyHost?: InputMaybe<Scalars['Boolean']['input']>;
  /** The HTML itself, of any length. */
  codeContent: Scalars['String']['input'];
  /** Where it goes. Leaving it out is answered like a blank text that has to be there. */
  codeType?: InputMaybe<CodePosition>;
  /** What it is for; 500 characters at most. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its place among the codes of its position, 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Whether pages carry it; true unless given. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name; 200 characters at most. */
  name: Scalars['String']['input'];
};

/** What was deleted. */
export type Deletion = {
  __typename?: 'Deletion';
  /** How many slides were deactivated, because they led there. */
  deactivatedSlides: Scalars['Int']['output'];
  /** The id that is gone. */
  id: Scalars['Int']['output'];
};

/** A language of the catalogue. */
export type Language =
  /** English */
  | 'en'
  /** Chinese (simplified) */
  | 'zh';

/** What a slide leads to. */
export type LinkType =
  /** The page of the browser `linkTargetId` */
  | 'browser'
  /** The address `linkUrl`, in a new tab */
  | 'external'
  /** The page of the version `linkTargetId` */
  | 'version';

/** A text in both languages of the catalogue. */
export type LocalizedText = {
  __typename?: 'LocalizedText';
  /** The English text. */
  en: Scalars['String']['output'];
  /** The Chinese text (simplified). */
  zh: Scalars['String']['output'];
};

/** A text in both languages. */
export type LocalizedTextInput = {
  /** The English text. */
  en: Scalars['String']['input'];
  /** The Chinese text (simplified). */
  zh: Scalars['String']['input'];
};

/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a browser. */
  createBrowser: Browser;
  /** Adds a custom code. */
  createCustomCode: CustomCode;
  /** Adds a slide. */
  createSlide: Slide;
  /** Adds a version. */
  createVersion: Version;
  /** Deletes a browser with all its versions, and deactivates the slides that lead to them. */
  deleteBrowser: Deletion;
  /** Deletes a custom code. */
  deleteCustomCode: Deletion;
  /** Deletes a slide. */
  deleteSlide: Deletion;
  /** Deletes a version, and deactivates the slides that lead to it. */
  deleteVersion: Deletion;
  /** Saves the settings of the home page. */
  saveSettings: Settings;
  /** Saves the whole tag list, in the order given. */
  saveTags: TagList;
  /** Turns an active custom code inactive, and the other way round. */
  toggleCustomCode: CustomCode;
  /** Changes a browser. Fields that are left out stay as they are; the download count always does. */
  updateBrowser: Browser;
  /** Changes a custom code. Fields that are left out stay as they are. */
  updateCustomCode: CustomCode;
  /** Changes a slide. Fields that are left out stay as they are. */
  updateSlide: Slide;
  /** Changes a version. Fields that are left out stay as they are. */
  updateVersion: Version;
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationCreateBrowserArgs = {
  input: BrowserInput;
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationCreateCustomCodeArgs = {
  input: CustomCodeInput;
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationCreateSlideArgs = {
  input: SlideInput;
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationCreateVersionArgs = {
  input: VersionInput;
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationDeleteBrowserArgs = {
  id: Scalars['Int']['input'];
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationDeleteCustomCodeArgs = {
  id: Scalars['Int']['input'];
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationDeleteSlideArgs = {
  id: Scalars['Int']['input'];
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationDeleteVersionArgs = {
  id: Scalars['Int']['input'];
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationSaveSettingsArgs = {
  input: SettingsInput;
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationSaveTagsArgs = {
  revision?: InputMaybe<Scalars['Int']['input']>;
  tags: Array<TagInput>;
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationToggleCustomCodeArgs = {
  id: Scalars['Int']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationUpdateBrowserArgs = {
  id: Scalars['Int']['input'];
  input: BrowserChange;
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationUpdateCustomCodeArgs = {
  id: Scalars['Int']['input'];
  input: CustomCodeChange;
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationUpdateSlideArgs = {
  id: Scalars['Int']['input'];
  input: SlideChange;
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The write side of the catalogue, for the administrator's session. Failures carry `extensions.code` (UNAUTHORIZED,
 * BAD_REQUEST, NOT_FOUND, CONFLICT, UNPROCESSABLE) and, where single fields are wrong, `extensions.fields` and
 * `extensions.issues`. An address may have 2048 characters. A request with an `Idempotency-Key` header, sent again, adds its records
 * once; with another input it is UNPROCESSABLE. `revision` guards a change here; `If-Match` is for REST.
 */
export type MutationUpdateVersionArgs = {
  id: Scalars['Int']['input'];
  input: VersionChange;
  revision?: InputMaybe<Scalars['Int']['input']>;
};

/** Where a connection's page lies in the whole list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the page's last edge, to ask for the next page with; null on an empty page. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether this page was asked for with `after`, so that something lies before it. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the page's first edge; null on an empty page. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** An operating system that versions are made for. */
export type Platform =
  /** Android */
  | 'android'
  /** HarmonyOS */
  | 'harmonyos'
  /** iOS */
  | 'ios'
  /** Linux */
  | 'linux'
  /** macOS */
  | 'macos'
  /** Windows */
  | 'windows';

/** A platform and how many versions a browser has for it. */
export type PlatformCount = {
  __typename?: 'PlatformCount';
  /** How many versions there are, 1 or more. */
  count: Scalars['Int']['output'];
  /** The platform. */
  platform: Platform;
};

/** The read side of the catalogue. Open to everyone, but for `tagList`. */
export type Query = {
  __typename?: 'Query';
  /** One browser; null when there is none with this id. */
  browser: Maybe<Browser>;
  /**
   * The browsers, a page at a time, in a total order. The order is stable: a cursor stays valid while the catalogue
   * changes.
   */
  browsers: BrowserConnection;
  /** The numbers of the home page. */
  counters: Counters;
  /** The custom codes in the order in which pages load them. Visitors see those that are active, the administrator sees all. */
  customCodes: Array<CustomCode>;
  /** The browsers that fit what is being typed into a search box, those whose name fits first. */
  searchBrowsers: Array<Browser>;
  /** The settings of the home page that everyone may read. */
  settings: Settings;
  /** The slides of the home page in their order. Visitors see those that are active, the administrator sees all. */
  slides: Array<Slide>;
  /** The stored list with its revision, to edit it; for the administrator. */
  tagList: TagList;
  /** The list of browser tags in its order. */
  tags: Array<Tag>;
  /** One version; null when there is none with this id. */
  version: Maybe<Version>;
};


/** The read side of the catalogue. Open to everyone, but for `tagList`. */
export type QueryBrowserArgs = {
  id: Scalars['Int']['input'];
};


/** The read side of the catalogue. Open to everyone, but for `tagList`. */
export type QueryBrowsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  first?: Scalars['Int']['input'];
  language?: Language;
  platform?: InputMaybe<Platform>;
  reverse?: Scalars['Boolean']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  searchIn?: Array<SearchedPart>;
  sort?: BrowserSort;
};


/** The read side of the catalogue. Open to everyone, but for `tagList`. */
export type QueryCustomCodesArgs = {
  forEditing?: Scalars['Boolean']['input'];
  position?: InputMaybe<CodePosition>;
};


/** The read side of the catalogue. Open to everyone, but for `tagList`. */
export type QuerySearchBrowsersArgs = {
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** The read side of the catalogue. Open to everyone, but for `tagList`. */
export type QuerySlidesArgs = {
  activeOnly?: Scalars['Boolean']['input'];
  forEditing?: Scalars['Boolean']['input'];
};


/** The read side of the catalogue. Open to everyone, but for `tagList`. */
export type QueryVersionArgs = {
  id: Scalars['Int']['input'];
};

/** How finished a release is. */
export type ReleaseChannel =
  /** Early */
  | 'alpha'
  /** Nearly finished */
  | 'beta'
  /** Straight from development */
  | 'dev'
  /** For everyone */
  | 'stable';

/** What of a browser a search looks through. */
export type SearchedPart =
  /** Its id, whole: `12` or `#12`. */
  | 'id'
  /** Its name, in either language. */
  | 'name'
  /** Its tags: their ids, and their labels in either language. */
  | 'tags'
  /** Its name and descriptions, in either language. */
  | 'texts';

/** The settings of the home page. */
export type Settings = {
  __typename?: 'Settings';
  /** Whether the counters of versions and platforms show real numbers. */
  liveCounters: Scalars['Boolean']['output'];
  /** Rises with every saved change; 0 while nothing was saved. */
  revision: Scalars['Int']['output'];
};

/** The settings of the home page. */
export type SettingsInput = {
  /** Whether the counters of versions and platforms show real numbers. */
  liveCounters: Scalars['Boolean']['input'];
};

/** A slide of the home page. */
export type Slide = {
  __typename?: 'Slide';
  /** A sentence under the title. May be empty. */
  description: LocalizedText;
  /** Its place in the order, 0 or more; lower comes first. */
  displayOrder: Scalars['Int']['output'];
  /** The slide's id. */
  id: Scalars['Int']['output'];
  /** The absolute address of its picture. */
  imageUrl: Scalars['String']['output'];
  /** Whether visitors see it. */
  isActive: Scalars['Boolean']['output'];
  /** The id of the browser or version it leads to. */
  linkTargetId: Maybe<Scalars['Int']['output']>;
  /** What a click leads to. */
  linkType: LinkType;
  /** The address it leads to, for an external link. */
  linkUrl: Maybe<Scalars['String']['output']>;
  /** Rises with every saved change. */
  revision: Scalars['Int']['output'];
  /** Its title. */
  title: LocalizedText;
};

/** What changes of a slide. Null says what a blank says: none where a field may be none, else it is refused or empty. */
export type SlideChange = {
  /** A sentence under the title; 500 characters at most in each language. */
  description?: InputMaybe<LocalizedTextInput>;
  /** Its place in the order, 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** The http(s) address of its picture. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether visitors see it. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the browser or version it leads to. */
  linkTargetId?: InputMaybe<Scalars['Int']['input']>;
  /** What a click leads to. */
  linkType?: InputMaybe<LinkType>;
  /** The http(s) address it leads to, for an external link. */
  linkUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its title; 200 characters at most in each language. */
  title?: InputMaybe<LocalizedTextInput>;
};

/** A new slide. */
export type SlideInput = {
  /** A sentence under the title; 500 characters at most in each language. */
  description?: InputMaybe<LocalizedTextInput>;
  /** Its place in the order, 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** The http(s) address of its picture. */
  imageUrl: Scalars['String']['input'];
  /** Whether visitors see it; true unless given. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the browser or version it leads to. */
  linkTargetId?: InputMaybe<Scalars['Int']['input']>;
  /** What a click leads to. */
  linkType: LinkType;
  /** The http(s) address it leads to, for an external link. */
  linkUrl?: InputMaybe<Scalars['String']['input']>;
  /** Its title; 200 characters at most in each language. */
  title: LocalizedTextInput;
};

/** A label that browsers can carry. */
export type Tag = {
  __typename?: 'Tag';
  /** The colour it is shown in. */
  color: TagColor;
  /** A lowercase English identifier that never changes. */
  id: Scalars['String']['output'];
  /** What people read. */
  label: LocalizedText;
  /** Its place in the list, from 1; null for an id that a browser carries but the list does not have. */
  order: Maybe<Scalars['Int']['output']>;
};

/** The colour of a tag. */
export type TagColor =
  /** Blue */
  | 'blue'
  /** Gray */
  | 'gray'
  /** Green */
  | 'green'
  /** Purple */
  | 'purple'
  /** Red */
  | 'red'
  /** Yellow */
  | 'yellow';

/** A tag of the list; its order is its place. */
export type TagInput = {
  /** The colour it is shown in. */
  color: TagColor;
  /** A lowercase English identifier; 50 characters at most. */
  id: Scalars['String']['input'];
  /** What people read; 50 characters at most in each language. */
  label: LocalizedTextInput;
};

/** The list of browser tags as it is stored and saved: always whole. */
export type TagList = {
  __typename?: 'TagList';
  /** Rises with every saved change; 0 while nothing was saved. */
  revision: Scalars['Int']['output'];
  /** The tags in their order; empty when none is stored. */
  tags: Array<Tag>;
  /** How many browsers carry each tag, in the list or not; those that none carries are left out. */
  uses: Array<TagUse>;
};

/** How many browsers carry a tag. */
export type TagUse = {
  __typename?: 'TagUse';
  /** How many browsers carry it, 1 or more. */
  count: Scalars['Int']['output'];
  /** The tag's id. */
  id: Scalars['String']['output'];
};

/** How much an update changes. */
export type UpdateType =
  /** One urgent correction */
  | 'hotfix'
  /** New generation */
  | 'major'
  /** New features */
  | 'minor'
  /** Small corrections */
  | 'patch';

/** One downloadable version of a browser, for one platform. */
export type Version = {
  __typename?: 'Version';
  /** The processor it is built for, where that matters. */
  architecture: Maybe<Architecture>;
  /** The browser it is a version of. */
  browser: Browser;
  /** When it came into the catalogue. */
  createdAt: Scalars['DateTime']['output'];
  /** Further addresses of the same file. `/versions/{id}/download?mirror=N` leads to the N-th, counted from 1. */
  downloadMirrors: Array<Scalars['String']['output']>;
  /** The vendor's download address. `/versions/{id}/download` leads there and counts. */
  downloadUrl: Scalars['String']['output'];
  /** What is in it: a list, one entry a line. */
  features: LocalizedText;
  /** The size of the download: a number of bytes, or the vendor's own text. */
  fileSize: Maybe<Scalars['String']['output']>;
  /** The version's id. */
  id: Scalars['Int']['output'];
  /** Whether it has the highest version number of its browser, platform, architecture and release channel. */
  isLatest: Scalars['Boolean']['output'];
  /** The oldest operating system it runs on. */
  minOsVersion: Maybe<Scalars['String']['output']>;
  /** The platform it runs on. */
  platform: Platform;
  /** How finished it is. */
  releaseChannel: ReleaseChannel;
  /** The day of its release. */
  releaseDate: Scalars['Date']['output'];
  /** Rises with every saved change. */
  revision: Scalars['Int']['output'];
  /** Addresses of pictures of it, 5 at most. */
  screenshots: Array<Scalars['String']['output']>;
  /** The SHA-256 of the file behind `downloadUrl`, 64 hexadecimal digits. */
  sha256: Maybe<Scalars['String']['output']>;
  /** Where these facts were published. */
  sourceUrl: Maybe<Scalars['String']['output']>;
  /** How much it changes. */
  updateType: Maybe<UpdateType>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** The version number, as the vendor writes it. */
  versionNumber: Scalars['String']['output'];
};

/** What changes of a version. Null says what a blank says: none where a field may be none, else it is refused or empty. */
export type VersionChange = {
  /** x64, arm64, x86 or universal; null for none. */
  architecture?: InputMaybe<Scalars['String']['input']>;
  /** The browser it is a version of. */
  browserId?: InputMaybe<Scalars['Int']['input']>;
  /** Further http(s) addresses of the same file, 20 at most. */
  downloadMirrors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The http(s) address of the download. */
  downloadUrl?: InputMaybe<Scalars['String']['input']>;
  /** What is in it: a list, one entry a line; 10,000 characters at most in each language. */
  features?: InputMaybe<LocalizedTextInput>;
  /** The size of the download, 50 characters at most; null for unknown. */
  fileSize?: InputMaybe<Scalars['String']['input']>;
  /** The oldest operating system it runs on, 100 characters at most; null for none. */
  minOsVersion?: InputMaybe<Scalars['String']['input']>;
  /** windows, macos, linux, android, ios or harmonyos. */
  platform?: InputMaybe<Scalars['String']['input']>;
  /** stable, beta, alpha or dev. */
  releaseChannel?: InputMaybe<Scalars['String']['input']>;
  /** The day of its release, YYYY-MM-DD. */
  releaseDate?: InputMaybe<Scalars['String']['input']>;
  /** http(s) addresses of pictures of it, 5 at most. */
  screenshots?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The SHA-256 of the file; null for unknown. */
  sha256?: InputMaybe<Scalars['String']['input']>;
  /** The http(s) address where these facts were published; null for none. */
  sourceUrl?: InputMaybe<Scalars['String']['input']>;
  /** major, minor, patch or hotfix; null for none. */
  updateType?: InputMaybe<Scalars['String']['input']>;
  /** The version number; 50 characters at most. */
  versionNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A new version. Words of closed lists are given as text and checked like everything else. */
export type VersionInput = {
  /** x64, arm64, x86 or universal. */
  architecture?: InputMaybe<Scalars['String']['input']>;
  /** The browser it is a version of. Leaving it out is answered like a blank text that has to be there. */
  browserId?: InputMaybe<Scalars['Int']['input']>;
  /** Further http(s) addresses of the same file, 20 at most. */
  downloadMirrors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The http(s) address of the download. */
  downloadUrl: Scalars['String']['input'];
  /** What is in it: a list, one entry a line; 10,000 characters at most in each language. */
  features: LocalizedTextInput;
  /** The size of the download: a number of bytes, or any text of at most 50 characters. */
  fileSize?: InputMaybe<Scalars['String']['input']>;
  /** The oldest operating system it runs on; 100 characters at most. */
  minOsVersion?: InputMaybe<Scalars['String']['input']>;
  /** windows, macos, linux, android, ios or harmonyos. */
  platform: Scalars['String']['input'];
  /** stable (unless given), beta, alpha or dev. */
  releaseChannel?: InputMaybe<Scalars['String']['input']>;
  /** The day of its release, YYYY-MM-DD. */
  releaseDate: Scalars['String']['input'];
  /** http(s) addresses of pictures of it, 5 at most. */
  screenshots?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The SHA-256 of the file, 64 hexadecimal digits. */
  sha256?: InputMaybe<Scalars['String']['input']>;
  /** The http(s) address where these facts were published. */
  sourceUrl?: InputMaybe<Scalars['String']['input']>;
  /** major, minor, patch or hotfix. */
  updateType?: InputMaybe<Scalars['String']['input']>;
  /** The version number; 50 characters at most. */
  versionNumber: Scalars['String']['input'];
};

/** A page of versions. */
export type VersionPage = {
  __typename?: 'VersionPage';
  /** The versions of this page. */
  nodes: Array<Version>;
  /** How many versions there are in all, for the platform and the words that were asked for. */
  totalCount: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Architecture: Architecture;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Browser: ResolverTypeWrapper<BrowserRow>;
  BrowserChange: BrowserChange;
  BrowserConnection: ResolverTypeWrapper<PageOfBrowsers>;
  BrowserEdge: ResolverTypeWrapper<Omit<BrowserEdge, 'node'> & { node: ResolversTypes['Browser'] }>;
  BrowserInput: BrowserInput;
  BrowserSort: BrowserSort;
  CodePosition: CodePosition;
  Counters: ResolverTypeWrapper<Counters>;
  CustomCode: ResolverTypeWrapper<CustomCodeEntity>;
  CustomCodeChange: CustomCodeChange;
  CustomCodeInput: CustomCodeInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deletion: ResolverTypeWrapper<Deletion>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Language: Language;
  LinkType: LinkType;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  LocalizedTextInput: LocalizedTextInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Platform: Platform;
  PlatformCount: ResolverTypeWrapper<PlatformCount>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReleaseChannel: ReleaseChannel;
  SearchedPart: SearchedPart;
  Settings: ResolverTypeWrapper<Settings>;
  SettingsInput: SettingsInput;
  Slide: ResolverTypeWrapper<SlideEntity>;
  SlideChange: SlideChange;
  SlideInput: SlideInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Tag: ResolverTypeWrapper<Tag>;
  TagColor: TagColor;
  TagInput: TagInput;
  TagList: ResolverTypeWrapper<StoredTagList>;
  TagUse: ResolverTypeWrapper<TagUse>;
  UpdateType: UpdateType;
  Version: ResolverTypeWrapper<VersionRow>;
  VersionChange: VersionChange;
  VersionInput: VersionInput;
  VersionPage: ResolverTypeWrapper<PageOfVersions>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Browser: BrowserRow;
  BrowserChange: BrowserChange;
  BrowserConnection: PageOfBrowsers;
  BrowserEdge: Omit<BrowserEdge, 'node'> & { node: ResolversParentTypes['Browser'] };
  BrowserInput: BrowserInput;
  Counters: Counters;
  CustomCode: CustomCodeEntity;
  CustomCodeChange: CustomCodeChange;
  CustomCodeInput: CustomCodeInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Deletion: Deletion;
  Int: Scalars['Int']['output'];
  LocalizedText: LocalizedText;
  LocalizedTextInput: LocalizedTextInput;
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  PlatformCount: PlatformCount;
  Query: Record<PropertyKey, never>;
  Settings: Settings;
  SettingsInput: SettingsInput;
  Slide: SlideEntity;
  SlideChange: SlideChange;
  SlideInput: SlideInput;
  String: Scalars['String']['output'];
  Tag: Tag;
  TagInput: TagInput;
  TagList: StoredTagList;
  TagUse: TagUse;
  Version: VersionRow;
  VersionChange: VersionChange;
  VersionInput: VersionInput;
  VersionPage: PageOfVersions;
};

export type BrowserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Browser'] = ResolversParentTypes['Browser']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloads?: Resolver<Array<ResolversTypes['Version']>, ParentType, ContextType>;
  iconUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['PlatformCount']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['VersionPage'], ParentType, ContextType, RequireFields<BrowserVersionsArgs, 'limit' | 'page'>>;
  websiteUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrowserConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BrowserConnection'] = ResolversParentTypes['BrowserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BrowserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Browser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrowserEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BrowserEdge'] = ResolversParentTypes['BrowserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Browser'], ParentType, ContextType>;
};

export type CountersResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Counters'] = ResolversParentTypes['Counters']> = {
  browsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platforms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomCode'] = ResolversParentTypes['CustomCode']> = {
  allowAnyHost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codeContent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codeType?: Resolver<ResolversTypes['CodePosition'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeletionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Deletion'] = ResolversParentTypes['Deletion']> = {
  deactivatedSlides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocalizedTextResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zh?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createBrowser?: Resolver<ResolversTypes['Browser'], ParentType, ContextType, RequireFields<MutationCreateBrowserArgs, 'input'>>;
  createCustomCode?: Resolver<ResolversTypes['CustomCode'], ParentType, ContextType, RequireFields<MutationCreateCustomCodeArgs, 'input'>>;
  createSlide?: Resolver<ResolversTypes['Slide'], ParentType, ContextType, RequireFields<MutationCreateSlideArgs, 'input'>>;
  createVersion?: Resolver<ResolversTypes['Version'], ParentType, ContextType, RequireFields<MutationCreateVersionArgs, 'input'>>;
  deleteBrowser?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType, RequireFields<MutationDeleteBrowserArgs, 'id'>>;
  deleteCustomCode?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType, RequireFields<MutationDeleteCustomCodeArgs, 'id'>>;
  deleteSlide?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType, RequireFields<MutationDeleteSlideArgs, 'id'>>;
  deleteVersion?: Resolver<ResolversTypes['Deletion'], ParentType, ContextType, RequireFields<MutationDeleteVersionArgs, 'id'>>;
  saveSettings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType, RequireFields<MutationSaveSettingsArgs, 'input'>>;
  saveTags?: Resolver<ResolversTypes['TagList'], ParentType, ContextType, RequireFields<MutationSaveTagsArgs, 'tags'>>;
  toggleCustomCode?: Resolver<ResolversTypes['CustomCode'], ParentType, ContextType, RequireFields<MutationToggleCustomCodeArgs, 'id'>>;
  updateBrowser?: Resolver<ResolversTypes['Browser'], ParentType, ContextType, RequireFields<MutationUpdateBrowserArgs, 'id' | 'input'>>;
  updateCustomCode?: Resolver<ResolversTypes['CustomCode'], ParentType, ContextType, RequireFields<MutationUpdateCustomCodeArgs, 'id' | 'input'>>;
  updateSlide?: Resolver<ResolversTypes['Slide'], ParentType, ContextType, RequireFields<MutationUpdateSlideArgs, 'id' | 'input'>>;
  updateVersion?: Resolver<ResolversTypes['Version'], ParentType, ContextType, RequireFields<MutationUpdateVersionArgs, 'id' | 'input'>>;
};

export type PageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlatformCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlatformCount'] = ResolversParentTypes['PlatformCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  browser?: Resolver<Maybe<ResolversTypes['Browser']>, ParentType, ContextType, RequireFields<QueryBrowserArgs, 'id'>>;
  browsers?: Resolver<ResolversTypes['BrowserConnection'], ParentType, ContextType, RequireFields<QueryBrowsersArgs, 'first' | 'language' | 'reverse' | 'searchIn' | 'sort'>>;
  counters?: Resolver<ResolversTypes['Counters'], ParentType, ContextType>;
  customCodes?: Resolver<Array<ResolversTypes['CustomCode']>, ParentType, ContextType, RequireFields<QueryCustomCodesArgs, 'forEditing'>>;
  searchBrowsers?: Resolver<Array<ResolversTypes['Browser']>, ParentType, ContextType, RequireFields<QuerySearchBrowsersArgs, 'first' | 'search'>>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  slides?: Resolver<Array<ResolversTypes['Slide']>, ParentType, ContextType, RequireFields<QuerySlidesArgs, 'activeOnly' | 'forEditing'>>;
  tagList?: Resolver<ResolversTypes['TagList'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Version']>, ParentType, ContextType, RequireFields<QueryVersionArgs, 'id'>>;
};

export type SettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  liveCounters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlideResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Slide'] = ResolversParentTypes['Slide']> = {
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkTargetId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  linkType?: Resolver<ResolversTypes['LinkType'], ParentType, ContextType>;
  linkUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  color?: Resolver<ResolversTypes['TagColor'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TagListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TagList'] = ResolversParentTypes['TagList']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['TagUse']>, ParentType, ContextType>;
};

export type TagUseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TagUse'] = ResolversParentTypes['TagUse']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VersionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Version'] = ResolversParentTypes['Version']> = {
  architecture?: Resolver<Maybe<ResolversTypes['Architecture']>, ParentType, ContextType>;
  browser?: Resolver<ResolversTypes['Browser'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downloadMirrors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  fileSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLatest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minOsVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  releaseChannel?: Resolver<ResolversTypes['ReleaseChannel'], ParentType, ContextType>;
  releaseDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  screenshots?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updateType?: Resolver<Maybe<ResolversTypes['UpdateType']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VersionPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VersionPage'] = ResolversParentTypes['VersionPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Version']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  Browser?: BrowserResolvers<ContextType>;
  BrowserConnection?: BrowserConnectionResolvers<ContextType>;
  BrowserEdge?: BrowserEdgeResolvers<ContextType>;
  Counters?: CountersResolvers<ContextType>;
  CustomCode?: CustomCodeResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Deletion?: DeletionResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PlatformCount?: PlatformCountResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Slide?: SlideResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagList?: TagListResolvers<ContextType>;
  TagUse?: TagUseResolvers<ContextType>;
  Version?: VersionResolvers<ContextType>;
  VersionPage?: VersionPageResolvers<ContextType>;
};

