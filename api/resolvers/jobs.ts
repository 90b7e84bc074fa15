import type { Resolvers } from './types.generated.ts';

export const jobResolvers = {
  Query: {
    jobs: (_root, _args, { services }) => services.jobs.list(),
  },
  Mutation: {
    runJob: (_root, { name }, { services }) => services.jobs.run(name),
  },
} satisfies Resolvers;
