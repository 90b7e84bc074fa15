import { DEFAULT_CUSTOM_CODE } from '#rules/records/custom-code.ts';
import { publicationTimes } from './context.ts';
import { parseInput } from './inputs.ts';
import { recordMutations } from './record-mutations.ts';
import type { Resolvers } from './types.generated.ts';

export const customCodeResolvers = {
  Query: {
    customCode: (_root, { id }, { services }) => services.customCodes.find(id),
    customCodes: (_root, request, { services }) => services.customCodes.list(request),
  },
  Mutation: {
    ...recordMutations(
      'CustomCode',
      ({ customCodes }) => customCodes,
      (input) => parseInput(input, DEFAULT_CUSTOM_CODE),
    ),
    toggleCustomCode: (_root, { id, revision }, { services }) => services.customCodes.toggle(id, { revision }),
    updateCustomCodes: (_root, { ids, isActive }, { services }) => services.customCodes.updateMany(ids, { isActive }),
  },
  CustomCode: {
    ...publicationTimes,
  },
} satisfies Resolvers;
