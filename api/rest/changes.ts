import { Type } from 'typebox';
import { PUBLIC_CHANGES_DEFAULT, PUBLIC_CHANGES_MAX, PUBLIC_EVENTS, PUBLIC_KINDS } from '../../rules/public-changes.ts';
import type { AppContext } from '../app-context.ts';
import { failures, ok, oneOf, orNull, success } from './schemas.ts';
import type { RestApp } from './validation.ts';

const CURSOR = 'It is opaque, and of this catalogue only.';

const ChangesQuery = Type.Object({
  after: Type.Optional(
    Type.String({
      maxLength: 40,
      description: `Only changes after this cursor; without it from the oldest change that is kept. ${CURSOR}`,
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PUBLIC_CHANGES_MAX,
      default: PUBLIC_CHANGES_DEFAULT,
      description: 'The number of changes on a page.',
    }),
  ),
  records: Type.Optional(
    oneOf(['true', 'false'], 'true adds the record of each change, as it is now.', { default: 'false' }),
  ),
});

const ChangeList = Type.Object(
  {
    changes: Type.Array(
      Type.Object({
        kind: oneOf(PUBLIC_KINDS, 'What the record is. Facts are parts of their browser.'),
        id: orNull('integer', 'The id of the record; null for tags and homepage, of which there is one.'),
        browser_id: orNull('integer', 'The browser itself, or the one to which a version belongs.'),
        slug: orNull('string', 'The slug of this browser at that time.'),
        event: oneOf(PUBLIC_EVENTS, 'What happened, as visitors see it.'),
        at: Type.String({ format: 'date-time', description: 'The time of the change.' }),
        record: Type.Optional(
          Type.Unsafe<unknown>({
            description: 'The record as in /api/catalogue.json, as it is now; null if visitors see it no more.',
          }),
        ),
      }),
      { description: 'The changes in the order in which they were saved.' },
    ),
    cursor: Type.String({ description: `Send it as \`after\` to get the changes after these. ${CURSOR}` }),
    has_more: Type.Boolean({ description: 'Whether there are more changes already.' }),
  },
  { description: 'A page of changes.' },
);

/** What visitors see: its changes, and all of it as one file. */
export function changeRoutes(app: RestApp, { servicesForVisitor }: AppContext): void {
  app.get(
    '/api/changes',
    {
      schema: {
        operationId: 'listChanges',
        tags: ['Files'],
        summary: 'List public changes',
        description:
          'What visitors see differently, for copies of the catalogue: begin with `/api/catalogue.json`, and continue with the cursor in it. A draft that is published, a time that comes, the trash and an undo appear as what visitors see. A cursor that is too old is 410: begin again.',
        querystring: ChangesQuery,
        response: { 200: success(ChangeList, 'The page.'), ...failures(410) },
      },
    },
    async (request) => {
      const { after = null, limit = PUBLIC_CHANGES_DEFAULT, records } = request.query;
      const { changes, cursor, hasMore } = await servicesForVisitor().publicCatalogue.changes({
        after,
        first: limit,
        withRecords: records === 'true',
      });
      return ok({
        changes: changes.map(({ browserId, at, ...change }) => ({
          ...change,
          browser_id: browserId,
          at: at.toISOString(),
        })),
        cursor,
        has_more: hasMore,
      });
    },
  );

  app.get(
    '/api/catalogue.json',
    {
      schema: {
        operationId: 'getCatalogue',
        tags: ['Files'],
        summary: 'Get the whole public catalogue',
        description:
          'Everything that visitors see, of one moment, in the format of a catalogue file, which `/api/catalogue.schema.json` describes, with the ids of the records, the cursor of the change feed and the license of the data.',
        response: {
          200: {
            description: 'The catalogue.',
            content: {
              'application/json': {
                schema: Type.Unsafe<unknown>({ type: 'object', description: 'The catalogue.' }),
              },
            },
          },
          ...failures(),
        },
      },
    },
    async (_request, reply) => {
      const file = await servicesForVisitor().publicCatalogue.file();
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(file));
    },
  );
}
