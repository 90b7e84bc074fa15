import { DEFAULT_CUSTOM_CODE } from '#rules/records/custom-code.ts';
import { publicationTimes } from './context.ts';
import type { DomainResolvers } from './root-fields.ts';
import { parseInput } from './inputs.ts';
import { recordMutations } from './record-mutations.ts';

export const customCodeResolvers = {
  Query: {
    customCode: ({ id }, { customCodes }) => customCodes.find(id),
    customCodes: (request, { customCodes }) => customCodes.list(request),
  },
  Mutation: {
    ...recordMutations(
      'CustomCode',
      ({ customCodes }) => customCodes,
      (input) => parseInput(input, DEFAULT_CUSTOM_CODE),
    ),
    toggleCustomCode: ({ id, revision }, { customCodes }) => customCodes.toggle(id, { revision }),
    updateCustomCodes: ({ ids, isActive }, { customCodes }) => customCodes.updateMany(ids, { isActive }),
  },
  CustomCode: {
    ...publicationTimes,
    allowAnyHost: () => true,
  },
} satisfies DomainResolvers;
