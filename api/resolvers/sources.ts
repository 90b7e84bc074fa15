import { SOURCE } from '#rules/records/source.ts';
import type { DomainResolvers } from './root-fields.ts';
import { parseInput } from './inputs.ts';

export const sourceResolvers = {
  Query: {
    sources: ({ browserId }, { sources }) => sources.list(browserId),
  },
  Browser: {
    installCommands: ({ id }, _args, { services }) => services.makers.installCommands(id),
  },
  Mutation: {
    saveSources: async ({ browserId, sources, revision }, services) => {
      await services.sources.save(
        browserId,
        sources.map((source) => parseInput(SOURCE.fields, source)),
        { revision },
      );
      return services.sources.list(browserId);
    },
    trySource: ({ source }, { sources }) => sources.try(parseInput(SOURCE.fields, source)),
  },
} satisfies DomainResolvers;
