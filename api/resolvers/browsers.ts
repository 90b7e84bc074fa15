import { absoluteUrl } from '#rules/url.ts';
import { DEFAULT_BROWSER, type BrowserInput } from '#rules/records/browser.ts';
import { parseTagIds } from '#rules/tag.ts';
import type { Patch } from '../services/writes.ts';
import { parseInput } from './inputs.ts';
import { recordMutations } from './record-mutations.ts';
import type { Resolvers } from './types.generated.ts';

/** An entry of `tags` may have several ids with commas between them, as in REST. */
function parseBrowser(input: object): Patch<BrowserInput> {
  const { tags, ...fields } = parseInput(input, DEFAULT_BROWSER);
  return { ...fields, ...(tags && { tags: parseTagIds(tags.join(',')) }) };
}

export const browserResolvers = {
  Query: {
    browsers: (_root, request, { services }) => services.browsers.page(request),
    searchBrowsers: (_root, { search, first }, { services }) => services.browsers.search(search, first),
    similarBrowsers: (_root, { search, first }, { services }) => services.browsers.similar(search, first),
    findBrowsers: (_root, { search, first }, { services }) => services.browsers.findByName(search, first),
    browsersByIds: (_root, { ids, forEditing }, { services }) => services.browsers.listByIds(ids, { forEditing }),
    browser: (_root, { id, forEditing }, { services }) => services.browsers.find(id, { forEditing }),
  },
  Mutation: {
    ...recordMutations('Browser', ({ browsers }) => browsers, parseBrowser),
    updateBrowsers: (_root, { ids, ...change }, { services }) => services.browsers.updateMany(ids, change),
    mergeTags: (_root, { from, into, revision }, { services }) => services.browsers.mergeTags(from, into, { revision }),
    moveBrowser: (_root, { id, position }, { services }) => services.browsers.moveTo(id, position),
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
  Browser: {
    iconUrl: ({ iconUrl }, _args, { origin }) => absoluteUrl(iconUrl, origin),
    iconColors: ({ iconUrl }, _args, { services }) => services.iconColors(iconUrl),
    tags: ({ tags }, _args, { services }) => services.settings.tagsFor(tags),
    status: ({ id }, _args, { services }) => services.facts.status(id),
    facts: ({ id }, _args, { services }) => services.facts.list(id),
    platforms: ({ id }, { forEditing }, { services }) => services.browsers.platformCounts(id, { forEditing }),
    downloads: ({ id }, _args, { services }) => services.versions.listOffered(id),
    pictured: ({ id }, _args, { services }) => services.versions.newestPictured(id),
    versions: ({ id }, page, { services }) => services.versions.page({ browserId: id, ...page }),
  },
} satisfies Resolvers;
