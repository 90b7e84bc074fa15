import { isPinned } from '#rules/pinned.ts';
import { absoluteUrl } from '#rules/url.ts';
import { DEFAULT_VERSION } from '#rules/records/version.ts';
import { browserOf, publicationTimes } from './context.ts';
import { parseInput } from './inputs.ts';
import { recordMutations } from './record-mutations.ts';
import type { Resolvers } from './types.generated.ts';

const parseVersion = (input: object) => parseInput(input, DEFAULT_VERSION);

export const versionResolvers = {
  Query: {
    version: (_root, { id, forEditing }, { services }) => services.versions.find(id, { forEditing }),
    newReleases: (_root, { first, browsers, ...filter }, { services }) =>
      services.newReleases.list({ browserIds: browsers, ...filter }, first),
    findVersions: (_root, { search, first }, { services }) => services.versions.findByWords(search, first),
    browserOfDeletedVersion: async (_root, { id }, { services }) => {
      const browserId = await services.versions.browserOfDeleted(id);
      return browserId === null ? null : services.browsers.find(browserId);
    },
  },
  Mutation: {
    ...recordMutations('Version', ({ versions }) => versions, parseVersion),
    createVersions: async (_root, { inputs }, { services }) => {
      const created = await services.versions.createMany(inputs.map(parseVersion));
      // What was proposed and is stored now is no longer proposed.
      for (const browserId of new Set(created.map((version) => version.browserId)))
        await services.proposals.refresh(browserId);
      return created;
    },
    updateVersions: (_root, { ids, input }, { services }) => services.versions.updateMany(ids, parseVersion(input)),
  },
  NewRelease: {
    browser: browserOf,
  },
  VersionPage: {
    nodes: ({ versions }) => versions,
    totalCount: ({ total }) => total,
  },
  Version: {
    ...publicationTimes,
    isPinned: (version) => isPinned(version),
    newer: (version, _args, { services }) => services.versions.newer(version),
    browser: browserOf,
    screenshots: ({ screenshots }, _args, { origin }) => screenshots.map((url) => absoluteUrl(url, origin)),
  },
} satisfies Resolvers;
