import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { expect, test } from 'vitest';
import { DATABASE_FILE } from '../api/database/data-dir.ts';
import { move } from '../api/database/move.ts';
import { migrate, openDatabase } from '../api/database/open.ts';
import { startPostgres } from '../api/tests/postgres-server.ts';
import { callOf, selectionOf } from '../api/tests/sample-operations.ts';
import { generatedCatalogue } from '../bench/catalogue.ts';
import { busyFactor, json, longestWait, printFigure, startServer, temporaryFolder, type Server } from './server.ts';

/** In milliseconds, for `/healthz` on a new connection. */
const LIMIT = 200;
const CATALOGUE = { browsers: 200, versions: 8 };
const LENGTHS = [1000, 500, 100];
/** Room for the rest of a body of 32 kB. */
const TEXT_LENGTH = 31_000;
/** Node reads headers of at most 16 kB. */
const ADDRESS_LENGTH = 15_000;
const ALIASES = 15;

interface Attack {
  name: string;
  send: (server: Server, admin: { cookie: string }) => Promise<unknown>;
}

/** Values of each list and text of a type, one at a time, with the path to it. */
function* largeValues(type: GraphQLInputType, path: string, depth = 0): Generator<{ path: string; value: unknown }> {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    for (const length of LENGTHS)
      for (const kind of ['equal', 'different'] as const)
        yield {
          path: `${path}: ${length} ${kind} values`,
          value: Array.from({ length }, (_, index) => sampleOf(nullable.ofType, kind === 'equal' ? 1 : index + 1)),
        };
    for (const { path: inner, value } of largeValues(nullable.ofType, `${path}.0`, depth + 1))
      yield { path: inner, value: [value] };
    return;
  }
  if (isInputObjectType(nullable)) {
    if (depth > 3) return;
    const whole = sampleOf(nullable, 1) as object; // an input object is an object
    for (const field of Object.values(nullable.getFields()))
      for (const { path: inner, value } of largeValues(field.type, `${path}.${field.name}`, depth + 1))
        yield { path: inner, value: { ...whole, [field.name]: value } };
    return;
  }
  if (isLeafType(nullable) && !isEnumType(nullable) && !['Int', 'Float', 'Boolean'].includes(nullable.name))
    for (const unit of ['a', 'ab ', '1.'])
      yield {
        path: `${path}: ${TEXT_LENGTH} characters of "${unit}"`,
        value: unit.repeat(TEXT_LENGTH / unit.length),
      };
}

function sampleOf(type: GraphQLInputType, index: number): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sampleOf(nullable.ofType, index)];
  if (isEnumType(nullable)) return nullable.getValues()[index % nullable.getValues().length]?.name;
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter((field) => field.type !== getNullableType(field.type))
        .map((field) => [field.name, sampleOf(field.type, index)]),
    );
  return (
    { Int: index, Float: index, Boolean: true, Date: '2026-01-01', DateTime: '2026-01-01T00:00:00.000Z' }[
      getNamedType(nullable).name
    ] ?? `browser-${index}`
  );
}

/** A selection from `Query` to a field of each type, such as `browsers(first: 2) { nodes { FIELD } }`. */
function pathsTo(schema: GraphQLSchema) {
  const paths = new Map<string, (field: string) => string>();
  const visit = (type: unknown, wrap: (field: string) => string, depth: number) => {
    if (!isObjectType(type) || paths.has(type.name) || depth > 5) return;
    paths.set(type.name, wrap);
    for (const field of Object.values(type.getFields())) {
      if (field.args.some((arg) => arg.type !== getNullableType(arg.type) && arg.defaultValue === undefined)) continue;
      visit(getNamedType(field.type), (inner) => wrap(`${field.name} { ${inner} }`), depth + 1);
    }
  };
  visit(schema.getQueryType(), (field) => field, 0);
  return paths;
}

/** Every argument of the schema with each of its large values, alone and by aliases. */
function* graphAttacks(schema: GraphQLSchema): Generator<Attack> {
  const paths = pathsTo(schema);
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'));
  // Deletions are last, because others need the records.
  const fields = types
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .toSorted((a, b) => rankOf(a.field.name) - rankOf(b.field.name));
  for (const { type, field } of fields) {
    const isMutation = type === schema.getMutationType();
    const wrap = isMutation ? (inner: string) => inner : paths.get(type.name);
    for (const arg of wrap ? field.args : [])
      for (const { path, value } of largeValues(arg.type, `${type.name}.${field.name}(${arg.name})`))
        for (const aliases of [1, ALIASES]) {
          const operation = callWith(
            isMutation ? 'mutation' : 'query',
            field,
            arg.name,
            String(arg.type),
            aliases,
            wrap,
          );
          yield {
            name: `${path}, ${aliases === 1 ? 'alone' : `${aliases} aliases`}`,
            send: async (server, admin) => {
              for (const headers of isMutation ? [admin] : [{}, admin])
                await server.request(
                  '/graphql',
                  json('POST', { ...operation, variables: { ...operation.variables, [arg.name]: value } }, headers),
                );
            },
          };
        }
  }
}

const rankOf = (name: string) => (/^(?:delete|merge|end)/u.test(name) ? 1 : 0);

