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
import { calendarDateOf } from '../../rules/calendar.ts';
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
import type { Services } from '../services/create-services.ts';
import type { Resolvers } from './types.generated.ts';
import { versionResolvers } from './versions.ts';

const SCHEMA_FOLDER = join(ROOT, 'api/schema');

/**
 * A stored date was validated when it was saved, so `Date` does not validate it again. The library reads 30 February as
 * a day in March.
 */
const scalars = {
  DateTime: { ...functionsOf(DateTimeISOResolver), parseValue: parseTime, parseLiteral: parseTimeLiteral },
  Date: { ...functionsOf(LocalDateResolver), serialize: (day: unknown) => day },
};

function parseTime(value: unknown): Date {
  if (typeof value === 'string' && !calendarDateOf(value))
    throw new GraphQLError(`DateTime cannot represent the invalid day ${value.slice(0, 10)}`);
  return DateTimeISOResolver.parseValue(value);
}

function parseTimeLiteral(node: ValueNode): Date {
  if (node.kind === Kind.STRING) return parseTime(node.value);
  return DateTimeISOResolver.parseLiteral(node);
}

/** The functions of a library's scalar without its name and description, which are in the SDL. */
function functionsOf({ parseLiteral, parseValue, serialize }: GraphQLScalarType) {
  return { parseLiteral, parseValue, serialize };
}

let schema: GraphQLSchema | undefined;

/**
 * The executable schema. It is built once, because building it takes half of a start, and tests start the product
 * often.
 */
export function executableSchema(): GraphQLSchema {
  schema ??= buildSchema();
  return schema;
}

function buildSchema(): GraphQLSchema {
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

/**
 * The arguments and fields of inputs that name browsers by slugs, and those in which resolvers get their ids. They stand
 * beside the ids, because clients declare these as `Int`.
 */
const IDS_OF = new Map([
  ['slug', 'id'],
  ['slugs', 'ids'],
  ['browserSlug', 'browserId'],
  ['browserSlugs', 'browsers'],
]);
const INPUTS = ['input', 'inputs', 'filter'];

function hasSlugs(args: object): boolean {
  return Object.keys(args).some((name) => IDS_OF.has(name) || INPUTS.includes(name));
}

/** Replaces the slugs of browsers by ids; an unknown one by 0, which is no id. */
async function withBrowserIds(
  args: object,
  { browsers }: Pick<Services, 'browsers'>,
  isInput = false,
): Promise<object> {
  const result: Record<string, unknown> = { ...args };
  for (const [name, value] of Object.entries(args)) {
    const target = isInput && name === 'slug' ? undefined : IDS_OF.get(name); // a browser's own slug
    const inner = async (input: unknown) =>
      typeof input === 'object' && input !== null ? withBrowserIds(input, { browsers }, true) : input;
    if (INPUTS.includes(name))
      result[name] = Array.isArray(value) ? await Promise.all(value.map(inner)) : await inner(value);
    if (!target) continue;
    delete result[name];
    if (typeof value === 'string') result[target] = await browsers.idOf(value);
    if (Array.isArray(value)) {
      const found = await Promise.all(value.map(async (slug: string) => browsers.idOf(slug)));
      result[target] = [...((result[target] as number[] | null | undefined) ?? []), ...found];
    }
  }
  return result;
}

/**
 * Gives each resolver of `Query` and `Mutation` the services of its field, because an access token may have the scope of
 * one field and not that of another.
 */
function withFieldServices(resolvers: Resolvers): Resolvers {
  const wrap = (type: 'Query' | 'Mutation') =>
    Object.entries(resolvers[type] ?? {}).map(([name, resolve]) => [
      name,
      (root: object, args: object, context: GraphqlContext, info: GraphQLResolveInfo): unknown => {
        const { token, services } = context;
        const own = token ? token.servicesFor(token.actorFor(`${type}.${name}`)) : services;
        const call = (named: object): unknown =>
          // All resolvers of this product are functions.
          (resolve as GraphQLFieldResolver<object, GraphqlContext>)(root, named, { ...context, services: own }, info);
        return hasSlugs(args) ? withBrowserIds(args, own).then(call) : call(args);
      },
    ]);
  return { ...resolvers, Query: Object.fromEntries(wrap('Query')), Mutation: Object.fromEntries(wrap('Mutation')) };
}
