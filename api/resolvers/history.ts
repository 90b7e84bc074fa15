import { browserIfAny } from './context.ts';
import type { Resolvers } from './types.generated.ts';

export const historyResolvers = {
  Query: {
    changes: (_root, { filter, page, limit }, { services }) => services.history.list({ ...filter, page, limit }),
    change: (_root, { id }, { services }) => services.history.get(id),
    publicChanges: async (_root, { after, first }, { services }) => {
      const { changes, cursor, hasMore } = await services.publicCatalogue.changes({ after, first });
      return { nodes: changes, endCursor: cursor, hasMore };
    },
  },
  PublicChange: {
    browser: browserIfAny,
    version: ({ kind, id }, _args, { services }) => (kind === 'version' ? services.versions.find(Number(id)) : null),
  },
  Mutation: {
    undoChange: (_root, { id }, { services }) => services.undo.undo(id),
    restoreRecord: (_root, { changeId, recordType, recordId, fields, before }, { services }) =>
      services.undo.restore(changeId, recordType, recordId, { columns: fields, before }),
    emptyTrash: async (_root, { changeId }, { services }) => ({
      changes: await services.history.emptyTrash(changeId ?? null),
    }),
  },
  Change: {
    browser: browserIfAny,
    fields: (change, _args, { services }) => services.history.changedFields(change),
    records: ({ id }, _args, { services }) => services.history.records(id),
  },
  UndoResult: {
    change: ({ changeId }, _args, { services }) => (changeId === null ? null : services.history.get(changeId)),
  },
} satisfies Resolvers;
