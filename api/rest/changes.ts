import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createInflateRaw } from 'node:zlib';
import { Type } from 'typebox';
import { PUBLIC_CHANGES_DEFAULT, PUBLIC_CHANGES_MAX, PUBLIC_EVENTS, PUBLIC_KINDS } from '#rules/public-changes.ts';
import type { AppContext } from '../app-context.ts';
import { MAX_ENTRY_BYTES } from '../cache/response-cache.ts';
import { createRequestQueue, WHOLE_LISTS } from '../http/request-queue.ts';
import { changeToJson } from '../services/public-catalogue.ts';
import { PublishedCatalogue, PublishedRecord } from './published.ts';
import { failures, numberUpTo, ok, oneOf, orNull, ref, success, string, boolean, list, object } from './schemas.ts';
import type { RestApp } from './validation.ts';

const CURSOR = 'It is opaque, and of this catalogue only.';

const ChangesQuery = Type.Object({
  after: Type.Optional(
    string(`Only changes after this cursor; without it from the oldest one. ${CURSOR}`, { maxLength: 40 }),
  ),
  limit: numberUpTo(PUBLIC_CHANGES_MAX, 'Changes on a page.', { default: PUBLIC_CHANGES_DEFAULT }),
  records: Type.Optional(
    oneOf(['true', 'false'], `true adds the record as it is now, with a limit of at most ${PUBLIC_CHANGES_DEFAULT}.`, {
      default: 'false',
    }),
  ),
});

const ChangeList = object('A page of changes.', {
  changes: list(
    'The changes in their order.',
    Type.Object({
      kind: oneOf(PUBLIC_KINDS, 'What the record is. Facts are parts of their browser.'),
      id: orNull('integer', 'Null for tags and homepage.'),
      browser_id: orNull('integer', 'The browser itself, or that of a version.'),
      slug: orNull('string', 'Its slug at that time.'),
      event: oneOf(PUBLIC_EVENTS, 'What happened, as visitors see it.'),
      at: string('The time of the change.', { format: 'date-time' }),
      record: Type.Optional(PublishedRecord),
    }),
  ),
  cursor: string(`Send it as \`after\` to get the next ones. ${CURSOR}`),
  has_more: boolean('Whether more follow.'),
});

export function changeRoutes(app: RestApp, { servicesForVisitor }: AppContext) {
  const lists = createRequestQueue(WHOLE_LISTS);
  app.get(
    '/api/changes',
    {
      schema: {
        operationId: 'listChanges',
        tags: ['Files'],
        description:
          'What visitors see differently, for copies of the catalogue: begin with `/api/catalogue.json` and its cursor. 410 if a cursor is too old: begin again.',
        querystring: ChangesQuery,
        response: { 200: success(ChangeList), ...failures(410) },
      },
    },
    async (request, reply) => {
      // By the schema, each record would be compared with all kinds.
      reply.type('application/json; charset=utf-8').serializer((body) => JSON.stringify(body));
      const { after = null, limit = PUBLIC_CHANGES_DEFAULT, records } = request.query;
      const { changes, cursor, hasMore } = await servicesForVisitor().publicCatalogue.changes({
        after,
        first: limit,
        withRecords: records === 'true',
      });
      return ok({
        changes: changes.map(changeToJson),
        cursor,
        has_more: hasMore,
      });
    },
  );

  app.get(
    '/api/catalogue.json',
    {
      preHandler: lists.enter,
      onSend: async (request) => lists.leave(request),
      schema: {
        operationId: 'getCatalogue',
        tags: ['Files'],
        description:
          'Everything that visitors see, of one moment: a catalogue file (`/api/catalogue.schema.json`) with ids, the cursor of the changes and the license.',
        response: {
          200: {
            description: 'The catalogue.',
            content: {
              'application/json': {
                schema: Type.Unsafe<unknown>(ref(PublishedCatalogue)),
              },
            },
          },
        },
      },
    },
    async (_request, reply) => {
      const { size, parts } = await servicesForVisitor().publicCatalogue.file();
      const text = Readable.from(parts, { objectMode: false }).pipe(createInflateRaw());
      reply.type('application/json; charset=utf-8');
      if (size > MAX_ENTRY_BYTES) return reply.send(text);
      const json = await buffer(text);
      // The entity tag, which is computed next, takes some milliseconds.
      await nextTurn();
      return reply.send(json);
    },
  );
}
