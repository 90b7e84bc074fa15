import { DEFAULT_CUSTOM_CODE, type CustomCodeInput } from '../../rules/records/custom-code.ts';
import { parseInput } from './inputs.ts';
import type { Resolvers } from './types.generated.ts';

export const customCodeResolvers = {
  Query: {
    customCode: (_root, { id }, { services }) => services.customCodes.find(id),
    customCodes: (_root, request, { services }) => services.customCodes.list(request),
  },
  Mutation: {
    createCustomCode: (_root, { input }, { services }) =>
      services.customCodes.create(parseInput<CustomCodeInput>(input, DEFAULT_CUSTOM_CODE)),
    updateCustomCode: (_root, { id, input, revision }, { services }) =>
      services.customCodes.update(id, parseInput<CustomCodeInput>(input, DEFAULT_CUSTOM_CODE), { revision }),
    toggleCustomCode: (_root, { id, revision }, { services }) => services.customCodes.toggle(id, { revision }),
    updateCustomCodes: async (_root, { ids, isActive }, { services }) => ({
      count: await services.customCodes.updateMany(ids, { isActive }),
      deactivatedSlides: 0,
    }),
    deleteCustomCodes: async (_root, { ids }, { services }) => ({
      count: await services.customCodes.removeMany(ids),
      deactivatedSlides: 0,
    }),
    deleteCustomCode: async (_root, { id }, { services }) => {
      await services.customCodes.remove(id);
      return { id, deactivatedSlides: 0 };
    },
  },
  CustomCode: {
    visibleFrom: (code, _args, { services }) => services.publication.timesOf(code).visibleFrom,
    visibleUntil: (code, _args, { services }) => services.publication.timesOf(code).visibleUntil,
  },
} satisfies Resolvers;
