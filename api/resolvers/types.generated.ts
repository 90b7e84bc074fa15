import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccessToken as AccessTokenEntity } from '../entities/access-token.ts';
import type { ListedWebhook } from '../services/webhooks.ts';
import type { WebhookDelivery as WebhookDeliveryEntity } from '../entities/webhook.ts';
import type { BrowserRow } from '../entities/browser.ts';
import type { VersionRow } from '../entities/version.ts';
import type { FactRow } from '../entities/fact.ts';
import type { ProposalRow } from '../entities/proposal.ts';
import type { ProposedFile as ProposedFileModel } from '../../rules/proposals.ts';
import type { BrowserSources as BrowserSourcesModel } from '../services/sources.ts';
import type { DownloadLink as DownloadLinkModel, LinkSummary as LinkSummaryModel, LinkPage as LinkPageModel } from '../services/links.ts';
import type { LinkRow } from '../entities/link.ts';
import type { LinkOwner } from '../services/link-uses.ts';
import type { LinkReplacement as LinkReplacementModel } from '../services/replace-links.ts';
import type { ChangeRow, ChangedRecord as ChangedRecordModel } from '../services/history.ts';
import type { UndoResult as UndoResultModel } from '../services/undo.ts';
import type { WaitingRecord as WaitingRecordModel } from '../services/needs.ts';
import type { Slide as SlideEntity } from '../entities/slide.ts';
import type { CustomCode as CustomCodeEntity } from '../entities/custom-code.ts';
import type { SiteCounters } from '../services/site-counters.ts';
import type { BrowserPage as BrowserPageModel } from '../services/browser-lists.ts';
import type { DownloadStatistics as DownloadStatisticsModel } from '../services/download-statistics.ts';
import type { TagList as TagListModel } from '../services/settings.ts';
import type { PublicChange as PublicChangeModel } from '../services/public-catalogue.ts';
import type { NewRelease as NewReleaseModel } from '../services/new-releases.ts';
import type { VersionPage as VersionPageModel } from '../services/version-lists.ts';
import type { GraphqlContext } from './context.ts';
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
  /** A day: 2026-09-02 */
  Date: { input: string; output: string; }
  /** A point in time, ISO 8601 in UTC with milliseconds and `Z`: 2026-09-02T08:00:00.000Z */
  DateTime: { input: Date; output: Date; }
};

/** The result of an acceptance. */
export type AcceptedProposal = {
  __typename?: 'AcceptedProposal';
  /** Added or completed versions. */
  versions: Array<Version>;
};

/** Lets a program write without a session. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** The id. */
  id: Scalars['Int']['output'];
  /** Its address or /64 network; null before. */
  lastAddress: Maybe<Scalars['String']['output']>;
  /** The last use, to the minute; null before. */
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** The name in the history. */
  name: Scalars['String']['output'];
  /** What it may do, such as `versions:write`. */
  scopes: Array<Scalars['String']['output']>;
};

/** A processor architecture. */
export type Architecture =
  /** 64-bit ARM */
  | 'arm64'
  /** One file for several processors */
  | 'universal'
  /** 64-bit Intel and AMD */
  | 'x64'
  /** 32-bit Intel and AMD */
  | 'x86';

/** An AI-powered web browser. */
export type Browser = {
  __typename?: 'Browser';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The description. */
  description: LocalizedText;
  /** The position in the default order; lower ones come first. */
  displayOrder: Scalars['Int']['output'];
  /** The counted downloads of all versions. */
  downloadCount: Scalars['Int']['output'];
  /** The latest version of each platform and architecture, in each language that has its own file; only stable ones, if the platform has any. */
  downloads: Array<Version>;
  /** In the order of `FactTopic`. A topic without a fact is unknown. */
  facts: Array<Fact>;
  /** Two colours `#rrggbb` of the icon, the lighter first, with a contrast of 4.5 to white text; null for an icon without a colour, or of another host. */
  iconColors: Maybe<Array<Scalars['String']['output']>>;
  /** The URL of the icon. */
  iconUrl: Scalars['String']['output'];
  /** The browser's id. */
  id: Scalars['Int']['output'];
  /** How package managers install it. */
  installCommands: Array<InstallCommand>;
  /** Whether it is a draft, which visitors do not see. */
  isDraft: Scalars['Boolean']['output'];
  /** Whether the home page features it. */
  isFeatured: Scalars['Boolean']['output'];
  /** Other hosts of the maker, such as `mozilla.net`, separated by commas; null without any. A file from them or their subdomains comes from the maker, as one from the host of the website. */
  makerHosts: Maybe<Scalars['String']['output']>;
  /** The name. */
  name: LocalizedText;
  /** What people also search for, separated by commas: the maker, short and former names; null without any. Pages do not show it. */
  otherNames: Maybe<Scalars['String']['output']>;
  /** The newest public version with screenshots; null without one. */
  pictured: Maybe<Version>;
  /** Its public versions, in the order of `Platform`. */
  platforms: Array<PlatformCount>;
  /** Rises with every change. */
  revision: Scalars['Int']['output'];
  /** A short description. May be empty. */
  shortDescription: LocalizedText;
  /** The unique name in addresses: lower-case letters, digits and single hyphens, with a letter. Without it, it is made of the English name. */
  slug: Scalars['String']['output'];
  /** Whether it is maintained, by its facts; null if unknown. */
  status: Maybe<BrowserStatus>;
  /** The tags. One outside of the tag list is blue, with its id as label. */
  tags: Array<Tag>;
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** A page of the public versions: stable ones, then the newest release, then the highest number. */
  versions: VersionPage;
  /** The URL of its own website; null without one. */
  websiteUrl: Maybe<Scalars['String']['output']>;
};


/** An AI-powered web browser. */
export type BrowserPlatformsArgs = {
  forEditing?: Scalars['Boolean']['input'];
};