function callWith(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  name: string,
  type: string,
  aliases: number,
  wrap: ((field: string) => string) | undefined,
) {
  const { query, variables } = callOf(kind, field, { selection: selectionOf(field.type, 1), id: 1 });
  // The argument is passed whether it is required or not.
  const declared = `$${name}: ${type}`;
  const head = query.slice(0, query.indexOf('{'));
  const others = Object.keys(variables).filter((variable) => variable !== name);
  const variablesOf = [
    declared,
    ...[...head.matchAll(/\$(\w+): [\w![\]]+/gu)].filter(([, one]) => one !== name).map(([all]) => all),
  ];
  const passed = [name, ...others].map((one) => `${one}: $${one}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : selectionOf(field.type, 1);
  const calls = Array.from({ length: aliases }, (_, index) => `a${index}: ${field.name}(${passed}) ${selection}`);
  return { query: `${kind} (${variablesOf.join(', ')}) { ${wrap?.(calls.join(' '))} }`, variables };
}

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
}

/** Every parameter in an address and every header that a route documents, long and repeated. Visitors send 15 at once. */
function* restAttacks({ paths }: OpenApi): Generator<Attack> {
  yield {
    name: 'Q2 40 addresses of question marks and percent signs',
    send: async (server) =>
      Promise.all(Array.from({ length: 40 }, async () => server.request(`/?${'%?'.repeat(ADDRESS_LENGTH / 2)}`))),
  };
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { parameters = [] }] of Object.entries(operations))
      for (const { in: part, name } of parameters)
        for (const value of longValues(name)) {
          const rest = path.replaceAll(/\{(\w+)\}/gu, (_all, one) =>
            one === name ? encodeURI(value).slice(0, ADDRESS_LENGTH) : '1',
          );
          const query = value.includes('=') ? value : `${name}=${value}`;
          const address = part === 'query' ? `${rest}?${query}` : rest;
          const headers = part === 'header' ? { [name]: value } : {};
          const isPublic = method === 'get' && !path.startsWith('/api/admin/');
          yield {
            name: `${method} ${path} ${name}: ${value.slice(0, 30)}…`,
            send: async (server, admin) =>
              Promise.all(
                Array.from({ length: isPublic ? ALIASES : 1 }, async () => {
                  const options = {
                    method: method.toUpperCase(),
                    headers: isPublic ? headers : { ...headers, ...admin },
                  };
                  return (await server.request(address, options)).text();
                }),
              ),
          };
        }
}

function longValues(name: string) {
  const filled = (part: (index: number) => string) => {
    let text = '';
    for (let index = 1; text.length < ADDRESS_LENGTH; index += 1) text += part(index);
    return text.slice(0, ADDRESS_LENGTH);
  };
  return [
    ...['a', '1,', '?%', '"a", '].map((unit) => filled(() => unit)),
    ...[3500, 900].map((length) =>
      Array.from({ length: Math.ceil(length / 4) }, (_, index) => index + 1)
        .join(',')
        .slice(0, length),
    ),
    filled((index) => `browser-${index},`),
    filled(() => `${name}=1&`),
    filled((index) => `${name}=${index}&`),
    filled((index) => `x${index}=1&`),
  ];
}

async function walk(server: Server, attacks: Iterable<Attack>) {
  const admin = await server.signIn();
  const slow: string[] = [];
  let worst = { name: '', wait: 0 };
  let count = 0;
  for (const { name, send } of attacks) {
    count += 1;
    let wait = Infinity;
    // A pause of the machine can be longer than the limit.
    for (let attempts = 3; attempts > 0 && wait > LIMIT * busyFactor(); attempts -= 1)
      wait = Math.min(wait, await longestWait(server, () => send(server, admin)));
    if (wait > worst.wait) worst = { name, wait };
    if (wait > LIMIT * busyFactor()) slow.push(`${Math.round(wait)} ms: ${name}`);
  }
  return { slow, figure: `${count} requests; the longest wait was ${Math.round(worst.wait)} ms (${worst.name})` };
}

test.each(['SQLite', 'PostgreSQL'])(
  'Q1 Q2 every argument and parameter at its largest leaves /healthz answering on %s',
  { timeout: 3_600_000 },
  async (database) => {
    const folder = temporaryFolder();
    const file = join(folder.path, DATABASE_FILE);
    copyFileSync(await generatedCatalogue(CATALOGUE), file);
    const postgres = database === 'PostgreSQL' ? await startPostgres() : null;
    if (postgres) await moveTo(file, postgres.url);
    const server = await startServer({
      dataDir: folder.path,
      env: { CATALOGUE_SEED: 'none', ...(postgres && { DATABASE_URL: postgres.url }) },
    });
    const introspection = (await (
      await server.request('/graphql', json('POST', { query: getIntrospectionQuery() }))
    ).json()) as { data: IntrospectionQuery }; // the answer to that query
    const openApi = (await (await server.request('/api/openapi.json')).json()) as OpenApi; // its format
    const rest = await walk(server, restAttacks(openApi));
    const graph = await walk(server, graphAttacks(buildClientSchema(introspection.data)));
    printFigure('Q1', `${database}: GraphQL ${graph.figure}`);
    printFigure('Q2', `${database}: REST ${rest.figure}`);
    expect(await server.end('SIGTERM')).toBe(0);
    await postgres?.stop();
    await folder.remove();
    expect([...rest.slow, ...graph.slow]).toEqual([]);
  },
);

async function moveTo(file: string, url: string) {
  const [from, to] = [await openDatabase(file), await openDatabase(url)];
  for (const orm of [from, to]) await migrate(orm);
  await move(from, to);
  for (const orm of [from, to]) await orm.close();
}
