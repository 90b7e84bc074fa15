import type { AnyField, FieldKind } from '#rules/records/fields.ts';
import {
  ACTIVE_TYPES,
  EDITED_TYPES,
  PUBLISHED_TYPES,
  RECORDS,
  graphNameOf,
  type ActiveType,
  type EditedType,
} from '#rules/records/registry.ts';
import { absoluteUrl } from '#rules/url.ts';
import type { Services } from '../services/create-services.ts';
import { publicationTimes, type GraphqlContext } from './context.ts';
import { browserIdOf, browserIdsOf, parseInput, withBrowserId, type Browsers } from './inputs.ts';
import type { RootFields } from './root-fields.ts';
import type { MutationResolvers, QueryResolvers } from './types.generated.ts';

interface Arguments {
  id: number;
  ids: number[];
  slug?: string;
  slugs?: string[];
  input: object;
  revision: number | null;
  isActive: boolean;
  forEditing: boolean;
}

type RootField = (args: Arguments, services: Services) => unknown;
type ByName<Value> = Record<string, Value>;

function queriesOf(type: ActiveType): ByName<RootField> {
  return {
    [type]: ({ id, forEditing }, { active }) => active[type].find(id, { forEditing }),
    [`${type}s`]: (request, { active }) => active[type].list(request),
  };
}

function mutationsOf(type: EditedType): ByName<RootField> {
  const name = graphNameOf(type);
  const parse = async (browsers: Browsers, input: object) =>
    parseInput(RECORDS[type].fields, await withBrowserId(browsers, input));
  return {
    [`create${name}`]: async ({ input }, { edited, browsers }) => edited[type].create(await parse(browsers, input)),
    [`update${name}`]: async ({ id, slug, input, revision }, { edited, browsers }) =>
      edited[type].update(await browserIdOf(browsers, id, slug), await parse(browsers, input), { revision }),
    [`delete${name}s`]: async ({ ids, slugs }, { edited, browsers }) =>
      edited[type].remove(await browserIdsOf(browsers, ids, slugs)),
  };
}

function activeMutationOf(type: ActiveType): ByName<RootField> {
  const name = graphNameOf(type);
  return { [`update${name}s`]: ({ ids, isActive }, { active }) => active[type].updateMany(ids, { isActive }) };
}

type FieldResolver = (record: never, args: object, context: GraphqlContext) => unknown;

/** Our own pictures are stored as paths and sent as URLs. */
const PICTURES: Partial<Record<FieldKind, (value: never, origin: string) => unknown>> = {
  picture: absoluteUrl,
  pictures: (paths: string[], origin) => paths.map((path) => absoluteUrl(path, origin)),
};

function fieldsOf(type: EditedType): ByName<FieldResolver> {
  return Object.fromEntries(
    Object.entries<AnyField>(RECORDS[type].fields).flatMap(([name, { kind }]) => {
      const write = PICTURES[kind];
      const resolve: FieldResolver = (record, _args, { origin }) => write?.(Reflect.get(record, name), origin);
      return write ? [[name, resolve]] : [];
    }),
  );
}

const isPublished = (type: EditedType) => PUBLISHED_TYPES.includes(type);
const merged = (all: readonly object[]): object => Object.assign({}, ...all);

type Edited = Capitalize<EditedType>;
type Active = Capitalize<ActiveType>;

/** The fields of `records.generated.graphql` that are the same for all records. */
export const recordResolvers = {
  Query: merged(ACTIVE_TYPES.map(queriesOf)) as Pick<RootFields<QueryResolvers>, ActiveType | `${ActiveType}s`>,
  Mutation: merged([...EDITED_TYPES.map(mutationsOf), ...ACTIVE_TYPES.map(activeMutationOf)]) as Pick<
    RootFields<MutationResolvers>,
    `${'create' | 'update'}${Edited}` | `delete${Edited}s` | `update${Active}s`
  >,
  ...Object.fromEntries(
    EDITED_TYPES.map((type) => [graphNameOf(type), { ...fieldsOf(type), ...(isPublished(type) && publicationTimes) }]),
  ),
}; // the keys are these names
