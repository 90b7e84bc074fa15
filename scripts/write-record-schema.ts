import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print } from 'graphql';
import { SCOPES, TOKEN_DAYS_MAX, TOKEN_DAYS_SUGGESTED, TOKEN_NAME_MAX } from '#rules/access.ts';
import { SHOWN_RECORD_TYPES } from '#rules/history.ts';
import type { EditedDefinition } from '#rules/records/definition.ts';
import type { AnyField } from '#rules/records/fields.ts';
import {
  ACTIVE_TYPES,
  EDITED_TYPES,
  RECORDS,
  deletionOf,
  editedRecord,
  graphNameOf,
  type ActiveType,
  type AnyRecordType,
  type EditedType,
} from '#rules/records/registry.ts';
import {
  ARCHITECTURES,
  CODE_POSITIONS,
  LINK_TYPES,
  PLATFORMS,
  RELEASE_CHANNELS,
  TAG_COLORS,
  UPDATE_TYPES,
  memberOf,
} from '#rules/vocabulary.ts';
import { FACT_TOPICS, TOPICS, choicesOf } from '#rules/facts.ts';
import { RECORDS_AT_ONCE } from '#rules/limits.ts';
import { ROOT } from '../api/root.ts';
import { writeGenerated } from './generated.ts';

interface Special {
  /** The name of its type, if it is not the type of the record. */
  type?: string;
  /** The name of its inputs. */
  inputName?: string;
  /** The description of its input, if not only "a new" one. */
  input?: string;
  /** Fields that `extend type` has with another type. */
  notInType?: readonly string[];
  /** Other words are strings, so that a wrong one is reported with the other issues. */
  inputTypes?: Readonly<Record<string, string>>;
  /** In the history. */
  note?: string;
}

