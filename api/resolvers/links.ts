import { lastDays } from '#rules/links.ts';
import { hostOf } from '#rules/url.ts';
import type { Resolvers } from './types.generated.ts';

export const linkResolvers = {
  Query: {
    links: (_root, request, { services }) => services.links.list(request),
    linkSummary: (_root, _args, { services }) => services.links.summary(),
    linkStates: (_root, { urls }, { services }) => services.links.readStates(urls),
  },
  Mutation: {
    checkLink: (_root, { url, accept }, { services }) => services.links.check(url, { accept }),
    replaceLinks: (_root, { from, to, isPrefix, apply }, { services }) => {
      const request = { from, to, isPrefix: isPrefix ?? false };
      return apply ? services.linkReplacements.apply(request) : services.linkReplacements.find(request);
    },
  },
  LinkPage: {
    nodes: ({ links }) => links,
    totalCount: ({ total }) => total,
  },
  Link: {
    host: ({ url }) => hostOf(url),
    uses: ({ owners }) => owners,
    verdict: ({ state }) => state?.verdict ?? null,
    detail: ({ state }) => state?.detail ?? null,
    isDead: ({ state }) => state?.isDead ?? false,
    movedTo: ({ state }) => state?.movedTo ?? null,
    servedBy: ({ state }) => state?.servedBy ?? null,
    knownHost: ({ state }) => state?.knownHost ?? null,
    checkedAt: ({ state }) => state?.checkedAt ?? null,
    fineAt: ({ state }) => state?.fineAt ?? null,
    failingSince: ({ state }) => state?.firstFailedAt ?? null,
    history: ({ state }) => lastDays(state, new Date()),
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
} satisfies Resolvers;
