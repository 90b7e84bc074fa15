import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLScalarType, GraphQLSchema } from 'graphql';
import { DateTimeISOResolver, LocalDateResolver } from 'graphql-scalars';
import { API_FOLDER } from '../root.ts';
import { administrationResolvers } from './administration.ts';
import { browserResolvers } from './browsers.ts';
import { customCodeResolvers } from './custom-codes.ts';
import { historyResolvers } from './history.ts';
import { proposalResolvers } from './proposals.ts';
import { linkResolvers } from './links.ts';
import { withFieldServices } from './root-fields.ts';
import { recordResolvers } from './records.ts';
import { settingResolvers } from './settings.ts';
import { slideResolvers } from './slides.ts';
import { sourceResolvers } from './sources.ts';
import { versionResolvers } from './versions.ts';

const SCHEMA_FOLDER = join(API_FOLDER, 'schema');

/** Stored dates are valid. */
const scalars = {
  DateTime: functionsOf(DateTimeISOResolver),
  Date: { ...functionsOf(LocalDateResolver), serialize: (day: unknown) => day },
};

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
        recordResolvers,
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
