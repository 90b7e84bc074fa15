import { Type } from 'typebox';
import { CHANGE_KINDS, CHANGE_ROUTES, OBSTACLES, ROW_OPERATIONS, SHOWN_RECORD_TYPES } from '../../rules/history.ts';
import { DEFAULT_LIMIT, DEFAULT_PAGE, SEARCH_TEXT_MAX, VERSIONS_PER_BROWSER } from '../../rules/limits.ts';
import { memberOf } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { AppError, invalidField } from '../errors.ts';
import { errorBody } from '../http/error-responses.ts';
import type { ChangeRow, ChangedRecord } from '../services/history.ts';
import type { UndoResult } from '../services/undo.ts';
import { parseField } from './fields.ts';
import { text } from './kinds.ts';
import {
  Failure,
  failures,
  id,
  idParams,
  objectOf,
  oneOf,
  orNull,
  paginationOf,
  ref,
  success,
  type Body,
} from './schemas.ts';
import type { RestApp } from './validation.ts';

const recordType = oneOf(SHOWN_RECORD_TYPES, 'The type of the record.');
const operation = oneOf(ROW_OPERATIONS, 'What happened to the record.');
const recordId = Type.String({ description: 'The id of the record; the key of a setting.' });
const title = Type.String({ description: 'The words by which people find the record.' });

const CHANGE_EXAMPLE = {
  id: 12,
  at: '2026-09-02T08:00:00.000Z',
  sender: 'administrator',
  via: 'graphql',
  kind: 'delete',
  record_type: 'version',
  record_id: '14',
  browser_id: 5,
  browser_title: 'Brave / Brave 浏览器',
  is_of_one_browser: true,
  first_titles: ['1.93.136 windows x64'],
  title: '1.93.136 windows x64',
  counts: [{ record_type: 'version', operation: 'delete', count: 1 }],
  undoes: null,
  undone_by: null,
  restorable_until: '2026-10-02T08:00:00.000Z',
  is_emptied: false,
};

export const Change = objectOf(
  'Change',
  {
    id: id("The change's id, which the header `Change-Id` of the response named."),
    at: Type.String({ format: 'date-time', description: 'When it was made.' }),
    sender: Type.String({
      description: 'Who or what made it: administrator, or job: with the name of a background job.',
    }),
    via: oneOf(CHANGE_ROUTES, 'The interface that made the change.'),
    kind: oneOf(
      CHANGE_KINDS,
      'The kind of the change: approval is an accepted proposal, replacement replaced links, bulk changed several records at once, restoration brought a record back to an earlier state.',
    ),
    record_type: recordType,
    record_id: recordId,
    browser_id: orNull('integer', 'The browser to which the record belongs; null if there is none.'),
    browser_title: orNull(
      'string',
      'The name of this browser, in English and Chinese with a slash between, also of a deleted one; null if there is none.',
    ),
    is_of_one_browser: Type.Boolean({
      description:
        'Whether all changed records belong to this browser, apart from records of other types that belong to none.',
    }),
    first_titles: Type.Array(Type.String(), {
      description: 'The words by which people find the first three changed records of this type.',
    }),
    title,
    counts: Type.Array(
      Type.Object({
        record_type: recordType,
        operation,
        count: Type.Integer({ minimum: 1, description: 'The number of records.' }),
      }),
      { description: 'The numbers of changed records.' },
    ),
    undoes: orNull('integer', 'The change that this one has undone.'),
    undone_by: orNull('integer', 'The change that has undone this one.'),
    restorable_until: orNull(
      'string',
      'Until when the deleted records can be brought back from the trash; null if there are none.',
      { format: 'date-time' },
    ),
    is_emptied: Type.Boolean({
      description: 'Whether one of its records was removed from the trash for good, so that it cannot be undone.',
    }),
  },
  'Everything that one action changed in the catalogue.',
  CHANGE_EXAMPLE,
);

const field = Type.Object({
  name: Type.String({ description: 'The name of the field.' }),
  before: orNull('string', 'The stored value before, as text; null if there was none.'),
  after: orNull('string', 'The stored value after, as text; null if there is none.'),
});
const record = Type.Object({
  record_type: recordType,
  record_id: recordId,
  operation,
  title,
  browser_title: orNull('string', 'The name of the browser to which it belongs, as in a change.'),
  fields: Type.Array(field, { description: 'The fields that differ. Empty once the trash was emptied.' }),
});

