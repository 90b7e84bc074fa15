import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { HTTPMethods } from 'fastify';
import { Compile, type Validator } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INSIDE } from '../api/tests/inside.ts';
import { startApp, type Client, type RunningApp } from '../api/tests/running-app.ts';
import { fuzz, hostileNumber, hostileText, hostileValue, SEED } from './hostile.ts';

/** The parts of a JSON schema that this test uses. */
interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  parameters?: { in: 'path' | 'query'; name: string; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

const document = JSON.parse(readFileSync(new URL('../docs/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}; // our own file, which another test compares with the routes

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
);

let product: RunningApp;
let administrator: Client;
beforeAll(async () => {
  product = await startApp('real');
  administrator = await product.signIn();
});
afterAll(() => product.close());

test(
  'every answer of REST to hostile requests is one that the document describes, and none is a failure inside',
  { timeout: 660_000 },
  async () => {
    const validators = new Map<string, Validator>();
    const statuses = new Map<number, number>();
    await fuzz(
      0.35,
      fc.asyncProperty(requests(), fc.boolean(), async ({ operation, url, payload }, asAdministrator) => {
        const { operationId, method, responses } = operation;
        // Signing out would end the administrator's session.
        const client = asAdministrator && operationId !== 'logout' ? administrator : product;
        const { status, body } = await responseOf(client, method, url, payload);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([status < 500, status, body]).toEqual([true, status, body]);
        expect(JSON.stringify(body)).not.toMatch(INSIDE);
        const described =
          responses[String(status)] ??
          (url.includes('%') || status === 404 || status === 413
            ? { content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } }
            : undefined);
        if (!described)
          throw new Error(`${operationId} answers ${status}, which is not in the document: ${JSON.stringify(body)}`);
        const schema = described.content?.['application/json']?.schema;
        // An export can also be a table.
        if (!schema || typeof body === 'string') return;
        const key = `${operationId} ${status}`;
        const validator = validators.get(key) ?? Compile(resolved(schema) as never); // the schemas of the document are JSON Schema, like TypeBox's
        validators.set(key, validator);
        if (!validator.Check(body))
          throw new Error(
            `${key} answers what its schema is not: ${JSON.stringify([...validator.Errors(body)].slice(0, 3))} ${JSON.stringify(body).slice(0, 500)}`,
          );
      }),
    );
    process.stdout.write(
      `REST, seed ${SEED}: ${[...statuses.values()].reduce((sum, one) => sum + one, 0)} requests, ${[...statuses]
        .toSorted()
        .map(([status, times]) => `${times} × ${status}`)
        .join(', ')}\n`,
    );
    expect((await product.rest('/healthz')).status).toBe(200);
  },
);

/** Like `rest`, but a response can also be no JSON. */
async function responseOf(
  client: Client,
  method: HTTPMethods,
  url: string,
  payload: string | undefined,
): Promise<{ status: number; body: unknown }> {
  const { status, body } = await client.rest(url, {
    method: method as 'GET',
    ...(payload !== undefined && { payload, headers: { 'content-type': 'application/json' } }),
  });
  return { status, body };
}

function requests(): fc.Arbitrary<{
  operation: (typeof operations)[number];
  url: string;
  payload: string | undefined;
}> {
  return fc.constantFrom(...operations).chain((operation) => {
    const parameters = operation.parameters ?? [];
    const body = operation.requestBody?.content?.['application/json']?.schema;
    return fc
      .record({
        values: fc.tuple(
          ...parameters.map(({ schema, in: place }) =>
            place === 'path' ? parameterOf(schema) : fc.option(parameterOf(schema), { nil: undefined }),
          ),
        ),
        payload: body
          ? fc.oneof(
              { weight: 9, arbitrary: valueOf(resolved(body)).map((value) => JSON.stringify(value)) },
              {
                weight: 1,
                arbitrary: fc.oneof(
                  hostileValue.map((value) => JSON.stringify(value)),
                  hostileText,
                ),
              },
            )
          : fc.constant(undefined),
      })
      .map(({ values, payload }) => ({ operation, url: urlOf(operation.path, parameters, values), payload }));
  });
}

function urlOf(path: string, parameters: NonNullable<Operation['parameters']>, values: (string | undefined)[]): string {
  const query: string[] = [];
  let url = path;
  for (const [index, { in: place, name }] of parameters.entries()) {
    const value = values[index];
    if (value === undefined) continue;
    const encoded = encodeURIComponent(value.toWellFormed());
    if (place === 'path') url = url.replace(`{${name}}`, () => encoded || '%20');
    else query.push(`${name}=${encoded}`);
  }
  return query.length > 0 ? `${url}?${query.join('&')}` : url;
}

/** The value of a parameter: mostly a valid one, so that the code behind the validation is tested too. */
function parameterOf(schema: Schema): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fittingValue(resolved(schema), 0).map(String) },
    { weight: 1, arbitrary: fc.oneof(hostileText, hostileNumber.map(String)) },
  );
}

function valueOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: depth === 0 ? 9 : 30, arbitrary: fittingValue(schema, depth) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function fittingValue(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fittingValue(one, depth)));
  if (schema.type === 'object')
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueOf(one, depth + 1)])),
      { requiredKeys: schema.required ?? [], noNullPrototype: true },
    );
  if (schema.type === 'array') return fc.array(valueOf(schema.items ?? {}, depth + 1), { maxLength: 4 });
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: 1, max: 40 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string')
    return fc.oneof(
      fc.constantFrom('https://cdn.example/a.png', '2026-02-28', 'hot,new', 'Plain text', '1.2.3'),
      hostileText,
    );
  return hostileValue;
}

/** A schema with its references resolved. */
function resolved(schema: Schema): Schema {
  if (schema.$ref) return resolved(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return {
    ...schema,
    ...(schema.anyOf && { anyOf: schema.anyOf.map(resolved) }),
    ...(schema.items && { items: resolved(schema.items) }),
    ...(schema.properties && {
      properties: Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, resolved(one)])),
    }),
  };
}
