import { DEFAULT_CUSTOM_CODE, type CustomCodeInput } from '../../rules/records/custom-code.ts';
import { publicationTimes } from './context.ts';
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
    updateCustomCodes: (_root, { ids, isActive }, { services }) => services.customCodes.updateMany(ids, { isActive }),
    deleteCustomCodes: (_root, { ids }, { services }) => services.customCodes.removeMany(ids),
    deleteCustomCode: async (_root, { id }, { services }) => ({ id, ...(await services.customCodes.remove(id)) }),
  },
  CustomCode: {
    ...publicationTimes,
  },
} satisfies Resolvers;
