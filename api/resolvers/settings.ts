import { HOMEPAGE } from '#rules/records/homepage.ts';
import type { DomainResolvers } from './root-fields.ts';
import { parseInput } from './inputs.ts';

export const settingResolvers = {
  Query: {
    counters: (_args, { counters }) => counters.get(),
    settings: (_args, { settings }) => settings.homepage(),
    tags: (_args, { settings }) => settings.tags(),
    tagList: (_args, { settings }) => settings.tagList(),
  },
  Counters: {
    byPlatform: (_counters, _args, { services }) => services.counters.byPlatform(),
    byTag: (_counters, _args, { services }) => services.browsers.tagUses({ forEditing: false }),
  },
  TagList: {
    uses: (_list, _args, { services }) => services.browsers.tagUses({ forEditing: true }),
  },
  Mutation: {
    saveTags: ({ tags, revision }, { settings }) => settings.saveTags(tags, { revision }),
    saveSettings: ({ input, revision }, { settings }) =>
      settings.saveHomepage(parseInput(HOMEPAGE.fields, input), { revision }),
  },
} satisfies DomainResolvers;
