import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  validateSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STATUS } from '../api/errors.ts';
import { INSIDE } from '../api/tests/inside.ts';
import { randomQueries } from '../api/tests/random-queries.ts';
import { startApp, type Client, type RunningApp } from '../api/tests/running-app.ts';
import { fuzz, hostileNumber, hostileText, hostileValue, SEED } from './hostile.ts';

const schema = buildSchema(readFileSync(new URL('../docs/schema.graphql', import.meta.url), 'utf8'));

interface Operation {
  query: string;
  variables: Record<string, unknown>;
  field: GraphQLField<unknown, unknown>;
  selection: Selection;
}

/** The selected fields, each with its own selection; null for a leaf. */
type Selection = Map<GraphQLField<unknown, unknown>, Selection> | null;

let product: RunningApp;
let administrator: Client;
beforeAll(async () => {
  expect(validateSchema(schema)).toEqual([]);
  product = await startApp('real');
  administrator = await product.signIn();
});
afterAll(() => product.close());

test(
  'every answer of GraphQL to hostile operations is of its types, and none is a failure inside',
  { timeout: 660_000 },
  async () => {
    const codes = new Set([
      ...Object.keys(STATUS).filter((code) => !['INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL'].includes(code)),
      'GRAPHQL_PARSE_FAILED',
      'GRAPHQL_VALIDATION_FAILED',
      'BAD_USER_INPUT',
      'OPERATION_RESOLUTION_FAILURE',
    ]);
    const counts = { operations: 0, answered: 0, refused: 0 };
    await fuzz(
      0.25,
      fc.asyncProperty(
        operations('query', 'mutation'),
        fc.boolean(),
        async ({ query, variables, field, selection }, asAdministrator) => {
          const { data, errors, ...rest } = await (asAdministrator ? administrator : product).graph<Record<
            string,
            unknown
          > | null>(query, variables);
          counts.operations += 1;
          expect(JSON.stringify({ errors, rest })).not.toMatch(INSIDE);
          for (const { extensions, message } of errors ?? []) {
            // From here no host can be reached, so that checking a link is UNAVAILABLE, as its description says.
            const isSaid = codes.has(extensions.code) || field.description?.includes(extensions.code);
            if (!isSaid) throw new Error(`${extensions.code} ${message}`);
          }
          if (errors || !data) {
            counts.refused += 1;
            return;
          }
          counts.answered += 1;
          expect(typeError(data[field.name], field.type, selection, field.name)).toBeNull();
        },
      ),
    );
    process.stdout.write(
      `Graph, seed ${SEED}: ${counts.operations} operations, ${counts.answered} answered, ${counts.refused} refused\n`,
    );
  },
);

test(
  'a random query is answered the fifth time as the first time, and as graphql answers it',
  { timeout: 660_000 },
  async () => {
    const runRandomQuery = await randomQueries(product);
    const counts = { compared: 0, refused: 0 };
    await fuzz(
      0.15,
      fc.asyncProperty(fc.gen(), async (generator) => {
        const results = await runRandomQuery(generator);
        if (!results) return;
        const { query, first, fifth, content, expected } = results;
        expect([query, fifth, content]).toEqual([query, first, expected]);
        counts[expected === null ? 'refused' : 'compared'] += 1;
      }),
    );
    process.stdout.write(`Random queries, seed ${SEED}: ${counts.compared} compared, ${counts.refused} refused\n`);
  },
);

test('no bytes at all make GraphQL fail', { timeout: 660_000 }, async () => {
  const bodies = fc.oneof(
    hostileValue.map((value) => JSON.stringify(value)),
    hostileText,
    fc
      .record(
        { query: hostileText, variables: hostileValue, operationName: hostileValue, extensions: hostileValue },
        { requiredKeys: [], noNullPrototype: true },
      )
      .map((body) => JSON.stringify(body)),
  );
  await fuzz(
    0.05,
    fc.asyncProperty(bodies, async (payload) => {
      const { statusCode, body } = await product.app.inject({
        method: 'POST',
        url: '/graphql',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([statusCode < 500, body]).toEqual([true, body]);
      expect(body).not.toMatch(INSIDE);
    }),
  );
});

function operations(...kinds: ('query' | 'mutation')[]): fc.Arbitrary<Operation> {
  const roots = (
    [
      ['query', schema.getQueryType()],
      ['mutation', schema.getMutationType()],
    ] as const
  ).filter(([kind]) => kinds.includes(kind));
  const fields = roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })),
  );
  return fc.constantFrom(...fields).chain(({ kind, field }) =>
    fc.record({ values: argumentsOf(field), selection: selectionOf(field.type, 0) }).map(({ values, selection }) => {
      const passed = field.args.filter((_arg, index) => values[index] !== undefined);
      const declared = passed.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
      const call = passed.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const variables = Object.fromEntries(field.args.map((arg, index) => [arg.name, values[index]]));
      return {
        query: `${kind} ${declared && `(${declared})`} { ${field.name}${call && `(${call})`}${textOf(selection)} }`,
        variables,
        field,
        selection,
      };
    }),
  );
}

