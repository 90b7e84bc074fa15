import type { DomainResolvers } from './root-fields.ts';

export const customCodeResolvers = {
  Mutation: {
    toggleCustomCode: ({ id, revision }, { customCodes }) => customCodes.toggle(id, { revision }),
  },
  CustomCode: {
    allowAnyHost: () => true,
  },
} satisfies DomainResolvers;
