import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from './running-app.ts';
import { processorTime } from './processor-time.ts';

let product: RunningApp;
beforeAll(async () => {
  product = await startApp('real');
});
afterAll(() => product.close());

const postGraphQL = (query: string, variables?: object) =>
  product.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });

const nested = (levels: number): string =>
  levels === 0 ? 'id' : `versions(limit:100){nodes{browser{${nested(levels - 1)}}}}`;

const LISTS = {
  slugs: Array.from({ length: 1001 }, () => 'dia'),
  ids: Array.from({ length: 1000 }, (_, index) => index + 1),
};

test.each([
  [
    'lists in lists that multiply',
    `{browsers(first:100){nodes{versions(limit:100){nodes{id versionNumber platform}}}}}`,
    'asks for up to 40202 values, at most 20000 are allowed',
  ],
  [
    'the same behind a variable',
    `query($n:Int!){browsers(first:$n){nodes{versions(limit:$n){nodes{id versionNumber platform}}}}}`,
    'asks for up to 40202 values, at most 20000 are allowed',
  ],
  [
    'the same behind the default of a variable',
    `query($size:Int=100){browsers(first:$size){nodes{versions(limit:$size){nodes{id versionNumber platform}}}}}`,
    'asks for up to 40202 values, at most 20000 are allowed',
  ],
  [
    'the same behind fragments',
    `{browsers(first:100){nodes{...B}}} fragment B on Browser{versions(limit:100){nodes{...V}}} fragment V on Version{id versionNumber platform}`,
    'asks for up to 40202 values, at most 20000 are allowed',
  ],
  [
    'G1 a depth of 9',
    `{browsers(first:1){nodes{versions(limit:1){nodes{browser{versions(limit:1){nodes{browser{id}}}}}}}}}`,
    'is 9 levels deep, at most 8 are allowed',
  ],
  [
    'a query that comes back to where it was',
    `{browsers(first:100){nodes{${nested(5)}}}}`,
    'is 18 levels deep, at most 8 are allowed',
  ],
  [
    'Q1 a list of 1,001 values in an argument',
    'query($slugs:[String!]){browsersByIds(slugs:$slugs){id}}',
    'has a list of 1001 values in an argument, at most 1000 are allowed',
  ],
  [
    'Q1 the lists of 15 aliases together',
    `query($ids:[Int!]){${Array.from({ length: 15 }, (_, index) => `a${index}: newReleases(browsers:$ids, first:1){browser{id} versions{id}}`).join(' ')} browsers(first:100){nodes{versions(limit:49){nodes{id}}}}}`,
    'asks for up to 25212 values, at most 20000 are allowed',
  ],
  [
    'G2 16 aliases',
    `{${Array.from({ length: 16 }, (_, index) => `a${index}: counters{browsers}`).join(' ')}}`,
    'has 16 aliases, at most 15 are allowed',
  ],
  [
    'G2 51 directives',
    `{counters{browsers ${Array.from({ length: 51 }, () => '...on Counters @include(if:true){versions}').join(' ')}}}`,
    'has 51 directives, at most 50 are allowed',
  ],
  [
    'G2 1,001 tokens',
    `{${'counters{browsers} '.repeat(300)}}`,
    'Document contains more that 1000 tokens. Parsing aborted.',
  ],
  [
    'G1 a depth of 10,000',
    `${'{a'.repeat(10_000)}${'}'.repeat(10_000)}`,
    'Document contains more that 1000 tokens. Parsing aborted.',
  ],
])('%s is refused before anything is read, with its size and the limit', async (_name, query, message) => {
  const statements = await product.countStatements(async () => {
    const response = await postGraphQL(query, { n: 100, ...(/slugs|ids/u.test(query) && LISTS) });
    expect(response.statusCode).toBe(400);
    const { data, errors } = response.json<{ data?: unknown; errors: { message: string }[] }>();
    expect(data ?? null).toBeNull();
    expect(errors.map((error) => error.message)).toEqual([
      expect.stringMatching(new RegExp(`^(?:The query|Syntax Error:) ${message.replaceAll('.', '[.]')}$`, 'u')),
    ]);
  });
  expect(statements).toBe(0);
});

