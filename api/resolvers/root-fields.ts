import type { Services } from '../services/create-services.ts';
import type { GraphqlContext } from './context.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './types.generated.ts';

/** The fields of `Query` or `Mutation`: they have no parent, and call the services with their arguments. */
export type RootFields<Fields> = {
  [Name in keyof Fields]: NonNullable<Fields[Name]> extends (
    root: never,
    args: infer Args,
    ...rest: never
  ) => infer Result
    ? (args: Args, services: Services) => Result
    : never;
};

export interface DomainResolvers extends Omit<Resolvers, 'Query' | 'Mutation'> {
  Query?: RootFields<QueryResolvers>;
  Mutation?: RootFields<MutationResolvers>;
}

/**
 * Each field of `Query` and `Mutation` gets services of its own: an access token may have the scope of one field and not
 * that of another.
 */
export function withFieldServices({ Query, Mutation, ...types }: DomainResolvers): Resolvers {
  const wrap = (type: string, fields: object = {}) =>
    Object.entries(fields).map(([name, resolve]: [string, (args: object, services: Services) => unknown]) => [
      name,
      (_root: object, args: object, { token, services }: GraphqlContext) =>
        resolve(args, token ? token.servicesFor(token.actorFor(`${type}.${name}`)) : services),
    ]);
  return {
    ...types,
    Query: Object.fromEntries(wrap('Query', Query)),
    Mutation: Object.fromEntries(wrap('Mutation', Mutation)),
  };
}
