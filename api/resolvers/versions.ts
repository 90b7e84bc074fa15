import { absoluteUrl } from '../../rules/url.ts';
import { DEFAULT_VERSION, type VersionInput } from '../../rules/version.ts';
import { given } from './inputs.ts';
import type { Resolvers } from './types.ts';

const change = (input: Parameters<typeof given<VersionInput>>[0]) => given(input, DEFAULT_VERSION);

export const versionResolvers = {
  Query: {
    version: (_root, { id }, { services }) => services.versions.find(id),
  },
  Mutation: {
    createVersion: (_root, { input }, { services }) => services.versions.create({ ...DEFAULT_VERSION, ...change(input) }),
    updateVersion: (_root, { id, input, revision }, { services }) => services.versions.update(id, change(input), { revision }),
    deleteVersion: async (_root, { id }, { services }) => ({ id, ...(await services.versions.remove(id)) }),
  },
  VersionPage: {
    nodes: ({ versions }) => versions,
    totalCount: ({ total }) => total,
  },
  Version: {
    browser: async ({ browser }, _args, { services }) => services.browsers.read(browser.id),
    screenshots: ({ screenshots }, _args, { origin }) => screenshots.map((url) => absoluteUrl(url, origin)),
  },
} satisfies Resolvers;
