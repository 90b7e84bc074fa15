import { DEFAULT_VERSION, type VersionInput } from '../../rules/version.ts';
import { parseInput } from './inputs.ts';
import type { Resolvers } from './types.generated.ts';

export const proposalResolvers = {
  Query: {
    proposals: (_root, _args, { services }) => services.proposals.list(),
    proposalCount: (_root, _args, { services }) => services.proposals.count(),
  },
  Mutation: {
    acceptProposal: async (_root, { id, edits, revision }, { services }) => {
      const parsed = edits.map(({ position, isLeftOut = false, change }) => ({
        position,
        isLeftOut,
        change: parseInput<VersionInput>(change ?? {}, DEFAULT_VERSION),
      }));
      return services.proposals.accept(id, parsed, revision);
    },
    acceptProposals: (_root, { proposals }, { services }) => services.proposals.acceptAll(proposals),
    dismissProposal: (_root, { id, revision }, { services }) => services.proposals.dismiss(id, revision),
    postponeProposal: (_root, { id, revision }, { services }) => services.proposals.postpone(id, revision),
    reopenProposal: (_root, { id, revision }, { services }) => services.proposals.reopen(id, revision),
  },
  Proposal: {
    browser: ({ browserId }, _args, { services }) => services.browsers.get(browserId),
  },
  ProposedFile: {
    notesFrom: ({ notesFrom }) => notesFrom?.versionNumber ?? null,
  },
} satisfies Resolvers;
