import type { Resolvers } from './types.generated.ts';

export const downloadResolvers = {
  Query: {
    downloadStatistics: (_root, request, { services }) => services.downloadStatistics.get(request),
  },
  DownloadStatistics: {
    browsers: ({ browsers }, { limit }) => browsers(limit),
    versions: ({ versions }, { limit }) => versions(limit),
  },
} satisfies Resolvers;
