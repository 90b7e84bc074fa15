import { join } from 'node:path';
import fc from 'fast-check';
import { execute, getNamedType, getNullableType, isEnumType, isLeafType, isListType, isNonNullType, isObjectType, parse, validate, type GraphQLArgument, type GraphQLField, type GraphQLInputType, type GraphQLObjectType } from 'graphql';
import { buildSchema } from '../resolvers/schema.ts';
import { createServices } from '../services/create-services.ts';
import { CountCache } from '../services/count-cache.ts';
import { createLocalStore } from '../storage/upload-store.ts';
import { ORIGIN, type Client, type GraphAnswer, type RunningApp } from './running-app.ts';

interface Operation {
  query: string;
  variables: Record<string, unknown>;
}

type Generator = fc.GeneratorValue;

/** What a request can be refused for before it is executed: the limits of the graph, and null for an argument that must not be null. */
const REFUSED_EARLY = /^The query |must not be null\.$|^Syntax Error: Document contains more/u;

/** Names that every object has. A body with `__proto__` as a key is refused. */
const MEMBERS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', '__defineGetter__'];
const MAX_DEPTH = 6;

const schema = buildSchema();

/** The answers to one random query: the first and the fifth as they came, and what they say beside what `graphql` itself gives. */
interface Answers {
  query: string;
  first: string;
  fifth: string;
  /** The data and the messages of errors; null where the query was refused before it was executed. */
  content: string | null;
  expected: string | null;
}

/** Asks a random query; null where the generated query is not valid. */
export type AskRandomQuery = (generator: Generator) => Promise<Answers | null>;

/** The answers of `administrator` come from no cache. */
export async function randomQueries(product: RunningApp, administrator: Client): Promise<AskRandomQuery> {
  const store = await createLocalStore(join(product.dataDir, 'uploads'));

  const plainServices = () => createServices({ em: product.em(), actor: 'administrator', origin: ORIGIN, store, counts: new CountCache() });

  return async (generator) => {
    const { query, variables } = randomQuery(generator);
    const document = parse(query);
    if (validate(schema, document).length > 0) return null;
    const ask = async () => JSON.stringify(await administrator.graph(query, variables));
    const first = await ask();
    for (let time = 2; time < 5; time += 1) await ask();
    const answers = { query, first, fifth: await ask() };
    const { data, errors } = JSON.parse(first) as GraphAnswer<unknown>;
    if (errors?.every(({ message }) => REFUSED_EARLY.test(message))) return { ...answers, content: null, expected: null };
    const expected = await execute({ schema, document, variableValues: variables, contextValue: { services: plainServices(), origin: ORIGIN } });
    return { ...answers, content: contentOf({ data, errors }), expected: contentOf(expected) };
  };
}

function contentOf({ data, errors }: { data?: unknown; errors?: readonly { message: string }[] | undefined }): string {
  return JSON.stringify({ data, errors: errors?.map(({ message }) => message) });
}

/** A query with fragments, aliases, directives and variables. A few are not valid, where two fields of one name differ. */
function randomQuery(generator: Generator): Operation {
  const declared: string[] = [];
  const fragments: string[] = [];
  const variables: Record<string, unknown> = Object.create(null);
  const names = [...MEMBERS];
  let aliases = 0;

  const pick = <T>(list: readonly T[]): T => list[generator(fc.nat, list.length - 1)] as T; // a place in the list
  const happens = (percent: number): boolean => generator(fc.nat, 99) < percent;
  const query = schema.getQueryType();
  if (!query) throw new Error('The graph has no queries');

  /** Declares a variable and says how it is used. */
  function variableOf(type: string, value: unknown, defaultText?: string): string {
    const name = happens(20) && names.length > 0 ? names.splice(generator(fc.nat, names.length - 1), 1)[0] : `v${declared.length}`;
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
    throw new Error(`No random value for ${nullable.toString()}`);
  }

  function textOf(value: unknown, type: GraphQLInputType): string {
    const nullable = getNullableType(type);
    if (isListType(nullable) && Array.isArray(value)) return `[${value.map((one) => textOf(one, nullable.ofType)).join(' ')}]`;
    return isEnumType(nullable) ? String(value) : JSON.stringify(value);
  }

  function argumentText({ name, type, defaultValue }: GraphQLArgument): string | null {
    const isRequired = isNonNullType(type) && defaultValue === undefined;
    if (!isRequired && happens(60)) return null;
    if (name === 'after' || name === 'forEditing') return null;
    const literal = () => textOf(valueOf(type), type);
    if (happens(50)) return `${name}: ${isNonNullType(type) || happens(80) ? literal() : 'null'}`;
    return `${name}: ${argumentVariable(type, isRequired, literal)}`;
  }

  function argumentVariable(type: GraphQLInputType, isRequired: boolean, literal: () => string): string {
    const nullable = getNullableType(type).toString();
    const isNonNull = isNonNullType(type);
    const given = () => (happens(isNonNull ? 4 : 25) ? null : valueOf(type));
    if (isNonNull && happens(50)) return variableOf(`${nullable}!`, valueOf(type));
    if (isRequired || happens(40)) return variableOf(nullable, happens(50) ? undefined : given(), literal());
    return variableOf(nullable, happens(50) ? undefined : given());
  }

  function directivesText(): string {
    if (!happens(30)) return '';
    const condition = () => pick<() => string>([() => String(happens(50)), () => variableOf('Boolean!', happens(50)), () => variableOf('Boolean', happens(50) ? undefined : happens(50), String(happens(50)))])();
    const include = happens(70) ? ` @include(if: ${condition()})` : '';
    return include === '' || happens(30) ? `${include} @skip(if: ${condition()})` : include;
  }

  function fieldText(field: GraphQLField<unknown, unknown>, depth: number): string {
    const given = field.args.map(argumentText).filter((text) => text !== null);
    const isOfItsOwn = given.length > 0 || field.args.some(({ type }) => isNonNullType(type));
    // Fields of one name are merged: with arguments, each needs a name of its own.
    const own = isOfItsOwn ? `${pick(['a', 'constructor', 'valueOf'])}${aliases}: ` : pick(['', '', '', `the_${field.name}: `]);
    aliases += own === '' ? 0 : 1;
    const type = getNamedType(field.type);
    return `${own}${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${directivesText()}${isObjectType(type) ? ` ${selectionText(type, depth + 1)}` : ''}`;
  }

  function selectionText(type: GraphQLObjectType, depth: number): string {
    const all = Object.values(type.getFields());
    const leaves = all.filter((field) => isLeafType(getNamedType(field.type)));
    const fields = depth >= MAX_DEPTH && leaves.length > 0 ? leaves : all;
    const parts = Array.from({ length: generator(fc.integer, { min: 1, max: depth === 0 ? 2 : 4 }) }, () => {
      const kind = generator(fc.nat, 99);
      if (kind < 10) return '__typename';
      if (kind < 20 && depth < MAX_DEPTH) return `...${happens(50) ? ` on ${type.name}` : ''}${directivesText()} ${selectionText(type, depth + 1)}`;
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
  return { query: [`query Random${declared.length > 0 ? `(${declared.join(', ')})` : ''} ${body}`, ...fragments].join('\n'), variables: { ...variables } };
}
