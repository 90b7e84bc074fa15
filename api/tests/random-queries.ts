import { join } from 'node:path';
import fc from 'fast-check';
import {
  execute,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { createJobTable } from '../database/job-table.ts';
import { JOBS } from '../jobs/jobs.ts';
import { createScheduler } from '../jobs/scheduler.ts';
import { executableSchema } from '../resolvers/schema.ts';
import { createServices } from '../services/create-services.ts';
import { createLocalStore } from '../storage/upload-store.ts';
import { ORIGIN, type GraphResponse, type RunningApp } from './running-app.ts';

interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

type Generator = fc.GeneratorValue;

/**
 * Messages of requests that are rejected before execution: by the limits of GraphQL, and for null where it is not
 * allowed.
 */
const REFUSED_EARLY = /^The query |must not be null\.$|^Syntax Error: Document contains more/u;

/** Property names that every object has. `__proto__` is missing, because a body with this key is rejected. */
const MEMBERS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__defineGetter__'];
const MAX_DEPTH = 6;

const schema = executableSchema();

/**
 * The results of a random query: the first and the fifth response, and their content compared with that of graphql-js.
 */
interface QueryResults {
  query: string;
  first: string;
  fifth: string;
  /** The data and the error messages; null if the query was rejected before execution. */
  content: string | null;
  expected: string | null;
}

/** Runs a random query. Returns null if the generated query is invalid. */
export type RunRandomQuery = (generator: Generator) => Promise<QueryResults | null>;

/** The responses for the administrator are never cached. */
export async function randomQueries(product: RunningApp): Promise<RunRandomQuery> {
  const session = await product.session();
  const administrator = product.as(session);
  const sessionToken = (session.cookie ?? '').split('=')[1] ?? '';
  const store = await createLocalStore(join(product.dataDir, 'uploads'));
  const createContext = () => {
    throw new Error('A query runs no job');
  };
  const scheduler = createScheduler({
    jobs: JOBS,
    table: createJobTable(product.em(), Date.now),
    createContext,
    log: product.app.log,
    isOn: false,
  });

  const plainServices = () =>
    createServices({
      em: product.em(),
      actor: 'administrator',
      sessionToken,
      origin: ORIGIN,
      store,
      scheduler,
    });

  return async (generator) => {
    const { query, variables } = randomQuery(generator);
    const document = parse(query);
    if (validate(schema, document).length > 0) return null;
    const run = async () => JSON.stringify(await administrator.graph(query, variables));
    const first = await run();
    for (let time = 2; time < 5; time += 1) await run();
    const answers = { query, first, fifth: await run() };
    const { data, errors } = JSON.parse(first) as GraphResponse<unknown>;
    if (errors?.every(({ message }) => REFUSED_EARLY.test(message)))
      return { ...answers, content: null, expected: null };
    const expected = await execute({
      schema,
      document,
      variableValues: variables,
      contextValue: { services: plainServices(), origin: ORIGIN },
    });
    return { ...answers, content: contentOf({ data, errors }), expected: contentOf(expected) };
  };
}

function contentOf({ data, errors }: { data?: unknown; errors?: readonly { message: string }[] | undefined }): string {
  return JSON.stringify({ data, errors: errors?.map(({ message }) => message) });
}

/**
 * A query with fragments, aliases, directives and variables. A few are invalid, because two fields with one name
 * differ.
 */
function randomQuery(generator: Generator): Operation {
  const declared: string[] = [];
  const fragments: string[] = [];
  const variables: Record<string, unknown> = Object.create(null);
  const names = [...MEMBERS];
  let aliases = 0;

  const pick = <T>(list: readonly T[]): T => list[generator(fc.nat, list.length - 1)] as T; // the index is less than the length
  const happens = (percent: number): boolean => generator(fc.nat, 99) < percent;
  const query = schema.getQueryType();
  if (!query) throw new Error('The graph has no queries');

  /** Declares a variable and returns its use. */
  function variableOf(type: string, value: unknown, defaultText?: string): string {
    const name =
      happens(20) && names.length > 0 ? names.splice(generator(fc.nat, names.length - 1), 1)[0] : `v${declared.length}`;
    declared.push(`$${name}: ${type}${defaultText === undefined ? '' : ` = ${defaultText}`}`);
    if (value !== undefined) Object.defineProperty(variables, name ?? '', { value, enumerable: true });
    return `$${name}`;
  }

  function valueOf(type: GraphQLInputType): unknown {
    const nullable = getNullableType(type);
    if (isListType(nullable)) return [0, 1].slice(generator(fc.nat, 2)).map(() => valueOf(nullable.ofType));
    if (isEnumType(nullable)) return pick(nullable.getValues()).name;
    if (nullable.toString() === 'Int') return generator(fc.integer, { min: 1, max: 12 });
    if (nullable.toString() === 'Boolean') return happens(50);
    if (nullable.toString() === 'String') return pick(['', 'a', 'browser', '浏览器', '"\\']);
    if (nullable.toString() === 'Date') return pick(['2025-01-01', '2026-11-01']);
    throw new Error(`No random value for ${nullable.toString()}`);
  }

  function textOf(value: unknown, type: GraphQLInputType): string {
    const nullable = getNullableType(type);
    if (isListType(nullable) && Array.isArray(value))
      return `[${value.map((one) => textOf(one, nullable.ofType)).join(' ')}]`;
    return isEnumType(nullable) ? String(value) : JSON.stringify(value);
  }

  function argumentText({ name, type, defaultValue }: GraphQLArgument): string | null {
    const isRequired = isNonNullType(type) && defaultValue === undefined;
    if (!isRequired && happens(60)) return null;
    // Only queries of the administrator have input objects.
    if (name === 'after' || name === 'forEditing' || isInputObjectType(getNullableType(type))) return null;
    const literal = () => textOf(valueOf(type), type);
    if (happens(50)) return `${name}: ${isNonNullType(type) || happens(80) ? literal() : 'null'}`;
    return `${name}: ${argumentVariable(type, isRequired, literal)}`;
  }

  function argumentVariable(type: GraphQLInputType, isRequired: boolean, literal: () => string): string {
    const nullable = getNullableType(type).toString();
    const isNonNull = isNonNullType(type);
    const variableValue = () => (happens(isNonNull ? 4 : 25) ? null : valueOf(type));
    if (isNonNull && happens(50)) return variableOf(`${nullable}!`, valueOf(type));
    if (isRequired || happens(40)) return variableOf(nullable, happens(50) ? undefined : variableValue(), literal());
    return variableOf(nullable, happens(50) ? undefined : variableValue());
  }

  function directivesText(): string {
    if (!happens(30)) return '';
    const condition = () =>
      pick<() => string>([
        () => String(happens(50)),
        () => variableOf('Boolean!', happens(50)),
        () => variableOf('Boolean', happens(50) ? undefined : happens(50), String(happens(50))),
      ])();
    const include = happens(70) ? ` @include(if: ${condition()})` : '';
    return include === '' || happens(30) ? `${include} @skip(if: ${condition()})` : include;
  }

  function fieldText(field: GraphQLField<unknown, unknown>, depth: number): string {
    const argumentTexts = field.args.map(argumentText).filter((text) => text !== null);
    const isOfItsOwn = argumentTexts.length > 0 || field.args.some(({ type }) => isNonNullType(type));
    // GraphQL merges fields with the same name, so a field with arguments needs an alias.
    const own = isOfItsOwn
      ? `${pick(['a', 'constructor', 'valueOf'])}${aliases}: `
      : pick(['', '', '', `the_${field.name}: `]);
    aliases += own === '' ? 0 : 1;
    const type = getNamedType(field.type);
    return `${own}${field.name}${argumentTexts.length > 0 ? `(${argumentTexts.join(', ')})` : ''}${directivesText()}${isObjectType(type) ? ` ${selectionText(type, depth + 1)}` : ''}`;
  }

  function selectionText(type: GraphQLObjectType, depth: number): string {
    const all = Object.values(type.getFields());
    const leaves = all.filter((field) => isLeafType(getNamedType(field.type)));
    const fields = depth >= MAX_DEPTH && leaves.length > 0 ? leaves : all;
    const parts = Array.from({ length: generator(fc.integer, { min: 1, max: depth === 0 ? 2 : 4 }) }, () => {
      const kind = generator(fc.nat, 99);
      if (kind < 10) return '__typename';
      if (kind < 20 && depth < MAX_DEPTH)
        return `...${happens(50) ? ` on ${type.name}` : ''}${directivesText()} ${selectionText(type, depth + 1)}`;
      if (kind < 32 && depth < MAX_DEPTH) {
        const text = selectionText(type, depth + 1);
        const name = `F${fragments.length}`;
        fragments.push(`fragment ${name} on ${type.name} ${text}`);
        return Array.from({ length: happens(30) ? 2 : 1 }, () => `...${name}${directivesText()}`).join(' ');
      }
      return fieldText(pick(fields), depth);
    });
    return `{ ${parts.join(' ')} }`;
  }

  const body = selectionText(query, 0);
  return {
    query: [`query Random${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${body}`, ...fragments].join('\n'),
    variables: { ...variables },
  };
}
