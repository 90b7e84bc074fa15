import type { Resolvers } from './types.generated.ts';

export const sessionResolvers = {
  Query: {
    sessions: (_root, _args, { services }) => services.sessions.list(),
  },
  Mutation: {
    endSession: (_root, { id }, { services }) => services.sessions.end(id),
    endOtherSessions: (_root, _args, { services }) => services.sessions.endOthers(),
  },
} satisfies Resolvers;
