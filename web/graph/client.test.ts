import { CombinedGraphQLErrors } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserClient } from './client.ts';
import { HomeCountersDocument } from '../site/home/page.generated.ts';

const counters = { browsers: 1, versions: 2, platforms: 3, __typename: 'Counters' };
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

function runQuery() {
  return createBrowserClient(null).query({ query: HomeCountersDocument });
}

function stubResponse(body: string, status = 200, type = GRAPHQL_TYPE) {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response(body, { status, headers: { 'content-type': type } }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

it('sends the operation and hands on the answer', async () => {
  const fetch = stubResponse(JSON.stringify({ data: { counters } }));
  expect((await runQuery()).data).toEqual({ counters });
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/graphql');
  expect(JSON.parse(request?.body as string)).toEqual({
    operationName: 'HomeCounters',
    variables: {},
    query: expect.stringContaining('query HomeCounters'),
  });
});

it.each([
  [GRAPHQL_TYPE, 400],
  [GRAPHQL_TYPE, 500],
  ['application/json', 200],
])('hands on the words of GraphQL (%s, %d)', async (type, status) => {
  stubResponse(JSON.stringify({ errors: [{ message: 'Server Error' }] }), status, type);
  await expect(runQuery()).rejects.toSatisfy(
    (error) => CombinedGraphQLErrors.is(error) && error.message === 'Server Error',
  );
});

it.each([
  ['<h1>Bad Gateway</h1>', 502, 'text/html'],
  ['<h1>Portal</h1>', 200, 'text/html'],
  ['{"message":"Forbidden"}', 403, 'application/json'],
])('fails where no graph answered (%s)', async (body, status, type) => {
  stubResponse(body, status, type);
  await expect(runQuery()).rejects.toSatisfy(
    (error) => !CombinedGraphQLErrors.is(error) && !(error instanceof TypeError),
  );
});

it('tells by a TypeError that nobody answered', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(runQuery()).rejects.toThrow(TypeError);
});

it('calls the request off when nobody waits for it', () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetch);
  createBrowserClient(null).watchQuery({ query: HomeCountersDocument }).subscribe({}).unsubscribe();
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
