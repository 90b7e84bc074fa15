import { DEFAULT_SOURCE } from '#rules/records/source.ts';
import { parseInput } from './inputs.ts';
import type { Resolvers } from './types.generated.ts';

export const sourceResolvers = {
  Query: {
    sources: (_root, { browserId }, { services }) => services.sources.list(browserId),
  },
  Browser: {
    installCommands: ({ id }, _args, { services }) => services.makers.installCommands(id),
  },
  Mutation: {
    saveSources: async (_root, { browserId, sources, revision }, { services }) => {
      await services.sources.save(
        browserId,
        sources.map((source) => parseInput(source, DEFAULT_SOURCE)),
        { revision },
      );
      return services.sources.list(browserId);
    },
    trySource: (_root, { source }, { services }) => services.sources.try(parseInput(source, DEFAULT_SOURCE)),
  },
} satisfies Resolvers;
