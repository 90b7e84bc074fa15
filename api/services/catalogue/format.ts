import { FACT_TOPICS } from '#rules/facts.ts';
import { ID_MAX, SOURCES_PER_BROWSER, TAG_LIST_MAX } from '#rules/limits.ts';
import { mapFields, type AnyField, type Table } from '#rules/records/fields.ts';
import { RECORDS } from '#rules/records/registry.ts';

/** Some Windows programs write it. Excel reads a table as UTF-8 only with it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** JSON Schema with the limits of types. The rules of the forms check all others, with their own messages. */
export interface Schema {
  type: string | string[];
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: false;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  enum?: readonly unknown[];
  format?: string;
}

function fileSchema({ kind, schema, about, only }: AnyField, note: string | undefined): Schema {
  const isPicture = kind === 'picture' || kind === 'pictures';
  const description = [
    about,
    ...(isPicture ? ['May be a path of this site such as /icons/comet.svg.'] : []),
    ...(only === 'new' ? ['Used only for a new record.'] : []),
    ...(note ? [note] : []),
  ].join(' ');
  const described = (text: string) => ({ ...schema, description: text }) as Schema; // each table's schema has a type
  if (kind === 'localized')
    return record({ en: described('In English.'), zh: described('In Chinese.') }, ['en', 'zh'], description);
  return { ...described(description), ...(kind === 'count' && { maximum: ID_MAX }) };
}

/** `notes` are sentences that count for files only. */
function fileFields<T extends Table>(table: T, notes: Partial<Record<keyof T, string>> = {}) {
  return mapFields(table, (field, name) => fileSchema(field, notes[name]));
}

/** A record: its required fields identify it, the others may be omitted. */
function record(properties: Record<string, Schema>, required: readonly string[], description: string): Schema {
  return { type: 'object', required, properties, additionalProperties: false, description };
}

const list = (items: Schema, description: string, limits = {}): Schema => ({
  type: 'array',
  items,
  description,
  ...limits,
});
const text = (description: string, limits = {}): Schema => ({ type: 'string', description, ...limits });

const DATE_TIME = { format: 'date-time' };

const TIMES = {
  createdAt: text('When it was created. Used only for a new record.', DATE_TIME),
  updatedAt: text('When it was changed last. Used only for a new record.', DATE_TIME),
};

const IS_LAST = 'A new record without it comes last.';
const { browserId: _browserId, ...VERSION_FIELDS } = fileFields(RECORDS.version.fields);
const { linkTargetId: _linkTargetId, ...SLIDE_FIELDS } = fileFields(RECORDS.slide.fields, { displayOrder: IS_LAST });

const ID = { id: { type: 'integer', description: 'The id in the catalogue from which the file comes. Ignored.' } };

const browserFields = fileFields(RECORDS.browser.fields, {
  displayOrder: IS_LAST,
  slug: 'Slides of the file refer to the browser by it. A new browser without it gets one from its name.',
});
const { slug } = browserFields;
const targetVersion = {
  slug,
  versionNumber: VERSION_FIELDS.versionNumber,
  platform: VERSION_FIELDS.platform,
  architecture: VERSION_FIELDS.architecture,
  releaseChannel: { ...VERSION_FIELDS.releaseChannel, description: 'The release channel; any without it.' },
  occurrence: {
    type: 'integer',
    minimum: 1,
    description: 'Which one of several versions that are the same in all of this, from 1.',
  },
};
const linkTarget = {
  ...record(
    targetVersion,
    ['slug', 'versionNumber', 'platform'],
    'The slug of a browser, or a version of it; null for an external link, and for an inactive slide whose target was deleted.',
  ),
  type: ['string', 'object', 'null'],
};

const VERSION = record(
  { ...ID, ...VERSION_FIELDS, ...TIMES },
  ['versionNumber', 'platform'],
  'A version, recognised by its browser, platform, architecture, channel and number.',
);
const FACT = record(
  fileFields(RECORDS.fact.fields),
  ['topic'],
  'A fact of the comparison, recognised by its topic. It has the value of its topic only.',
);
const SOURCE = record(
  fileFields(RECORDS.source.fields),
  ['kind', 'identifier'],
  'An update source, recognised by all of its settings.',
);
const BROWSER = record(
  {
    ...ID,
    ...browserFields,
    ...TIMES,
    facts: list(FACT, 'What is known about it.', { maxItems: FACT_TOPICS.length }),
    sources: list(SOURCE, 'What is watched for new versions.', { maxItems: SOURCES_PER_BROWSER }),
    versions: list(VERSION, 'Its versions.'),
  },
  ['name'],
  'A browser, recognised by its slug, or else by its English name.',
);
const TAG = record(
  {
    ...fileFields(RECORDS.tag.fields),
    order: { type: ['integer', 'null'], description: 'Ignored: the order is that of the list.' },
  },
  ['id'],
  'A tag, recognised by its id.',
);
const SLIDE = record(
  { ...ID, ...SLIDE_FIELDS, linkTarget, ...TIMES },
  ['title'],
  'A slide, recognised by its English title.',
);
const CODE = record(
  {
    ...fileFields(RECORDS.customCode.fields),
    allowAnyHost: { type: 'boolean', description: 'In older files. Ignored.' },
    ...TIMES,
  },
  ['name'],
  'A custom code, recognised by its name.',
);
const HOMEPAGE = record(fileFields(RECORDS.setting.fields), [], 'The settings of the home page.');

const CATALOGUE = record(
  {
    $schema: text('The address of this schema, for editors. Ignored.'),
    about: text('A note about the file. Ignored.'),
    cursor: text('The position of the change feed. Ignored.'),
    license: text('The license of the data (SPDX). Ignored.'),
    browsers: list(BROWSER, 'The browsers.'),
    tags: list(TAG, 'The list of tags in its order.', { maxItems: TAG_LIST_MAX }),
    slides: list(SLIDE, 'The slides at the top of the home page.'),
    customCodes: list(CODE, 'The custom codes.'),
    homepage: HOMEPAGE,
  },
  [],
  'A catalogue of AI-powered web browsers. Omitted fields of a record that exists are not changed; those of a new record have the default of the form.',
);

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

/** The JSON Schema of a catalogue file, such as `api/database/catalogue.json`. */
export const CATALOGUE_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Catalogue',
  ...CATALOGUE,
};

export const VERSION_COLUMNS: Readonly<Record<string, Schema>> = { ...VERSION_FIELDS, ...TIMES };

/** A record of a file. `read-file.ts` has checked the types of its values. */
export type FileRecord = Readonly<Record<string, unknown>>;