/** What differs from other records. */
const SPECIAL: Partial<Record<AnyRecordType, Special>> = {
  browser: { notInType: ['tags'] },
  version: {
    input: 'A new version. Enum values are strings, so that an invalid one is reported with the other invalid fields.',
    notInType: ['browserId'],
    inputTypes: { browserId: 'Int' },
  },
  slide: { inputTypes: { linkType: 'LinkType!' } },
  customCode: { inputTypes: { codeType: 'CodePosition' } },
  setting: {
    type: 'Settings',
    inputName: 'Settings',
    input: 'The settings of the home page. Omitted links are not changed.',
    note: 'A setting, such as the list of tags',
  },
  fact: { input: "A fact of a browser. Only the value of the topic's kind is stored." },
  source: {
    type: 'UpdateSource',
    input: 'An update source. Settings that its kind does not use are not stored.',
  },
  tag: {
    input: 'A tag of the list. The order of a tag is its position in the list.',
    inputTypes: { color: 'TagColor!' },
  },
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
const IN_FACT_TOPIC: readonly AnyField[] = [RECORDS.fact.fields.topic, RECORDS.fact.fields.choice];

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
function commonFields({ name, fields }: EditedDefinition) {
  return [
    described(`The ${name}'s id.`, 'id: Int!'),
    ...('visibleFrom' in fields
      ? [described('Whether visitors may see it: it is no draft, and its time has come.', 'isPublished: Boolean!')]
      : []),
    described('Rises with every change.', 'revision: Int!'),
  ];
}

/** Visitors get null for what only the administrator gets, but for `isDraft`. */
function outputFields(type: AnyRecordType) {
  return fieldsOf(type).map(([name, field]) => {
    const isForAdministrator = field.only === 'administrator' && field.empty === null;
    const about = isForAdministrator ? `${field.about} Visitors get null.` : field.about;
    return described(about, `${name}: ${typeName(field)}${field.empty === null ? '' : '!'}`);
  });
}

function fieldsOf(type: AnyRecordType) {
  return Object.entries<AnyField>(RECORDS[type].fields).filter(([name]) => !SPECIAL[type]?.notInType?.includes(name));
}

function inputFields(recordType: AnyRecordType, isChange: boolean) {
  const inputTypes = SPECIAL[recordType]?.inputTypes ?? {};
  return Object.entries<AnyField>(RECORDS[recordType].fields)
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

function recordBlocks(type: AnyRecordType) {
  const { type: typeName, inputName, input } = SPECIAL[type] ?? {};
  const graphName = graphNameOf(type);
  const edited = isEdited(type) ? editedRecord(type) : null;
  const common = edited ? commonFields(edited) : [];
  return [
    block('type', typeName ?? graphName, RECORDS[type].about, [...common, ...outputFields(type)]),
    block('input', `${inputName ?? graphName}Input`, input ?? `A new ${edited?.name}.`, inputFields(type, false)),
    ...(edited
      ? [
          block(
            'input',
            `${graphName}Change`,
            `The changed fields of a ${edited.name}. Null means the same as a blank text: it removes an optional value, clears an optional text, and is invalid for a required field.`,
            inputFields(type, true),
          ),
        ]
      : []),
  ];
}

const AT_MOST = `The ids, at most ${RECORDS_AT_ONCE}.`;

function queriesOf(type: EditedType) {
  const { name } = editedRecord(type);
  return [
    described(
      `A ${name} by its id, or null. Visitors get only an active and public one.`,
      `${type}("Its id." id: Int!, "Also one that is not public." forEditing: Boolean! = false): ${graphNameOf(type)}`,
    ),
    described(
      `The ${name}s in their order. Visitors get only active and public ones.`,
      `${type}s("Only those that visitors get, even for the administrator." activeOnly: Boolean! = false "All ${name}s." forEditing: Boolean! = false): [${graphNameOf(type)}!]!`,
    ),
  ];
}

function mutationsOf(recordType: EditedType) {
  const { name, fields } = editedRecord(recordType);
  const type = graphNameOf(recordType);
  const [idArguments, ids] =
    recordType === 'browser'
      ? ['id: Int! = 0, "Its slug instead." slug: String', 'ids: [Int!]! = [], "Their slugs instead." slugs: [String!]']
      : ['id: Int!', 'ids: [Int!]!'];
  const id = described(`The ${name}'s id.`, idArguments);
  const deletion = deletionOf(recordType);
  return [
    described(`Creates a ${name}.`, `create${type}("The new ${name}." input: ${type}Input!): ${type}!`),
    described(
      `Updates a ${name}. Omitted fields are not changed.`,
      `update${type}(${id} "The changed fields." input: ${type}Change! "The edited revision." revision: Int): ${type}!`,
    ),
    described(`Deletes ${name}s${deletion}.`, `delete${type}s(${described(AT_MOST, ids)}): BulkResult!`),
    ...('isActive' in fields
      ? [
          described(
            `Activates or deactivates several ${name}s.`,
            `update${type}s(${described(AT_MOST, 'ids: [Int!]!')}, "Whether they are active." isActive: Boolean!): BulkResult!`,
          ),
        ]
      : []),
  ];
}

/** With the scopes of all records. */
function createAccessToken() {
  const scopes = SCOPES.map((scope) => `\`${scope}\``);
  return described(
    'Creates an access token and returns it, only this once.',
    `createAccessToken("At most ${TOKEN_NAME_MAX} characters." name: String!, "At least one scope: ${scopes.slice(0, -1).join(', ')} or ${scopes.at(-1)}." scopes: [String!]!, "At most ${TOKEN_DAYS_MAX}." days: Int! = ${TOKEN_DAYS_SUGGESTED}): String!`,
  );
}

const WRITTEN_HERE = ['api/schema/records.generated.graphql', 'web/admin/records/values.graphql'] as const;

/** What a person wrote in place of it. */
function writtenIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return parse(
    files
      .filter((name) => name.endsWith('.graphql') && !WRITTEN_HERE.some((path) => path.endsWith(name)))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n'),
  ).definitions;
}

const writtenFields = writtenIn(join(ROOT, 'api/schema')).flatMap((definition) =>
  (definition.kind === Kind.OBJECT_TYPE_EXTENSION || definition.kind === Kind.OBJECT_TYPE_DEFINITION) &&
  ['Query', 'Mutation'].includes(definition.name.value)
    ? (definition.fields ?? [])
    : [],
);

const isMissing = (field: string) => !writtenFields.some(({ name }) => field.includes(`" ${name.value}(`));

function isEdited(type: AnyRecordType): type is EditedType {
  return memberOf(EDITED_TYPES, type) !== undefined;
}

function valuesOf(type: EditedType) {
  const fields = fieldsOf(type).map(([field, { kind }]) => (kind === 'localized' ? `${field} { en zh }` : field));
  return `fragment ${graphNameOf(type)}Values on ${graphNameOf(type)} { ${fields.join(' ')} }`;
}

const writtenOperations = writtenIn(join(ROOT, 'web')).flatMap((definition) =>
  'name' in definition ? (definition.name?.value ?? []) : [],
);

/** What the screens of a record send. */
function operationsOf(type: ActiveType) {
  const name = graphNameOf(type);
  const written = writtenFields.find((field) => field.name.value === type);
  const forEditing =
    written && !written.arguments?.some((one) => one.name.value === 'forEditing') ? '' : 'forEditing: true';
  const operations = {
    [`${name}ToEdit`]: `query ${name}ToEdit($id: Int!) { record: ${type}(id: $id ${forEditing}) { ...Admin${name} } }`,
    [`Admin${name}s`]: `query Admin${name}s { records: ${type}s(forEditing: true) { ...Admin${name} } }`,
    [`Create${name}`]: `mutation Create${name}($input: ${name}Input!) { created: create${name}(input: $input) { id revision } }`,
    [`Update${name}`]: `mutation Update${name}($id: Int!, $input: ${name}Change!, $revision: Int) { update${name}(id: $id, input: $input, revision: $revision) { ...Admin${name} } }`,
    [`Update${name}s`]: `mutation Update${name}s($ids: [Int!]!, $isActive: Boolean!) { update${name}s(ids: $ids, isActive: $isActive) { count } }`,
    [`Delete${name}s`]: `mutation Delete${name}s($ids: [Int!]!) { removed: delete${name}s(ids: $ids) { count } }`,
    [`Admin${name}`]: `fragment Admin${name} on ${name} { id ...${name}Values revision }`,
  };
  return Object.entries(operations).flatMap(([key, text]) => (writtenOperations.includes(key) ? [] : [text]));
}

const enumOf = (name: keyof typeof ENUMS, about: string) => block('enum', name, about, ENUMS[name]);
const KIND_OF_FACT = { answer: 'Yes or no.', text: 'A text.' };
const topics = FACT_TOPICS.map((topic) => {
  const { kind } = TOPICS[topic];
  return described(kind === 'choice' ? `One of ${choicesOf(topic).join(', ')}.` : KIND_OF_FACT[kind], topic);
});
const recordTypes = SHOWN_RECORD_TYPES.map((type) => {
  const note = SPECIAL[type]?.note;
  return note ? described(note, type) : type;
});
const queries = ACTIVE_TYPES.flatMap(queriesOf).filter(isMissing);
const mutations = [...EDITED_TYPES.flatMap(mutationsOf).filter(isMissing), createAccessToken()];
const schema = [
  // The words of the vocabulary that need no explanation.
  enumOf('Platform', 'An operating system.'),
  enumOf('TagColor', 'The colour of a tag.'),
  block('enum', 'FactTopic', 'A row of the comparison at `/compare`, with what its facts say.', topics),
  block('enum', 'RecordType', 'The type of a record in the history.', recordTypes),
  ...(Object.keys(RECORDS) as AnyRecordType[]).flatMap(recordBlocks), // the constant has no other keys
  `extend type Query { ${queries.join(' ')} }`,
  `extend type Mutation { ${mutations.join(' ')} }`,
];

const format = (definitions: readonly string[]) => `${print(parse(definitions.join('\n')))}\n`;

/** What is not in the tables stands in `extend type`. */
const [schemaFile, operationsFile] = WRITTEN_HERE;
writeGenerated(schemaFile, format(schema));
writeGenerated(
  operationsFile,
  `# Written by scripts/write-record-schema.ts.\n${format([...EDITED_TYPES.map(valuesOf), ...ACTIVE_TYPES.flatMap(operationsOf)])}`,
);
