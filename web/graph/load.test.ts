import { afterEach, expect, it, vi } from 'vitest';
import { HomeCountersDocument } from '../site/home/page.generated.ts';
import { createBrowserClient } from './client.ts';
import { queryWith } from './load.ts';

const counters = (browsers: number) => ({ browsers, versions: 2, platforms: 3, __typename: 'Counters' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits for what is unknown, shows what is known, and loads it again after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let sent = 0;
  vi.stubGlobal('fetch', async () => {
    sent += 1;
    return Response.json(
      { data: { counters: counters(sent) } },
      { headers: { 'content-type': 'application/graphql-response+json' } },
    );
  });
  const client = createBrowserClient(null);
  const query = queryWith(client);
  const browsers = async () => (await query(HomeCountersDocument, {}))?.counters.browsers;
  expect(await browsers()).toBe(1);
  vi.advanceTimersByTime(59_000);
  expect([await browsers(), sent]).toEqual([1, 1]);
  vi.advanceTimersByTime(2000);
  expect(await browsers()).toBe(1);
  await vi.waitFor(() => expect(client.readQuery({ query: HomeCountersDocument })?.counters.browsers).toBe(2));
  expect([await browsers(), sent]).toEqual([2, 2]);
});

it('knows what the server has loaded from then on, and nothing of what failed', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  const rendered = { ROOT_QUERY: { __typename: 'Query', counters: counters(7) } };
  expect(await queryWith(createBrowserClient(rendered))(HomeCountersDocument, {})).toMatchObject({
    counters: { browsers: 7 },
  });
  expect(fetch).not.toHaveBeenCalled();
  expect(await queryWith(createBrowserClient(null))(HomeCountersDocument, {})).toBeUndefined();
});
