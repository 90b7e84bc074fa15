import { isPinned } from '#rules/pinned.ts';
import { absoluteUrl } from '#rules/url.ts';
import { DEFAULT_VERSION } from '#rules/records/version.ts';
import { browserOf, publicationTimes } from './context.ts';
import type { DomainResolvers } from './root-fields.ts';
import { parseInput } from './inputs.ts';
import { recordMutations } from './record-mutations.ts';

const parseVersion = (input: object) => parseInput(input, DEFAULT_VERSION);

export const versionResolvers = {
  Query: {
    version: ({ id, forEditing }, { versions }) => versions.find(id, { forEditing }),
    newReleases: ({ first, browsers, ...filter }, { newReleases }) =>
      newReleases.list({ browserIds: browsers, ...filter }, first),
    findVersions: ({ search, first }, { versions }) => versions.findByWords(search, first),
    browserOfDeletedVersion: async ({ id }, { versions, browsers }) => {
      const browserId = await versions.browserOfDeleted(id);
      return browserId === null ? null : browsers.find(browserId);
    },
  },
  Mutation: {
    ...recordMutations('Version', ({ versions }) => versions, parseVersion),
    createVersions: async ({ inputs }, { versions, proposals }) => {
      const created = await versions.createMany(inputs.map(parseVersion));
      // What was proposed and is stored now is no longer proposed.
      for (const browserId of new Set(created.map((version) => version.browserId))) await proposals.refresh(browserId);
      return created;
    },
    updateVersions: ({ ids, input }, { versions }) => versions.updateMany(ids, parseVersion(input)),
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
} satisfies DomainResolvers;
