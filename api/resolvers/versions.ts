import { isPinned } from '#rules/pinned.ts';
import { VERSION } from '#rules/records/version.ts';
import { browserOf } from './context.ts';
import type { DomainResolvers } from './root-fields.ts';
import { parseInput } from './inputs.ts';

const parseVersion = (input: object) => parseInput(VERSION.fields, input);

export const versionResolvers = {
  Query: {
    version: ({ id, forEditing }, { versions }) => versions.find(id, { forEditing }),
    newReleases: async ({ first, browsers: requested, ...filter }, { newReleases, browsers }) => {
      // Each would be looked up, and a list may have 1,000 equal ids.
      const browserIds = requested && [...new Set(requested)];
      await Promise.all((browserIds ?? []).map((id) => browsers.get(id)));
      return newReleases.list({ browserIds, ...filter }, first);
    },
    findVersions: ({ search, first }, { versions }) => versions.findByWords(search, first),
    browserOfDeletedVersion: async ({ id }, { versions, browsers }) => {
      const browserId = await versions.browserOfDeleted(id);
      return browserId === null ? null : browsers.find(browserId);
    },
  },
  Mutation: {
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
    isPinned: (version) => isPinned(version),
    confirmedAt: (version, _args, { services }) => services.versions.confirmedAt(version),
    newer: (version, _args, { services }) => services.versions.newer(version),
    browser: browserOf,
  },
} satisfies DomainResolvers;
