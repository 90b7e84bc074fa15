import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import PACKAGE from '../../package.json' with { type: 'json' };
import { scopesOf } from '#rules/access.ts';
import { CATALOGUE_SCHEMA_PATH } from '#rules/import.ts';
import { EDITED_TYPES, editedRecord, tagOf } from '#rules/records/registry.ts';
import { CATALOGUE_SCHEMA } from '../services/catalogue/format.ts';
import { TOOL_POLICY } from '../http/security-headers.ts';
import { ETAG, NotModified, failures } from './schemas.ts';

const [browsers, versions, ...records] = EDITED_TYPES.map((type) => ({ [tagOf(type)]: editedRecord(type).all }));
const TAGS = {
  ...browsers,
  ...versions,
  Facts: 'What the comparison shows.',
  Downloads: 'Counted downloads of versions.',
  ...Object.assign({}, ...records),
  Settings: 'The tag list and the home page.',
  Files: 'The catalogue as a file, and its changes.',
  Uploads: 'Images.',
  Session: "The administrator's session.",
};

const DESCRIPTION = `The catalogue of AI-powered web browsers, in English and Chinese. The same data is in GraphQL: [/graphql](/graphql).

Everyone, including pages of any site, can send the public reads. Writes and all paths below \`/api/admin\` need the administrator's session, whose cookie \`POST /api/auth/login\` sets, or an access token with the scope of the route, which the administrator creates at \`/admin/access\`. Two fields with the suffixes \`_en\` and \`_zh\` are one text in both languages. Times are in ISO 8601 in UTC. Every error has the body \`Failure\`. An unsupported method gets 405 with the supported ones in \`Allow\`.`;

const SESSION = 'session';
const TOKEN = 'token';

/** package.json: UNLICENSED. */
const LICENSE = { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' };

/** Later routes need no session. Their failures follow from what they read; below `/api` access tokens are checked. */
export function documentPublic(app: FastifyInstance) {
  app.addHook('onRoute', ({ url, schema }) => {
    if (!schema) return;
    schema.security = [];
    if (!schema.response) return;
    const { operationId = '', params, headers, body } = schema;
    schema.summary = summaryOf(operationId);
    schema.response = {
      ...failures(400, 500, 503),
      ...(url.startsWith('/api/') && failures(401, 429)),
      ...(params !== undefined && failures(404)),
      ...(headers !== undefined && failures(412)),
      ...(body !== undefined && failures(413, 415)),
      ...schema.response,
    };
  });
}

/** `listAllVersions` becomes "List all versions". */
function summaryOf(operationId: string) {
  const [first = '', ...others] = operationId.split(/(?=[A-Z])/u);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others.map((word) => word.toLowerCase())].join(' ');
}

/** Later routes send an `ETag` and support `If-None-Match`. */
export function documentCaching(app: FastifyInstance) {
  app.addHook('onRoute', ({ schema }) => {
    if (!schema?.response) return;
    const { 200: success, ...others } = schema.response as Record<number, object>; // a route documents its responses by status
    schema.response = { ...others, 200: { ...success, headers: ETAG }, 304: NotModified };
  });
}

/** Later routes need the administrator's session, or an access token with their scope. */
export function documentSession(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    const scopes = scopesOf(`${String(route.method)} ${route.url}`);
    const { response, body } = route.schema ?? {};
    route.schema = {
      ...route.schema,
      security: [{ [SESSION]: [] }, ...(scopes.length > 0 ? [{ [TOKEN]: scopes }] : [])],
      response: { ...failures(403), ...(body !== undefined && failures(507)), ...Object(response) },
    };
  });
}

export async function collectRoutes(app: FastifyInstance, origin: string, cookieName: string) {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'AI browser catalogue',
        version: PACKAGE.version,
        description: DESCRIPTION,
        contact: { name: 'AI browser catalogue', url: origin },
        license: LICENSE,
      },
      servers: [{ url: origin }],
      tags: Object.entries<string>(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          [SESSION]: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName,
            description: 'Created by POST /api/auth/login.',
          },
          [TOKEN]: {
            type: 'http',
            scheme: 'bearer',
            description: 'Created at /admin/access. Each route names the scope that it needs.',
          },
        },
      },
    },
    refResolver: {
      buildLocalReference: ({ $id }, _baseUri, _fragment, index) => (typeof $id === 'string' ? $id : `schema-${index}`),
    },
  });
}

const OPENAPI_PATH = '/api/openapi.json';

export function serveOpenApi(app: FastifyInstance) {
  app.get(OPENAPI_PATH, { schema: { hide: true } }, async () => app.swagger());
  app.get(CATALOGUE_SCHEMA_PATH, { schema: { hide: true } }, async () => CATALOGUE_SCHEMA);
}

export async function serveDocumentation(app: FastifyInstance) {
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: `${TOOL_POLICY}; base-uri 'none'`,
    uiConfig: { tryItOutEnabled: true },
    // Instead of Swagger UI's own copy: ours is cached and readable by other sites.
    uiHooks: {
      onRequest: async ({ url }, reply) => {
        if (/\/json(?:\?|$)/u.test(url)) await reply.redirect(OPENAPI_PATH, 308);
      },
    },
    theme: {
      title: 'REST · AI browser catalogue',
      css: [{ filename: 'plain.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
  });
}
