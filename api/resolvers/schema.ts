import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, Kind, type GraphQLScalarType, type GraphQLSchema, type ValueNode } from 'graphql';
import { DateTimeISOResolver, LocalDateResolver } from 'graphql-scalars';
import { calendarDateOf } from '#rules/calendar.ts';
import { ROOT } from '../root.ts';
import { administrationResolvers } from './administration.ts';
import { browserResolvers } from './browsers.ts';
import { customCodeResolvers } from './custom-codes.ts';
import { historyResolvers } from './history.ts';
import { proposalResolvers } from './proposals.ts';
import { linkResolvers } from './links.ts';
import { withFieldServices } from './root-fields.ts';
import { settingResolvers } from './settings.ts';
import { slideResolvers } from './slides.ts';
import { sourceResolvers } from './sources.ts';
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
