import { invalidField } from '../errors.ts';
import type { Services } from '../services/create-services.ts';
import type { GraphqlContext } from './context.ts';
import type { MutationResolvers, QueryResolvers, Resolvers } from './types.generated.ts';

/** The fields of `Query` or `Mutation`: they have no parent, and call the services with their arguments. */
export type RootFields<Fields> = {
  [Name in keyof Fields]: Extract<Fields[Name], (...values: never) => unknown> extends (
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
 * Each field of `Query` and `Mutation` gets services of its own: an access token may have the scope of one field and not
 * that of another.
 */
export function withFieldServices({ Query, Mutation, ...types }: DomainResolvers): Resolvers {
  const wrap = (type: string, fields: object = {}) =>
    Object.entries(fields).map(([name, resolve]: [string, (args: object, services: Services) => unknown]) => [
      name,
      async (_root: object, args: object, { token, services }: GraphqlContext) => {
        const own = token ? token.servicesFor(token.actorFor(`${type}.${name}`)) : services;
        return resolve(await withBrowserIds(args, own.browsers.idOf), own);
      },
    ]);
  return {
    ...types,
    Query: Object.fromEntries(wrap('Query', Query)),
    Mutation: Object.fromEntries(wrap('Mutation', Mutation)),
  };
}
