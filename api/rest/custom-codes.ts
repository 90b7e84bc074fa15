import { Type } from 'typebox';
import { CODE_BODY_MAX_BYTES } from '../../rules/limits.ts';
import { CODE_POSITIONS } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { parsePreconditions, recordTag, assertListPreconditions } from '../http/preconditions.ts';
import {
  ChangedCustomCode,
  CustomCode,
  NewCustomCode,
  parseCustomCode,
  writeCustomCode,
} from './custom-code-fields.ts';
import { parseUpdate } from './fields.ts';
import {
  Done,
  created,
  creationHeaders,
  failures,
  preconditionHeaders,
  headersOfNew,
  idParams,
  oneOf,
  ref,
  success,
  updated,
} from './schemas.ts';
import type { RestApp } from './validation.ts';

const ListQuery = Type.Object({
  position: Type.Optional(oneOf(CODE_POSITIONS, 'Only codes for this position.')),
  active: Type.Optional(
    oneOf(['1', '0'], '1 returns only the codes that visitors get: active and public. Visitors always get only these.'),
  ),
});

/** The public read of custom codes (spec §7). */
export function customCodeRoutes(app: RestApp, { servicesFor, origin }: AppContext): void {
  app.get(
    '/api/custom-codes',
    {
      schema: {
        operationId: 'listCustomCodes',
        tags: ['Custom codes'],
        summary: 'The custom codes of the pages',
        description:
          'Returns the custom codes in the order in which pages load them. Visitors get only the active codes that are public, the administrator gets all codes.',
        querystring: ListQuery,
        response: {
          200: success(Type.Array(ref(CustomCode), { description: 'The codes.' }), 'The list.'),
          ...failures(),
        },
      },
    },
    async (request) => {
      const { position, active } = request.query;
      const codes = await servicesFor(request).customCodes.list({ position, activeOnly: active === '1' });
      return { success: true as const, data: codes.map((code) => writeCustomCode(code, origin, request.actor)) };
    },
  );
}

/** The routes of custom codes for the administrator (spec §7). */
export function customCodeWrites(app: RestApp, { servicesFor, origin }: AppContext): void {
  app.get(
    '/api/admin/custom-codes',
    {
      schema: {
        operationId: 'listAllCustomCodes',
        tags: ['Custom codes'],
        summary: 'All custom codes',
        description: 'Returns all custom codes, including inactive ones. Only for the administrator.',
        response: {
          200: success(Type.Array(ref(CustomCode), { description: 'The codes.' }), 'The list.'),
          ...failures(401),
        },
      },
    },
    async (request) => {
      const codes = await servicesFor(request).customCodes.list({ forEditing: true });
      return { success: true as const, data: codes.map((code) => writeCustomCode(code, origin, request.actor)) };
    },
  );

  app.get(
    '/api/admin/custom-codes/:id',
    {
      schema: {
        operationId: 'getCustomCode',
        tags: ['Custom codes'],
        summary: 'One custom code',
        description: 'Returns a custom code by its id. Only for the administrator.',
        params: idParams("The code's id.", 1),
        response: { 200: success(ref(CustomCode), 'The code.'), ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const code = await servicesFor(request).customCodes.get(request.params.id);
      reply.header('etag', recordTag('code', code));
      return { success: true as const, data: writeCustomCode(code, origin, request.actor) };
    },
  );

  app.post(
    '/api/admin/custom-codes',
    {
      bodyLimit: CODE_BODY_MAX_BYTES,
      schema: {
        operationId: 'createCustomCode',
        tags: ['Custom codes'],
        summary: 'Create a custom code',
        description: 'Creates a custom code. Every public page contains an active code from the next request.',
        headers: creationHeaders,
        body: ref(NewCustomCode),
        response: {
          201: created(ref(CustomCode), 'The new code.'),
          ...failures(401, 403, 409, 412, 413, 415, 422, 507),
        },
      },
    },
    async (request, reply) => {
      assertListPreconditions(request.headers);
      const code = await servicesFor(request).customCodes.create(parseCustomCode(request.body));
      return reply
        .code(201)
        .headers(headersOfNew('/api/admin/custom-codes', 'code', code))
        .send({ success: true as const, data: writeCustomCode(code, origin, request.actor) });
    },
  );

  app.put(
    '/api/admin/custom-codes/:id',
    {
      bodyLimit: CODE_BODY_MAX_BYTES,
      schema: {
        operationId: 'updateCustomCode',
        tags: ['Custom codes'],
        summary: 'Update a custom code',
        description: 'Updates a custom code. Omitted fields are not changed.',
        params: idParams("The code's id.", 1),
        headers: preconditionHeaders,
        body: ref(ChangedCustomCode),
        response: {
          200: updated(ref(CustomCode), 'The code as it is now.'),
          ...failures(401, 403, 404, 409, 412, 413, 415, 507),
        },
      },
    },
    async (request, reply) => {
      const { customCodes } = servicesFor(request);
      const code = await customCodes.update(request.params.id, ...parseUpdate(request, 'code', parseCustomCode));
      reply.header('etag', recordTag('code', code));
      return { success: true as const, data: writeCustomCode(code, origin, request.actor) };
    },
  );

  app.patch(
    '/api/admin/custom-codes/:id/toggle',
    {
      schema: {
        operationId: 'toggleCustomCode',
        tags: ['Custom codes'],
        summary: 'Activate or deactivate a custom code',
        description: 'Deactivates an active custom code, or activates an inactive one.',
        params: idParams("The code's id.", 1),
        headers: preconditionHeaders,
        response: { 200: updated(ref(CustomCode), 'The code as it is now.'), ...failures(401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const code = await servicesFor(request).customCodes.toggle(request.params.id, {
        accepts: parsePreconditions(request.headers, 'code', request.params.id),
      });
      reply.header('etag', recordTag('code', code));
      return { success: true as const, data: writeCustomCode(code, origin, request.actor) };
    },
  );

  app.delete(
    '/api/admin/custom-codes/:id',
    {
      schema: {
        operationId: 'deleteCustomCode',
        tags: ['Custom codes'],
        summary: 'Delete a custom code',
        description: 'Deletes a custom code.',
        params: idParams("The code's id.", 1),
        headers: preconditionHeaders,
        response: { 200: Done, ...failures(401, 403, 404, 412) },
      },
    },
    async (request) => {
      await servicesFor(request).customCodes.remove(request.params.id, {
        accepts: parsePreconditions(request.headers, 'code', request.params.id),
      });
      return { success: true as const };
    },
  );
}
