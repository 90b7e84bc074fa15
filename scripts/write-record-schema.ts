import { parse, print } from 'graphql';
import type { AnyField, Table } from '#rules/records/fields.ts';
import { RECORD_ABOUT } from '#rules/records/about.ts';
import { TABLES } from '#rules/records/tables.ts';
import {
  ARCHITECTURES,
  CODE_POSITIONS,
  LINK_TYPES,
  PLATFORMS,
  RELEASE_CHANNELS,
  TAG_COLORS,
  UPDATE_TYPES,
} from '#rules/vocabulary.ts';
import { FACT_TOPICS, TOPICS, choicesOf } from '#rules/facts.ts';
import { RECORDS_AT_ONCE } from '#rules/limits.ts';
import { writeGenerated } from './generated.ts';

interface RecordTypes {
  table: Table;
  /** The name of its type, if it is not the key. */
  type?: string;
  /** What sentences call it. Such a record has changes and mutations; another one is saved as a whole. */
  name?: string;
  /** The description of its input, if not only "a new" one. */
  input?: string;
  /** What the deletion does besides. */
  deletion?: string;
  /** Fields that `extend type` has with another type. */
  notInType?: readonly string[];
  /** Other words are strings, so that a wrong one is reported with the other issues. */
  inputTypes?: Readonly<Record<string, string>>;
}

const RECORDS: Readonly<Record<keyof typeof RECORD_ABOUT, RecordTypes>> = {
  Browser: {
    table: TABLES.browser,
    name: 'browser',
    deletion: ' with all versions, and deactivates the slides that link there',
    notInType: ['tags'],
  },
  Version: {
    table: TABLES.version,
    name: 'version',
    input: 'A new version. Enum values are strings, so that an invalid one is reported with the other invalid fields.',
    deletion: ', and deactivates the slides that link there',
    notInType: ['browserId'],
    inputTypes: { browserId: 'Int' },
  },
  Fact: { table: TABLES.fact, input: "A fact of a browser. Only the value of the topic's kind is stored." },
  Slide: { table: TABLES.slide, name: 'slide', inputTypes: { linkType: 'LinkType!' } },
  CustomCode: { table: TABLES.customCode, name: 'custom code', inputTypes: { codeType: 'CodePosition' } },
  Tag: {
    table: TABLES.tag,
    input: 'A tag of the list. The order of a tag is its position in the list.',
    inputTypes: { color: 'TagColor!' },
  },
  Source: {
    table: TABLES.source,
    type: 'UpdateSource',
    input: 'An update source. Settings that its kind does not use are not stored.',
  },
  Settings: { table: TABLES.setting, input: 'The settings of the home page. Omitted links are not changed.' },
};

const ENUMS = {
  Platform: PLATFORMS,
  Architecture: ARCHITECTURES,
  ReleaseChannel: RELEASE_CHANNELS,
  UpdateType: UPDATE_TYPES,
  LinkType: LINK_TYPES,
  CodePosition: CODE_POSITIONS,
  TagColor: TAG_COLORS,
  FactTopic: FACT_TOPICS,
};

const wordsOf = ({ schema }: AnyField) => ((schema.enum ?? []) as (string | null)[]).filter((word) => word !== null); // the words of a choice

function typeName(field: AnyField) {
  if (field.schema.format === 'date') return 'Date';
  const words = wordsOf(field);
  const [found] = Object.entries(ENUMS).find(([, list]) => list.join() === words.join()) ?? [];
  return found ?? SCALARS[field.kind] ?? 'String';
}

const SCALARS: Readonly<Partial<Record<AnyField['kind'], string>>> = {
  localized: 'LocalizedText',
  flag: 'Boolean',
  count: 'Int',
  id: 'Int',
  time: 'DateTime',
  urls: '[String!]',
  pictures: '[String!]',
  tagIds: '[String!]',
};
const INPUT_SCALARS = { ...SCALARS, localized: 'LocalizedTextInput', time: 'String' };

/** The type `FactTopic` says their words. */
const IN_FACT_TOPIC: readonly AnyField[] = [TABLES.fact.topic, TABLES.fact.choice];

function limitsOf(field: AnyField): (string | false)[] {
  const { kind, schema } = field;
  const { maxLength, maxItems } = schema as { maxLength?: number; maxItems?: number }; // as in JSON Schema
  const isUrl = kind === 'url' || kind === 'picture';
  const isUrls = kind === 'urls' || kind === 'pictures';
  const words = wordsOf(field);
  return [
    isUrl && 'An http(s) URL.',
    isUrls && `At most ${maxItems}, each an http(s) URL.`,
    words.length > 0 && !IN_FACT_TOPIC.includes(field) && `One of ${words.join(', ')}.`,
    schema.format === 'date' && 'YYYY-MM-DD.',
    kind === 'time' && 'ISO 8601 with an offset or `Z`.',
    kind === 'count' && '0 or more.',
    maxLength !== undefined &&
      !isUrl &&
      `At most ${maxLength.toLocaleString('en')} characters${kind === 'localized' ? ' in each language' : ''}.`,
  ];
}

const defaultOf = ({ empty }: AnyField) =>
  (empty === true || (typeof empty === 'string' && empty !== '')) && `The default is ${empty}.`;