test('the description of the schema names every limit', async () => {
  const { body } = await postGraphQL('{ __schema { description } }');
  for (const limit of [
    '8 levels of fields',
    '1000 values in one of these lists',
    '20000 values',
    '1000 tokens',
    '15 aliases',
    '50 directives',
    '20000 selections',
  ])
    expect(body.replaceAll(String.raw`\n`, ' ')).toContain(limit);
});

test('dates say which format they have', async () => {
  const { data } = (
    await postGraphQL(
      '{ time: __type(name: "DateTime") { specifiedByURL } day: __type(name: "Date") { specifiedByURL } }',
    )
  ).json<{ data: unknown }>();
  expect(data).toEqual({
    time: { specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html' },
    day: { specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html' },
  });
});

test('fragments that spread each other twice over end at once', async () => {
  const fragments = Array.from(
    { length: 40 },
    (_, index) => `fragment F${index} on Counters{...F${index + 1} ...F${index + 1}}`,
  ).join(' ');
  const time = await processorTime(async () => {
    const response = await postGraphQL(`{counters{...F0}} ${fragments} fragment F40 on Counters{__typename}`);
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain('The query has more than 20000 selections');
  });
  expect(time).toBeLessThan(1000);
});

test.each([
  ['15 aliases', `{${Array.from({ length: 15 }, (_, index) => `a${index}: counters{browsers}`).join(' ')}}`],
  [
    'a page of browsers with their versions',
    `{browsers(first:24){nodes{id name{en zh} tags{id label{en zh}} platforms{platform count} versions(limit:10){nodes{id versionNumber downloadUrl}}}}}`,
  ],
  [
    'the type of everything in a long list',
    `{browsers(first:100){__typename nodes{__typename id name{__typename en zh} description{__typename en zh} tags{__typename id label{__typename en zh} color} platforms{__typename platform count}}}}`,
  ],
  ['introspection', getIntrospectionQuery()],
])('%s is answered', async (_name, query) => {
  const response = await postGraphQL(query);
  expect(response.statusCode).toBe(200);
  expect(response.json<{ errors?: unknown }>().errors).toBeUndefined();
});

test('a NUL in a search is refused, wherever it comes from', async () => {
  const invalid = { errors: [{ message: 'Invalid search', extensions: { code: 'BAD_REQUEST' } }] };
  for (const field of [
    'browsers(search: "\\u0000Brave") { totalCount }',
    'browser(id: 5) { versions(search: "\\u0000") { totalCount } }',
  ]) {
    const query = `{ ${field} }`;
    expect((await postGraphQL(query)).json()).toMatchObject(invalid);
    expect((await product.app.inject({ url: '/graphql', query: { query } })).json()).toMatchObject(invalid);
  }
  const query = 'query ($search: String!) { browsers(search: $search) { totalCount } }';
  expect(await product.graph(query, { search: 'a\0b' })).toMatchObject({
    errors: [{ extensions: { code: 'BAD_REQUEST' } }],
  });
  for (const url of [
    '/api/browsers?search=a%00b',
    '/api/browsers/5/versions?search=%00',
    '/graphql?query=%7Bcounters%7Bbrowsers%7D%7D&x=%00',
  ]) {
    expect((await product.app.inject(url)).statusCode).toBe(400);
  }
});

test('a NUL in a tag is refused', async () => {
  expect((await postGraphQL('{ browsers(tags: ["a\\u0000"]) { totalCount } }')).json()).toMatchObject({
    errors: [{ message: 'Invalid tags', extensions: { code: 'BAD_REQUEST' } }],
  });
});

test('N2 a body of a visitor has at most 32 kB, so that no list of values takes long to check', async () => {
  const search = (values: number) =>
    postGraphQL('query ($in: [SearchedPart!]!) { browsers(searchIn: $in, search: "a", first: 1) { totalCount } }', {
      in: Array.from({ length: values }, () => 'texts'),
    });
  expect((await search(1000)).statusCode).toBe(200);
  const refused = await search(10_000);
  expect(refused.statusCode).toBe(413);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_LARGE' } }] });
});
