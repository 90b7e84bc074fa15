import { lastDays } from '#rules/links.ts';
import { hostOf } from '#rules/url.ts';
import type { CatalogueLink } from '../services/links.ts';
import type { DomainResolvers } from './root-fields.ts';

/** With the results of its checks; those of a link that was never checked are null. */
const withChecks = ({ url, owners, state }: CatalogueLink) => ({
  verdict: null,
  detail: null,
  isDead: false,
  movedTo: null,
  servedBy: null,
  knownHost: null,
  checkedAt: null,
  fineAt: null,
  ...state,
  url,
  host: hostOf(url),
  uses: owners,
  failingSince: state?.firstFailedAt ?? null,
  history: lastDays(state, new Date()),
});

export const linkResolvers = {
  Query: {
    links: (request, { links }) => links.list(request),
    linkSummary: (_args, { links }) => links.summary(),
    linkStates: ({ urls }, { links }) => links.readStates(urls),
  },
  Mutation: {
    checkLink: async ({ url, accept }, { links }) => withChecks(await links.check(url, { accept })),
    replaceLinks: ({ from, to, isPrefix, apply }, { linkReplacements }) => {
      const request = { from, to, isPrefix: isPrefix ?? false };
      return apply ? linkReplacements.apply(request) : linkReplacements.find(request);
    },
  },
  LinkPage: {
    nodes: ({ links }) => links.map(withChecks),
    totalCount: ({ total }) => total,
  },
  LinkUse: {
    kind: ({ use }) => use,
  },
  LinkReplacement: {
    use: ({ owner }) => owner,
  },
  DownloadLink: {
    origin: (link, _args, { services }) => services.makers.originOf(link),
  },
  Version: {
    downloadLinks: (version, _args, { services }) => services.links.downloads(version),
    offeredLink: (version, _args, { services }) => services.links.offered(version),
  },
} satisfies DomainResolvers;