const described = (text: string, definition: string) => `${JSON.stringify(text)} ${definition}`;

const block = (kind: string, name: string, about: string, fields: readonly string[]) =>
  described(about, `${kind} ${name} { ${fields.join(' ')} }`);

/** What a record that people edit has besides its table. */
function commonFields({ table, name }: RecordTypes) {
  if (!name) return [];
  return [
    described(`The ${name}'s id.`, 'id: Int!'),
    ...('visibleFrom' in table
      ? [described('Whether visitors may see it: it is no draft, and its time has come.', 'isPublished: Boolean!')]
      : []),
    described('Rises with every change.', 'revision: Int!'),
  ];
}

/** Visitors get null for what only the administrator gets, but for `isDraft`. */
function outputFields({ table, notInType = [] }: RecordTypes) {
  return Object.entries(table)
    .filter(([name]) => !notInType.includes(name))
    .map(([name, field]) => {
      const isForAdministrator = field.only === 'administrator' && field.empty === null;
      const about = isForAdministrator ? `${field.about} Visitors get null.` : field.about;
      return described(about, `${name}: ${typeName(field)}${field.empty === null ? '' : '!'}`);
    });
}

function inputFields({ table, inputTypes = {} }: RecordTypes, isChange: boolean) {
  return Object.entries(table)
    .filter(([, { only }]) => !(isChange && only === 'new'))
    .map(([name, field]) => {
      const type = inputTypes[name] ?? `${INPUT_SCALARS[field.kind] ?? 'String'}${field.isRequired ? '!' : ''}`;
      const notes = [
        field.about,
        ...limitsOf(field),
        !isChange && !type.endsWith('!') && (field.isRequired ? 'Required.' : defaultOf(field)),
      ];
      return described(notes.filter(Boolean).join(' '), `${name}: ${isChange ? type.replace(/!$/u, '') : type}`);
    });
}

function mutationsOf(type: string, { name = '', deletion = '' }: RecordTypes) {
  const [idArguments, ids] =
    type === 'Browser'
      ? ['id: Int! = 0, "Its slug instead." slug: String', 'ids: [Int!]! = [], "Their slugs instead." slugs: [String!]']
      : ['id: Int!', 'ids: [Int!]!'];
  const id = described(`The ${name}'s id.`, idArguments);
  return [
    described(`Creates a ${name}.`, `create${type}("The new ${name}." input: ${type}Input!): ${type}!`),
    described(
      `Updates a ${name}. Omitted fields are not changed.`,
      `update${type}(${id} "The changed fields." input: ${type}Change! "The edited revision." revision: Int): ${type}!`,
    ),
    described(`Deletes a ${name}${deletion}.`, `delete${type}(${id}): Deletion!`),
    described(
      `Deletes several ${name}s${deletion}.`,
      `delete${type}s("The ids, at most ${RECORDS_AT_ONCE}." ${ids}): BulkResult!`,
    ),
  ];
}

function fragment(name: string, { table, notInType = [] }: RecordTypes) {
  const fields = Object.entries(table)
    .filter(([field]) => !notInType.includes(field))
    .map(([field, { kind }]) => (kind === 'localized' ? `${field} { en zh }` : field));
  return `fragment ${name}Values on ${name} { ${fields.join(' ')} }`;
}

const all = Object.entries(RECORDS) as [keyof typeof RECORD_ABOUT, RecordTypes][]; // the constant has no other keys
const editable = all.filter(([, { name }]) => name);
const enumOf = (name: keyof typeof ENUMS, about: string) => block('enum', name, about, ENUMS[name]);
const KIND_OF_FACT = { answer: 'Yes or no.', text: 'A text.' };
const topics = FACT_TOPICS.map((topic) => {
  const { kind } = TOPICS[topic];
  return described(kind === 'choice' ? `One of ${choicesOf(topic).join(', ')}.` : KIND_OF_FACT[kind], topic);
});
const schema = [
  // The words of the vocabulary that need no explanation.
  enumOf('Platform', 'An operating system.'),
  enumOf('TagColor', 'The colour of a tag.'),
  block('enum', 'FactTopic', 'A row of the comparison at `/compare`, with what its facts say.', topics),
  ...all.flatMap(([type, record]) => [
    block('type', record.type ?? type, RECORD_ABOUT[type], [...commonFields(record), ...outputFields(record)]),
    block('input', `${type}Input`, record.input ?? `A new ${record.name}.`, inputFields(record, false)),
    ...(record.name
      ? [
          block(
            'input',
            `${type}Change`,
            `The changed fields of a ${record.name}. Null means the same as a blank text: it removes an optional value, clears an optional text, and is invalid for a required field.`,
            inputFields(record, true),
          ),
        ]
      : []),
  ]),
  `extend type Mutation { ${editable.flatMap(([type, record]) => mutationsOf(type, record)).join(' ')} }`,
];

const format = (definitions: readonly string[]) => `${print(parse(definitions.join('\n')))}\n`;

/** What is not in the tables stands in `extend type`. */
writeGenerated('api/schema/records.generated.graphql', format(schema));
writeGenerated(
  'web/admin/records/values.generated.graphql',
  format(editable.map(([type, record]) => fragment(type, record))),
);