function argumentsOf(field: GraphQLField<unknown, unknown>): fc.Arbitrary<unknown[]> {
  return fc.tuple(
    ...field.args.map(({ type }) =>
      isNonNullType(type) ? inputOf(type) : fc.option(inputOf(type), { nil: undefined }),
    ),
  );
}

function inputOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 25, arbitrary: fittingInput(type) }, { weight: 1, arbitrary: hostileValue });
}

function fittingInput(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fittingInput(type.ofType);
  if (isListType(type)) return fc.array(inputOf(type.ofType), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    return fc.record(Object.fromEntries(fields.map((field) => [field.name, inputOf(field.type)])), {
      requiredKeys: required,
      noNullPrototype: true,
    });
  }
  if (type.name === 'Boolean') return fc.boolean();
  if (type.name === 'Int')
    return fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 40 }) }, { weight: 1, arbitrary: hostileNumber });
  if (type.name === 'Float') return hostileNumber;
  return fc.oneof(
    fc.constantFrom('https://cdn.example/a.png', '2026-02-28', 'windows', 'hot', 'Plain text', 'stable'),
    hostileText,
  );
}

function selectionOf(type: GraphQLOutputType, depth: number): fc.Arbitrary<Selection> {
  const named = getNamedType(type);
  if (!isObjectType(named)) return fc.constant(null);
  const fields = fieldsToSelect(named, depth);
  return fc
    .subarray(fields, { minLength: 1 })
    .chain((chosen) =>
      fc
        .tuple(...chosen.map((field) => selectionOf(field.type, depth + 1)))
        .map((inner) => new Map(chosen.map((field, index) => [field, inner[index] ?? null]))),
    );
}

/** Fields without required arguments. Below a certain depth only leaves, so that the query ends. */
function fieldsToSelect(type: GraphQLObjectType, depth: number): GraphQLField<unknown, unknown>[] {
  const fields = Object.values(type.getFields()).filter(
    ({ args }) => !args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined),
  );
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
  return depth >= 4 && leaves.length > 0 ? leaves : fields;
}

function textOf(selection: Selection): string {
  if (!selection) return '';
  return ` { ${[...selection].map(([field, inner]) => `${field.name}${textOf(inner)}`).join(' ')} }`;
}

/** Returns a message if a value does not have its type, or else null. */
function typeError(value: unknown, type: GraphQLOutputType, selection: Selection, path: string): string | null {
  if (isNonNullType(type))
    return value === null || value === undefined
      ? `${path} is missing`
      : typeError(value, type.ofType, selection, path);
  if (value === null) return null;
  if (isListType(type)) {
    if (!Array.isArray(value)) return `${path} is no list`;
    return (
      value
        .map((one: unknown, index) => typeError(one, type.ofType, selection, `${path}.${index}`))
        .find((problem) => problem !== null) ?? null
    );
  }
  if (isEnumType(type))
    return typeof value === 'string' && type.getValue(value) ? null : `${path} is none of its words`;
  if (isObjectType(type)) {
    if (typeof value !== 'object') return `${path} is no object`;
    return (
      [...(selection ?? [])]
        .map(([field, inner]) => typeError(Reflect.get(value, field.name), field.type, inner, `${path}.${field.name}`))
        .find((problem) => problem !== null) ?? null
    );
  }
  const expected = { Int: 'number', Float: 'number', Boolean: 'boolean' }[getNamedType(type).name] ?? 'string';
  return typeof value === expected ? null : `${path} is no ${expected}`;
}
