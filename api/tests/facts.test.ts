import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FACT_TOPICS } from '#rules/facts.ts';
import { readCatalogue } from '../database/seed.ts';
import { Fact } from '../entities/fact.ts';
import { FACTS, toRest } from './good-records.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf } from './small-catalogue.ts';

interface FactsOf {
  data: { facts: Record<string, unknown>[]; revision: number };
}

const ALL = [FACTS.answer, FACTS.text, FACTS.choice];
const SAVE =
  'mutation ($id: Int!, $facts: [FactInput!]!, $revision: Int) { saveFacts(browserId: $id, facts: $facts, revision: $revision) { revision facts { topic answer choice text { en zh } sourceUrl seenOn note } } }';
const READ = '{ browser(id: 1) { facts { topic answer choice text { en zh } sourceUrl seenOn note } } }';
const STATUS = (choice: string) => ({ ...FACTS.choice, topic: 'status', choice });

let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  product = await startApp(
    catalogueOf(browser('One', { isFeatured: true, description: { en: 'First', zh: '第一' } }), browser('Two')),
    undefined,
    { clock: () => Date.parse('2026-11-22T00:00:00Z') },
  );
  administrator = await product.signIn();
});
afterEach(() => product.close());

const save = (facts: object[], rest: object = {}, id = 1) =>
  administrator.rest<FactsOf>(`/api/browsers/${id}/facts`, {
    method: 'PUT',
    payload: { facts: facts.map((fact) => toRest({ ...fact })), ...rest },
  });
const saveByGraph = (facts: object[], revision?: number) =>
  administrator.graph<{ saveFacts: { revision: number; facts: object[] } }>(SAVE, { id: 1, facts, revision });
const read = async (client: Client, id = 1) => (await client.rest<FactsOf>(`/api/browsers/${id}/facts`)).body.data;
const withoutNotes = (facts: object[]) => facts.map((fact) => ({ ...fact, note: null }));
const inRest = (facts: object[]) => facts.map((fact) => toRest({ ...fact }));

describe('facts', () => {
  test('are none at first, which is unknown and not an error', async () => {
    expect(await read(product)).toEqual({ facts: [], revision: 1 });
    expect(await product.graph('{ browser(id: 1) { status facts { topic } } }')).toEqual({
      data: { browser: { status: null, facts: [] } },
    });
  });

  test('§10.30 are saved by REST and seen by both interfaces at once, in the order of the topics', async () => {
    const { status, body } = await save([FACTS.choice, FACTS.answer, FACTS.text]);
    expect([status, body]).toEqual([200, { success: true, data: { facts: inRest(ALL), revision: 2 } }]);
    expect((await administrator.graph(READ)).data).toEqual({ browser: { facts: ALL } });
  });

  test('are saved by GraphQL and seen by REST at once', async () => {
    const { data } = await saveByGraph(ALL, 1);
    expect(data.saveFacts).toEqual({ revision: 2, facts: ALL });
    expect(await read(administrator)).toEqual({ facts: inRest(ALL), revision: 2 });
  });

  test('show their notes to the administrator alone', async () => {
    await save(ALL);
    expect(await read(product)).toEqual({ facts: inRest(withoutNotes(ALL)), revision: 2 });
    expect((await product.graph(READ)).data).toEqual({ browser: { facts: withoutNotes(ALL) } });
    const byGet = await administrator.rest<object>(`/graphql?query=${encodeURIComponent(READ)}`);
    expect(byGet.body).toEqual({ data: { browser: { facts: withoutNotes(ALL) } } });
  });

  test('that are left out are deleted; those that stay keep their row', async () => {
    await save(ALL);
    const before = await product.em().findAll(Fact);
    await save([
      { ...FACTS.text, text: { en: 'Others', zh: '其他' } },
      { ...FACTS.answer, topic: 'sync' },
    ]);
    expect((await read(product)).facts).toMatchObject([
      { topic: 'models', text_en: 'Others' },
      { topic: 'sync', answer: true },
    ]);
    const after = await product.em().findAll(Fact);
    expect(after.find(({ topic }) => topic === 'models')?.id).toBe(before.find(({ topic }) => topic === 'models')?.id);
  });

  test('raise the revision of their browser and its time, and nothing else of it', async () => {
    const path = '/api/browsers/1';
    const before = (await product.rest<{ data: Record<string, unknown> }>(path)).body.data;
    await save(ALL);
    const after = (await product.rest<{ data: Record<string, unknown> }>(path)).body.data;
    expect(after).toEqual({ ...before, revision: 2, updated_at: after.updated_at });
    expect(String(after.updated_at) > String(before.updated_at)).toBe(true);
    expect((await save(ALL)).body.data.revision).toBe(3);
  });

  test('go with their browser, and with no other one', async () => {
    await save(ALL);
    await save([FACTS.text], {}, 2);
    await administrator.rest('/api/browsers/1', { method: 'DELETE' });
    expect((await product.rest('/api/browsers/1/facts')).status).toBe(404);
    expect((await read(product, 2)).facts).toHaveLength(1);
    expect(await product.em().count(Fact)).toBe(1);
  });

  test('of all browsers of a list are read by one statement', async () => {
    await save(ALL);
    const statementsFor = (fields: string) =>
      product.countStatements(() => administrator.graph(`{ browsers { nodes { id ${fields} } } }`));
    const plain = await statementsFor('');
    expect(await statementsFor('facts { topic }')).toBe(plain + 1);
    expect(await statementsFor('status')).toBe(plain + 1);
  });
});