const ChangeDetail = Type.Object(
  { change: ref(Change, 'The change.'), records: Type.Array(record, { description: 'The changed records.' }) },
  { description: 'A change with its differences.' },
);

const ChangeList = Type.Object(
  {
    changes: Type.Array(ref(Change), { description: 'The changes of this page.' }),
    pagination: paginationOf('changes'),
  },
  { description: 'A page of changes.' },
);

const ListQuery = Type.Object({
  kind: Type.Optional(oneOf(CHANGE_KINDS, 'Only changes of this kind.')),
  record_type: Type.Optional(oneOf(SHOWN_RECORD_TYPES, 'Only changes of records of this type.')),
  record_id: Type.Optional(
    Type.String({ maxLength: 100, description: 'Only changes of this record. It needs record_type.' }),
  ),
  browser_id: Type.Optional(
    id(
      'Only changes of this browser and of everything that belongs to it, without those in which it only made room for another one.',
    ),
  ),
  from: Type.Optional(Type.String({ format: 'date-time', description: 'Only changes at or after this time.' })),
  until: Type.Optional(Type.String({ format: 'date-time', description: 'Only changes before this time.' })),
  search: Type.Optional(
    Type.String({
      maxLength: SEARCH_TEXT_MAX,
      description:
        'Words that are each in the title of a changed record, in the name of its browser, or in a text that the change has changed, before or after it. Browsers that only made room for another one are left out.',
    }),
  ),
  in_trash: Type.Optional(
    oneOf(['true', 'false'], 'true returns only changes whose deleted records are in the trash.', { default: 'false' }),
  ),
  page: Type.Optional(
    Type.Integer({ minimum: 1, default: DEFAULT_PAGE, description: 'The number of the page, from 1.' }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: VERSIONS_PER_BROWSER,
      default: DEFAULT_LIMIT,
      description: 'The number of changes on a page.',
    }),
  ),
});

const obstacle = Type.Object({
  reason: oneOf(OBSTACLES, 'The reason.'),
  record_type: recordType,
  record_id: recordId,
  title,
  change_id: orNull('integer', 'The later change that stands in the way; null if none does.'),
  fields: Type.Array(Type.String(), { description: 'The names of the fields that were changed later.' }),
});
const Undo = Type.Object(
  {
    change: Type.Union([ref(Change), Type.Null()], {
      description: 'The change that was made; null if the records were already in that state.',
    }),
  },
  { description: 'The result of an undo.' },
);
const Blocked = Type.Object(
  { ...Failure.properties, obstacles: Type.Array(obstacle, { description: 'What stands in the way.' }) },
  { description: 'Something stands in the way. Nothing was changed.' },
);

export const RestoredRecord = objectOf(
  'RestoredRecord',
  { record_type: recordType, record_id: recordId },
  'The record to bring back.',
  { record_type: 'version', record_id: '14' },
);

