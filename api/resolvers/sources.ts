import { SOURCE } from '#rules/records/source.ts';
import type { DomainResolvers } from './root-fields.ts';
import { parseInput, withBrowserId } from './inputs.ts';

export const sourceResolvers = {
  Query: {
    sources: async (args, { sources, browsers }) => sources.list((await withBrowserId(browsers, args)).browserId),
  },
  Browser: {
    installCommands: ({ id }, _args, { services }) => services.makers.installCommands(id),
  },
  Mutation: {
    saveSources: async ({ sources, revision, ...args }, services) => {
      const { browserId } = await withBrowserId(services.browsers, args);
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
