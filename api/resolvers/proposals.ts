import { browserOf } from './context.ts';
import type { DomainResolvers } from './root-fields.ts';

export const proposalResolvers = {
  Query: {
    proposals: (_args, { proposals }) => proposals.list(),
    proposalCount: (_args, { proposals }) => proposals.count(),
  },
  Mutation: {
    acceptProposals: ({ proposals }, services) => services.proposals.accept(proposals),
    dismissProposal: ({ id, revision }, { proposals }) => proposals.dismiss(id, revision),
    postponeProposal: ({ id, revision }, { proposals }) => proposals.postpone(id, revision),
    reopenProposal: ({ id, revision }, { proposals }) => proposals.reopen(id, revision),
  },
  Proposal: {
    browser: browserOf,
    hasAlarm: (proposal, _args, { services }) => services.proposals.hasAlarm(proposal),
  },
  ProposedFile: {
    notesFrom: ({ notesFrom }) => notesFrom?.versionNumber ?? null,
  },
} satisfies DomainResolvers;
