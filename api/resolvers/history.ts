import { browserIfAny } from './context.ts';
import { withBrowserId } from './inputs.ts';
import type { DomainResolvers } from './root-fields.ts';

export const historyResolvers = {
  Query: {
    changes: async ({ filter, ...page }, { history, browsers }) =>
      history.list({ ...(await withBrowserId(browsers, filter ?? {})), ...page }),
    change: ({ id }, { history }) => history.get(id),
    publicChanges: async ({ after, first }, { publicCatalogue }) => {
      const { changes, cursor, hasMore } = await publicCatalogue.changes({ after, first });
      return { nodes: changes, endCursor: cursor, hasMore };
    },
  },
  PublicChange: {
    browser: browserIfAny,
    version: ({ kind, id }, _args, { services }) => (kind === 'version' ? services.versions.find(Number(id)) : null),
    slide: ({ kind, id }, _args, { services }) => (kind === 'slide' ? services.slides.find(Number(id)) : null),
    tags: ({ kind }, _args, { services }) => (kind === 'tags' ? services.settings.tags() : null),
    homepage: ({ kind }, _args, { services }) => (kind === 'homepage' ? services.settings.homepage() : null),
  },
  Mutation: {
    undoChange: ({ id }, { undo }) => undo.undo(id),
    restoreRecord: ({ changeId, recordType, recordId, fields, before }, { undo }) =>
      undo.restore(changeId, recordType, recordId, { columns: fields, before }),
    emptyTrash: async ({ changeId }, { history }) => ({
      changes: await history.emptyTrash(changeId ?? null),
    }),
  },
  Change: {
    browser: browserIfAny,
    isRedo: (change, _args, { services }) => services.history.isRedo(change),
    fields: (change, _args, { services }) => services.history.changedFields(change),
    records: ({ id }, _args, { services }) => services.history.records(id),
  },
  UndoResult: {
    change: ({ changeId }, _args, { services }) => (changeId === null ? null : services.history.get(changeId)),
  },
} satisfies DomainResolvers;
