import { FACT } from '#rules/records/fact.ts';
import type { DomainResolvers } from './root-fields.ts';
import { browserIdOf, browserIdsOf, parseInput, withBrowserId } from './inputs.ts';

export const browserResolvers = {
  Query: {
    browsers: (request, { browsers }) => browsers.page(request),
    similarBrowsers: ({ search, first }, { browsers }) => browsers.similar(search, first),
    findBrowsers: ({ search, first }, { browsers }) => browsers.findByName(search, first),
    browsersByIds: async ({ ids, slugs, forEditing }, { browsers }) =>
      browsers.listByIds(await browserIdsOf(browsers, ids, slugs), { forEditing }),
    browser: async ({ id, slug, forEditing }, { browsers }) =>
      browsers.find(await browserIdOf(browsers, id, slug), { forEditing }),
  },
  Mutation: {
    updateBrowsers: async ({ ids, slugs, ...change }, { browsers }) =>
      browsers.updateMany(await browserIdsOf(browsers, ids, slugs), change),
    mergeTags: ({ from, into, revision }, { browsers }) => browsers.mergeTags(from, into, { revision }),
    moveBrowser: async ({ id, slug, position }, { browsers }) =>
      browsers.moveTo(await browserIdOf(browsers, id, slug), position),
    saveFacts: async ({ facts: inputs, revision, ...args }, { facts, browsers }) => {
      const { browserId } = await withBrowserId(browsers, args);
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
