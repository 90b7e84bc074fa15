import { BODY_MAX_BYTES } from '#rules/limits.ts';
import { deletionOf, editedRecord, graphNameOf, restNameOf, tagOf, type EditedType } from '#rules/records/registry.ts';
import type { AppContext } from '../app-context.ts';
import { assertListPreconditions, parsePreconditions } from '../http/preconditions.ts';
import type { Actor } from '../services/context.ts';
import type { Services } from '../services/create-services.ts';
import type { BulkResult, Patch, Preconditions } from '../services/writes.ts';
import { parseUpdate, type Parser, type RestRecord, type Stored } from './fields.ts';
import {
  DeletedWithSlides,
  Deleted,
  browserParams,
  created,
  creationHeaders,
  failures,
  idParams,
  type objectSchema,
  preconditionHeaders,
  ref,
  success,
  tagged,
  updated,
} from './schemas.ts';
import type { RestApp } from './validation.ts';

/** `GET`, `PUT` and `DELETE` of a path with an id, `POST` without. */
interface RestResource<Row extends Stored, Input> {
  type: EditedType;
  schemas: Readonly<Record<'record' | 'created' | 'changed', ReturnType<typeof objectSchema>>>;
  parse: Parser<Input>;
  write: (row: Row, origin: string, receiver: Actor, services: Services) => RestRecord | Promise<RestRecord>;
  bodyLimit?: number;
  serviceOf: (services: Services) => {
    get(id: number): Promise<Row>;
    create(input: Patch<Input>): Promise<Row>;
    update(id: number, change: Patch<Input>, guard: Preconditions): Promise<Row>;
    remove(ids: number[], guard: Pick<Preconditions, 'accepts'>): Promise<BulkResult>;
  };
}

export function recordRoutes<Row extends Stored, Input>(resource: RestResource<Row, Input>) {
  const { type, schemas, bodyLimit = BODY_MAX_BYTES, serviceOf, parse, write } = resource;
  const { path, name: title, fields, isLinkTarget } = editedRecord(type);
  const name = graphNameOf(type);
  const kind = restNameOf(type);
  const tags = [tagOf(type)];
  const visible = 'isActive' in fields ? 'an active and public' : 'a public';
  const params = type === 'browser' ? browserParams : idParams(`The ${kind}'s id.`);
  const record = ref(schemas.record);
  const read = (app: RestApp, { servicesFor, origin }: AppContext) => {
    app.get(
      `${path}/:id`,
      {
        schema: {
          operationId: `get${name}`,
          tags,
          description: `Returns a ${title}.${path.startsWith('/api/admin/') ? '' : ` Visitors get only ${visible} one.`}`,
          params,
          response: { 200: success(record, `The ${kind}.`) },
        },
      },
      async (request, reply) => {
        const services = servicesFor(request);
        const row = await serviceOf(services).get(request.params.id);
        return tagged(reply, kind, row, await write(row, origin, request.actor, services));
      },
    );
  };

  const writes = (app: RestApp, { servicesFor, origin }: AppContext) => {
    app.post(
      path,
      {
        bodyLimit,
        config: { parsesRecord: true },
        schema: {
          operationId: `create${name}`,
          tags,
          description: `Creates a ${title}.`,
          headers: creationHeaders,
          body: ref(schemas.created),
          response: { 201: created(record, `The new ${kind}.`), ...failures(409, 422) },
        },
      },
      async (request, reply) => {
        assertListPreconditions(request.headers);
        const services = servicesFor(request);
        const row = await serviceOf(services).create(parse(request.body, request.unknownFields));
        reply.code(201).header('location', `${path}/${row.id}`);
        return tagged(reply, kind, row, await write(row, origin, request.actor, services));
      },
    );

    app.put(
      `${path}/:id`,
      {
        bodyLimit,
        config: { parsesRecord: true },
        schema: {
          operationId: `update${name}`,
          tags,
          description: `Updates a ${title}. Omitted fields are not changed.`,
          params,
          headers: preconditionHeaders,
          body: ref(schemas.changed),
          response: { 200: updated(record, `The updated ${kind}.`), ...failures(409) },
        },
      },
      async (request, reply) => {
        const services = servicesFor(request);
        const row = await serviceOf(services).update(request.params.id, ...parseUpdate(request, kind, parse));
        return tagged(reply, kind, row, await write(row, origin, request.actor, services));
      },
    );

    app.delete(
      `${path}/:id`,
      {
        schema: {
          operationId: `delete${name}`,
          tags,
          description: `Deletes a ${title}${deletionOf(type)}.`,
          params,
          headers: preconditionHeaders,
          response: { 200: isLinkTarget ? DeletedWithSlides : Deleted },
        },
      },
      async (request) => {
        const { id } = request.params;
        const accepts = parsePreconditions(request.headers, kind, id);
        const { deactivatedSlides } = await serviceOf(servicesFor(request)).remove([id], { accepts });
        return { success: true as const, ...(isLinkTarget && { deactivated_slides: deactivatedSlides }) };
      },
    );
  };
  return { ...resource, read, writes };
}
