import { PassThrough, Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { FILE_FORMATS, IMPORTED_TYPES, IMPORT_STATUSES, type ImportFault, type ImportResult } from '#rules/import.ts';
import { IMPORT_BODY_MAX_BYTES, IMPORT_FAULTS_MAX } from '#rules/limits.ts';
import { BROWSER_KEYS } from '#rules/slug.ts';
import { messageText } from '#rules/texts.ts';
import type { AppContext } from '../app-context.ts';
import { AppError } from '../errors.ts';
import { appErrorOf, errorBody } from '../http/error-responses.ts';
import {
  CHANGES,
  ok,
  failures,
  messageKey,
  oneOf,
  orNull,
  success,
  string,
  boolean,
  count,
  list,
  object,
} from './schemas.ts';
import { decodedFile } from '../services/catalogue/read-file.ts';
import { strictValidator, type RestApp } from './validation.ts';

const MEDIA_TYPES = { json: 'application/json', csv: 'text/csv' } as const;
/** The progress of an import, and in the last line its response. */
const LINES = 'application/jsonl';
const SCHEMA =
  'The format is described in docs/catalogue-file.md, and by the JSON Schema at /api/catalogue.schema.json.';

const ExportQuery = Type.Object({
  format: Type.Optional(
    oneOf(FILE_FORMATS, 'json for the catalogue, csv for a table of its versions.', { default: 'json' }),
  ),
  ids: Type.Optional(
    string('Only these browsers: ids or slugs with commas between them.', {
      pattern: BROWSER_KEYS,
      maxLength: 10_000,
      examples: ['4,7'],
    }),
  ),
});
const ImportQuery = Type.Object(
  {
    dry_run: Type.Optional(oneOf(['true', 'false'], 'true only says what it would do.', { default: 'false' })),
  },
  { additionalProperties: false },
);

const recordType = oneOf(IMPORTED_TYPES, 'The type of the record.');
const path = string('The path in JSON, the column of a table. May be empty.');
const line = orNull('integer', 'The row of a table, or the line of a fault in JSON; null for a record of JSON.');
const [added, changed] = IMPORT_STATUSES;

const faults = (description: string) =>
  Type.Array(
    Type.Object({
      path,
      line,
      message: string('The message in English.'),
      key: messageKey('The key of the message.'),
      params: Type.Unsafe<Readonly<Record<string, string | number>>>({
        type: 'object',
        additionalProperties: { type: ['string', 'integer'] },
        description: 'The parameters of the message.',
      }),
    }),
    { description },
  );

const Result = object('What the import did, or would do.', {
  is_applied: boolean('Whether it was saved.'),
  counts: list(
    'By type.',
    Type.Object({
      record_type: recordType,
      added: count('New records.'),
      changed: count('Changed records.'),
      unchanged: count('Unchanged records.'),
    }),
  ),
  records: list(
    'What is added or changed.',
    Type.Object({
      record_type: recordType,
      status: oneOf([added, changed], 'What happens to it.'),
      title: string('Its name; of a version that of the browser and the number.'),
      platform: orNull('string', 'That of a version; null for others.'),
      architecture: orNull('string', 'That of a version; null without one.'),
      path,
      line,
      differences: list(
        'Empty for a new record.',
        Type.Object({
          field: string('The field.'),
          before: string('The stored value.'),
          after: string('That of the file.'),
        }),
      ),
    }),
  ),
  faults: faults(`What is wrong, at most ${IMPORT_FAULTS_MAX}. With a fault nothing is saved.`),
  fault_count: count('All faults.'),
  warnings: faults('What was perhaps not meant, such as a display order of two browsers.'),
});

export function catalogueFileRoutes(app: RestApp, { servicesFor }: AppContext) {
  // The service parses the text itself, because it says where the text is wrong.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    Object.values(MEDIA_TYPES),
    { parseAs: 'buffer', bodyLimit: IMPORT_BODY_MAX_BYTES },
    (_request, bytes: Buffer, done) => done(null, decodedFile(bytes)),
  );
  app.setValidatorCompiler((route) => (route.httpPart === 'body' ? () => true : strictValidator(route)));

  app.get(
    '/api/admin/export',
    {
      schema: {
        operationId: 'exportCatalogue',
        tags: ['Files'],
        description: `The whole catalogue or some browsers, as a file. ${SCHEMA}`,
        querystring: ExportQuery,
        response: {
          200: {
            description: 'The file.',
            content: {
              [MEDIA_TYPES.json]: {
                schema: Type.Unsafe({ type: 'object', additionalProperties: true, description: 'The catalogue.' }),
              },
              [MEDIA_TYPES.csv]: { schema: string('The table of versions.') },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { format = 'json', ids } = request.query;
      const { browsers, catalogueFiles } = servicesFor(request);
      const parts = catalogueFiles.export({
        format,
        ids: ids === undefined ? null : await browsers.idsOf(ids, 'ids'),
      });
      const name = `${format === 'csv' ? 'versions' : 'catalogue'}-${new Date().toISOString().slice(0, 10)}.${format}`;
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type(`${MEDIA_TYPES[format]}; charset=utf-8`)
        .send(Readable.from(parts, { objectMode: false }));
    },
  );

  app.post(
    '/api/admin/import',
    {
      bodyLimit: IMPORT_BODY_MAX_BYTES,
      schema: {
        operationId: 'importCatalogue',
        tags: ['Files'],
        description: `Adds and changes what a file of at most ${IMPORT_BODY_MAX_BYTES / 1024 / 1024} MB says, as one change of the history; nothing is deleted. It is saved in steps, which visitors may see for some time; if a step fails or the client leaves, those before it are undone. With a fault nothing is saved and the response is 400, but 200 for a dry run. ${SCHEMA}`,
        querystring: ImportQuery,
        consumes: Object.values(MEDIA_TYPES),
        body: Type.Unsafe<string>({
          type: ['object', 'string'],
          additionalProperties: true,
          description: 'The catalogue as JSON, or the versions as CSV.',
        }),
        response: {
          200: {
            description: 'The result.',
            headers: CHANGES,
            content: {
              [MEDIA_TYPES.json]: { schema: success(Result) },
              [LINES]: {
                schema: Type.Unsafe<Readable>({
                  type: 'string',
                  description:
                    'With this in `Accept`, if it takes more than one step: a JSON text in each line. `progress` is from 0 to 1; the last line has `status`, `body` and `changes` of the response.',
                }),
              },
            },
          },
          ...failures(409),
        },
      },
    },
    async (request, reply) => {
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const lines = new PassThrough();
      const begun = Promise.withResolvers<null>();
      const onProgress = (done: number, total: number) => {
        if (!request.headers.accept?.includes(LINES)) return;
        if (!lines.writableNeedDrain) lines.write(lineOf({ progress: done / total }));
        begun.resolve(null);
      };
      const imported = servicesFor(request)
        .catalogueFiles.import(
          { ...fileIn(request), dryRun: request.query.dry_run === 'true' },
          { signal: left.signal, onProgress },
        )
        .then((result) => ok(writeResult(result)));
      const body = await Promise.race([imported, begun.promise]);
      if (body) return body;
      void imported
        .then((result) => ({ status: 200, body: result }))
        .catch((error: unknown) => {
          const failure = appErrorOf(error, request);
          return { status: failure.status, body: errorBody(failure, request.id) };
        })
        .then((end) => lines.end(lineOf({ ...end, changes: request.changes })));
      // Otherwise a proxy keeps it until the end.
      return reply.header('x-accel-buffering', 'no').type(LINES).send(lines);
    },
  );
}

function lineOf(value: object) {
  return `${JSON.stringify(value)}\n`;
}

function fileIn({ body, headers }: FastifyRequest) {
  const format = headers['content-type']?.startsWith(MEDIA_TYPES.csv) ? ('csv' as const) : ('json' as const);
  if (typeof body !== 'string') throw new AppError('BAD_REQUEST', 'invalidRequest');
  return { format, text: body };
}

function writeResult({ isApplied, counts, records, faults: wrong, faultCount, warnings }: ImportResult) {
  const write = ({ key, params, ...location }: ImportFault) => ({
    ...location,
    message: messageText(key, params),
    key,
    params,
  });
  return {
    is_applied: isApplied,
    counts: counts.map(({ recordType: type, ...numbers }) => ({ record_type: type, ...numbers })),
    records: records.map(({ recordType: type, platform = null, architecture = null, ...record }) => ({
      record_type: type,
      platform,
      architecture,
      ...record,
    })),
    faults: wrong.map(write),
    fault_count: faultCount,
    warnings: warnings.map(write),
  };
}
