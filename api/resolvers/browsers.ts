import { FACT } from '#rules/records/fact.ts';
import type { DomainResolvers } from './root-fields.ts';
import { parseInput } from './inputs.ts';

export const browserResolvers = {
  Query: {
    browsers: (request, { browsers }) => browsers.page(request),
    similarBrowsers: ({ search, first }, { browsers }) => browsers.similar(search, first),
    findBrowsers: ({ search, first }, { browsers }) => browsers.findByName(search, first),
    browsersByIds: ({ ids, forEditing }, { browsers }) => browsers.listByIds(ids, { forEditing }),
    browser: ({ id, forEditing }, { browsers }) => browsers.find(id, { forEditing }),
  },
  Mutation: {
    updateBrowsers: ({ ids, ...change }, { browsers }) => browsers.updateMany(ids, change),
    mergeTags: ({ from, into, revision }, { browsers }) => browsers.mergeTags(from, into, { revision }),
    moveBrowser: ({ id, position }, { browsers }) => browsers.moveTo(id, position),
    saveFacts: async ({ browserId, facts: inputs, revision }, { facts, browsers }) => {
      const patches = inputs.map((fact) => parseInput(FACT.fields, fact));
      await facts.save(browserId, patches, { revision });
      return browsers.get(browserId);
    },
  },
  BrowserConnection: {
    edges: (page) => page.items.map((node) => ({ node, cursor: page.cursorOf(node) })),
    nodes: (page) => page.items,
    pageInfo: ({ items, cursorOf, hasNextPage, hasPreviousPage }) => {
      const [first, last] = [items.at(0), items.at(-1)];
      return {
        hasNextPage,
        hasPreviousPage,
        startCursor: first ? cursorOf(first) : null,
        endCursor: last ? cursorOf(last) : null,
      };
    },
    totalCount: (page) => page.total(),
  },
  Fact: {
    isFromMaker: async ({ browserId, sourceUrl: url }, _args, { services }) => {
      const origin = await services.makers.originOf({ browserId, url, servedBy: null, knownHost: null });
      return origin.kind !== 'unknown';
    },
  },
  Browser: {
    iconColors: async ({ iconUrl }, _args, { services }) => (await services.pictureColors(iconUrl))?.band ?? null,
    tags: ({ tags }, _args, { services }) => services.settings.tagsFor(tags),
    status: ({ id }, _args, { services }) => services.facts.status(id),
    facts: ({ id }, _args, { services }) => services.facts.list(id),
    platforms: ({ id }, { forEditing }, { services }) => services.browsers.platformCounts(id, { forEditing }),
    downloads: ({ id }, _args, { services }) => services.versions.listOffered(id),
    pictured: ({ id }, _args, { services }) => services.versions.newestPictured(id),
    versions: ({ id }, page, { services }) => services.versions.page({ browserId: id, ...page }),
  },
} satisfies DomainResolvers;