/** An AI-powered web browser. */
export type BrowserVersionsArgs = {
  forEditing?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  platform?: InputMaybe<Platform>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** The changed fields of a browser. Null means the same as a blank text: it removes an optional value, clears an optional text, and is invalid for a required field. */
export type BrowserChange = {
  /** The description. At most 1,000 characters in each language. */
  description?: InputMaybe<LocalizedTextInput>;
  /** The position in the default order; lower ones come first. 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** The URL of the icon. An http(s) URL. */
  iconUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the home page features it. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Other hosts of the maker, such as `mozilla.net`, separated by commas; null without any. A file from them or their subdomains comes from the maker, as one from the host of the website. At most 200 characters. */
  makerHosts?: InputMaybe<Scalars['String']['input']>;
  /** The name. At most 100 characters in each language. */
  name?: InputMaybe<LocalizedTextInput>;
  /** What people also search for, separated by commas: the maker, short and former names; null without any. Pages do not show it. At most 200 characters. */
  otherNames?: InputMaybe<Scalars['String']['input']>;
  /** A short description. May be empty. At most 100 characters in each language. */
  shortDescription?: InputMaybe<LocalizedTextInput>;
  /** The unique name in addresses: lower-case letters, digits and single hyphens, with a letter. Without it, it is made of the English name. At most 100 characters. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** The ids of at most 20 tags, each of at most 50 characters. May be empty. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The URL of its own website; null without one. An http(s) URL. */
  websiteUrl?: InputMaybe<Scalars['String']['input']>;
};

/** A page of browsers. */
export type BrowserConnection = {
  __typename?: 'BrowserConnection';
  /** With their cursors. */
  edges: Array<BrowserEdge>;
  /** Whether none has the text of `search`, and these have a similar name. */
  isApproximate: Scalars['Boolean']['output'];
  /** Without their cursors. */
  nodes: Array<Browser>;
  /** The position of this page. */
  pageInfo: PageInfo;
  /** Browsers on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** The downloads of a browser. */
export type BrowserDownloads = {
  __typename?: 'BrowserDownloads';
  /** Its id. */
  browserId: Scalars['Int']['output'];
  /** How many. */
  downloads: Scalars['Int']['output'];
  /** Its name; null after its deletion. */
  name: Maybe<LocalizedText>;
};

/** A browser with its cursor. */
export type BrowserEdge = {
  __typename?: 'BrowserEdge';
  /** Its position, to send as `after`. */
  cursor: Scalars['String']['output'];
  /** The browser. */
  node: Browser;
};

/** A new browser. */
export type BrowserInput = {
  /** The description. At most 1,000 characters in each language. */
  description: LocalizedTextInput;
  /** The position in the default order; lower ones come first. 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** The counted downloads of all versions. 0 or more. */
  downloadCount?: InputMaybe<Scalars['Int']['input']>;
  /** The URL of the icon. An http(s) URL. */
  iconUrl: Scalars['String']['input'];
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the home page features it. */
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Other hosts of the maker, such as `mozilla.net`, separated by commas; null without any. A file from them or their subdomains comes from the maker, as one from the host of the website. At most 200 characters. */
  makerHosts?: InputMaybe<Scalars['String']['input']>;
  /** The name. At most 100 characters in each language. */
  name: LocalizedTextInput;
  /** What people also search for, separated by commas: the maker, short and former names; null without any. Pages do not show it. At most 200 characters. */
  otherNames?: InputMaybe<Scalars['String']['input']>;
  /** A short description. May be empty. At most 100 characters in each language. */
  shortDescription?: InputMaybe<LocalizedTextInput>;
  /** The unique name in addresses: lower-case letters, digits and single hyphens, with a letter. Without it, it is made of the English name. At most 100 characters. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** The ids of at most 20 tags, each of at most 50 characters. May be empty. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The URL of its own website; null without one. An http(s) URL. */
  websiteUrl?: InputMaybe<Scalars['String']['input']>;
};

/** The order of browsers. */
export type BrowserSort =
  /** By `displayOrder`, then the newest first. In a search the best ones come first. */
  | 'default'
  /** By `downloadCount`, the highest first. */
  | 'downloads'
  /** By name; Chinese names by pinyin. */
  | 'name'
  /** By `createdAt`, the newest first. */
  | 'newest'
  /** By `updatedAt`, the newest first. */
  | 'updated';

/** The update sources of a browser. */
export type BrowserSources = {
  __typename?: 'BrowserSources';
  /** The browser's id. */
  browserId: Scalars['Int']['output'];
  /** The revision of the browser. */
  revision: Scalars['Int']['output'];
  /** In the order of their addition. */
  sources: Array<UpdateSource>;
};

/** A state of browsers. */
export type BrowserState =
  /** With the status `ended`. */
  | 'discontinued'
  /** Only the administrator finds them. */
  | 'draft'
  /** Without a public version. */
  | 'hidden';

/** Whether a browser is maintained. */
export type BrowserStatus =
  /** New versions are released. */
  | 'active'
  /** No recent updates. */
  | 'dormant'
  /** Discontinued: it cannot be featured. */
  | 'ended';

/** The result of a change of several records. */
export type BulkResult = {
  __typename?: 'BulkResult';
  /** How many were changed or deleted. */
  count: Scalars['Int']['output'];
  /** How many slides were deactivated with them. */
  deactivatedSlides: Scalars['Int']['output'];
};

/** What one action changed. */
export type Change = {
  __typename?: 'Change';
  /** When it was made. */
  at: Scalars['DateTime']['output'];
  /** Its browser; null without one or after its deletion. */
  browser: Maybe<Browser>;
  /** As `ChangePage.browserTitle`. */
  browserTitle: Maybe<Scalars['String']['output']>;
  /** The numbers of changed records. */
  counts: Array<RecordCount>;
  /** The changed fields by their names in REST, if it only updates records: of the record that names it, or of all if links were replaced. */
  fields: Array<Scalars['String']['output']>;
  /** As in the header `change-id` of the response. */
  id: Scalars['Int']['output'];
  /** Whether its deleted records are gone, so that it cannot be undone. */
  isEmptied: Scalars['Boolean']['output'];
  /** Whether it has taken back an undo. */
  isRedo: Scalars['Boolean']['output'];
  /** The kind of the change. */
  kind: ChangeKind;
  /** Its id; the key of a setting. */
  recordId: Scalars['String']['output'];
  /** The type of the record that names it. */
  recordType: RecordType;
  /** The changed records. */
  records: Array<ChangedRecord>;
  /** Until when its deleted records are in the trash; null without any. */
  restorableUntil: Maybe<Scalars['DateTime']['output']>;
  /** `administrator`, or `token:` or `job:` with a name. */
  sender: Scalars['String']['output'];
  /** The words by which people find it. */
  title: Scalars['String']['output'];
  /** The change that this one has undone. */
  undoes: Maybe<Scalars['Int']['output']>;
  /** The change that has undone this one. */
  undoneBy: Maybe<Scalars['Int']['output']>;
  /** How it was made. */
  via: ChangeRoute;
};

/** A filter of the history. */
export type ChangeFilter = {
  /** Only of this browser and its parts, without those in which it only made room. */
  browserId?: InputMaybe<Scalars['Int']['input']>;
  /** Its slug instead. */
  browserSlug?: InputMaybe<Scalars['String']['input']>;
  /** Only at or after this time. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only those with records in the trash. */
  inTrash?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only of this kind. */
  kind?: InputMaybe<ChangeKind>;
  /** Only of this record of `recordType`. */
  recordId?: InputMaybe<Scalars['String']['input']>;
  /** Only of this type of record. */
  recordType?: InputMaybe<RecordType>;
  /** Words of titles, of names of browsers, or of texts before or after. Without browsers that only made room. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only before this time. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The kind of a change. */
export type ChangeKind =
  /** A proposal was accepted. */
  | 'approval'
  /** Several records were changed at once. */
  | 'bulk'
  | 'create'
  /** Records were deleted with their parts. */
  | 'delete'
  | 'import'
  /** A tag was merged into another one. */
  | 'merge'
  /** Links were replaced everywhere. */
  | 'replacement'
  /** A record was brought back to an earlier state. */
  | 'restoration'
  | 'undo'
  | 'update';

/** A page of changes. */
export type ChangePage = {
  __typename?: 'ChangePage';
  /** The names of the filter's browser, `English / 中文`, also of a deleted one; null without one. */
  browserTitle: Maybe<Scalars['String']['output']>;
  /** The changes. */
  changes: Array<Change>;
  /** Changes on a page. */
  limit: Scalars['Int']['output'];
  /** From 1. */
  page: Scalars['Int']['output'];
  /** Changes on all pages. */
  total: Scalars['Int']['output'];
};

/** The interface that made a change. */
export type ChangeRoute =
  /** By a command in the shell */
  | 'command'
  /** GraphQL, also by the administration */
  | 'graphql'
  | 'job'
  | 'rest';

/** A changed field with its values as texts. */
export type ChangedField = {
  __typename?: 'ChangedField';
  /** Null if there is none. */
  after: Maybe<Scalars['String']['output']>;
  /** Null if there was none. */
  before: Maybe<Scalars['String']['output']>;
  /** Its name in REST. */
  name: Scalars['String']['output'];
};

/** A changed record. */
export type ChangedRecord = {
  __typename?: 'ChangedRecord';
  /** As `ChangePage.browserTitle`. */
  browserTitle: Maybe<Scalars['String']['output']>;
  /** What differs; empty once the trash was emptied. */
  fields: Array<ChangedField>;
  /** What happened to it. */
  operation: RecordOperation;
  /** Its id; the key of a setting. */
  recordId: Scalars['String']['output'];
  /** Its type. */
  recordType: RecordType;
  /** The words by which people find it. */
  title: Scalars['String']['output'];
};

/** The position of a custom code in a page. */
export type CodePosition =
  /** Right before `</body>` */
  | 'body_end'
  /** Right after `<body>` */
  | 'body_start'
  /** Right before `</head>` */
  | 'head_end'
  /** Right after `<head>` */
  | 'head_start';

/** The counters of the home page. */
export type Counters = {
  __typename?: 'Counters';
  /** Public browsers. */
  browsers: Scalars['Int']['output'];
  /** In the order of `Platform`. */
  byPlatform: Array<PlatformBrowsers>;
  /** As `TagList.uses`, without order. */
  byTag: Array<TagUse>;
  /** Platforms with a version; 6 without `settings.liveCounters`. */
  platforms: Scalars['Int']['output'];
  /** Public versions; 0 without `settings.liveCounters`. */
  versions: Scalars['Int']['output'];
};

/** A code snippet in HTML that is inserted into every public page. */
export type CustomCode = {
  __typename?: 'CustomCode';
  /**
   * Always true.
   * @deprecated Pages with custom code may load from any https host.
   */
  allowAnyHost: Scalars['Boolean']['output'];
  /** The HTML. */
  codeContent: Scalars['String']['output'];
  /** The position in the page. */
  codeType: CodePosition;
  /** The purpose of the code. May be empty. */
  description: Scalars['String']['output'];
  /** The order among those of the same position; lower ones come first. */
  displayOrder: Scalars['Int']['output'];
  /** The custom code's id. */
  id: Scalars['Int']['output'];
  /** Whether public pages contain the code. */
  isActive: Scalars['Boolean']['output'];
  /** Whether it is a draft, which visitors do not see. */
  isDraft: Scalars['Boolean']['output'];
  /** Whether visitors may see it: it is no draft, and its time has come. */
  isPublished: Scalars['Boolean']['output'];
  /** The name. */
  name: Scalars['String']['output'];
  /** Rises with every change. */
  revision: Scalars['Int']['output'];
  /** When visitors begin to see it; null for no such time. Visitors get null. */
  visibleFrom: Maybe<Scalars['DateTime']['output']>;
  /** When visitors cease to see it, later than they begin; null for no such time. Visitors get null. */
  visibleUntil: Maybe<Scalars['DateTime']['output']>;
};

/** The changed fields of a custom code. Null means the same as a blank text: it removes an optional value, clears an optional text, and is invalid for a required field. */
export type CustomCodeChange = {
  /**
   * Ignored.
   * @deprecated Pages with custom code may load from any https host.
   */
  allowAnyHost?: InputMaybe<Scalars['Boolean']['input']>;
  /** The HTML. */
  codeContent?: InputMaybe<Scalars['String']['input']>;
  /** The position in the page. One of head_start, head_end, body_start, body_end. */
  codeType?: InputMaybe<CodePosition>;
  /** The purpose of the code. May be empty. At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The order among those of the same position; lower ones come first. 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Whether public pages contain the code. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name. At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: InputMaybe<Scalars['String']['input']>;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: InputMaybe<Scalars['String']['input']>;
};

/** A new custom code. */
export type CustomCodeInput = {
  /**
   * Ignored.
   * @deprecated Pages with custom code may load from any https host.
   */
  allowAnyHost?: InputMaybe<Scalars['Boolean']['input']>;
  /** The HTML. */
  codeContent: Scalars['String']['input'];
  /** The position in the page. One of head_start, head_end, body_start, body_end. Required. */
  codeType?: InputMaybe<CodePosition>;
  /** The purpose of the code. May be empty. At most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The order among those of the same position; lower ones come first. 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Whether public pages contain the code. The default is true. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** The name. At most 200 characters. */
  name: Scalars['String']['input'];
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: InputMaybe<Scalars['String']['input']>;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: InputMaybe<Scalars['String']['input']>;
};

/** How a download was reached. */
export type DownloadKind =
  /** By the link of a browser, which chooses the file */
  | 'browser'
  /** By the link of a version, to the download URL */
  | 'file'
  /** By the link of a version, to a mirror */
  | 'mirror';

/** An address of a version with its last check. */
export type DownloadLink = {
  __typename?: 'DownloadLink';
  /** When it was checked last, as old as the response; null before. */
  checkedAt: Maybe<Scalars['DateTime']['output']>;
  /** Whether `servedBy` has another owner than before. Until it is accepted, the link comes after the others. */
  hasNewHost: Scalars['Boolean']['output'];
  /** Whether three checks failed over 24 hours. */
  isDead: Scalars['Boolean']['output'];
  /** The index in `/versions/{id}/download?mirror=N`: 0 is the download URL. */
  mirror: Scalars['Int']['output'];
  /** From whom the file comes. */
  origin: FileOrigin;
  /** The host that served it after all redirects; null without a response. */
  servedBy: Maybe<Scalars['String']['output']>;
  /** The URL. */
  url: Scalars['String']['output'];
  /** What the last check found; null before. As old as the response, unless `isDead` changes. */
  verdict: Maybe<LinkVerdict>;
};

/** A period that ends today. Days begin at 00:00 UTC. */
export type DownloadPeriod =
  /** The last 30 days, by day */
  | 'month'
  /** The last 7 days, by day */
  | 'week'
  /** The last 12 months, by month */
  | 'year';

/** The downloads of a day or a month. */
export type DownloadPoint = {
  __typename?: 'DownloadPoint';
  /** How many. */
  downloads: Scalars['Int']['output'];
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
};

/** The counted downloads of a period. `downloadCount` of a browser may have earlier ones. */
export type DownloadStatistics = {
  __typename?: 'DownloadStatistics';
  /** Those with the most downloads. */
  browsers: Array<BrowserDownloads>;
  /** Without empty ones. */
  kinds: Array<KindDownloads>;
  /** In the order of `Platform`, without empty ones. */
  platforms: Array<PlatformDownloads>;
  /** The oldest first. */
  points: Array<DownloadPoint>;
  /** All downloads. */
  total: Scalars['Int']['output'];
  /** Those with the most downloads. */
  versions: Array<VersionDownloads>;
};


/** The counted downloads of a period. `downloadCount` of a browser may have earlier ones. */
export type DownloadStatisticsBrowsersArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** The counted downloads of a period. `downloadCount` of a browser may have earlier ones. */
export type DownloadStatisticsVersionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** What was removed from the trash. */
export type EmptiedTrash = {
  __typename?: 'EmptiedTrash';
  /** How many changes lost records. */
  changes: Scalars['Int']['output'];
};

/** What is known about a browser on one topic. A topic without a fact is unknown; it does not mean no. */
export type Fact = {
  __typename?: 'Fact';
  /** The value of a topic with the answers yes (true) and no (false): cross_tab, summaries, writing, translation, memory, model_choice, own_api_key, local_models, ad_blocker, tracker_blocking, account_required, sync. Null for other topics. */
  answer: Maybe<Scalars['Boolean']['output']>;
  /** The value of a topic with choices; null for other topics. status: active, dormant, ended; price: free, free_paid, paid, waitlist; agent: none, chat, answers, in_testing, acts, acts_with_approval; page_data: vendor_cloud, vendor_or_own, own_only, chosen_provider; telemetry: none, opt_in, opt_out, always; training: not_used, opt_in, opt_out; engine: chromium, gecko, webkit, chromium_ie; licence: mpl_2, gpl_3, agpl_3, mixed, proprietary; extensions: chrome, firefox, own, own_and_chrome, none. */
  choice: Maybe<Scalars['String']['output']>;
  /** Whether the source has a host or an account of the maker. False also if that is unknown. */
  isFromMaker: Scalars['Boolean']['output'];
  /** For editors; null for visitors, and without a note. */
  note: Maybe<Scalars['String']['output']>;
  /** The day on which it was seen, which is not in the future. */
  seenOn: Scalars['Date']['output'];
  /** The page on which it was seen. */
  sourceUrl: Scalars['String']['output'];
  /** The value of a topic with a text: vendor, models. Empty for other topics. */
  text: LocalizedText;
  /** What the fact is about, which decides whether the answer, the choice or the text is the value. */
  topic: FactTopic;
};

/** A fact of a browser. Only the value of the topic's kind is stored. */
export type FactInput = {
  /** The value of a topic with the answers yes (true) and no (false): cross_tab, summaries, writing, translation, memory, model_choice, own_api_key, local_models, ad_blocker, tracker_blocking, account_required, sync. Null for other topics. */
  answer?: InputMaybe<Scalars['Boolean']['input']>;
  /** The value of a topic with choices; null for other topics. status: active, dormant, ended; price: free, free_paid, paid, waitlist; agent: none, chat, answers, in_testing, acts, acts_with_approval; page_data: vendor_cloud, vendor_or_own, own_only, chosen_provider; telemetry: none, opt_in, opt_out, always; training: not_used, opt_in, opt_out; engine: chromium, gecko, webkit, chromium_ie; licence: mpl_2, gpl_3, agpl_3, mixed, proprietary; extensions: chrome, firefox, own, own_and_chrome, none. */
  choice?: InputMaybe<Scalars['String']['input']>;
  /** For editors; null for visitors, and without a note. At most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The day on which it was seen, which is not in the future. YYYY-MM-DD. */
  seenOn: Scalars['String']['input'];
  /** The page on which it was seen. An http(s) URL. */
  sourceUrl: Scalars['String']['input'];
  /** The value of a topic with a text: vendor, models. Empty for other topics. At most 300 characters in each language. */
  text?: InputMaybe<LocalizedTextInput>;
  /** What the fact is about, which decides whether the answer, the choice or the text is the value. */
  topic: Scalars['String']['input'];
};

/** A row of the comparison at `/compare`, with what its facts say. */
export type FactTopic =
  /** Yes or no. */
  | 'account_required'
  /** Yes or no. */
  | 'ad_blocker'
  /** One of none, chat, answers, in_testing, acts, acts_with_approval. */
  | 'agent'
  /** Yes or no. */
  | 'cross_tab'
  /** One of chromium, gecko, webkit, chromium_ie. */
  | 'engine'
  /** One of chrome, firefox, own, own_and_chrome, none. */
  | 'extensions'
  /** One of mpl_2, gpl_3, agpl_3, mixed, proprietary. */
  | 'licence'
  /** Yes or no. */
  | 'local_models'
  /** Yes or no. */
  | 'memory'
  /** Yes or no. */
  | 'model_choice'
  /** A text. */
  | 'models'
  /** Yes or no. */
  | 'own_api_key'
  /** One of vendor_cloud, vendor_or_own, own_only, chosen_provider. */
  | 'page_data'
  /** One of free, free_paid, paid, waitlist. */
  | 'price'
  /** One of active, dormant, ended. */
  | 'status'
  /** Yes or no. */
  | 'summaries'
  /** Yes or no. */
  | 'sync'
  /** One of none, opt_in, opt_out, always. */
  | 'telemetry'
  /** Yes or no. */
  | 'tracker_blocking'
  /** One of not_used, opt_in, opt_out. */
  | 'training'
  /** Yes or no. */
  | 'translation'
  /** A text. */
  | 'vendor'
  /** Yes or no. */
  | 'writing';

/** From whom a file comes, by its address. */
export type FileOrigin = {
  __typename?: 'FileOrigin';
  /** How the address belongs to the maker. */
  kind: FileOriginKind;
  /** Such as `github.com/brave`; null for a store and an unknown host. */
  name: Maybe<Scalars['String']['output']>;
};

/** How an address belongs to the maker. It says nothing about the file. */
export type FileOriginKind =
  /** The maker's account at a code host */
  | 'account'
  /** The domain of the maker */
  | 'maker'
  | 'store'
  /** A host that cannot be tied to the maker */
  | 'unknown';

/** A command that installs a browser. */
export type InstallCommand = {
  __typename?: 'InstallCommand';
  /** The command. */
  command: Scalars['String']['output'];
  /** winget, homebrew or flathub. */
  manager: Scalars['String']['output'];
  /** The platform. */
  platform: Platform;
};

/** A background job. */
export type Job = {
  __typename?: 'Job';
  /** The end of the last finished run; null before. */
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Minutes from the end of a run to the next start. */
  interval: Scalars['Int']['output'];
  /** Whether it runs now. */
  isRunning: Scalars['Boolean']['output'];
  /** What it reported; null before. */
  message: Maybe<JobMessage>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The next start; null if it is within minutes, or the schedule is off. */
  nextRunAt: Maybe<Scalars['DateTime']['output']>;
  /** How the last finished run ended; null before. */
  outcome: Maybe<JobOutcome>;
  /** The start of the last run; null before. */
  startedAt: Maybe<Scalars['DateTime']['output']>;
  /** The end of the last successful run; null before. */
  succeededAt: Maybe<Scalars['DateTime']['output']>;
};

/** The background jobs. */
export type JobList = {
  __typename?: 'JobList';
  /** Whether runs start by themselves: not with BACKGROUND_JOBS=off. */
  isOn: Scalars['Boolean']['output'];
  /** In a fixed order. */
  jobs: Array<Job>;
};

/** What a run of a job reported. */
export type JobMessage = {
  __typename?: 'JobMessage';
  /** The key, for translations. */
  key: Scalars['String']['output'];
  /** The parameters. */
  params: Array<JobMessageParam>;
  /** The text in English. */
  text: Scalars['String']['output'];
};

/** A parameter of a message. */
export type JobMessageParam = {
  __typename?: 'JobMessageParam';
  /** The name. */
  name: Scalars['String']['output'];
  /** The value. */
  value: Scalars['String']['output'];
};

/** How a run of a job ended. */
export type JobOutcome =
  | 'failed'
  /** The server stopped; the next run goes on. */
  | 'stopped'
  | 'succeeded';

/** The downloads of a kind. */
export type KindDownloads = {
  __typename?: 'KindDownloads';
  /** How many. */
  downloads: Scalars['Int']['output'];
  /** The kind. */
  kind: DownloadKind;
};

/** A language of the catalogue. */
export type Language =
  | 'en'
  /** Chinese (simplified) */
  | 'zh';

/** Files of a source that are in no release. */
export type LeftOut = {
  __typename?: 'LeftOut';
  /** Their number. */
  count: Scalars['Int']['output'];
  /** At most 20 of them, as the source writes them. */
  examples: Array<Scalars['String']['output']>;
  /** Why, such as `number`, `system` or `contradiction` (`rules/sources.ts`). */
  reason: Scalars['String']['output'];
};

/** A link to another host, and what its checks found. */
export type Link = {
  __typename?: 'Link';
  /** When it was checked last; null before. */
  checkedAt: Maybe<Scalars['DateTime']['output']>;
  /** HTTP status or error: certificate, connection, notFound, refusedAddress, timeout or tooManyRedirects; null before. */
  detail: Maybe<Scalars['String']['output']>;
  /** Since when it fails; null if it does not. */
  failingSince: Maybe<Scalars['DateTime']['output']>;
  /** When it worked last; null before. */
  fineAt: Maybe<Scalars['DateTime']['output']>;
  /** The last thirty days, the oldest first. */
  history: Array<LinkDay>;
  /** The host of the URL. */
  host: Scalars['String']['output'];
  /** Whether three checks failed over 24 hours. */
  isDead: Scalars['Boolean']['output'];
  /** The host with which checks compare; null before. */
  knownHost: Maybe<Scalars['String']['output']>;
  /** Where permanent redirects led; null without any. */
  movedTo: Maybe<Scalars['String']['output']>;
  /** The host that served it after all redirects; null without a response. */
  servedBy: Maybe<Scalars['String']['output']>;
  /** As it is stored. */
  url: Scalars['String']['output'];
  /** The records that contain the URL. */
  uses: Array<LinkUse>;
  /** What the last check found; null before. */
  verdict: Maybe<LinkVerdict>;
};

/** What was found on a day, in UTC. */
export type LinkDay = {
  __typename?: 'LinkDay';
  /** The day. */
  day: Scalars['Date']['output'];
  /** What its last check found; null without one. */
  verdict: Maybe<LinkVerdict>;
};

/** A selection of links. A word of `LinkVerdict` is what the last check found. */
export type LinkFilter =
  | 'all'
  | 'blocked'
  | 'changed'
  /** Three checks failed over 24 hours */
  | 'dead'
  | 'fine'
  | 'gone'
  | 'moved'
  | 'suspicious'
  | 'unchecked'
  | 'unreachable'
  /** Dead links, and those that are gone, unreachable, suspicious or changed */
  | 'wrong';

/** What a link is for. */
export type LinkKind =
  | 'download'
  | 'mirror'
  /** An icon, a screenshot or the picture of a slide */
  | 'picture'
  | 'slide'
  | 'website';

/** A page of links. */
export type LinkPage = {
  __typename?: 'LinkPage';
  /** The links. */
  nodes: Array<Link>;
  /** Numbers without the filter. */
  summary: LinkSummary;
  /** Links on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A replaced URL. */
export type LinkReplacement = {
  __typename?: 'LinkReplacement';
  /** The new URL. */
  after: Scalars['String']['output'];
  /** The stored URL. */
  before: Scalars['String']['output'];
  /** The record that contains the URL. */
  use: LinkUse;
};

/** What the last check of a URL found. */
export type LinkState = {
  __typename?: 'LinkState';
  /** When it was checked last. */
  checkedAt: Scalars['DateTime']['output'];
  /** Whether three checks failed over 24 hours. */
  isDead: Scalars['Boolean']['output'];
  /** As it is stored. */
  url: Scalars['String']['output'];
  /** What the last check found. */
  verdict: LinkVerdict;
};

/** Numbers of links. */
export type LinkSummary = {
  __typename?: 'LinkSummary';
  /** All links to other hosts. */
  all: Scalars['Int']['output'];
  /** Those that are `dead`. */
  dead: Scalars['Int']['output'];
  /** Those that are `unchecked`. */
  unchecked: Scalars['Int']['output'];
  /** Those that are `wrong`. */
  wrong: Scalars['Int']['output'];
};

/** The type of a slide's link. */
export type LinkType =
  /** To the browser with the id `linkTargetId` */
  | 'browser'
  /** To `linkUrl`, in a new tab */
  | 'external'
  /** To the version with the id `linkTargetId` */
  | 'version';

/** A record that contains a link. */
export type LinkUse = {
  __typename?: 'LinkUse';
  /** That of the version; null without one. */
  architecture: Maybe<Architecture>;
  /** Null for a slide. */
  browserId: Maybe<Scalars['Int']['output']>;
  /** What the link is for. */
  kind: LinkKind;
  /** That of the version; null for other records. */
  platform: Maybe<Platform>;
  /** Null for other records. */
  slideId: Maybe<Scalars['Int']['output']>;
  /** The browser with the number of the version, or the title of the slide. */
  title: LocalizedText;
  /** Null for other records. */
  versionId: Maybe<Scalars['Int']['output']>;
};

/** What the check of a link can find. */
export type LinkVerdict =
  /** The host does not answer programs */
  | 'blocked'
  /** A fixed link has another file, or a download comes from the host of another owner */
  | 'changed'
  | 'fine'
  /** Nothing is there: HTTP 404 or 410 */
  | 'gone'
  /** It works, but has moved for good */
  | 'moved'
  /** A page came where a file was */
  | 'suspicious'
  /** The host does not answer, or answers with an error */
  | 'unreachable';

/** A text in English and Chinese. */
export type LocalizedText = {
  __typename?: 'LocalizedText';
  /** In English. */
  en: Scalars['String']['output'];
  /** In simplified Chinese. */
  zh: Scalars['String']['output'];
};

/** A text in English and Chinese. */
export type LocalizedTextInput = {
  /** In English. */
  en: Scalars['String']['input'];
  /** In simplified Chinese. */
  zh: Scalars['String']['input'];
};

/** A platform and an architecture without a file. */
export type MissingFile = {
  __typename?: 'MissingFile';
  /** Null if it is not specified. */
  architecture: Maybe<Architecture>;
  /** The platform. */
  platform: Platform;
};

/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Accepts proposals as one change: all or none. */
  acceptProposals: AcceptedProposal;
  /** Checks a link now. UNAVAILABLE without a result. */
  checkLink: Link;
  /** Creates an access token and returns it, only this once. */
  createAccessToken: Scalars['String']['output'];
  /** Creates a browser. */
  createBrowser: Browser;
  /** Creates a custom code. */
  createCustomCode: CustomCode;
  /** Creates a slide. */
  createSlide: Slide;
  /** Creates a version. */
  createVersion: Version;
  /** Creates the files of a release: all or none. Two with the same browser, platform, architecture, channel, number and URL are refused. */
  createVersions: Array<Version>;
  /** Creates a webhook, and returns its secret, which is not shown again. */
  createWebhook: Scalars['String']['output'];
  /** Deletes browsers with all versions, and deactivates the slides that link there. */
  deleteBrowsers: BulkResult;
  /** Deletes custom codes. */
  deleteCustomCodes: BulkResult;
  /** Deletes slides. */
  deleteSlides: BulkResult;
  /** Deletes versions, and deactivates the slides that link there. */
  deleteVersions: BulkResult;
  /** Deletes a webhook with its messages, and returns the others. */
  deleteWebhook: Array<Webhook>;
  /** Dismisses a proposal for good. */
  dismissProposal: Proposal;
  /** Removes records from the trash for good. */
  emptyTrash: EmptiedTrash;
  /** Ends an access token and returns the others. */
  endAccessToken: Array<AccessToken>;
  /** Ends all sessions but that of the request. */
  endOtherSessions: Array<Session>;
  /** Ends a session and returns the open ones. */
  endSession: Array<Session>;
  /** Gives browsers another tag instead of one, which leaves the list. */
  mergeTags: TagList;
  /** Moves a browser. All get their positions as display orders. */
  moveBrowser: Browser;
  /** Hides a proposal for a day. */
  postponeProposal: Proposal;
  /** Lists a dismissed or postponed proposal again. */
  reopenProposal: Proposal;
  /** Replaces a URL, or the beginning of URLs, in all records: all or none. Returns what is replaced. */
  replaceLinks: Array<LinkReplacement>;
  /** Sends a message again with the same `webhook-id`, and returns all webhooks. */
  resendWebhookMessage: Array<Webhook>;
  /** Brings a record, or some of its fields, back to the state after a change. A deleted record comes back with its parts, as it was before the change. */
  restoreRecord: UndoResult;
  /** Starts a background job, unless it runs, and returns it. */
  runJob: Job;
  /** Replaces all facts of a browser, whose revision rises. A discontinued browser is no longer featured. */
  saveFacts: Browser;
  /** Saves the settings of the home page. */
  saveSettings: Settings;
  /** Replaces all update sources of a browser, whose revision rises. One that stays keeps its result. */
  saveSources: BrowserSources;
  /** Replaces the whole tag list. */
  saveTags: TagList;
  /** Sends a webhook a message for a test, and returns all. */
  testWebhook: Array<Webhook>;
  /** Activates or deactivates a custom code. */
  toggleCustomCode: CustomCode;
  /** Reads a source now, within 25 seconds. Nothing is stored. */
  trySource: SourceTrial;
  /** Undoes a change. The undo can be undone. */
  undoChange: UndoResult;
  /** Updates a browser. Omitted fields are not changed. */
  updateBrowser: Browser;
  /** Changes several browsers. */
  updateBrowsers: BulkResult;
  /** Updates a custom code. Omitted fields are not changed. */
  updateCustomCode: CustomCode;
  /** Activates or deactivates several custom codes. */
  updateCustomCodes: BulkResult;
  /** Updates a slide. Omitted fields are not changed. */
  updateSlide: Slide;
  /** Activates or deactivates several slides. */
  updateSlides: BulkResult;
  /** Updates a version. Omitted fields are not changed. */
  updateVersion: Version;
  /** Changes several versions: all or none. Omitted fields are not changed. */
  updateVersions: BulkResult;
  /** Changes a webhook and returns all. One that was paused goes on where it stopped. */
  updateWebhook: Array<Webhook>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationAcceptProposalsArgs = {
  proposals: Array<SeenProposal>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationCheckLinkArgs = {
  accept?: InputMaybe<Scalars['Boolean']['input']>;
  url: Scalars['String']['input'];
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationCreateAccessTokenArgs = {
  days?: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  scopes: Array<Scalars['String']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationCreateBrowserArgs = {
  input: BrowserInput;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationCreateCustomCodeArgs = {
  input: CustomCodeInput;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationCreateSlideArgs = {
  input: SlideInput;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationCreateVersionArgs = {
  input: VersionInput;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationCreateVersionsArgs = {
  inputs: Array<VersionInput>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationCreateWebhookArgs = {
  input: WebhookInput;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationDeleteBrowsersArgs = {
  ids?: Array<Scalars['Int']['input']>;
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationDeleteCustomCodesArgs = {
  ids: Array<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationDeleteSlidesArgs = {
  ids: Array<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationDeleteVersionsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationDeleteWebhookArgs = {
  id: Scalars['Int']['input'];
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationDismissProposalArgs = {
  id: Scalars['Int']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationEmptyTrashArgs = {
  changeId?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationEndAccessTokenArgs = {
  id: Scalars['Int']['input'];
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationEndSessionArgs = {
  id: Scalars['String']['input'];
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationMergeTagsArgs = {
  from: Scalars['String']['input'];
  into: Scalars['String']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationMoveBrowserArgs = {
  id?: Scalars['Int']['input'];
  position: Scalars['Int']['input'];
  slug?: InputMaybe<Scalars['String']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationPostponeProposalArgs = {
  id: Scalars['Int']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationReopenProposalArgs = {
  id: Scalars['Int']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationReplaceLinksArgs = {
  apply?: InputMaybe<Scalars['Boolean']['input']>;
  from: Scalars['String']['input'];
  isPrefix?: InputMaybe<Scalars['Boolean']['input']>;
  to: Scalars['String']['input'];
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationResendWebhookMessageArgs = {
  id: Scalars['Int']['input'];
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationRestoreRecordArgs = {
  before?: Scalars['Boolean']['input'];
  changeId: Scalars['Int']['input'];
  fields?: InputMaybe<Array<Scalars['String']['input']>>;
  recordId: Scalars['String']['input'];
  recordType: RecordType;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationRunJobArgs = {
  name: Scalars['String']['input'];
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationSaveFactsArgs = {
  browserId?: Scalars['Int']['input'];
  browserSlug?: InputMaybe<Scalars['String']['input']>;
  facts: Array<FactInput>;
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationSaveSettingsArgs = {
  input: SettingsInput;
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationSaveSourcesArgs = {
  browserId?: Scalars['Int']['input'];
  browserSlug?: InputMaybe<Scalars['String']['input']>;
  revision?: InputMaybe<Scalars['Int']['input']>;
  sources: Array<SourceInput>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationSaveTagsArgs = {
  revision?: InputMaybe<Scalars['Int']['input']>;
  tags: Array<TagInput>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationTestWebhookArgs = {
  id: Scalars['Int']['input'];
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationToggleCustomCodeArgs = {
  id: Scalars['Int']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationTrySourceArgs = {
  source: SourceInput;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationUndoChangeArgs = {
  id: Scalars['Int']['input'];
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationUpdateBrowserArgs = {
  id?: Scalars['Int']['input'];
  input: BrowserChange;
  revision?: InputMaybe<Scalars['Int']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationUpdateBrowsersArgs = {
  addedTags?: Array<Scalars['String']['input']>;
  ids?: Array<Scalars['Int']['input']>;
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  isFeatured?: InputMaybe<Scalars['Boolean']['input']>;
  removedTags?: Array<Scalars['String']['input']>;
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationUpdateCustomCodeArgs = {
  id: Scalars['Int']['input'];
  input: CustomCodeChange;
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationUpdateCustomCodesArgs = {
  ids: Array<Scalars['Int']['input']>;
  isActive: Scalars['Boolean']['input'];
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationUpdateSlideArgs = {
  id: Scalars['Int']['input'];
  input: SlideChange;
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationUpdateSlidesArgs = {
  ids: Array<Scalars['Int']['input']>;
  isActive: Scalars['Boolean']['input'];
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationUpdateVersionArgs = {
  id: Scalars['Int']['input'];
  input: VersionChange;
  revision?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationUpdateVersionsArgs = {
  ids: Array<Scalars['Int']['input']>;
  input: VersionChange;
};


/**
 * They need the administrator's session, or an access token with their scope. A URL has at most 2048 characters. With the
 * header `Idempotency-Key`, records are created only once, also if the request is sent again; with another input the error
 * is UNPROCESSABLE. If `revision` is not the stored one, the error is CONFLICT; without it, the change is always saved. The
 * header `If-Match` is only for REST.
 */
export type MutationUpdateWebhookArgs = {
  id: Scalars['Int']['input'];
  input: WebhookInput;
};

/** Why a record waits for the administrator. */
export type Need =
  /** A latest version with a fixed link has no checksum. */
  | 'checksum'
  /** It is a draft. */
  | 'draft'
  /** It becomes public or hidden within 7 days. */
  | 'due'
  /** A public browser that is maintained had no release for 90 days. */
  | 'release'
  /** A public browser has no screenshot. */
  | 'screenshot'
  /** A latest version outside the stores has no file size. */
  | 'size'
  /** A text is in one language only, or the same in both. */
  | 'translation';

/** How many records wait for a reason. */
export type NeedCount = {
  __typename?: 'NeedCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The reason. */
  need: Need;
};

/** The versions of a browser in a channel that became public on one day (UTC). */
export type NewRelease = {
  __typename?: 'NewRelease';
  /** The browser. */
  browser: Browser;
  /** When one of them was changed last. */
  changedAt: Scalars['DateTime']['output'];
  /** Stays the same when versions are added. */
  id: Scalars['ID']['output'];
  /** Whether one was changed since. */
  isCorrected: Scalars['Boolean']['output'];
  /** When the newest of them became public. */
  publishedAt: Scalars['DateTime']['output'];
  /** The release channel. */
  releaseChannel: ReleaseChannel;
  /** The newest first. */
  versions: Array<Version>;
};

/** Why a change cannot be undone. */
export type ObstacleReason =
  | 'alreadyUndone'
  /** The same field was changed later. */
  | 'changedLater'
  /** The code would hide part of the pages. */
  | 'codeDoesNotFit'
  | 'deletedLater'
  | 'discontinuedFeatured'
  | 'existsAgain'
  /** The slide would link to a deleted record. */
  | 'linkTargetDeleted'
  /** Its browser was deleted. */
  | 'parentDeleted'
  | 'slugTaken'
  /** Its records were removed from the trash. */
  | 'trashEmptied'
  /** Another record belongs to it or links to it. */
  | 'usedByOthers';

/** The position of a page. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last edge, to send as `after`; null without one. */
  endCursor: Maybe<Scalars['String']['output']>;
  /** Whether more follow. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether the request had `after`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge; null without one. */
  startCursor: Maybe<Scalars['String']['output']>;
};

/** An operating system. */
export type Platform =
  | 'android'
  | 'harmonyos'
  | 'ios'
  | 'linux'
  | 'macos'
  | 'windows';

/** The browsers for a platform. */
export type PlatformBrowsers = {
  __typename?: 'PlatformBrowsers';
  /** How many have a version for it. */
  browsers: Scalars['Int']['output'];
  /** The platform. */
  platform: Platform;
};

/** The versions for a platform. */
export type PlatformCount = {
  __typename?: 'PlatformCount';
  /** Its versions, 1 or more. */
  count: Scalars['Int']['output'];
  /** The platform. */
  platform: Platform;
};

/** The downloads for a platform. */
export type PlatformDownloads = {
  __typename?: 'PlatformDownloads';
  /** How many. */
  downloads: Scalars['Int']['output'];
  /** The platform. */
  platform: Platform;
};

/** What the sources of a browser suggest. */
export type Proposal = {
  __typename?: 'Proposal';
  /** The browser. */
  browser: Browser;
  /** What the sources leave out of this version or of a newer one, and where they contradict themselves. */
  doubts: Array<LeftOut>;
  /** Why a source failed, such as `timeout`; null for other kinds. */
  failure: Maybe<Scalars['String']['output']>;
  /** Added or completed versions. */
  files: Array<ProposedFile>;
  /** When it was first seen. */
  firstSeenAt: Scalars['DateTime']['output'];
  /** Whether an alarm about a file of this version is open. */
  hasAlarm: Scalars['Boolean']['output'];
  /** Until then it is held, because bad releases are often withdrawn within hours. */
  heldUntil: Scalars['DateTime']['output'];
  /** Its id. */
  id: Scalars['Int']['output'];
  /** What it suggests. */
  kind: ProposalKind;
  /** What the replaced release has, and the new one has not. */
  missing: Array<MissingFile>;
  /** The release channel. */
  releaseChannel: ReleaseChannel;
  /** Rises with every change. */
  revision: Scalars['Int']['output'];
  /** The sources of this version. */
  sources: Array<ProposalSource>;
  /** Empty for a failed source. */
  versionNumber: Scalars['String']['output'];
};

/** What a proposal suggests. */
export type ProposalKind =
  /** A stored version has another hash. It cannot be accepted */
  | 'changedFile'
  /** Sources give different hashes for one address. It cannot be accepted */
  | 'contradiction'
  /** Properties that stored versions lack */
  | 'facts'
  /** Only files for systems without versions */
  | 'platform'
  /** A newer version */
  | 'release'
  /** A source failed several times. It cannot be accepted */
  | 'sourceFailure';

/** A source of a proposal. */
export type ProposalSource = {
  __typename?: 'ProposalSource';
  /** The name of the browser at the source. */
  identifier: Scalars['String']['output'];
  /** The kind, such as winget. */
  kind: Scalars['String']['output'];
  /** The page that proves it; empty for a failed source. */
  url: Scalars['String']['output'];
};

/** A field that a proposal changes. */
export type ProposedField =
  | 'downloadUrl'
  /** The size in bytes */
  | 'fileSize'
  | 'minOsVersion'
  | 'releaseDate'
  | 'sha256'
  /** The page that proves the version */
  | 'sourceUrl';

/** A file of a proposal. */
export type ProposedFile = {
  __typename?: 'ProposedFile';
  /** Null if it is not specified. */
  architecture: Maybe<Architecture>;
  /** The version whose release notes it gets; null without any. */
  notesFrom: Maybe<Scalars['String']['output']>;
  /** The platform. */
  platform: Platform;
  /** The newest stored number of its platform, architecture and channel; null without one. */
  previousNumber: Maybe<Scalars['String']['output']>;
  /** Size or checksum, if no source states it, nor did for the release before. */
  unstated: Array<ProposedField>;
  /** The proposed values. A contradiction has several of `sha256`. */
  values: Array<ProposedValue>;
  /** The changed version; null if one is added. */
  versionId: Maybe<Scalars['Int']['output']>;
};

/** A proposed value of a version. */
export type ProposedValue = {
  __typename?: 'ProposedValue';
  /** The field. */
  field: ProposedField;
  /** The stored value; null without one. */
  previous: Maybe<Scalars['String']['output']>;
  /** The positions of its sources in `Proposal.sources`, from 0; empty for a value of the previous version, and for the day when the release was first seen. */
  sources: Array<Scalars['Int']['output']>;
  /** The proposed value. */
  value: Scalars['String']['output'];
};

/** Something that visitors see differently. */
export type PublicChange = {
  __typename?: 'PublicChange';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Its browser as it is now; null for other records, and if visitors see it no more. */
  browser: Maybe<Browser>;
  /** What happened, as visitors see it. */
  event: PublicEvent;
  /** The settings of the home page as they are now; null for other records. */
  homepage: Maybe<Settings>;
  /** Null for tags and homepage. */
  id: Maybe<Scalars['Int']['output']>;
  /** What the record is. Facts are parts of their browser. */
  kind: PublicKind;
  /** As it is now; null for other records, and if visitors see it no more. */
  slide: Maybe<Slide>;
  /** The slug of its browser at that time. */
  slug: Maybe<Scalars['String']['output']>;
  /** The tags in their order as they are now; null for other records. */
  tags: Maybe<Array<Tag>>;
  /** As it is now; null for other records, and if visitors see it no more. */
  version: Maybe<Version>;
};

/** A page of changes in their order. */
export type PublicChanges = {
  __typename?: 'PublicChanges';
  /** Send it as `after` to get the changes after these. */
  endCursor: Scalars['String']['output'];
  /** Whether more follow. */
  hasMore: Scalars['Boolean']['output'];
  /** The changes. */
  nodes: Array<PublicChange>;
};

/** What happened to a public record. */
export type PublicEvent =
  | 'added'
  | 'changed'
  | 'removed';

/** A kind of public record. */
export type PublicKind =
  | 'browser'
  | 'homepage'
  | 'slide'
  | 'tags'
  | 'version';

/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type Query = {
  __typename?: 'Query';
  /** The access tokens, the newest first. Only for a session. */
  accessTokens: Array<AccessToken>;
  /** A browser by its id or slug; null if there is none. */
  browser: Maybe<Browser>;
  /** The browser of a deleted version; null for any other id. */
  browserOfDeletedVersion: Maybe<Browser>;
  /** A page of browsers. A cursor stays valid when the catalogue changes. */
  browsers: BrowserConnection;
  /** Browsers by their ids, in this order, without unknown and repeated ones. */
  browsersByIds: Array<Browser>;
  /** A change. Not for visitors. */
  change: Change;
  /** The changes, the newest first. Not for visitors. */
  changes: ChangePage;
  /** The counters of the home page. */
  counters: Counters;
  /** A custom code, or null. Not for visitors. */
  customCode: Maybe<CustomCode>;
  /** The custom codes in their order. Visitors get only active and public ones. */
  customCodes: Array<CustomCode>;
  /** The counted downloads by day or month. Not for visitors. */
  downloadStatistics: DownloadStatistics;
  /** Browsers by a few letters: every word is in a name or its pinyin, has the first letters of its words or syllables, or is the id (`#12`). Not for visitors. */
  findBrowsers: Array<Browser>;
  /** Versions by a few letters, the latest first: every word is in the number, platform, architecture, channel, date, id (`#12`) or the browser's name, and one not only in the name. Not for visitors. */
  findVersions: Array<Version>;
  /** The background jobs. Not for visitors. */
  jobs: JobList;
  /** What the last checks of URLs found, without unchecked ones. Not for visitors. */
  linkStates: Array<LinkState>;
  /** Numbers of links. Not for visitors. */
  linkSummary: LinkSummary;
  /** The links to other hosts, what is wrong first. Not for visitors. */
  links: LinkPage;
  /** How many records wait for each reason, in the order of `Need`. Not for visitors. */
  needs: Array<NeedCount>;
  /** The releases that became public last, the newest first. */
  newReleases: Array<NewRelease>;
  /** Their number. Not for visitors. */
  proposalCount: Scalars['Int']['output'];
  /** The open proposals, held ones last. Not for visitors. */
  proposals: Array<Proposal>;
  /** What visitors see differently, for copies of the catalogue. Begin with `/api/catalogue.json` and its cursor. */
  publicChanges: PublicChanges;
  /** The open sessions: that of the request, then the last used first. Not for visitors. */
  sessions: Array<Session>;
  /** The settings of the home page, which are public. */
  settings: Settings;
  /** Browsers with a similar name, the most similar first: one typing mistake in a word, or pinyin. */
  similarBrowsers: Array<Browser>;
  /** A slide by its id, or null. Visitors get only an active and public one. */
  slide: Maybe<Slide>;
  /** The slides in their order. Visitors get only active and public ones. */
  slides: Array<Slide>;
  /** The update sources of a browser. Not for visitors. */
  sources: BrowserSources;
  /** The tag list for editing. Not for visitors. */
  tagList: TagList;
  /** The tags in their order. */
  tags: Array<Tag>;
  /** A version by its id; null if there is no public one. */
  version: Maybe<Version>;
  /** The records that wait for a reason: what is due first, else browsers in their order, then the newest versions. Not for visitors. */
  waitingRecords: Array<WaitingRecord>;
  /** The webhooks. Only for a session. */
  webhooks: Array<Webhook>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryBrowserArgs = {
  forEditing?: Scalars['Boolean']['input'];
  id?: Scalars['Int']['input'];
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryBrowserOfDeletedVersionArgs = {
  id: Scalars['Int']['input'];
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryBrowsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  architecture?: InputMaybe<Architecture>;
  featured?: InputMaybe<Scalars['Boolean']['input']>;
  first?: Scalars['Int']['input'];
  forEditing?: Scalars['Boolean']['input'];
  language?: Language;
  noReleaseSince?: InputMaybe<Scalars['Date']['input']>;
  platform?: InputMaybe<Platform>;
  reverse?: Scalars['Boolean']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  searchIn?: Array<SearchedPart>;
  sort?: BrowserSort;
  state?: InputMaybe<BrowserState>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryBrowsersByIdsArgs = {
  forEditing?: Scalars['Boolean']['input'];
  ids?: Array<Scalars['Int']['input']>;
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryChangeArgs = {
  id: Scalars['Int']['input'];
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryChangesArgs = {
  filter?: InputMaybe<ChangeFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryCustomCodeArgs = {
  id: Scalars['Int']['input'];
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryCustomCodesArgs = {
  forEditing?: Scalars['Boolean']['input'];
  position?: InputMaybe<CodePosition>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryDownloadStatisticsArgs = {
  browserId?: InputMaybe<Scalars['Int']['input']>;
  browserSlug?: InputMaybe<Scalars['String']['input']>;
  period?: InputMaybe<DownloadPeriod>;
  platform?: InputMaybe<Platform>;
  versionId?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryFindBrowsersArgs = {
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryFindVersionsArgs = {
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryLinkStatesArgs = {
  urls: Array<Scalars['String']['input']>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryLinksArgs = {
  filter?: InputMaybe<LinkFilter>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryNewReleasesArgs = {
  browserSlugs?: InputMaybe<Array<Scalars['String']['input']>>;
  browsers?: InputMaybe<Array<Scalars['Int']['input']>>;
  first?: Scalars['Int']['input'];
  platform?: InputMaybe<Platform>;
  releaseChannel?: InputMaybe<ReleaseChannel>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryPublicChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QuerySimilarBrowsersArgs = {
  first?: Scalars['Int']['input'];
  search: Scalars['String']['input'];
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QuerySlideArgs = {
  forEditing?: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QuerySlidesArgs = {
  activeOnly?: Scalars['Boolean']['input'];
  forEditing?: Scalars['Boolean']['input'];
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QuerySourcesArgs = {
  browserId?: Scalars['Int']['input'];
  browserSlug?: InputMaybe<Scalars['String']['input']>;
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryVersionArgs = {
  forEditing?: Scalars['Boolean']['input'];
  id: Scalars['Int']['input'];
};


/** All queries are public, except those not for visitors and `forEditing`: without a session the error is UNAUTHORIZED. */
export type QueryWaitingRecordsArgs = {
  first?: Scalars['Int']['input'];
  need: Need;
};

/** How many records were changed. */
export type RecordCount = {
  __typename?: 'RecordCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** What happened to them. */
  operation: RecordOperation;
  /** Their type. */
  recordType: RecordType;
};

/** What happened to a record. */
export type RecordOperation =
  | 'create'
  | 'delete'
  | 'update';

/** The type of a record in the history. */
export type RecordType =
  | 'browser'
  | 'customCode'
  | 'fact'
  /** A setting, such as the list of tags */
  | 'setting'
  | 'slide'
  | 'source'
  | 'version';

/** The release channel of a version. */
export type ReleaseChannel =
  /** Early */
  | 'alpha'
  /** Nearly finished */
  | 'beta'
  /** Straight from development */
  | 'dev'
  /** For everyone */
  | 'stable';

/** Where a search looks. */
export type SearchedPart =
  /** The complete id: `12` or `#12`. */
  | 'id'
  /** The name in either language. */
  | 'name'
  /** The ids and the labels of the tags. */
  | 'tags'
  /** The names, descriptions and other names. */
  | 'texts'
  | 'website';

/** A proposal as it was seen. */
export type SeenProposal = {
  /** Its id. */
  id: Scalars['Int']['input'];
  /** The seen revision. */
  revision: Scalars['Int']['input'];
};

/** A browser or a program that is signed in. */
export type Session = {
  __typename?: 'Session';
  /** The address or /64 network where it began; null if an older server did not store it. */
  address: Maybe<Scalars['String']['output']>;
  /** The program, such as `Firefox 150`; null if unknown. */
  client: Maybe<Scalars['String']['output']>;
  /** When it began. */
  createdAt: Scalars['DateTime']['output'];
  /** The id. */
  id: Scalars['String']['output'];
  /** Whether the request has it. */
  isCurrent: Scalars['Boolean']['output'];
  /** The last use, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** The operating system; null if unknown. */
  platform: Maybe<Platform>;
};

/** The settings of the home page. */
export type Settings = {
  __typename?: 'Settings';
  /** The address of the page about this site, which the footer links: an http(s) URL or a path of this site; null for none. */
  aboutUrl: Maybe<Scalars['String']['output']>;
  /** The address of the contact page, which the footer links: an http(s) URL, a path of this site or a mailto address; null for none. */
  contactUrl: Maybe<Scalars['String']['output']>;
  /** Whether the counters of versions and platforms are real. */
  liveCounters: Scalars['Boolean']['output'];
  /** The address of the privacy page, which the footer links: an http(s) URL or a path of this site; null for none. */
  privacyUrl: Maybe<Scalars['String']['output']>;
  /** Rises with every change; 0 before the first. */
  revision: Scalars['Int']['output'];
};

/** The settings of the home page. Omitted links are not changed. */
export type SettingsInput = {
  /** The address of the page about this site, which the footer links: an http(s) URL or a path of this site; null for none. At most 2,048 characters. */
  aboutUrl?: InputMaybe<Scalars['String']['input']>;
  /** The address of the contact page, which the footer links: an http(s) URL, a path of this site or a mailto address; null for none. At most 2,048 characters. */
  contactUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether the counters of versions and platforms are real. */
  liveCounters: Scalars['Boolean']['input'];
  /** The address of the privacy page, which the footer links: an http(s) URL or a path of this site; null for none. At most 2,048 characters. */
  privacyUrl?: InputMaybe<Scalars['String']['input']>;
};

/** A slide of the home page. */
export type Slide = {
  __typename?: 'Slide';
  /** The text under the title. May be empty. */
  description: LocalizedText;
  /** The position; lower ones come first. */
  displayOrder: Scalars['Int']['output'];
  /** The slide's id. */
  id: Scalars['Int']['output'];
  /** The URL of the picture. */
  imageUrl: Scalars['String']['output'];
  /** Whether visitors see the slide. */
  isActive: Scalars['Boolean']['output'];
  /** Whether white text is readable on the picture. False for a picture of another host. */
  isDark: Scalars['Boolean']['output'];
  /** Whether it is a draft, which visitors do not see. */
  isDraft: Scalars['Boolean']['output'];
  /** Whether visitors may see it: it is no draft, and its time has come. */
  isPublished: Scalars['Boolean']['output'];
  /** The id of the linked browser or version; null for an external link. */
  linkTargetId: Maybe<Scalars['Int']['output']>;
  /** Where the link leads: to a browser, to a version, or to an external URL. */
  linkType: LinkType;
  /** The URL of an external link; null for other links. */
  linkUrl: Maybe<Scalars['String']['output']>;
  /** The linked browser, or that of the linked version; null for an external link. */
  linkedBrowser: Maybe<Browser>;
  /** The linked version; null for another link. */
  linkedVersion: Maybe<Version>;
  /** Rises with every change. */
  revision: Scalars['Int']['output'];
  /** The title. */
  title: LocalizedText;
  /** When visitors begin to see it; null for no such time. Visitors get null. */
  visibleFrom: Maybe<Scalars['DateTime']['output']>;
  /** When visitors cease to see it, later than they begin; null for no such time. Visitors get null. */
  visibleUntil: Maybe<Scalars['DateTime']['output']>;
};

/** The changed fields of a slide. Null means the same as a blank text: it removes an optional value, clears an optional text, and is invalid for a required field. */
export type SlideChange = {
  /** The text under the title. May be empty. At most 500 characters in each language. */
  description?: InputMaybe<LocalizedTextInput>;
  /** The position; lower ones come first. 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** The URL of the picture. An http(s) URL. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether visitors see the slide. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the linked browser or version; null for an external link. */
  linkTargetId?: InputMaybe<Scalars['Int']['input']>;
  /** Where the link leads: to a browser, to a version, or to an external URL. One of browser, version, external. */
  linkType?: InputMaybe<LinkType>;
  /** The URL of an external link; null for other links. An http(s) URL. */
  linkUrl?: InputMaybe<Scalars['String']['input']>;
  /** The title. At most 200 characters in each language. */
  title?: InputMaybe<LocalizedTextInput>;
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: InputMaybe<Scalars['String']['input']>;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: InputMaybe<Scalars['String']['input']>;
};

/** A new slide. */
export type SlideInput = {
  /** The text under the title. May be empty. At most 500 characters in each language. */
  description?: InputMaybe<LocalizedTextInput>;
  /** The position; lower ones come first. 0 or more. */
  displayOrder?: InputMaybe<Scalars['Int']['input']>;
  /** The URL of the picture. An http(s) URL. */
  imageUrl: Scalars['String']['input'];
  /** Whether visitors see the slide. The default is true. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** The id of the linked browser or version; null for an external link. */
  linkTargetId?: InputMaybe<Scalars['Int']['input']>;
  /** Where the link leads: to a browser, to a version, or to an external URL. One of browser, version, external. */
  linkType: LinkType;
  /** The URL of an external link; null for other links. An http(s) URL. */
  linkUrl?: InputMaybe<Scalars['String']['input']>;
  /** The title. At most 200 characters in each language. */
  title: LocalizedTextInput;
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: InputMaybe<Scalars['String']['input']>;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: InputMaybe<Scalars['String']['input']>;
};

/** A file of a source. */
export type SourceFile = {
  __typename?: 'SourceFile';
  /** Null if it is not specified. */
  architecture: Maybe<Architecture>;
  /** Null if the source only confirms the version. */
  downloadUrl: Maybe<Scalars['String']['output']>;
  /** In bytes; null if unknown. */
  fileSize: Maybe<Scalars['String']['output']>;
  /** The oldest supported operating system; null if unknown. */
  minOsVersion: Maybe<Scalars['String']['output']>;
  /** The platform. */
  platform: Platform;
  /** The checksum; null if unknown. */
  sha256: Maybe<Scalars['String']['output']>;
};

/** An update source. Settings that its kind does not use are not stored. */
export type SourceInput = {
  /** Which files belong to the browser; null for all. Up to three * stand for any text, one {version} for the number. With a slash it is compared with the whole URL, otherwise with the name of the file. At most 200 characters. */
  assetPattern?: InputMaybe<Scalars['String']['input']>;
  /** The name of the browser at the source. At most 500 characters. */
  identifier: Scalars['String']['input'];
  /** The kind of source. One of winget, homebrew, sparkle, github, mozilla, chrome, edge, debian, appStore, fdroid, flathub. */
  kind: Scalars['String']['input'];
  /** The only platform; null for all. One of windows, macos, linux, android, ios, harmonyos. */
  platform?: InputMaybe<Scalars['String']['input']>;
  /** The release channel; null if the source marks it. One of stable, beta, alpha, dev. */
  releaseChannel?: InputMaybe<Scalars['String']['input']>;
};

/** A release of a source. */
export type SourceRelease = {
  __typename?: 'SourceRelease';
  /** What its source leaves out of it or of a newer release, and numbers of its files that differ from its own. */
  doubts: Array<LeftOut>;
  /** The files. */
  files: Array<SourceFile>;
  /** The release channel. */
  releaseChannel: ReleaseChannel;
  /** Null if the source has none. */
  releaseDate: Maybe<Scalars['Date']['output']>;
  /** The page that proves it. */
  sourceUrl: Scalars['String']['output'];
  /** The version number. */
  versionNumber: Scalars['String']['output'];
};

/** The result of reading a source. */
export type SourceTrial = {
  __typename?: 'SourceTrial';
  /** Why it failed: refusedAddress, notFound, timeout, connection, certificate, tooManyRedirects, noNetwork, retryLater, unknownIdentifier, refused, serverError, unreadable, tooLarge, noAppcast, disabled, noReleases or nothingUsable; null if it did not. */
  failure: Maybe<Scalars['String']['output']>;
  /** What the source names besides. */
  leftOut: Array<LeftOut>;
  /** The newest releases of each channel. */
  releases: Array<SourceRelease>;
};

/** A tag of browsers. */
export type Tag = {
  __typename?: 'Tag';
  /** The colour of the tag. */
  color: TagColor;
  /** The id, which never changes: lowercase English letters, digits, hyphens and underscores, first a letter. */
  id: Scalars['String']['output'];
  /** The label. */
  label: LocalizedText;
  /** The position in the list, from 1; null outside. */
  order: Maybe<Scalars['Int']['output']>;
};

/** The colour of a tag. */
export type TagColor =
  | 'blue'
  | 'gray'
  | 'green'
  | 'purple'
  | 'red'
  | 'yellow';

/** A tag of the list. The order of a tag is its position in the list. */
export type TagInput = {
  /** The colour of the tag. One of red, yellow, green, blue, purple, gray. */
  color: TagColor;
  /** The id, which never changes: lowercase English letters, digits, hyphens and underscores, first a letter. At most 50 characters. */
  id: Scalars['String']['input'];
  /** The label. At most 50 characters in each language. */
  label: LocalizedTextInput;
};

/** The stored list of tags. */
export type TagList = {
  __typename?: 'TagList';
  /** Rises with every change; 0 before the first. */
  revision: Scalars['Int']['output'];
  /** In their order; empty if no list is stored. */
  tags: Array<Tag>;
  /** How many browsers have each tag, also one outside of the list; without unused ones. */
  uses: Array<TagUse>;
};

/** The number of browsers with a tag. */
export type TagUse = {
  __typename?: 'TagUse';
  /** 1 or more. */
  count: Scalars['Int']['output'];
  /** The tag's id. */
  id: Scalars['String']['output'];
};

/** A record that stands in the way of an undo. */
export type UndoObstacle = {
  __typename?: 'UndoObstacle';
  /** The later change; null without one. */
  changeId: Maybe<Scalars['Int']['output']>;
  /** The later changed fields, by their names in REST. */
  fields: Array<Scalars['String']['output']>;
  /** The reason. */
  reason: ObstacleReason;
  /** Its id; the key of a setting. */
  recordId: Scalars['String']['output'];
  /** Its type. */
  recordType: RecordType;
  /** The words by which people find it. */
  title: Scalars['String']['output'];
};

/** The result of an undo. */
export type UndoResult = {
  __typename?: 'UndoResult';
  /** The undo; null if something stands in the way. Then nothing was changed. */
  change: Maybe<Change>;
  /** What stands in the way. */
  obstacles: Array<UndoObstacle>;
};

/** What is watched for new versions. */
export type UpdateSource = {
  __typename?: 'UpdateSource';
  /** Which files belong to the browser; null for all. Up to three * stand for any text, one {version} for the number. With a slash it is compared with the whole URL, otherwise with the name of the file. */
  assetPattern: Maybe<Scalars['String']['output']>;
  /** The last read; null before. */
  checkedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed last: one of the words of `SourceTrial.failure`; null if it did not. */
  failure: Maybe<Scalars['String']['output']>;
  /** How often in a row it failed. */
  failures: Scalars['Int']['output'];
  /** The name of the browser at the source. */
  identifier: Scalars['String']['output'];
  /** The kind of source. */
  kind: Scalars['String']['output'];
  /** What the source named besides. */
  leftOut: Array<LeftOut>;
  /** The only platform; null for all. */
  platform: Maybe<Platform>;
  /** The release channel; null if the source marks it. */
  releaseChannel: Maybe<ReleaseChannel>;
  /** What the last successful read found. */
  releases: Array<SourceRelease>;
  /** The last successful read; null before. */
  succeededAt: Maybe<Scalars['DateTime']['output']>;
};

/** The type of an update. */
export type UpdateType =
  /** One urgent correction */
  | 'hotfix'
  /** New generation */
  | 'major'
  /** New features */
  | 'minor'
  /** Small corrections */
  | 'patch';

/** A downloadable version of a browser for one platform. */
export type Version = {
  __typename?: 'Version';
  /** The processor architecture; null if it is not specified. */
  architecture: Maybe<Architecture>;
  /** Its browser. */
  browser: Browser;
  /** When an update source that names this version and its file's system was last read; null if none names it. */
  confirmedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The download URL and the mirrors as they are offered: new hosts after the others, dead links last. */
  downloadLinks: Array<DownloadLink>;
  /** Other URLs of the same file. /versions/{id}/download?mirror=N redirects to the N-th, from 1. */
  downloadMirrors: Array<Scalars['String']['output']>;
  /** The vendor's URL, to which /versions/{id}/download redirects and counts. */
  downloadUrl: Scalars['String']['output'];
  /** The features, one on each line. */
  features: LocalizedText;
  /** A number of bytes, or a text of the vendor; null if it is unknown. */
  fileSize: Maybe<Scalars['String']['output']>;
  /** The version's id. */
  id: Scalars['Int']['output'];
  /** Whether it is a draft, which visitors do not see. */
  isDraft: Scalars['Boolean']['output'];
  /** Whether its number is the highest of the public versions of its browser, platform, processor and channel. */
  isLatest: Scalars['Boolean']['output'];
  /** Whether `downloadUrl` always serves this very file, not the newest version. Only then its checksum proves something. */
  isPinned: Scalars['Boolean']['output'];
  /** Whether visitors may see it: it is no draft, and its time has come. */
  isPublished: Scalars['Boolean']['output'];
  /** The oldest supported system; null if it is not specified. */
  minOsVersion: Maybe<Scalars['String']['output']>;
  /** The latest version that replaces it on its systems, of its channel or stable; null without one. */
  newer: Maybe<Version>;
  /** The first of `downloadLinks`, to which `/versions/{id}/download` redirects. */
  offeredLink: DownloadLink;
  /** Whether the download URL always serves this very file, as the administrator decided; null if its URL decides. */
  pinned: Maybe<Scalars['Boolean']['output']>;
  /** The platform. */
  platform: Platform;
  /** The release channel. */
  releaseChannel: ReleaseChannel;
  /** The release date. */
  releaseDate: Scalars['Date']['output'];
  /** Whether the release date is unknown, and the day on which it was first seen stands for it. */
  releaseDateIsFirstSeen: Scalars['Boolean']['output'];
  /** Rises with every change. */
  revision: Scalars['Int']['output'];
  /** The URLs of screenshots. */
  screenshots: Array<Scalars['String']['output']>;
  /** The SHA-256 of the file at the download URL, in hexadecimal digits; null if it is unknown. */
  sha256: Maybe<Scalars['String']['output']>;
  /** The page that announced it; null if it is unknown. */
  sourceUrl: Maybe<Scalars['String']['output']>;
  /** The update type; null if it is not specified. */
  updateType: Maybe<UpdateType>;
  /** When it was changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** The number in the vendor's notation. */
  versionNumber: Scalars['String']['output'];
  /** When visitors begin to see it; null for no such time. Visitors get null. */
  visibleFrom: Maybe<Scalars['DateTime']['output']>;
  /** When visitors cease to see it, later than they begin; null for no such time. Visitors get null. */
  visibleUntil: Maybe<Scalars['DateTime']['output']>;
};

/** The changed fields of a version. Null means the same as a blank text: it removes an optional value, clears an optional text, and is invalid for a required field. */
export type VersionChange = {
  /** The processor architecture; null if it is not specified. One of x64, arm64, x86, universal. */
  architecture?: InputMaybe<Scalars['String']['input']>;
  /** The id of the browser. */
  browserId?: InputMaybe<Scalars['Int']['input']>;
  /** Its slug instead. */
  browserSlug?: InputMaybe<Scalars['String']['input']>;
  /** Other URLs of the same file. /versions/{id}/download?mirror=N redirects to the N-th, from 1. At most 20, each an http(s) URL. */
  downloadMirrors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The vendor's URL, to which /versions/{id}/download redirects and counts. An http(s) URL. */
  downloadUrl?: InputMaybe<Scalars['String']['input']>;
  /** The features, one on each line. At most 10,000 characters in each language. */
  features?: InputMaybe<LocalizedTextInput>;
  /** A number of bytes, or a text of the vendor; null if it is unknown. At most 50 characters. */
  fileSize?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** The oldest supported system; null if it is not specified. At most 100 characters. */
  minOsVersion?: InputMaybe<Scalars['String']['input']>;
  /** Whether the download URL always serves this very file, as the administrator decided; null if its URL decides. */
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  /** The platform. One of windows, macos, linux, android, ios, harmonyos. */
  platform?: InputMaybe<Scalars['String']['input']>;
  /** The release channel. One of stable, beta, alpha, dev. */
  releaseChannel?: InputMaybe<Scalars['String']['input']>;
  /** The release date. YYYY-MM-DD. */
  releaseDate?: InputMaybe<Scalars['String']['input']>;
  /** Whether the release date is unknown, and the day on which it was first seen stands for it. */
  releaseDateIsFirstSeen?: InputMaybe<Scalars['Boolean']['input']>;
  /** The URLs of screenshots. At most 5, each an http(s) URL. */
  screenshots?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The SHA-256 of the file at the download URL, in hexadecimal digits; null if it is unknown. */
  sha256?: InputMaybe<Scalars['String']['input']>;
  /** The page that announced it; null if it is unknown. An http(s) URL. */
  sourceUrl?: InputMaybe<Scalars['String']['input']>;
  /** The update type; null if it is not specified. One of major, minor, patch, hotfix. */
  updateType?: InputMaybe<Scalars['String']['input']>;
  /** The number in the vendor's notation. At most 50 characters. */
  versionNumber?: InputMaybe<Scalars['String']['input']>;
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: InputMaybe<Scalars['String']['input']>;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: InputMaybe<Scalars['String']['input']>;
};

/** The downloads of a version. */
export type VersionDownloads = {
  __typename?: 'VersionDownloads';
  /** The processor; null if unknown. */
  architecture: Maybe<Architecture>;
  /** The browser's id. */
  browserId: Scalars['Int']['output'];
  /** How many. */
  downloads: Scalars['Int']['output'];
  /** Its name; null after its deletion. */
  name: Maybe<LocalizedText>;
  /** The platform. */
  platform: Platform;
  /** Its id. */
  versionId: Scalars['Int']['output'];
  /** Its number; null after its deletion. */
  versionNumber: Maybe<Scalars['String']['output']>;
};

/** A new version. Enum values are strings, so that an invalid one is reported with the other invalid fields. */
export type VersionInput = {
  /** The processor architecture; null if it is not specified. One of x64, arm64, x86, universal. */
  architecture?: InputMaybe<Scalars['String']['input']>;
  /** The id of the browser. Required. */
  browserId?: InputMaybe<Scalars['Int']['input']>;
  /** Its slug instead. */
  browserSlug?: InputMaybe<Scalars['String']['input']>;
  /** Other URLs of the same file. /versions/{id}/download?mirror=N redirects to the N-th, from 1. At most 20, each an http(s) URL. */
  downloadMirrors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The vendor's URL, to which /versions/{id}/download redirects and counts. An http(s) URL. */
  downloadUrl: Scalars['String']['input'];
  /** The features, one on each line. At most 10,000 characters in each language. */
  features: LocalizedTextInput;
  /** A number of bytes, or a text of the vendor; null if it is unknown. At most 50 characters. */
  fileSize?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: InputMaybe<Scalars['Boolean']['input']>;
  /** The oldest supported system; null if it is not specified. At most 100 characters. */
  minOsVersion?: InputMaybe<Scalars['String']['input']>;
  /** Whether the download URL always serves this very file, as the administrator decided; null if its URL decides. */
  pinned?: InputMaybe<Scalars['Boolean']['input']>;
  /** The platform. One of windows, macos, linux, android, ios, harmonyos. */
  platform: Scalars['String']['input'];
  /** The release channel. One of stable, beta, alpha, dev. The default is stable. */
  releaseChannel?: InputMaybe<Scalars['String']['input']>;
  /** The release date. YYYY-MM-DD. */
  releaseDate: Scalars['String']['input'];
  /** Whether the release date is unknown, and the day on which it was first seen stands for it. */
  releaseDateIsFirstSeen?: InputMaybe<Scalars['Boolean']['input']>;
  /** The URLs of screenshots. At most 5, each an http(s) URL. */
  screenshots?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The SHA-256 of the file at the download URL, in hexadecimal digits; null if it is unknown. */
  sha256?: InputMaybe<Scalars['String']['input']>;
  /** The page that announced it; null if it is unknown. An http(s) URL. */
  sourceUrl?: InputMaybe<Scalars['String']['input']>;
  /** The update type; null if it is not specified. One of major, minor, patch, hotfix. */
  updateType?: InputMaybe<Scalars['String']['input']>;
  /** The number in the vendor's notation. At most 50 characters. */
  versionNumber: Scalars['String']['input'];
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: InputMaybe<Scalars['String']['input']>;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: InputMaybe<Scalars['String']['input']>;
};

/** A page of versions. */
export type VersionPage = {
  __typename?: 'VersionPage';
  /** The versions. */
  nodes: Array<Version>;
  /** Versions on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** A record that waits for the administrator. */
export type WaitingRecord = {
  __typename?: 'WaitingRecord';
  /** The processor of a version. */
  architecture: Maybe<Architecture>;
  /** The browser itself or that of the version; null for others. */
  browser: Maybe<Browser>;
  /** When it becomes public or hidden. */
  dueAt: Maybe<Scalars['DateTime']['output']>;
  /** Its id. */
  id: Scalars['Int']['output'];
  /** Whether visitors see it now, so that it becomes hidden at `dueAt`. */
  isPublished: Scalars['Boolean']['output'];
  /** The platform of a version. */
  platform: Maybe<Platform>;
  /** A browser, a version, a slide or a custom code. */
  recordType: RecordType;
  /** The channel of a version. */
  releaseChannel: Maybe<ReleaseChannel>;
  /** The day of the release; of a browser, of its last public one. */
  releasedOn: Maybe<Scalars['Date']['output']>;
  /** Its name or title; null for a version. */
  title: Maybe<LocalizedText>;
  /** The number of a version. */
  versionNumber: Maybe<Scalars['String']['output']>;
};

/** An address that is sent a message when something happens. */
export type Webhook = {
  __typename?: 'Webhook';
  /** The last 20 messages, the newest first. */
  deliveries: Array<WebhookDelivery>;
  /** The events that it is sent. */
  events: Array<Scalars['String']['output']>;
  /** What it is sent. */
  form: WebhookForm;
  /** The id. */
  id: Scalars['Int']['output'];
  /** Whether messages are sent. */
  isActive: Scalars['Boolean']['output'];
  /** The language of a chat message. */
  language: Language;
  /** The name for people. */
  name: Scalars['String']['output'];
  /** When all attempts had failed; null unless that stopped it. */
  pausedAt: Maybe<Scalars['DateTime']['output']>;
  /** Where messages are sent. */
  url: Scalars['String']['output'];
};

/** A message of a webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** The first kilobyte of the last answer, or the name of the failure without one. */
  answer: Maybe<Scalars['String']['output']>;
  /** The last attempt; null before. */
  attemptedAt: Maybe<Scalars['DateTime']['output']>;
  /** Attempts until now. */
  attempts: Scalars['Int']['output'];
  /** Its event, or `test`. */
  event: Scalars['String']['output'];
  /** The id. */
  id: Scalars['Int']['output'];
  /** Whether the last attempt was answered with a 2xx status. */
  isDelivered: Scalars['Boolean']['output'];
  /** Its `webhook-id`, which is the same in each attempt. */
  messageId: Scalars['String']['output'];
  /** The status of the last answer; null without one. */
  status: Maybe<Scalars['Int']['output']>;
};

/** What a webhook is sent. */
export type WebhookForm =
  | 'dingtalk'
  | 'discord'
  | 'feishu'
  | 'mattermost'
  /** A text, in the body that this chat takes. */
  | 'slack'
  /** Signed JSON, as Standard Webhooks describes. */
  | 'standard'
  | 'wecom';

/** The values of a webhook. */
export type WebhookInput = {
  /** The events that it is sent. */
  events: Array<Scalars['String']['input']>;
  /** What it is sent. */
  form: WebhookForm;
  /** Whether messages are sent. */
  isActive: Scalars['Boolean']['input'];
  /** The language of a chat message. */
  language: Language;
  /** For people. */
  name: Scalars['String']['input'];
  /** An https address. */
  url: Scalars['String']['input'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

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
  AcceptedProposal: ResolverTypeWrapper<Omit<AcceptedProposal, 'versions'> & { versions: Array<ResolversTypes['Version']> }>;
  AccessToken: ResolverTypeWrapper<AccessTokenEntity>;
  Architecture: Architecture;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Browser: ResolverTypeWrapper<BrowserRow>;
  BrowserChange: BrowserChange;
  BrowserConnection: ResolverTypeWrapper<BrowserPageModel>;
  BrowserDownloads: ResolverTypeWrapper<BrowserDownloads>;
  BrowserEdge: ResolverTypeWrapper<Omit<BrowserEdge, 'node'> & { node: ResolversTypes['Browser'] }>;
  BrowserInput: BrowserInput;
  BrowserSort: BrowserSort;
  BrowserSources: ResolverTypeWrapper<BrowserSourcesModel>;
  BrowserState: BrowserState;
  BrowserStatus: BrowserStatus;
  BulkResult: ResolverTypeWrapper<BulkResult>;
  Change: ResolverTypeWrapper<ChangeRow>;
  ChangeFilter: ChangeFilter;
  ChangeKind: ChangeKind;
  ChangePage: ResolverTypeWrapper<Omit<ChangePage, 'changes'> & { changes: Array<ResolversTypes['Change']> }>;
  ChangeRoute: ChangeRoute;
  ChangedField: ResolverTypeWrapper<ChangedField>;
  ChangedRecord: ResolverTypeWrapper<ChangedRecordModel>;
  CodePosition: CodePosition;
  Counters: ResolverTypeWrapper<SiteCounters>;
  CustomCode: ResolverTypeWrapper<CustomCodeEntity>;
  CustomCodeChange: CustomCodeChange;
  CustomCodeInput: CustomCodeInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DownloadKind: DownloadKind;
  DownloadLink: ResolverTypeWrapper<DownloadLinkModel>;
  DownloadPeriod: DownloadPeriod;
  DownloadPoint: ResolverTypeWrapper<DownloadPoint>;
  DownloadStatistics: ResolverTypeWrapper<DownloadStatisticsModel>;
  EmptiedTrash: ResolverTypeWrapper<EmptiedTrash>;
  Fact: ResolverTypeWrapper<FactRow>;
  FactInput: FactInput;
  FactTopic: FactTopic;
  FileOrigin: ResolverTypeWrapper<FileOrigin>;
  FileOriginKind: FileOriginKind;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  InstallCommand: ResolverTypeWrapper<InstallCommand>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Job: ResolverTypeWrapper<Job>;
  JobList: ResolverTypeWrapper<JobList>;
  JobMessage: ResolverTypeWrapper<JobMessage>;
  JobMessageParam: ResolverTypeWrapper<JobMessageParam>;
  JobOutcome: JobOutcome;
  KindDownloads: ResolverTypeWrapper<KindDownloads>;
  Language: Language;
  LeftOut: ResolverTypeWrapper<LeftOut>;
  Link: ResolverTypeWrapper<Omit<Link, 'uses'> & { uses: Array<ResolversTypes['LinkUse']> }>;
  LinkDay: ResolverTypeWrapper<LinkDay>;
  LinkFilter: LinkFilter;
  LinkKind: LinkKind;
  LinkPage: ResolverTypeWrapper<LinkPageModel>;
  LinkReplacement: ResolverTypeWrapper<LinkReplacementModel>;
  LinkState: ResolverTypeWrapper<LinkRow>;
  LinkSummary: ResolverTypeWrapper<LinkSummaryModel>;
  LinkType: LinkType;
  LinkUse: ResolverTypeWrapper<LinkOwner>;
  LinkVerdict: LinkVerdict;
  LocalizedText: ResolverTypeWrapper<LocalizedText>;
  LocalizedTextInput: LocalizedTextInput;
  MissingFile: ResolverTypeWrapper<MissingFile>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Need: Need;
  NeedCount: ResolverTypeWrapper<NeedCount>;
  NewRelease: ResolverTypeWrapper<NewReleaseModel>;
  ObstacleReason: ObstacleReason;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Platform: Platform;
  PlatformBrowsers: ResolverTypeWrapper<PlatformBrowsers>;
  PlatformCount: ResolverTypeWrapper<PlatformCount>;
  PlatformDownloads: ResolverTypeWrapper<PlatformDownloads>;
  Proposal: ResolverTypeWrapper<ProposalRow>;
  ProposalKind: ProposalKind;
  ProposalSource: ResolverTypeWrapper<ProposalSource>;
  ProposedField: ProposedField;
  ProposedFile: ResolverTypeWrapper<ProposedFileModel>;
  ProposedValue: ResolverTypeWrapper<ProposedValue>;
  PublicChange: ResolverTypeWrapper<PublicChangeModel>;
  PublicChanges: ResolverTypeWrapper<Omit<PublicChanges, 'nodes'> & { nodes: Array<ResolversTypes['PublicChange']> }>;
  PublicEvent: PublicEvent;
  PublicKind: PublicKind;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordCount: ResolverTypeWrapper<RecordCount>;
  RecordOperation: RecordOperation;
  RecordType: RecordType;
  ReleaseChannel: ReleaseChannel;
  SearchedPart: SearchedPart;
  SeenProposal: SeenProposal;
  Session: ResolverTypeWrapper<Session>;
  Settings: ResolverTypeWrapper<Settings>;
  SettingsInput: SettingsInput;
  Slide: ResolverTypeWrapper<SlideEntity>;
  SlideChange: SlideChange;
  SlideInput: SlideInput;
  SourceFile: ResolverTypeWrapper<SourceFile>;
  SourceInput: SourceInput;
  SourceRelease: ResolverTypeWrapper<SourceRelease>;
  SourceTrial: ResolverTypeWrapper<SourceTrial>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Tag: ResolverTypeWrapper<Tag>;
  TagColor: TagColor;
  TagInput: TagInput;
  TagList: ResolverTypeWrapper<TagListModel>;
  TagUse: ResolverTypeWrapper<TagUse>;
  UndoObstacle: ResolverTypeWrapper<UndoObstacle>;
  UndoResult: ResolverTypeWrapper<UndoResultModel>;
  UpdateSource: ResolverTypeWrapper<UpdateSource>;
  UpdateType: UpdateType;
  Version: ResolverTypeWrapper<VersionRow>;
  VersionChange: VersionChange;
  VersionDownloads: ResolverTypeWrapper<VersionDownloads>;
  VersionInput: VersionInput;
  VersionPage: ResolverTypeWrapper<VersionPageModel>;
  WaitingRecord: ResolverTypeWrapper<WaitingRecordModel>;
  Webhook: ResolverTypeWrapper<ListedWebhook>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryEntity>;
  WebhookForm: WebhookForm;
  WebhookInput: WebhookInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptedProposal: Omit<AcceptedProposal, 'versions'> & { versions: Array<ResolversParentTypes['Version']> };
  AccessToken: AccessTokenEntity;
  Boolean: Scalars['Boolean']['output'];
  Browser: BrowserRow;
  BrowserChange: BrowserChange;
  BrowserConnection: BrowserPageModel;
  BrowserDownloads: BrowserDownloads;
  BrowserEdge: Omit<BrowserEdge, 'node'> & { node: ResolversParentTypes['Browser'] };
  BrowserInput: BrowserInput;
  BrowserSources: BrowserSourcesModel;
  BulkResult: BulkResult;
  Change: ChangeRow;
  ChangeFilter: ChangeFilter;
  ChangePage: Omit<ChangePage, 'changes'> & { changes: Array<ResolversParentTypes['Change']> };
  ChangedField: ChangedField;
  ChangedRecord: ChangedRecordModel;
  Counters: SiteCounters;
  CustomCode: CustomCodeEntity;
  CustomCodeChange: CustomCodeChange;
  CustomCodeInput: CustomCodeInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DownloadLink: DownloadLinkModel;
  DownloadPoint: DownloadPoint;
  DownloadStatistics: DownloadStatisticsModel;
  EmptiedTrash: EmptiedTrash;
  Fact: FactRow;
  FactInput: FactInput;
  FileOrigin: FileOrigin;
  ID: Scalars['ID']['output'];
  InstallCommand: InstallCommand;
  Int: Scalars['Int']['output'];
  Job: Job;
  JobList: JobList;
  JobMessage: JobMessage;
  JobMessageParam: JobMessageParam;
  KindDownloads: KindDownloads;
  LeftOut: LeftOut;
  Link: Omit<Link, 'uses'> & { uses: Array<ResolversParentTypes['LinkUse']> };
  LinkDay: LinkDay;
  LinkPage: LinkPageModel;
  LinkReplacement: LinkReplacementModel;
  LinkState: LinkRow;
  LinkSummary: LinkSummaryModel;
  LinkUse: LinkOwner;
  LocalizedText: LocalizedText;
  LocalizedTextInput: LocalizedTextInput;
  MissingFile: MissingFile;
  Mutation: Record<PropertyKey, never>;
  NeedCount: NeedCount;
  NewRelease: NewReleaseModel;
  PageInfo: PageInfo;
  PlatformBrowsers: PlatformBrowsers;
  PlatformCount: PlatformCount;
  PlatformDownloads: PlatformDownloads;
  Proposal: ProposalRow;
  ProposalSource: ProposalSource;
  ProposedFile: ProposedFileModel;
  ProposedValue: ProposedValue;
  PublicChange: PublicChangeModel;
  PublicChanges: Omit<PublicChanges, 'nodes'> & { nodes: Array<ResolversParentTypes['PublicChange']> };
  Query: Record<PropertyKey, never>;
  RecordCount: RecordCount;
  SeenProposal: SeenProposal;
  Session: Session;
  Settings: Settings;
  SettingsInput: SettingsInput;
  Slide: SlideEntity;
  SlideChange: SlideChange;
  SlideInput: SlideInput;
  SourceFile: SourceFile;
  SourceInput: SourceInput;
  SourceRelease: SourceRelease;
  SourceTrial: SourceTrial;
  String: Scalars['String']['output'];
  Tag: Tag;
  TagInput: TagInput;
  TagList: TagListModel;
  TagUse: TagUse;
  UndoObstacle: UndoObstacle;
  UndoResult: UndoResultModel;
  UpdateSource: UpdateSource;
  Version: VersionRow;
  VersionChange: VersionChange;
  VersionDownloads: VersionDownloads;
  VersionInput: VersionInput;
  VersionPage: VersionPageModel;
  WaitingRecord: WaitingRecordModel;
  Webhook: ListedWebhook;
  WebhookDelivery: WebhookDeliveryEntity;
  WebhookInput: WebhookInput;
};

export type AcceptedProposalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AcceptedProposal'] = ResolversParentTypes['AcceptedProposal']> = {
  versions?: Resolver<Array<ResolversTypes['Version']>, ParentType, ContextType>;
};

export type AccessTokenResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrowserResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Browser'] = ResolversParentTypes['Browser']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloads?: Resolver<Array<ResolversTypes['Version']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['Fact']>, ParentType, ContextType>;
  iconColors?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  iconUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  installCommands?: Resolver<Array<ResolversTypes['InstallCommand']>, ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  makerHosts?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  otherNames?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictured?: Resolver<Maybe<ResolversTypes['Version']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['PlatformCount']>, ParentType, ContextType, RequireFields<BrowserPlatformsArgs, 'forEditing'>>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortDescription?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['BrowserStatus']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['VersionPage'], ParentType, ContextType, RequireFields<BrowserVersionsArgs, 'forEditing' | 'limit' | 'page'>>;
  websiteUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrowserConnectionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BrowserConnection'] = ResolversParentTypes['BrowserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BrowserEdge']>, ParentType, ContextType>;
  isApproximate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Browser']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BrowserDownloadsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BrowserDownloads'] = ResolversParentTypes['BrowserDownloads']> = {
  browserId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
};

export type BrowserEdgeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BrowserEdge'] = ResolversParentTypes['BrowserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Browser'], ParentType, ContextType>;
};

export type BrowserSourcesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BrowserSources'] = ResolversParentTypes['BrowserSources']> = {
  browserId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['UpdateSource']>, ParentType, ContextType>;
};

export type BulkResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['BulkResult'] = ResolversParentTypes['BulkResult']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deactivatedSlides?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['Browser']>, ParentType, ContextType>;
  browserTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['RecordCount']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEmptied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRedo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordType?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
  records?: Resolver<Array<ResolversTypes['ChangedRecord']>, ParentType, ContextType>;
  restorableUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undoes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  via?: Resolver<ResolversTypes['ChangeRoute'], ParentType, ContextType>;
};

export type ChangePageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChangePage'] = ResolversParentTypes['ChangePage']> = {
  browserTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangedFieldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChangedField'] = ResolversParentTypes['ChangedField']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedRecordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ChangedRecord'] = ResolversParentTypes['ChangedRecord']> = {
  browserTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ChangedField']>, ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['RecordOperation'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordType?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountersResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Counters'] = ResolversParentTypes['Counters']> = {
  browsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byPlatform?: Resolver<Array<ResolversTypes['PlatformBrowsers']>, ParentType, ContextType>;
  byTag?: Resolver<Array<ResolversTypes['TagUse']>, ParentType, ContextType>;
  platforms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomCodeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CustomCode'] = ResolversParentTypes['CustomCode']> = {
  allowAnyHost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  codeContent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codeType?: Resolver<ResolversTypes['CodePosition'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  visibleFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visibleUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DownloadLinkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadLink'] = ResolversParentTypes['DownloadLink']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasNewHost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mirror?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['FileOrigin'], ParentType, ContextType>;
  servedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['LinkVerdict']>, ParentType, ContextType>;
};

export type DownloadPointResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadPoint'] = ResolversParentTypes['DownloadPoint']> = {
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DownloadStatisticsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['DownloadStatistics'] = ResolversParentTypes['DownloadStatistics']> = {
  browsers?: Resolver<Array<ResolversTypes['BrowserDownloads']>, ParentType, ContextType, RequireFields<DownloadStatisticsBrowsersArgs, 'limit'>>;
  kinds?: Resolver<Array<ResolversTypes['KindDownloads']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['PlatformDownloads']>, ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['DownloadPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['VersionDownloads']>, ParentType, ContextType, RequireFields<DownloadStatisticsVersionsArgs, 'limit'>>;
};

export type EmptiedTrashResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['EmptiedTrash'] = ResolversParentTypes['EmptiedTrash']> = {
  changes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FactResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Fact'] = ResolversParentTypes['Fact']> = {
  answer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  choice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFromMaker?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seenOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  sourceUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['FactTopic'], ParentType, ContextType>;
};

export type FileOriginResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['FileOrigin'] = ResolversParentTypes['FileOrigin']> = {
  kind?: Resolver<ResolversTypes['FileOriginKind'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstallCommandResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InstallCommand'] = ResolversParentTypes['InstallCommand']> = {
  command?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manager?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type JobResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextRunAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['JobOutcome']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  succeededAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type JobListResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['JobList'] = ResolversParentTypes['JobList']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
};

export type JobMessageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['JobMessage'] = ResolversParentTypes['JobMessage']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['JobMessageParam']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobMessageParamResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['JobMessageParam'] = ResolversParentTypes['JobMessageParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KindDownloadsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['KindDownloads'] = ResolversParentTypes['KindDownloads']> = {
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DownloadKind'], ParentType, ContextType>;
};

export type LeftOutResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LeftOut'] = ResolversParentTypes['LeftOut']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Link'] = ResolversParentTypes['Link']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fineAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['LinkDay']>, ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knownHost?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  movedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  servedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['LinkUse']>, ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['LinkVerdict']>, ParentType, ContextType>;
};

export type LinkDayResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkDay'] = ResolversParentTypes['LinkDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  verdict?: Resolver<Maybe<ResolversTypes['LinkVerdict']>, ParentType, ContextType>;
};

export type LinkPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkPage'] = ResolversParentTypes['LinkPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Link']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['LinkSummary'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkReplacementResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkReplacement'] = ResolversParentTypes['LinkReplacement']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  use?: Resolver<ResolversTypes['LinkUse'], ParentType, ContextType>;
};

export type LinkStateResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkState'] = ResolversParentTypes['LinkState']> = {
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isDead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['LinkVerdict'], ParentType, ContextType>;
};

export type LinkSummaryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkSummary'] = ResolversParentTypes['LinkSummary']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchecked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wrong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkUseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LinkUse'] = ResolversParentTypes['LinkUse']> = {
  architecture?: Resolver<Maybe<ResolversTypes['Architecture']>, ParentType, ContextType>;
  browserId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LinkKind'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  slideId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  versionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LocalizedTextResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['LocalizedText'] = ResolversParentTypes['LocalizedText']> = {
  en?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zh?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MissingFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['MissingFile'] = ResolversParentTypes['MissingFile']> = {
  architecture?: Resolver<Maybe<ResolversTypes['Architecture']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptProposals?: Resolver<ResolversTypes['AcceptedProposal'], ParentType, ContextType, RequireFields<MutationAcceptProposalsArgs, 'proposals'>>;
  checkLink?: Resolver<ResolversTypes['Link'], ParentType, ContextType, RequireFields<MutationCheckLinkArgs, 'accept' | 'url'>>;
  createAccessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'days' | 'name' | 'scopes'>>;
  createBrowser?: Resolver<ResolversTypes['Browser'], ParentType, ContextType, RequireFields<MutationCreateBrowserArgs, 'input'>>;
  createCustomCode?: Resolver<ResolversTypes['CustomCode'], ParentType, ContextType, RequireFields<MutationCreateCustomCodeArgs, 'input'>>;
  createSlide?: Resolver<ResolversTypes['Slide'], ParentType, ContextType, RequireFields<MutationCreateSlideArgs, 'input'>>;
  createVersion?: Resolver<ResolversTypes['Version'], ParentType, ContextType, RequireFields<MutationCreateVersionArgs, 'input'>>;
  createVersions?: Resolver<Array<ResolversTypes['Version']>, ParentType, ContextType, RequireFields<MutationCreateVersionsArgs, 'inputs'>>;
  createWebhook?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteBrowsers?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationDeleteBrowsersArgs, 'ids'>>;
  deleteCustomCodes?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationDeleteCustomCodesArgs, 'ids'>>;
  deleteSlides?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationDeleteSlidesArgs, 'ids'>>;
  deleteVersions?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationDeleteVersionsArgs, 'ids'>>;
  deleteWebhook?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  dismissProposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType, RequireFields<MutationDismissProposalArgs, 'id'>>;
  emptyTrash?: Resolver<ResolversTypes['EmptiedTrash'], ParentType, ContextType, Partial<MutationEmptyTrashArgs>>;
  endAccessToken?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType, RequireFields<MutationEndAccessTokenArgs, 'id'>>;
  endOtherSessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  endSession?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  mergeTags?: Resolver<ResolversTypes['TagList'], ParentType, ContextType, RequireFields<MutationMergeTagsArgs, 'from' | 'into'>>;
  moveBrowser?: Resolver<ResolversTypes['Browser'], ParentType, ContextType, RequireFields<MutationMoveBrowserArgs, 'id' | 'position'>>;
  postponeProposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType, RequireFields<MutationPostponeProposalArgs, 'id'>>;
  reopenProposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType, RequireFields<MutationReopenProposalArgs, 'id'>>;
  replaceLinks?: Resolver<Array<ResolversTypes['LinkReplacement']>, ParentType, ContextType, RequireFields<MutationReplaceLinksArgs, 'apply' | 'from' | 'isPrefix' | 'to'>>;
  resendWebhookMessage?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationResendWebhookMessageArgs, 'id'>>;
  restoreRecord?: Resolver<ResolversTypes['UndoResult'], ParentType, ContextType, RequireFields<MutationRestoreRecordArgs, 'before' | 'changeId' | 'recordId' | 'recordType'>>;
  runJob?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<MutationRunJobArgs, 'name'>>;
  saveFacts?: Resolver<ResolversTypes['Browser'], ParentType, ContextType, RequireFields<MutationSaveFactsArgs, 'browserId' | 'facts'>>;
  saveSettings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType, RequireFields<MutationSaveSettingsArgs, 'input'>>;
  saveSources?: Resolver<ResolversTypes['BrowserSources'], ParentType, ContextType, RequireFields<MutationSaveSourcesArgs, 'browserId' | 'sources'>>;
  saveTags?: Resolver<ResolversTypes['TagList'], ParentType, ContextType, RequireFields<MutationSaveTagsArgs, 'tags'>>;
  testWebhook?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  toggleCustomCode?: Resolver<ResolversTypes['CustomCode'], ParentType, ContextType, RequireFields<MutationToggleCustomCodeArgs, 'id'>>;
  trySource?: Resolver<ResolversTypes['SourceTrial'], ParentType, ContextType, RequireFields<MutationTrySourceArgs, 'source'>>;
  undoChange?: Resolver<ResolversTypes['UndoResult'], ParentType, ContextType, RequireFields<MutationUndoChangeArgs, 'id'>>;
  updateBrowser?: Resolver<ResolversTypes['Browser'], ParentType, ContextType, RequireFields<MutationUpdateBrowserArgs, 'id' | 'input'>>;
  updateBrowsers?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationUpdateBrowsersArgs, 'addedTags' | 'ids' | 'removedTags'>>;
  updateCustomCode?: Resolver<ResolversTypes['CustomCode'], ParentType, ContextType, RequireFields<MutationUpdateCustomCodeArgs, 'id' | 'input'>>;
  updateCustomCodes?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationUpdateCustomCodesArgs, 'ids' | 'isActive'>>;
  updateSlide?: Resolver<ResolversTypes['Slide'], ParentType, ContextType, RequireFields<MutationUpdateSlideArgs, 'id' | 'input'>>;
  updateSlides?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationUpdateSlidesArgs, 'ids' | 'isActive'>>;
  updateVersion?: Resolver<ResolversTypes['Version'], ParentType, ContextType, RequireFields<MutationUpdateVersionArgs, 'id' | 'input'>>;
  updateVersions?: Resolver<ResolversTypes['BulkResult'], ParentType, ContextType, RequireFields<MutationUpdateVersionsArgs, 'ids' | 'input'>>;
  updateWebhook?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
};

export type NeedCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NeedCount'] = ResolversParentTypes['NeedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  need?: Resolver<ResolversTypes['Need'], ParentType, ContextType>;
};

export type NewReleaseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['NewRelease'] = ResolversParentTypes['NewRelease']> = {
  browser?: Resolver<ResolversTypes['Browser'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCorrected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  releaseChannel?: Resolver<ResolversTypes['ReleaseChannel'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['Version']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlatformBrowsersResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlatformBrowsers'] = ResolversParentTypes['PlatformBrowsers']> = {
  browsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type PlatformCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlatformCount'] = ResolversParentTypes['PlatformCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type PlatformDownloadsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlatformDownloads'] = ResolversParentTypes['PlatformDownloads']> = {
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
};

export type ProposalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  browser?: Resolver<ResolversTypes['Browser'], ParentType, ContextType>;
  doubts?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['ProposedFile']>, ParentType, ContextType>;
  firstSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasAlarm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProposalKind'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['MissingFile']>, ParentType, ContextType>;
  releaseChannel?: Resolver<ResolversTypes['ReleaseChannel'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ProposalSource']>, ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProposalSourceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProposalSource'] = ResolversParentTypes['ProposalSource']> = {
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProposedFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProposedFile'] = ResolversParentTypes['ProposedFile']> = {
  architecture?: Resolver<Maybe<ResolversTypes['Architecture']>, ParentType, ContextType>;
  notesFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  previousNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unstated?: Resolver<Array<ResolversTypes['ProposedField']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProposedValue']>, ParentType, ContextType>;
  versionId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProposedValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProposedValue'] = ResolversParentTypes['ProposedValue']> = {
  field?: Resolver<ResolversTypes['ProposedField'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicChangeResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PublicChange'] = ResolversParentTypes['PublicChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['Browser']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['PublicEvent'], ParentType, ContextType>;
  homepage?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PublicKind'], ParentType, ContextType>;
  slide?: Resolver<Maybe<ResolversTypes['Slide']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['Tag']>>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Version']>, ParentType, ContextType>;
};

export type PublicChangesResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PublicChanges'] = ResolversParentTypes['PublicChanges']> = {
  endCursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['PublicChange']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['Browser']>, ParentType, ContextType, RequireFields<QueryBrowserArgs, 'forEditing' | 'id'>>;
  browserOfDeletedVersion?: Resolver<Maybe<ResolversTypes['Browser']>, ParentType, ContextType, RequireFields<QueryBrowserOfDeletedVersionArgs, 'id'>>;
  browsers?: Resolver<ResolversTypes['BrowserConnection'], ParentType, ContextType, RequireFields<QueryBrowsersArgs, 'first' | 'forEditing' | 'language' | 'reverse' | 'searchIn' | 'sort'>>;
  browsersByIds?: Resolver<Array<ResolversTypes['Browser']>, ParentType, ContextType, RequireFields<QueryBrowsersByIdsArgs, 'forEditing' | 'ids'>>;
  change?: Resolver<ResolversTypes['Change'], ParentType, ContextType, RequireFields<QueryChangeArgs, 'id'>>;
  changes?: Resolver<ResolversTypes['ChangePage'], ParentType, ContextType, RequireFields<QueryChangesArgs, 'limit' | 'page'>>;
  counters?: Resolver<ResolversTypes['Counters'], ParentType, ContextType>;
  customCode?: Resolver<Maybe<ResolversTypes['CustomCode']>, ParentType, ContextType, RequireFields<QueryCustomCodeArgs, 'id'>>;
  customCodes?: Resolver<Array<ResolversTypes['CustomCode']>, ParentType, ContextType, RequireFields<QueryCustomCodesArgs, 'forEditing'>>;
  downloadStatistics?: Resolver<ResolversTypes['DownloadStatistics'], ParentType, ContextType, RequireFields<QueryDownloadStatisticsArgs, 'period'>>;
  findBrowsers?: Resolver<Array<ResolversTypes['Browser']>, ParentType, ContextType, RequireFields<QueryFindBrowsersArgs, 'first' | 'search'>>;
  findVersions?: Resolver<Array<ResolversTypes['Version']>, ParentType, ContextType, RequireFields<QueryFindVersionsArgs, 'first' | 'search'>>;
  jobs?: Resolver<ResolversTypes['JobList'], ParentType, ContextType>;
  linkStates?: Resolver<Array<ResolversTypes['LinkState']>, ParentType, ContextType, RequireFields<QueryLinkStatesArgs, 'urls'>>;
  linkSummary?: Resolver<ResolversTypes['LinkSummary'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['LinkPage'], ParentType, ContextType, RequireFields<QueryLinksArgs, 'filter' | 'limit' | 'page'>>;
  needs?: Resolver<Array<ResolversTypes['NeedCount']>, ParentType, ContextType>;
  newReleases?: Resolver<Array<ResolversTypes['NewRelease']>, ParentType, ContextType, RequireFields<QueryNewReleasesArgs, 'first'>>;
  proposalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['Proposal']>, ParentType, ContextType>;
  publicChanges?: Resolver<ResolversTypes['PublicChanges'], ParentType, ContextType, RequireFields<QueryPublicChangesArgs, 'first'>>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  similarBrowsers?: Resolver<Array<ResolversTypes['Browser']>, ParentType, ContextType, RequireFields<QuerySimilarBrowsersArgs, 'first' | 'search'>>;
  slide?: Resolver<Maybe<ResolversTypes['Slide']>, ParentType, ContextType, RequireFields<QuerySlideArgs, 'forEditing' | 'id'>>;
  slides?: Resolver<Array<ResolversTypes['Slide']>, ParentType, ContextType, RequireFields<QuerySlidesArgs, 'activeOnly' | 'forEditing'>>;
  sources?: Resolver<ResolversTypes['BrowserSources'], ParentType, ContextType, RequireFields<QuerySourcesArgs, 'browserId'>>;
  tagList?: Resolver<ResolversTypes['TagList'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Version']>, ParentType, ContextType, RequireFields<QueryVersionArgs, 'forEditing' | 'id'>>;
  waitingRecords?: Resolver<Array<ResolversTypes['WaitingRecord']>, ParentType, ContextType, RequireFields<QueryWaitingRecordsArgs, 'first' | 'need'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type RecordCountResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['RecordCount'] = ResolversParentTypes['RecordCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['RecordOperation'], ParentType, ContextType>;
  recordType?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  aboutUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  liveCounters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  privacyUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SlideResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Slide'] = ResolversParentTypes['Slide']> = {
  description?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  displayOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkTargetId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  linkType?: Resolver<ResolversTypes['LinkType'], ParentType, ContextType>;
  linkUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkedBrowser?: Resolver<Maybe<ResolversTypes['Browser']>, ParentType, ContextType>;
  linkedVersion?: Resolver<Maybe<ResolversTypes['Version']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  visibleFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visibleUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SourceFileResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SourceFile'] = ResolversParentTypes['SourceFile']> = {
  architecture?: Resolver<Maybe<ResolversTypes['Architecture']>, ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  minOsVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SourceReleaseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SourceRelease'] = ResolversParentTypes['SourceRelease']> = {
  doubts?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['SourceFile']>, ParentType, ContextType>;
  releaseChannel?: Resolver<ResolversTypes['ReleaseChannel'], ParentType, ContextType>;
  releaseDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sourceUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SourceTrialResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SourceTrial'] = ResolversParentTypes['SourceTrial']> = {
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  releases?: Resolver<Array<ResolversTypes['SourceRelease']>, ParentType, ContextType>;
};

export type TagResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  color?: Resolver<ResolversTypes['TagColor'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TagListResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TagList'] = ResolversParentTypes['TagList']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  uses?: Resolver<Array<ResolversTypes['TagUse']>, ParentType, ContextType>;
};

export type TagUseResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['TagUse'] = ResolversParentTypes['TagUse']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UndoObstacleResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UndoObstacle'] = ResolversParentTypes['UndoObstacle']> = {
  changeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ObstacleReason'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordType?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UndoResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UndoResult'] = ResolversParentTypes['UndoResult']> = {
  change?: Resolver<Maybe<ResolversTypes['Change']>, ParentType, ContextType>;
  obstacles?: Resolver<Array<ResolversTypes['UndoObstacle']>, ParentType, ContextType>;
};

export type UpdateSourceResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UpdateSource'] = ResolversParentTypes['UpdateSource']> = {
  assetPattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  identifier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  releaseChannel?: Resolver<Maybe<ResolversTypes['ReleaseChannel']>, ParentType, ContextType>;
  releases?: Resolver<Array<ResolversTypes['SourceRelease']>, ParentType, ContextType>;
  succeededAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VersionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Version'] = ResolversParentTypes['Version']> = {
  architecture?: Resolver<Maybe<ResolversTypes['Architecture']>, ParentType, ContextType>;
  browser?: Resolver<ResolversTypes['Browser'], ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downloadLinks?: Resolver<Array<ResolversTypes['DownloadLink']>, ParentType, ContextType>;
  downloadMirrors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  downloadUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<ResolversTypes['LocalizedText'], ParentType, ContextType>;
  fileSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLatest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minOsVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newer?: Resolver<Maybe<ResolversTypes['Version']>, ParentType, ContextType>;
  offeredLink?: Resolver<ResolversTypes['DownloadLink'], ParentType, ContextType>;
  pinned?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  releaseChannel?: Resolver<ResolversTypes['ReleaseChannel'], ParentType, ContextType>;
  releaseDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  releaseDateIsFirstSeen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  screenshots?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updateType?: Resolver<Maybe<ResolversTypes['UpdateType']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibleFrom?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visibleUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type VersionDownloadsResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VersionDownloads'] = ResolversParentTypes['VersionDownloads']> = {
  architecture?: Resolver<Maybe<ResolversTypes['Architecture']>, ParentType, ContextType>;
  browserId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  versionId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versionNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VersionPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['VersionPage'] = ResolversParentTypes['VersionPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Version']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingRecordResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WaitingRecord'] = ResolversParentTypes['WaitingRecord']> = {
  architecture?: Resolver<Maybe<ResolversTypes['Architecture']>, ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['Browser']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  recordType?: Resolver<ResolversTypes['RecordType'], ParentType, ContextType>;
  releaseChannel?: Resolver<Maybe<ResolversTypes['ReleaseChannel']>, ParentType, ContextType>;
  releasedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['LocalizedText']>, ParentType, ContextType>;
  versionNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  deliveries?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  form?: Resolver<ResolversTypes['WebhookForm'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pausedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attemptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDelivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  AcceptedProposal?: AcceptedProposalResolvers<ContextType>;
  AccessToken?: AccessTokenResolvers<ContextType>;
  Browser?: BrowserResolvers<ContextType>;
  BrowserConnection?: BrowserConnectionResolvers<ContextType>;
  BrowserDownloads?: BrowserDownloadsResolvers<ContextType>;
  BrowserEdge?: BrowserEdgeResolvers<ContextType>;
  BrowserSources?: BrowserSourcesResolvers<ContextType>;
  BulkResult?: BulkResultResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangePage?: ChangePageResolvers<ContextType>;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  ChangedRecord?: ChangedRecordResolvers<ContextType>;
  Counters?: CountersResolvers<ContextType>;
  CustomCode?: CustomCodeResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DownloadLink?: DownloadLinkResolvers<ContextType>;
  DownloadPoint?: DownloadPointResolvers<ContextType>;
  DownloadStatistics?: DownloadStatisticsResolvers<ContextType>;
  EmptiedTrash?: EmptiedTrashResolvers<ContextType>;
  Fact?: FactResolvers<ContextType>;
  FileOrigin?: FileOriginResolvers<ContextType>;
  InstallCommand?: InstallCommandResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobList?: JobListResolvers<ContextType>;
  JobMessage?: JobMessageResolvers<ContextType>;
  JobMessageParam?: JobMessageParamResolvers<ContextType>;
  KindDownloads?: KindDownloadsResolvers<ContextType>;
  LeftOut?: LeftOutResolvers<ContextType>;
  Link?: LinkResolvers<ContextType>;
  LinkDay?: LinkDayResolvers<ContextType>;
  LinkPage?: LinkPageResolvers<ContextType>;
  LinkReplacement?: LinkReplacementResolvers<ContextType>;
  LinkState?: LinkStateResolvers<ContextType>;
  LinkSummary?: LinkSummaryResolvers<ContextType>;
  LinkUse?: LinkUseResolvers<ContextType>;
  LocalizedText?: LocalizedTextResolvers<ContextType>;
  MissingFile?: MissingFileResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NeedCount?: NeedCountResolvers<ContextType>;
  NewRelease?: NewReleaseResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PlatformBrowsers?: PlatformBrowsersResolvers<ContextType>;
  PlatformCount?: PlatformCountResolvers<ContextType>;
  PlatformDownloads?: PlatformDownloadsResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  ProposalSource?: ProposalSourceResolvers<ContextType>;
  ProposedFile?: ProposedFileResolvers<ContextType>;
  ProposedValue?: ProposedValueResolvers<ContextType>;
  PublicChange?: PublicChangeResolvers<ContextType>;
  PublicChanges?: PublicChangesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordCount?: RecordCountResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  Slide?: SlideResolvers<ContextType>;
  SourceFile?: SourceFileResolvers<ContextType>;
  SourceRelease?: SourceReleaseResolvers<ContextType>;
  SourceTrial?: SourceTrialResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagList?: TagListResolvers<ContextType>;
  TagUse?: TagUseResolvers<ContextType>;
  UndoObstacle?: UndoObstacleResolvers<ContextType>;
  UndoResult?: UndoResultResolvers<ContextType>;
  UpdateSource?: UpdateSourceResolvers<ContextType>;
  Version?: VersionResolvers<ContextType>;
  VersionDownloads?: VersionDownloadsResolvers<ContextType>;
  VersionPage?: VersionPageResolvers<ContextType>;
  WaitingRecord?: WaitingRecordResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
};

