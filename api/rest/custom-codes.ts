import { Type } from 'typebox';
import { CODE_BODY_MAX_BYTES, CODE_DESCRIPTION_MAX, CODE_NAME_MAX, ID_MAX } from '../../rules/limits.ts';
import { CODE_POSITIONS } from '../../rules/vocabulary.ts';
import type { AppContext } from '../app-context.ts';
import { parsePreconditions, recordTag, assertListPreconditions } from '../http/preconditions.ts';
import { parseCustomCode, parseRevision } from './parse-body.ts';
import { CUSTOM_CODE, NEW_CUSTOM_CODE } from './examples.ts';
import { Done, body, created, creationHeaders, editedRevision, failures, filledText, guardHeaders, headersOfNew, id, idParams, oneOf, ref, requiring, success } from './schemas.ts';
import type { RestApp } from './validation.ts';
import { toRestCustomCode } from './mapping.ts';

const fields = {
  name: filledText(CODE_NAME_MAX, 'Its name.'),
  code_type: oneOf(CODE_POSITIONS, 'Where in a page it goes.'),
  code_content: Type.String({ minLength: 1, description: 'The HTML itself.' }),
  description: Type.String({ maxLength: CODE_DESCRIPTION_MAX, description: 'What it is for. May be empty.' }),
  is_active: Type.Boolean({ description: 'Whether pages carry it.' }),
  display_order: Type.Integer({ minimum: 0, maximum: ID_MAX, description: 'Its place among the codes of its position; lower comes first.' }),
  allow_any_host: Type.Boolean({ description: 'Whether public pages may load from any https host because of it; otherwise only from the hosts that its elements name.' }),
};

export const CustomCode = Type.Object(
  { id: id("The code's id."), ...fields, revision: Type.Integer({ minimum: 0, description: 'Rises with every saved change.' }) },
  { $id: 'CustomCode', description: 'A piece of HTML that is put into every public page.', examples: [CUSTOM_CODE] },
);

export const NewCustomCode = body('NewCustomCode', requiring(fields, 'name', 'code_type', 'code_content'), 'The new code.', NEW_CUSTOM_CODE);
export const ChangedCustomCode = body('ChangedCustomCode', { ...requiring(fields), revision: Type.Optional(editedRevision) }, 'What changes of the code; a whole record will do. Other fields are passed over.', { description: 'Counts visits, without cookies' });
const ListQuery = Type.Object({
  position: Type.Optional(oneOf(CODE_POSITIONS, 'Only the codes for this position.')),
  active: Type.Optional(oneOf(['1', '0'], '1 for active codes only. Visitors never see others.')),
});

/** The public read of custom codes (spec §7). */
export function customCodeRoutes(app: RestApp, { servicesFor }: AppContext): void {
  app.get(
    '/api/custom-codes',
    {
      schema: {
        operationId: 'listCustomCodes',
        tags: ['Custom codes'],
        summary: 'The custom codes of the pages',
        description: 'Lists the active custom codes in the order in which pages load them.',
        querystring: ListQuery,
        response: { 200: success(Type.Array(ref(CustomCode), { description: 'The codes.' }), 'The list.'), ...failures() },
      },
    },
    async (request) => {
      const { position, active } = request.query;
      const codes = await servicesFor(request).customCodes.list({ position, activeOnly: active === '1' });
      return { success: true as const, data: codes.map(toRestCustomCode) };
    },
  );
}

/** What the administrator sees and does of custom codes (spec §7). */
export function customCodeWrites(app: RestApp, { servicesFor }: AppContext): void {
  app.get(
    '/api/admin/custom-codes',
    {
      schema: {
        operationId: 'listAllCustomCodes',
        tags: ['Custom codes'],
        summary: 'All custom codes',
        description: 'Lists every custom code, also those that are switched off, for the administrator.',
        response: { 200: success(Type.Array(ref(CustomCode), { description: 'The codes.' }), 'The list.'), ...failures(401) },
      },
    },
    async (request) => {
      const codes = await servicesFor(request).customCodes.list({ forEditing: true });
      return { success: true as const, data: codes.map(toRestCustomCode) };
    },
  );

  app.get(
    '/api/admin/custom-codes/:id',
    {
      schema: {
        operationId: 'getCustomCode',
        tags: ['Custom codes'],
        summary: 'One custom code',
        description: 'Reads one custom code, for the administrator.',
        params: idParams("The code's id.", 1),
        response: { 200: success(ref(CustomCode), 'The code.'), ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      const code = await servicesFor(request).customCodes.get(request.params.id);
      reply.header('etag', recordTag('code', code));
      return { success: true as const, data: toRestCustomCode(code) };
    },
  );

  app.post(
    '/api/admin/custom-codes',
    {
      bodyLimit: CODE_BODY_MAX_BYTES,
      schema: {
        operationId: 'createCustomCode',
        tags: ['Custom codes'],
        summary: 'Add a custom code',
        description: 'Adds a custom code. An active one is in every public page from the next request on.',
        headers: creationHeaders,
        body: ref(NewCustomCode),
        response: { 201: created(ref(CustomCode), 'The new code.'), ...failures(401, 403, 409, 412, 413, 415, 422, 507) },
      },
    },
    async (request, reply) => {
      assertListPreconditions(request.headers);
      const code = await servicesFor(request).customCodes.create(parseCustomCode(request.body));
      return reply.code(201).headers(headersOfNew('/api/admin/custom-codes', 'code', code)).send({ success: true as const, data: toRestCustomCode(code) });
    },
  );

  app.put(
    '/api/admin/custom-codes/:id',
    {
      bodyLimit: CODE_BODY_MAX_BYTES,
      schema: {
        operationId: 'updateCustomCode',
        tags: ['Custom codes'],
        summary: 'Change a custom code',
        description: 'Changes a custom code. Fields that are left out stay as they are.',
        params: idParams("The code's id.", 1),
        headers: guardHeaders,
        body: ref(ChangedCustomCode),
        response: { 200: success(ref(CustomCode), 'The code as it is now.'), ...failures(401, 403, 404, 409, 412, 413, 415, 507) },
      },
    },
    async (request) => {
      const { customCodes } = servicesFor(request);
      const code = await customCodes.update(request.params.id, parseCustomCode(request.body), { revision: parseRevision(request.body), accepts: parsePreconditions(request.headers, 'code', request.params.id) });
      return { success: true as const, data: toRestCustomCode(code) };
    },
  );

  app.patch(
    '/api/admin/custom-codes/:id/toggle',
    {
      schema: {
        operationId: 'toggleCustomCode',
        tags: ['Custom codes'],
        summary: 'Switch a custom code on or off',
        description: 'Turns an active custom code inactive, and the other way round.',
        params: idParams("The code's id.", 1),
        headers: guardHeaders,
        response: { 200: success(ref(CustomCode), 'The code as it is now.'), ...failures(401, 403, 404, 409, 412) },
      },
    },
    async (request, reply) => {
      const code = await servicesFor(request).customCodes.toggle(request.params.id, { accepts: parsePreconditions(request.headers, 'code', request.params.id) });
      reply.header('etag', recordTag('code', code));
      return { success: true as const, data: toRestCustomCode(code) };
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
        headers: guardHeaders,
        response: { 200: Done, ...failures(401, 403, 404, 412) },
      },
    },
    async (request) => {
      await servicesFor(request).customCodes.remove(request.params.id, { accepts: parsePreconditions(request.headers, 'code', request.params.id) });
      return { success: true as const };
    },
  );
}
