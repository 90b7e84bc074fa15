import { expect, test } from 'vitest';
import type { administrationResolvers } from '../resolvers/administration.ts';
import type { browserResolvers } from '../resolvers/browsers.ts';
import type { customCodeResolvers } from '../resolvers/custom-codes.ts';
import type { historyResolvers } from '../resolvers/history.ts';
import type { proposalResolvers } from '../resolvers/proposals.ts';
import type { linkResolvers } from '../resolvers/links.ts';
import type { recordResolvers } from '../resolvers/records.ts';
import type { settingResolvers } from '../resolvers/settings.ts';
import type { slideResolvers } from '../resolvers/slides.ts';
import type { sourceResolvers } from '../resolvers/sources.ts';
import type { Resolvers, ResolversParentTypes } from '../resolvers/types.generated.ts';
import type { versionResolvers } from '../resolvers/versions.ts';

type Written = typeof linkResolvers &
  typeof administrationResolvers &
  typeof recordResolvers &
  typeof browserResolvers &
  typeof historyResolvers &
  typeof customCodeResolvers &
  typeof proposalResolvers &
  typeof settingResolvers &
  typeof slideResolvers &
  typeof sourceResolvers &
  typeof versionResolvers;
type ObjectName = Exclude<keyof Resolvers, 'Date' | 'DateTime'>;
type FieldOf<Name extends ObjectName> = keyof NonNullable<Resolvers[Name]> & string;
/** The properties of a type's parent object. Query and Mutation have none. */
type PropertyOf<Name extends ObjectName> = Name extends 'Query' | 'Mutation' ? never : keyof ResolversParentTypes[Name];
type ResolverOf<Name extends ObjectName> = Name extends keyof Written ? keyof Written[Name] : never;
type Unresolved = {
  [Name in ObjectName]: `${Name}.${Exclude<FieldOf<Name>, PropertyOf<Name> | ResolverOf<Name>>}`;
}[ObjectName];

/** The compiler's error contains the names of unresolved fields. */
type None<Field extends never> = Field;
const unresolved: None<Unresolved>[] = [];

test('every field of the schema has a resolver, or a property of the object that it is read from: the types say so', () => {
  expect(unresolved).toEqual([]);
});