describe('facts are refused', () => {
  test('with the revision of an older state, by both interfaces, and nothing changes', async () => {
    await save(ALL);
    expect(await save([], { revision: 1 })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await saveByGraph([], 1)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
    expect((await read(product)).facts).toHaveLength(3);
    expect((await save([], { revision: 2 })).status).toBe(200);
  });

  test("when the browser was saved in the meantime, also by the browser's entity tag", async () => {
    const { headers } = await product.rest('/api/browsers/1/facts');
    const guarded = (etag: unknown) =>
      administrator.rest<FactsOf>('/api/browsers/1/facts', {
        method: 'PUT',
        payload: { facts: inRest(ALL) },
        headers: { 'if-match': String(etag) },
      });
    expect(
      (await administrator.rest('/api/browsers/1', { method: 'PUT', payload: { name_en: 'Renamed' } })).status,
    ).toBe(200);
    expect(await guarded(headers.etag)).toMatchObject({ status: 412, body: { code: 'PRECONDITION_FAILED' } });
    const { status, headers: saved } = await guarded((await product.rest('/api/browsers/1')).headers.etag);
    expect(status).toBe(200);
    expect((await guarded(saved.etag)).status).toBe(200);
    expect((await guarded(saved.etag)).status).toBe(412);
  });

  test('but once, when several save at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((day) => save([{ ...FACTS.answer, seenOn: `2026-11-0${day}` }], { revision: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('of a browser that does not exist', async () => {
    expect((await product.rest('/api/browsers/9/facts')).status).toBe(404);
    expect(await save(ALL, {}, 9)).toMatchObject({ status: 404, body: { error: 'Browser not found' } });
  });

  test.each<[string, object, string, string, string]>([
    ['an unknown topic', { ...FACTS.answer, topic: 'colour' }, '1_topic', '1.topic', 'Unknown topic'],
    ['a choice of another topic', { ...FACTS.choice, choice: 'free' }, '1_choice', '1.choice', 'Invalid value'],
    ['no value', { ...FACTS.answer, answer: null }, '1_answer', '1.answer', 'Please choose a value'],
    [
      'one language',
      { ...FACTS.text, text: { en: 'Own', zh: '' } },
      '1_text_zh',
      '1.text.zh',
      'Chinese text is required',
    ],
    [
      'a source that is no web address',
      { ...FACTS.answer, sourceUrl: 'ftp://vendor.example' },
      '1_source_url',
      '1.sourceUrl',
      'Invalid source URL format',
    ],
    [
      'a day in the future',
      { ...FACTS.answer, seenOn: '2026-11-23' },
      '1_seen_on',
      '1.seenOn',
      'Date seen must not be in the future',
    ],
  ])('with %s, with the message of the field', async (_what, fact, restField, field, message) => {
    expect(await save([fact])).toMatchObject({
      status: 400,
      body: { error: message, code: 'BAD_REQUEST', fields: { [restField]: message } },
    });
    const { errors } = await saveByGraph([fact]);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST', fields: { [field]: message } } }]);
    expect((await read(product)).facts).toEqual([]);
  });

  test('in any other form', async () => {
    for (const facts of [
      undefined,
      null,
      'x',
      {},
      [1],
      [null],
      [{ ...toRest(FACTS.answer), answer: 'yes' }],
      [{ ...toRest(FACTS.text), text_en: 5 }],
    ]) {
      const { status, body } = await administrator.rest('/api/browsers/1/facts', { method: 'PUT', payload: { facts } });
      expect({ facts, status, body }).toMatchObject({
        facts,
        status: 400,
        body: { success: false, code: 'BAD_REQUEST' },
      });
    }
  });

  test('when there are more than topics', async () => {
    const facts = Array.from({ length: FACT_TOPICS.length + 1 }, () => FACTS.answer);
    expect(await save(facts)).toMatchObject({ status: 400, body: { key: 'tooManyFacts' } });
  });
});

