import { DEFAULT_HOMEPAGE } from '#rules/records/homepage.ts';
import { parseInput } from './inputs.ts';
import type { Resolvers } from './types.generated.ts';

export const settingResolvers = {
  Query: {
    counters: (_root, _args, { services }) => services.counters.get(),
    settings: (_root, _args, { services }) => services.settings.homepage(),
    tags: (_root, _args, { services }) => services.settings.tags(),
    tagList: (_root, _args, { services }) => services.settings.tagList(),
  },
  Counters: {
    byPlatform: (_counters, _args, { services }) => services.counters.byPlatform(),
    byTag: (_counters, _args, { services }) => services.browsers.tagUses({ forEditing: false }),
  },
  TagList: {
    uses: (_list, _args, { services }) => services.browsers.tagUses({ forEditing: true }),
  },
  Mutation: {
    saveTags: (_root, { tags, revision }, { services }) => services.settings.saveTags(tags, { revision }),
    saveSettings: (_root, { input, revision }, { services }) =>
      services.settings.saveHomepage(parseInput(input, DEFAULT_HOMEPAGE), { revision }),
  },
} satisfies Resolvers;
