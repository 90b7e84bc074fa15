import { browserIfAny } from './context.ts';
import type { Resolvers } from './types.generated.ts';

export const administrationResolvers = {
  Query: {
    jobs: (_root, _args, { services }) => services.jobs.list(),
    accessTokens: (_root, _args, { services }) => services.accessTokens.list(),
    sessions: (_root, _args, { services }) => services.sessions.list(),
    downloadStatistics: (_root, request, { services }) => services.downloadStatistics.get(request),
    needs: (_root, _args, { services }) => services.needs.count(),
    waitingRecords: (_root, { need, first }, { services }) => services.needs.list(need, first),
  },
  Mutation: {
    runJob: (_root, { name }, { services }) => services.jobs.run(name),
    createAccessToken: (_root, input, { services }) => services.accessTokens.create(input),
    endAccessToken: (_root, { id }, { services }) => services.accessTokens.end(id),
    endSession: (_root, { id }, { services }) => services.sessions.end(id),
    endOtherSessions: (_root, _args, { services }) => services.sessions.endOthers(),
  },
  DownloadStatistics: {
    browsers: ({ browsers }, { limit }) => browsers(limit),
    versions: ({ versions }, { limit }) => versions(limit),
  },
  AccessToken: {
    scopes: ({ scopes }) => scopes.split(' '),
  },
  WaitingRecord: {
    browser: browserIfAny,
  },
} satisfies Resolvers;
