import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLScalarType, GraphQLSchema } from 'graphql';
import { DateTimeISOResolver, LocalDateResolver } from 'graphql-scalars';
import { ROOT } from '../root.ts';
import { browserResolvers } from './browsers.ts';
import { customCodeResolvers } from './custom-codes.ts';
import { settingResolvers } from './settings.ts';
import { slideResolvers } from './slides.ts';
import { versionResolvers } from './versions.ts';

const SCHEMA_FOLDER = join(ROOT, 'api/schema');

/** A stored day was checked when it came in, and is sent as it stands. */
const scalars = { DateTime: workingsOf(DateTimeISOResolver), Date: { ...workingsOf(LocalDateResolver), serialize: (day: unknown) => day } };

/** What a ready-made scalar does, without its name and description: the SDL gives those. */
function workingsOf({ parseLiteral, parseValue, serialize }: GraphQLScalarType) {
  return { parseLiteral, parseValue, serialize };
}

/** The executable graph: the SDL of `api/schema` with the resolvers of every domain. */
export function buildSchema(): GraphQLSchema {
  const typeDefs = readdirSync(SCHEMA_FOLDER)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(SCHEMA_FOLDER, name), 'utf8'));
  return makeExecutableSchema({ typeDefs, resolvers: [scalars, browserResolvers, versionResolvers, slideResolvers, customCodeResolvers, settingResolvers] });
}
