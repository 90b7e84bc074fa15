import { Type, type TProperties, type TSchema } from 'typebox';
import type { BrowserInput } from '../../../rules/browser.ts';
import type { CustomCodeInput } from '../../../rules/custom-code.ts';
import type { FactInput } from '../../../rules/fact-list.ts';
import { FACT_TOPICS } from '../../../rules/facts.ts';
import {
  ASSET_PATTERN_MAX,
  BROWSER_DESCRIPTION_MAX,
  BROWSER_NAME_MAX,
  CODE_DESCRIPTION_MAX,
  CODE_NAME_MAX,
  FACT_NOTE_MAX,
  FACT_TEXT_MAX,
  FEATURES_MAX,
  FILE_SIZE_TEXT_MAX,
  ID_MAX,
  MIN_OS_VERSION_MAX,
  MIRRORS_PER_VERSION,
  OTHER_NAMES_MAX,
  SCREENSHOTS_PER_VERSION,
  SHORT_DESCRIPTION_MAX,
  SLIDE_DESCRIPTION_MAX,
  SLIDE_TITLE_MAX,
  SOURCES_PER_BROWSER,
  SOURCE_IDENTIFIER_MAX,
  TAGS_PER_BROWSER,
  TAG_ID_MAX,
  TAG_LABEL_MAX,
  TAG_LIST_MAX,
  URL_MAX,
  VERSION_NUMBER_MAX,
} from '../../../rules/limits.ts';
import type { HomepageSettings } from '../../../rules/setting.ts';
import type { PublicationInput } from '../../../rules/publication.ts';
import type { SlideInput } from '../../../rules/slide.ts';
import { SOURCE_KINDS, type SourceInput } from '../../../rules/sources.ts';
import type { Tag } from '../../../rules/tag.ts';
import type { VersionInput } from '../../../rules/version.ts';
import {
  ARCHITECTURES,
  CODE_POSITIONS,
  LINK_TYPES,
  PLATFORMS,
  RELEASE_CHANNELS,
  TAG_COLORS,
  UPDATE_TYPES,
} from '../../../rules/vocabulary.ts';

/** The first character of UTF-8 files of some Windows programs. Excel reads a table as UTF-8 only with it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The format of a catalogue file, such as `api/database/catalogue.json`. The fields of a record are those of its form,
 * so the type check fails here when a form gets a new one. `docs/catalogue.schema.json` is made from it, and
 * `check-types.ts` checks with it what the rules of the forms assume: the types of the values. The limits are checked
 * by the rules.
 */

type Fields<Input> = Readonly<Record<keyof Input, TSchema>>;

const text = (maxLength: number, description: string) => Type.String({ maxLength, description });
const filled = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });
const textOrNull = (description: string, limits = {}) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description, ...limits });
const oneOf = (list: readonly string[], description: string) =>
  Type.Unsafe<string>({ type: 'string', enum: [...list], description });
const oneOfOrNull = (list: readonly string[], description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], enum: [...list, null], description });
const bilingual = (part: (description: string) => TSchema, description: string) =>
  Type.Object({ en: part('In English.'), zh: part('In Chinese.') }, { additionalProperties: false, description });
const picture = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: URL_MAX,
    description: `${description}: an absolute http(s) URL, or a path of this site such as /icons/comet.svg.`,
  });
const url = (description: string) => Type.String({ minLength: 1, maxLength: URL_MAX, description });
const urlOrNull = (description: string) => textOrNull(description, { maxLength: URL_MAX });
const flag = (description: string) => Type.Boolean({ description });
const order = (description: string) => Type.Integer({ minimum: 0, maximum: ID_MAX, description });
const date = (description: string) => Type.String({ format: 'date', description });
const time = (description: string) => Type.String({ format: 'date-time', description });

/** The times of a record, which count only when it is added. */
const TIMES = {
  createdAt: time('When it was created. Used only for a new record.'),
  updatedAt: time('When it was changed last. Used only for a new record.'),
};

const BROWSER_FIELDS = {
  name: bilingual((of) => filled(BROWSER_NAME_MAX, of), 'The name.'),
  description: bilingual((of) => filled(BROWSER_DESCRIPTION_MAX, of), 'The description.'),
  shortDescription: bilingual((of) => text(SHORT_DESCRIPTION_MAX, of), 'A short description. May be empty.'),
  iconUrl: picture('The icon'),
  websiteUrl: urlOrNull("The browser's own website; null without one."),
  otherNames: textOrNull('What people also search for, separated by commas; null without any.', {
    maxLength: OTHER_NAMES_MAX,
  }),
  isFeatured: flag('Whether the home page shows the browser as featured.'),
  displayOrder: order('The position in the default order. A new browser without it gets the last place.'),
  tags: Type.Array(text(TAG_ID_MAX, 'The id of a tag.'), {
    maxItems: TAGS_PER_BROWSER,
    description: 'The ids of its tags.',
  }),
  downloadCount: order('The number of counted downloads. Used only for a new browser.'),
  isDraft: flag('Whether it is a draft, which visitors do not see.'),
} satisfies Fields<BrowserInput>;

