import { Type } from 'typebox';
import { CODE_BODY_MAX_BYTES } from '#rules/limits.ts';
import { CODE_POSITIONS } from '#rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { parsePreconditions } from '../http/preconditions.ts';
import { failures, preconditionHeaders, idParams, ok, oneOf, ref, success, tagged, changed, list } from './schemas.ts';
import type { CustomCode } from '../entities/custom-code.ts';
import { recordRoutes } from './record-routes.ts';
import type { RestApp } from './validation.ts';
import type { Row } from '../entities/rows.ts';
import { restRecord } from './fields.ts';

export const customCodeRecord = restRecord<'customCode', Row<CustomCode>>(
  'customCode',
  {
    allowAnyHost: {
      kind: { write: () => true },
      schema: Type.Boolean({
        description: 'Always true: pages with custom code may load from any https host.',
        deprecated: true,
      }),
    },
  },
  { description: 'Counts visits, without cookies' },
);

const ListQuery = Type.Object({
  position: Type.Optional(oneOf(CODE_POSITIONS, 'Only codes for this position.')),
  active: Type.Optional(oneOf(['1', '0'], '1 for only those that visitors get: active and public.')),
});

const List = success(list('The codes.', ref(customCodeRecord.schemas.record)));

export function customCodeRoutes(app: RestApp, { servicesFor, origin }: AppContext) {
  app.get(
    '/api/custom-codes',
    {
      schema: {
        operationId: 'listCustomCodes',
        tags: ['Custom codes'],
        description: 'The custom codes in their order in pages. Visitors get only the active ones that are public.',
        querystring: ListQuery,
        response: {
          200: List,
        },
      },
    },
    async (request) => {
      const { position, active } = request.query;
      const codes = await servicesFor(request).customCodes.list({ position, activeOnly: active === '1' });
      return ok(codes.map((code) => customCodeRecord.write(code, origin, request.actor)));
    },
  );
}

export function customCodeWrites(app: RestApp, context: AppContext) {
  const { servicesFor, origin } = context;
  app.get(
    '/api/admin/custom-codes',
    {
      schema: {
        operationId: 'listAllCustomCodes',
        tags: ['Custom codes'],
        description: 'All custom codes, also inactive ones.',
        response: {
          200: List,
        },
      },
    },
    async (request) => {
      const codes = await servicesFor(request).customCodes.list({ forEditing: true });
      return ok(codes.map((code) => customCodeRecord.write(code, origin, request.actor)));
    },
  );

  customCodeResource.read(app, context);
  customCodeResource.writes(app, context);

  app.patch(
    '/api/admin/custom-codes/:id/toggle',
    {
      schema: {
        operationId: 'toggleCustomCode',
        tags: ['Custom codes'],
        description: 'Activates or deactivates a custom code.',
        params: idParams("The code's id."),
        headers: preconditionHeaders,
        response: {
          200: changed(ref(customCodeRecord.schemas.record), 'The code as it is now.'),
          ...failures(409),
        },
      },
    },
    async (request, reply) => {
      const code = await servicesFor(request).customCodes.toggle(request.params.id, {
        accepts: parsePreconditions(request.headers, 'code', request.params.id),
      });
      return tagged(reply, 'code', code, customCodeRecord.write(code, origin, request.actor));
    },
  );
}

const customCodeResource = recordRoutes({
  ...customCodeRecord,
  bodyLimit: CODE_BODY_MAX_BYTES,
  serviceOf: ({ customCodes }) => customCodes,
});
