import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { AppError, type FieldIssue } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the parser reports unknown fields with all other invalid ones. */
    parsesRecord?: true;
  }
  interface FastifyRequest {
    /** Those that the parser reports. */
    unknownFields?: readonly FieldIssue[];
  }
}

/** The fields that a client may send back, although not every response has them. */
const READ_ONLY = new Set(['id', 'created_at', 'updated_at']);

/** The flag of the slide form between an upload and a URL, without a name in spec §7. */
const isImageToggle = (name: string, value: unknown) => typeof value === 'boolean' && /image|upload|url/iu.test(name);

const STRICT = /(?:^|,)\s*handling\s*=\s*"?strict"?\s*(?:[,;]|$)/iu;

interface Documented extends TSchema {
  $ref?: string;
  properties?: Record<string, Documented>;
  items?: Documented;
  anyOf?: Documented[];
}

/**
 * Names the unknown fields of a body in `ignored` of the response; with `Prefer: handling=strict` (RFC 7240) they are
 * an error. Known are those of the documented body and of the record in the response. For routes that are registered
 * later.
 */
export function registerUnknownFieldCheck(app: FastifyInstance) {
  app.decorateRequest('unknownFields');
  app.addHook('onRoute', (route) => {
    const body = route.schema?.body as Documented | undefined; // a route documents its body and its responses by status
    const [success] = Object.values((route.schema?.response ?? {}) as Record<string, Documented>);
    if (!body || !success) return;
    const known = [body, ...(success.properties?.data ? [success.properties.data] : [])];
    const unknownIn = (value: unknown) =>
      unknownFields(value, known, resolve).filter(
        (name) => !route.url.startsWith('/api/slides') || !isImageToggle(name, Reflect.get(Object(value), name)),
      );
    route.preHandler = async (request) => {
      const names = STRICT.test(String(request.headers.prefer)) ? unknownIn(request.body) : [];
      if (names.length === 0) return;
      const issues = names.map((field) => ({ field, key: 'unknownField' as const, params: { field } }));
      if (!route.config?.parsesRecord) throw new AppError('BAD_REQUEST', 'unknownField', { issues });
      request.unknownFields = issues;
    };
    route.preSerialization = async (request, _reply, payload) => {
      const ignored = unknownIn(request.body);
      return ignored.length > 0 ? Object.assign({}, payload, { ignored }) : payload;
    };
  });

  const resolve = (schema: Documented): Documented =>
    schema.$ref ? (app.getSchema(schema.$ref.replace('#', '')) as Documented) : schema;
}

function unknownFields(
  value: unknown,
  schemas: readonly Documented[],
  resolve: (schema: Documented) => Documented,
): string[] {
  const known = schemas.map(resolve).flatMap((schema) => schema.anyOf?.map(resolve) ?? [schema]);
  if (Array.isArray(value)) {
    const items = known.flatMap(({ items: item }) => (item ? [item] : []));
    return value.flatMap((entry, index) => unknownFields(entry, items, resolve).map((name) => `${index + 1}_${name}`));
  }
  if (typeof value !== 'object' || value === null || !known.some(({ properties }) => properties)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const fields = known.flatMap(({ properties = {} }) =>
      Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
    );
    return fields.length > 0 || READ_ONLY.has(name) ? unknownFields(inner, fields, resolve) : [name];
  });
}