const PUBLICATION_FIELDS = {
  isDraft: flag('Whether it is a draft, which visitors do not see.'),
  visibleFrom: textOrNull('The time from which visitors see it, ISO 8601; null for no such time.', {
    format: 'date-time',
  }),
  visibleUntil: textOrNull('The time until which visitors see it, ISO 8601; null for no such time.', {
    format: 'date-time',
  }),
} satisfies Fields<PublicationInput>;

const VERSION_FIELDS = {
  versionNumber: filled(VERSION_NUMBER_MAX, "The version number in the vendor's notation."),
  releaseDate: date('The release date.'),
  releaseDateIsFirstSeen: flag(
    'Whether the release date is the day on which this version was first seen, because its release date is unknown.',
  ),
  platform: oneOf(PLATFORMS, 'The platform.'),
  architecture: oneOfOrNull(ARCHITECTURES, 'The processor architecture; null if it is not specified.'),
  releaseChannel: oneOf(RELEASE_CHANNELS, 'The release channel; stable without it.'),
  updateType: oneOfOrNull(UPDATE_TYPES, 'The update type; null if it is not specified.'),
  minOsVersion: textOrNull('The oldest supported operating system; null if it is not specified.', {
    maxLength: MIN_OS_VERSION_MAX,
  }),
  fileSize: textOrNull('The size of the download: a number of bytes, or a text of the vendor; null if it is unknown.', {
    maxLength: FILE_SIZE_TEXT_MAX,
  }),
  features: bilingual((of) => filled(FEATURES_MAX, of), 'The features, one on each line.'),
  downloadUrl: url("The vendor's download URL."),
  downloadMirrors: Type.Array(url('A URL of the same file.'), {
    maxItems: MIRRORS_PER_VERSION,
    description: 'Additional URLs of the same file.',
  }),
  screenshots: Type.Array(picture('A screenshot'), {
    maxItems: SCREENSHOTS_PER_VERSION,
    description: 'The screenshots.',
  }),
  sha256: textOrNull('The SHA-256 checksum of the file at downloadUrl, 64 hexadecimal digits; null if it is unknown.', {
    pattern: '^[0-9A-Fa-f]{64}$',
  }),
  pinned: Type.Unsafe<boolean | null>({
    type: ['boolean', 'null'],
    description: 'Whether downloadUrl is a fixed link; null if the rule for URLs decides.',
  }),
  sourceUrl: urlOrNull('The page that announced this version; null if it is unknown.'),
  ...PUBLICATION_FIELDS,
} satisfies Fields<Omit<VersionInput, 'browserId'>>;

const FACT_FIELDS = {
  topic: oneOf(FACT_TOPICS, 'What the fact is about.'),
  answer: Type.Unsafe<boolean | null>({
    type: ['boolean', 'null'],
    description: 'The value of a topic with yes or no.',
  }),
  choice: textOrNull('The value of a topic with choices.'),
  text: bilingual((of) => text(FACT_TEXT_MAX, of), 'The value of a topic with a text.'),
  sourceUrl: url('The page on which the fact was seen.'),
  seenOn: date('The day on which it was seen.'),
  note: textOrNull('A note for the administrator only.', { maxLength: FACT_NOTE_MAX }),
} satisfies Fields<FactInput>;

const SOURCE_FIELDS = {
  kind: oneOf(SOURCE_KINDS, 'The kind of source.'),
  identifier: filled(SOURCE_IDENTIFIER_MAX, 'The name of the browser at the source.'),
  releaseChannel: oneOfOrNull(RELEASE_CHANNELS, 'The channel of all its releases; null for what the source says.'),
  platform: oneOfOrNull(PLATFORMS, 'The platform of all its files; null for what the source says.'),
  assetPattern: textOrNull('Which files belong to the browser: * and {version} stand for any text and the number.', {
    maxLength: ASSET_PATTERN_MAX,
  }),
} satisfies Fields<SourceInput>;

const SLIDE_FIELDS = {
  imageUrl: picture('The picture'),
  title: bilingual((of) => filled(SLIDE_TITLE_MAX, of), 'The title.'),
  description: bilingual((of) => text(SLIDE_DESCRIPTION_MAX, of), 'The description. May be empty.'),
  linkType: oneOf(LINK_TYPES, 'What the slide links to.'),
  linkUrl: urlOrNull('The address of an external link; null without one.'),
  displayOrder: order('The position. A new slide without it gets the last place.'),
  isActive: flag('Whether visitors see the slide.'),
  ...PUBLICATION_FIELDS,
} satisfies Fields<Omit<SlideInput, 'linkTargetId'>>;

const CODE_FIELDS = {
  name: filled(CODE_NAME_MAX, 'The name.'),
  codeType: oneOf(CODE_POSITIONS, 'The place on the page.'),
  codeContent: Type.String({ minLength: 1, description: 'The HTML of the snippet.' }),
  description: text(CODE_DESCRIPTION_MAX, 'The description. May be empty.'),
  isActive: flag('Whether public pages contain the code.'),
  displayOrder: order('The position.'),
  allowAnyHost: flag('Whether pages with the code may load from any https host.'),
  ...PUBLICATION_FIELDS,
} satisfies Fields<CustomCodeInput>;