/** The routes of the history and the trash, for the administrator. */
export function historyRoutes(app: RestApp, { servicesFor }: AppContext): void {
  const params = idParams("The change's id.", 12);

  app.get(
    '/api/admin/changes',
    {
      schema: {
        operationId: 'listChanges',
        tags: ['History'],
        summary: 'The changes of the catalogue',
        description: 'Returns a page of the changes, the newest first.',
        querystring: ListQuery,
        response: { 200: success(ChangeList, 'The page.'), ...failures(401) },
      },
    },
    async (request) => {
      const {
        record_type: type,
        record_id: ofRecord,
        browser_id: browserId,
        in_trash: inTrash,
        from,
        until,
        ...rest
      } = request.query;
      if (ofRecord && !type) throw invalidField('record_type');
      const filter = {
        recordType: type ?? null,
        recordId: ofRecord ?? null,
        browserId: browserId ?? null,
        inTrash: inTrash === 'true',
        from: from ? new Date(from) : null,
        until: until ? new Date(until) : null,
      };
      const { changes, ...pagination } = await servicesFor(request).history.list({ ...rest, ...filter });
      return { success: true as const, data: { changes: changes.map(writeChange), pagination } };
    },
  );

  app.get(
    '/api/admin/changes/:id',
    {
      schema: {
        operationId: 'getChange',
        tags: ['History'],
        summary: 'A change',
        description: 'Returns a change with the differences of its records.',
        params,
        response: { 200: success(ChangeDetail, 'The change.'), ...failures(401, 404) },
      },
    },
    async (request) => {
      const { history } = servicesFor(request);
      const change = await history.get(request.params.id);
      return {
        success: true as const,
        data: { change: writeChange(change), records: (await history.records(change.id)).map(writeRecord) },
      };
    },
  );

  app.patch(
    '/api/admin/changes/:id/undo',
    {
      schema: {
        operationId: 'undoChange',
        tags: ['History'],
        summary: 'Undo a change',
        description:
          'Undoes a change. The undo is a change too, and can be undone. If later changes stand in the way, nothing is changed, and the response is 409 with `obstacles`, which names them.',
        params,
        response: { 200: success(Undo, 'The result.'), 409: Blocked, ...failures(401, 403, 404, 507) },
      },
    },
    async (request, reply) => {
      const { history, undo } = servicesFor(request);
      const result = await undo.undo(request.params.id);
      if (result.obstacles.length > 0) return reply.code(409).send(writeBlocked(result, request.id));
      return { success: true as const, data: await writeUndo(result, history) };
    },
  );

  app.post(
    '/api/admin/changes/:id/restore',
    {
      schema: {
        operationId: 'restoreRecord',
        tags: ['History'],
        summary: 'Bring a record back to an earlier state',
        description:
          'Brings a record back to its state after a change, or before it if the change deleted the record. If the record was deleted, all that was deleted with it comes back too.',
        params,
        body: ref(RestoredRecord),
        response: { 200: success(Undo, 'The result.'), 409: Blocked, ...failures(401, 403, 404, 413, 415, 507) },
      },
    },
    async (request, reply) => {
      const { history, undo } = servicesFor(request);
      const { record_type: givenType, record_id: givenId }: Body = request.body;
      const type = memberOf(SHOWN_RECORD_TYPES, givenType);
      if (!type) throw invalidField('record_type');
      const result = await undo.restore(request.params.id, type, parseField(text.parse, 'record_id', givenId));
      if (result.obstacles.length > 0) return reply.code(409).send(writeBlocked(result, request.id));
      return { success: true as const, data: await writeUndo(result, history) };
    },
  );

  app.delete(
    '/api/admin/trash',
    {
      schema: {
        operationId: 'emptyTrash',
        tags: ['History'],
        summary: 'Empty the trash',
        description: 'Removes deleted records from the trash for good: those of one change, or all.',
        querystring: Type.Object(
          { change_id: Type.Optional(id('Only the records that this change deleted.')) },
          { additionalProperties: false },
        ),
        response: {
          200: success(
            Type.Object({
              emptied: Type.Integer({ minimum: 0, description: 'The number of changes whose records were removed.' }),
            }),
            'The result.',
          ),
          ...failures(401, 403, 507),
        },
      },
    },
    async (request) => ({
      success: true as const,
      data: { emptied: await servicesFor(request).history.emptyTrash(request.query.change_id ?? null) },
    }),
  );
}

function writeChange({
  at,
  recordType: type,
  recordId: ofRecord,
  browserId,
  browserTitle,
  isOfOneBrowser,
  firstTitles,
  undoneBy,
  restorableUntil,
  isEmptied,
  counts,
  ...change
}: ChangeRow) {
  return {
    ...change,
    at: at.toISOString(),
    record_type: type,
    record_id: ofRecord,
    browser_id: browserId,
    browser_title: browserTitle,
    is_of_one_browser: isOfOneBrowser,
    first_titles: firstTitles,
    counts: counts.map(({ recordType: counted, ...count }) => ({ record_type: counted, ...count })),
    undone_by: undoneBy,
    restorable_until: restorableUntil?.toISOString() ?? null,
    is_emptied: isEmptied,
  };
}

function writeRecord({ recordType: type, recordId: ofRecord, browserTitle, ...rest }: ChangedRecord) {
  return { record_type: type, record_id: ofRecord, browser_title: browserTitle, ...rest };
}

async function writeUndo({ changeId }: UndoResult, history: { get(changeId: number): Promise<ChangeRow> }) {
  return { change: changeId === null ? null : writeChange(await history.get(changeId)) };
}

function writeBlocked({ obstacles }: UndoResult, requestId: string) {
  const written = obstacles.map(({ recordType: type, recordId: ofRecord, changeId: later, ...rest }) => ({
    record_type: type,
    record_id: ofRecord,
    change_id: later,
    ...rest,
  }));
  return { ...errorBody(new AppError('CONFLICT', 'undoBlocked'), requestId), obstacles: written };
}
