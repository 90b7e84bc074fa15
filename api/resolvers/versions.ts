import { isPinned } from '#rules/pinned.ts';
import { VERSION } from '#rules/records/version.ts';
import { browserOf } from './context.ts';
import type { DomainResolvers } from './root-fields.ts';
import { browserIdsOf, parseInput, withBrowserId, type Browsers } from './inputs.ts';

const parseVersion = async (browsers: Browsers, input: object) =>
  parseInput(VERSION.fields, await withBrowserId(browsers, input));

export const versionResolvers = {
  Query: {
    version: ({ id, forEditing }, { versions }) => versions.find(id, { forEditing }),
    newReleases: async ({ first, browsers: ids, browserSlugs, ...filter }, { newReleases, browsers }) => {
      const requested = await browserIdsOf(browsers, ids, browserSlugs, 'browserSlugs');
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
    createVersions: async ({ inputs }, { versions, proposals, browsers }) => {
      const patches = await Promise.all(inputs.map((input) => parseVersion(browsers, input)));
      const created = await versions.createMany(patches);
      // What was proposed and is stored now is no longer proposed.
      for (const browserId of new Set(created.map((version) => version.browserId))) await proposals.refresh(browserId);
      return created;
    },
    updateVersions: async ({ ids, input }, { versions, browsers }) =>
      versions.updateMany(ids, await parseVersion(browsers, input)),
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