const TAG_FIELDS = {
  id: filled(TAG_ID_MAX, 'The id.'),
  label: bilingual((of) => filled(TAG_LABEL_MAX, of), 'The label.'),
  color: oneOf(TAG_COLORS, 'The colour.'),
  order: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'Ignored: the order is that of the list.',
  }),
} satisfies Fields<Tag>;

const HOMEPAGE_FIELDS = {
  liveCounters: flag('Whether the counters show real numbers.'),
  aboutUrl: urlOrNull('The page about this site; null for none.'),
  contactUrl: urlOrNull('The contact page or a mailto address; null for none.'),
  privacyUrl: urlOrNull('The privacy page; null for none.'),
} satisfies Fields<HomepageSettings>;

/** A record: its required fields identify it, the others may be omitted. */
function record(fields: TProperties, required: readonly string[], description: string) {
  const entries = Object.entries(fields).map(([name, schema]) => [
    name,
    required.includes(name) ? schema : Type.Optional(schema),
  ]);
  return Type.Object(Object.fromEntries(entries) as TProperties, { additionalProperties: false, description });
}

const list = (items: TSchema, description: string, limits = {}) => Type.Array(items, { description, ...limits });

const slug = Type.String({
  minLength: 1,
  description: 'The name of the browser in this file, to which slides refer. It stays when the English name changes.',
});
const targetVersion = {
  slug,
  versionNumber: VERSION_FIELDS.versionNumber,
  platform: VERSION_FIELDS.platform,
  architecture: VERSION_FIELDS.architecture,
  releaseChannel: oneOf(RELEASE_CHANNELS, 'The release channel; any without it.'),
  occurrence: Type.Integer({
    minimum: 1,
    description: 'Which one of several versions that are the same in all of this, from 1.',
  }),
};
const linkTarget = Type.Unsafe({
  ...record(
    targetVersion,
    ['slug', 'versionNumber', 'platform'],
    'The slug of a browser, or a version of it; null for an external link, and for an inactive slide whose target was deleted.',
  ),
  type: ['string', 'object', 'null'],
});

const VERSION = record(
  { ...VERSION_FIELDS, ...TIMES },
  ['versionNumber', 'platform'],
  'A version, recognised by its browser, platform, architecture, channel and number.',
);
const FACT = record(
  FACT_FIELDS,
  ['topic'],
  'A fact of the comparison, recognised by its topic. It has the value of its topic only.',
);
const SOURCE = record(SOURCE_FIELDS, ['kind', 'identifier'], 'An update source, recognised by all of its settings.');
const BROWSER = record(
  {
    slug,
    ...BROWSER_FIELDS,
    ...TIMES,
    facts: list(FACT, 'What is known about it.', { maxItems: FACT_TOPICS.length }),
    sources: list(SOURCE, 'What is watched for new versions.', { maxItems: SOURCES_PER_BROWSER }),
    versions: list(VERSION, 'Its versions.'),
  },
  ['slug', 'name'],
  'A browser, recognised by its slug, or else by its English name.',
);
const TAG = record(TAG_FIELDS, ['id'], 'A tag, recognised by its id.');
const SLIDE = record({ ...SLIDE_FIELDS, linkTarget, ...TIMES }, ['title'], 'A slide, recognised by its English title.');
const CODE = record({ ...CODE_FIELDS, ...TIMES }, ['name'], 'A custom code, recognised by its name.');
const HOMEPAGE = record(HOMEPAGE_FIELDS, [], 'The settings of the home page.');

const CATALOGUE = record(
  {
    $schema: Type.String({ description: 'The address of this schema, for editors. Ignored.' }),
    about: Type.String({ description: 'A note about the file. Ignored.' }),
    browsers: list(BROWSER, 'The browsers.'),
    tags: list(TAG, 'The list of tags in its order.', { maxItems: TAG_LIST_MAX }),
    slides: list(SLIDE, 'The slides at the top of the home page.'),
    customCodes: list(CODE, 'The custom codes.'),
    homepage: HOMEPAGE,
  },
  [],
  'A catalogue of AI-powered web browsers. Omitted fields of a record that exists are not changed; those of a new record have the default of the form.',
);

/** The schemas of all parts of a file, which are checked one by one. */
export const PARTS = {
  catalogue: CATALOGUE,
  browser: BROWSER,
  version: VERSION,
  fact: FACT,
  source: SOURCE,
  tag: TAG,
  slide: SLIDE,
  customCode: CODE,
  homepage: HOMEPAGE,
} as const;

/** The JSON Schema of a catalogue file, which is committed in `docs/`. */
export const CATALOGUE_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Catalogue',
  ...CATALOGUE,
};

/** The columns of a version in a table: its fields, with a column for each language of a text. */
export const VERSION_COLUMNS: Readonly<Record<string, TSchema>> = { ...VERSION_FIELDS, ...TIMES };

/** A record of a file. `check-types.ts` has checked the types of its values. */
export type FileRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is FileRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
