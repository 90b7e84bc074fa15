import { browserOf } from './context.ts';
import type { Resolvers } from './types.generated.ts';

export const proposalResolvers = {
  Query: {
    proposals: (_root, _args, { services }) => services.proposals.list(),
    proposalCount: (_root, _args, { services }) => services.proposals.count(),
  },
  Mutation: {
    acceptProposal: (_root, seen, { services }) => services.proposals.accept([seen]),
    acceptProposals: (_root, { proposals }, { services }) => services.proposals.accept(proposals),
    dismissProposal: (_root, { id, revision }, { services }) => services.proposals.dismiss(id, revision),
    postponeProposal: (_root, { id, revision }, { services }) => services.proposals.postpone(id, revision),
    reopenProposal: (_root, { id, revision }, { services }) => services.proposals.reopen(id, revision),
  },
  Proposal: {
    browser: browserOf,
    hasAlarm: (proposal, _args, { services }) => services.proposals.hasAlarm(proposal),
  },
  ProposedFile: {
    notesFrom: ({ notesFrom }) => notesFrom?.versionNumber ?? null,
  },
} satisfies Resolvers;
