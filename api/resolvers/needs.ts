import type { Resolvers } from './types.generated.ts';

export const needResolvers = {
  Query: {
    needs: (_root, _args, { services }) => services.needs.count(),
    waitingRecords: (_root, { need, first }, { services }) => services.needs.list(need, first),
  },
  WaitingRecord: {
    browser: ({ browserId }, _args, { services }) => (browserId === null ? null : services.browsers.find(browserId)),
  },
} satisfies Resolvers;