describe('§10.8 a discontinued browser', () => {
  const first = async () => (await product.rest<{ data: { is_featured: boolean } }>('/api/browsers/1')).body.data;

  test('says so, and is no longer featured', async () => {
    await save([STATUS('ended')]);
    expect((await product.graph('{ browsersByIds(ids: [2, 1]) { id status } }')).data).toEqual({
      browsersByIds: [
        { id: 2, status: null },
        { id: 1, status: 'ended' },
      ],
    });
    expect((await first()).is_featured).toBe(false);
  });

  test('cannot be featured again, until it is maintained again', async () => {
    const feature = () => administrator.rest('/api/browsers/1', { method: 'PUT', payload: { is_featured: true } });
    await save([STATUS('ended')]);
    const message = 'A discontinued browser cannot be featured';
    expect(await feature()).toMatchObject({ status: 400, body: { error: message, fields: { is_featured: message } } });
    expect(
      (await administrator.rest('/api/browsers/1', { method: 'PUT', payload: { name_en: 'Renamed' } })).status,
    ).toBe(200);
    await save([STATUS('dormant')]);
    expect((await feature()).status).toBe(200);
    expect((await first()).is_featured).toBe(true);
  });
});

describe('browsers by their ids', () => {
  const ids = async (list: number[]) =>
    product.graph<{ browsersByIds: { id: number }[] }>('query ($ids: [Int!]!) { browsersByIds(ids: $ids) { id } }', {
      ids: list,
    });

  test('come in the order of the ids, once each, without unknown ones, by one statement', async () => {
    expect((await ids([2, 9, 1, 2])).data.browsersByIds).toEqual([{ id: 2 }, { id: 1 }]);
    expect((await ids([])).data.browsersByIds).toEqual([]);
    expect(await product.countStatements(() => administrator.graph('{ browsersByIds(ids: [1, 2]) { id } }'))).toBe(
      await product.countStatements(() => administrator.graph('{ browser(id: 1) { id } }')),
    );
  });

  test('are at most ten', async () => {
    expect((await ids(Array.from({ length: 11 }, (_, index) => index + 1))).errors).toMatchObject([
      { message: 'At most 10 ids can be requested', extensions: { code: 'BAD_REQUEST' } },
    ]);
  });
});

test('no fact of the first catalogue has a source that only copies what others wrote', () => {
  const copies = [
    'gist.521000.best',
    'pastebin.com',
    'grokipedia.com',
    'phillipring.com',
    'fenggei.com',
    'pubt.io',
    'merimerimeri.com',
    'fullpicture.app',
    'glama.ai',
    'reportify.ai',
    'framer.website',
  ];
  const sources = readCatalogue().browsers.flatMap(({ facts }) => facts.map(({ sourceUrl }) => sourceUrl));
  expect(sources.filter((source) => copies.some((copy) => source.includes(copy)))).toEqual([]);
});

test('the first catalogue comes with facts, each valid, and its discontinued browser is not featured', async () => {
  const real = await startApp('real');
  const client = await real.signIn();
  const { data } = await client.graph<{
    browsers: { nodes: { id: number; isFeatured: boolean; status: string | null; facts: object[] }[] };
  }>(
    '{ browsers(first: 50) { nodes { id isFeatured status facts { topic answer choice text { en zh } sourceUrl seenOn note } } } }',
  );
  expect(data.browsers.nodes.filter(({ facts }) => facts.length > 0).length).toBeGreaterThan(20);
  expect(data.browsers.nodes.filter(({ status, isFeatured }) => status === 'ended' && isFeatured)).toEqual([]);
  expect(data.browsers.nodes.some(({ status }) => status === 'ended')).toBe(true);
  for (const { id, facts } of data.browsers.nodes) {
    const { data: saved } = await client.graph<{ saveFacts: { facts: object[] } }>(SAVE, { id, facts });
    expect(saved.saveFacts.facts).toEqual(facts);
  }
  await real.close();
});
