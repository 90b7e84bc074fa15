import { DEFAULT_FACT } from '#rules/records/fact.ts';
import { parseInput } from './inputs.ts';
import type { Resolvers } from './types.generated.ts';

export const factResolvers = {
  Mutation: {
    saveFacts: async (_root, { browserId, facts, revision }, { services }) => {
      await services.facts.save(
        browserId,
        facts.map((fact) => parseInput(fact, DEFAULT_FACT)),
        { revision },
      );
      return services.browsers.get(browserId);
    },
  },
} satisfies Resolvers;
