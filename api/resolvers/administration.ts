import { browserIfAny } from './context.ts';
import { withBrowserId } from './inputs.ts';
import type { DomainResolvers } from './root-fields.ts';

export const administrationResolvers = {
  Query: {
    jobs: (_args, { jobs }) => jobs.list(),
    accessTokens: (_args, { accessTokens }) => accessTokens.list(),
    webhooks: (_args, { webhooks }) => webhooks.list(),
    sessions: (_args, { sessions }) => sessions.list(),
    downloadStatistics: async (args, { downloadStatistics, browsers }) =>
      downloadStatistics.get(await withBrowserId(browsers, args)),
    needs: (_args, { needs }) => needs.count(),
    waitingRecords: ({ need, first }, { needs }) => needs.list(need, first),
  },
  Mutation: {
    runJob: ({ name }, { jobs }) => jobs.run(name),
    createAccessToken: (input, { accessTokens }) => accessTokens.create(input),
    endAccessToken: ({ id }, { accessTokens }) => accessTokens.end(id),
    createWebhook: ({ input }, { webhooks }) => webhooks.create(input),
    updateWebhook: ({ id, input }, { webhooks }) => webhooks.update(id, input),
    deleteWebhook: ({ id }, { webhooks }) => webhooks.remove(id),
    testWebhook: ({ id }, { webhooks }) => webhooks.test(id),
    resendWebhookMessage: ({ id }, { webhooks }) => webhooks.resend(id),
    endSession: ({ id }, { sessions }) => sessions.end(id),
    endOtherSessions: (_args, { sessions }) => sessions.endOthers(),
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
} satisfies DomainResolvers;
