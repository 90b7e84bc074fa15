import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  GraphQLError,
  Kind,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLScalarType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import { DateTimeISOResolver, LocalDateResolver } from 'graphql-scalars';
import { calendarDateOf } from '#rules/calendar.ts';
import { invalidField } from '../errors.ts';
import { ROOT } from '../root.ts';
import { administrationResolvers } from './administration.ts';
import { browserResolvers } from './browsers.ts';
import type { GraphqlContext } from './context.ts';
import { customCodeResolvers } from './custom-codes.ts';
import { factResolvers } from './facts.ts';
import { historyResolvers } from './history.ts';
import { proposalResolvers } from './proposals.ts';
import { linkResolvers } from './links.ts';
import { settingResolvers } from './settings.ts';
import { slideResolvers } from './slides.ts';
import { sourceResolvers } from './sources.ts';
import type { Resolvers } from './types.generated.ts';
import { versionResolvers } from './versions.ts';

const SCHEMA_FOLDER = join(ROOT, 'api/schema');

/** Stored dates are valid. The library reads 30 February as a day in March. */
const scalars = {
  DateTime: { ...functionsOf(DateTimeISOResolver), parseValue: parseTime, parseLiteral: parseTimeLiteral },
  Date: { ...functionsOf(LocalDateResolver), serialize: (day: unknown) => day },
};

function parseTime(value: unknown) {
  if (typeof value === 'string' && !calendarDateOf(value))
    throw new GraphQLError(`DateTime cannot represent the invalid day ${value.slice(0, 10)}`);
  return DateTimeISOResolver.parseValue(value);
}

function parseTimeLiteral(node: ValueNode) {
  if (node.kind === Kind.STRING) return parseTime(node.value);
  return DateTimeISOResolver.parseLiteral(node);
}

function functionsOf({ parseLiteral, parseValue, serialize }: GraphQLScalarType) {
  return { parseLiteral, parseValue, serialize };
}

let schema: GraphQLSchema | undefined;

/** Built once: it takes half of a start, and tests start the product often. */
export function executableSchema(): GraphQLSchema {
  schema ??= buildSchema();
  return schema;
}

function buildSchema() {
  const typeDefs = readdirSync(SCHEMA_FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(SCHEMA_FOLDER, name), 'utf8'));
  return makeExecutableSchema({
    typeDefs,
    resolvers: [
      scalars,
      ...[
        administrationResolvers,
        browserResolvers,
        versionResolvers,
        factResolvers,
        proposalResolvers,
        sourceResolvers,
        slideResolvers,
        customCodeResolvers,
        settingResolvers,
        linkResolvers,
        historyResolvers,
      ].map(withFieldServices),
    ],
  });
}

/** Arguments with slugs, and those for the ids, whose type `Int` clients have declared. */
const IDS_OF: Readonly<Record<string, string>> = {
  slug: 'id',
  slugs: 'ids',
  browserSlug: 'browserId',
  browserSlugs: 'browsers',
};

/** In inputs, `slug` is that of the record. */
async function withBrowserIds(args: object, idOf: (slug: string) => Promise<number>, isInput = false) {
  const entries = Object.entries(args).map(async ([name, value]: [string, unknown]) => {
    const target = isInput && name === 'slug' ? undefined : IDS_OF[name];
    // Nobody knows which of both is meant. The default is 0 or an empty list.
    if (target && value && Reflect.get(args, target) && String(Reflect.get(args, target)) !== '')
      throw invalidField(name);
    const read = async (one: unknown): Promise<unknown> => {
      if (target && typeof one === 'string') return idOf(one);
      return /^(?:inputs?|filter)$/u.test(name) && typeof one === 'object' && one !== null
        ? withBrowserIds(one, idOf, true)
        : one;
    };
    return [target && value ? target : name, await (Array.isArray(value) ? Promise.all(value.map(read)) : read(value))];
  });
  return Object.fromEntries(await Promise.all(entries)) as object;
}

/**
 * Each resolver of `Query` and `Mutation` gets the services of its field: an access token may have the scope of one
 * field and not that of another.
 */
function withFieldServices(resolvers: Resolvers): Resolvers {
  const wrap = (type: 'Query' | 'Mutation') =>
    Object.entries(resolvers[type] ?? {}).map(([name, resolve]) => [
      name,
      (root: object, args: object, context: GraphqlContext, info: GraphQLResolveInfo): unknown => {
        const { token, services } = context;
        const own = token ? token.servicesFor(token.actorFor(`${type}.${name}`)) : services;
        return withBrowserIds(args, own.browsers.idOf).then((named): unknown =>
          // All resolvers are functions.
          (resolve as GraphQLFieldResolver<object, GraphqlContext>)(root, named, { ...context, services: own }, info),
        );
      },
    ]);
  return { ...resolvers, Query: Object.fromEntries(wrap('Query')), Mutation: Object.fromEntries(wrap('Mutation')) };
}
