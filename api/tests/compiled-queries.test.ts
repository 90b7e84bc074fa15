import { compileQuery } from 'graphql-jit';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BROWSER, HOME } from '../../bench/operations.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';

vi.mock(import('graphql-jit'), { spy: true });

let product: RunningApp;
let administrator: Client;
beforeAll(async () => {
  product = await startApp('real');
  administrator = await product.signIn();
});
afterAll(() => product.close());
beforeEach(() => {
  vi.mocked(compileQuery).mockClear();
});

/** What the administrator, whose answers are never kept, is told several times in a row: walked at first, then compiled. */
async function toldAgainAndAgain(query: string, variables: Record<string, unknown> = {}): Promise<string[]> {
  const answers: string[] = [];
  for (let time = 0; time < 5; time += 1) answers.push(JSON.stringify(await administrator.graph(query, variables)));
  return answers;
}

describe('a query that is asked for often', () => {
  test.each([
    ['the list of the home page', HOME, {}],
    ['a browser with its versions', BROWSER, {}],
    ['fragments, aliases and names of types', 'fragment Names on Browser { __typename both: name { en zh } } { __typename one: browser(id: 1) { ...Names } two: browser(id: 2) { ... on Browser { ...Names id } } }', {}],
    ['arguments by variables', 'query ($id: Int!, $limit: Int = 3, $platform: Platform) { browser(id: $id) { versions(limit: $limit, platform: $platform) { totalCount nodes { id platform features { zh } } } } }', { id: 3 }],
    ['arguments by other variables', 'query ($id: Int!, $limit: Int = 3, $platform: Platform) { browser(id: $id) { versions(platform: $platform, limit: $limit) { totalCount nodes { id platform features { zh } } } } }', { id: 4, limit: 1, platform: 'windows' }],
    ['what is left out', 'query ($with: Boolean!) { browser(id: 1) { id name @include(if: $with) { en } websiteUrl @skip(if: $with) } }', { with: true }],
    ['what is not left out', 'query ($with: Boolean!) { browser(id: 1) { id websiteUrl @skip(if: $with) name @include(if: $with) { en } } }', { with: false }],
    ['what is not there', '{ browser(id: 999999) { id name { en } } version(id: 999999) { id } }', {}],
    ['what only the administrator may see', '{ customCodes { id } slides(activeOnly: false) { id isActive } tagList { revision uses { id count } } }', {}],
    ['names that objects have already', '{ constructor: browser(id: 1) { toString: id hasOwnProperty: name { valueOf: en } } }', {}],
    ['a part of the types', 'query ($name: String!) { __type(name: $name) { name fields { name type { kind name ofType { name } } } } }', { name: 'Browser' }],
  ])('is told the same compiled: %s', async (_what, query, variables) => {
    const [walked, ...answers] = await toldAgainAndAgain(query, variables);
    expect(walked).not.toContain('"errors"');
    expect(new Set(answers)).toEqual(new Set([walked]));
    expect(compileQuery).toHaveBeenCalledOnce();
  });

  test.each(['break', 'class', 'delete', 'null', 'return', 'this', 'var', 'arguments', 'await', 'eval', 'undefined', 'constructor', 'prototype', 'hasOwnProperty', 'then', 'toJSON', '__defineGetter__', '__context', '__parent', '__data', '_'])('may use any name: %s', async (name) => {
    const query = `query ${name} ($${name}: Int!) { ${name}: browser(id: $${name}) { ...${name} } } fragment ${name} on Browser { ${name}: name { ${name}: zh } id }`;
    const [walked, ...answers] = await toldAgainAndAgain(query, { [name]: 2 });
    expect(walked).toContain(`{"data":{"${name}":{"${name}":{"${name}":"`);
    expect(new Set(answers)).toEqual(new Set([walked]));
  });

  test.each([
    ['a field that is named as a prototype', '{ browser(id: 1) { id __proto__: name { en } } }'],
    ['a text, which the compiler would write into its code', '{ searchBrowsers(search: "fox") { id } }'],
    ['a text as default', 'query ($search: String! = "fox") { searchBrowsers(search: $search) { id } }'],
    ['a text in a block', '{ searchBrowsers(search: """fox""") { id } }'],
    ['a remark', '{ browser(id: 1) { id } } # of a stranger'],
  ])('is not compiled with %s', async (_what, query) => {
    const [walked, ...answers] = await toldAgainAndAgain(query);
    expect(walked).not.toContain('"errors"');
    expect(new Set(answers)).toEqual(new Set([walked]));
    expect(compileQuery).not.toHaveBeenCalled();
  });

  test('reads the same where it is refused', async () => {
    const refused = [
      ['query ($first: Int!) { browsers(first: $first) { totalCount } }', { first: 0 }],
      ['query ($first: Int!) { again: browsers(first: $first) { totalCount } }', { first: 'many' }],
      ['query ($first: Int!) { missing: browsers(first: $first) { totalCount } }', {}],
      ['{ browser(id: 1) { id } version(id: 1) { id } versions: browser(id: 1) { versions(limit: 1000) { totalCount } } }', {}],
      ['query ($sort: BrowserSort) { browsers(sort: $sort) { totalCount } }', { sort: 'SIZE' }],
    ] as const;
    for (const [query, variables] of refused) {
      const [walked, ...answers] = await toldAgainAndAgain(query, variables);
      expect(walked).toContain('"errors"');
      expect(new Set(answers)).toEqual(new Set([walked]));
    }
    expect(compileQuery).toHaveBeenCalledTimes(refused.length);
  });

  test('asks the database no more often', async () => {
    const query = '{ browsers(first: 20) { totalCount nodes { tags { id } platforms { count } versions(limit: 2) { totalCount nodes { id } } } } }';
    const counts: number[] = [];
    for (let time = 0; time < 4; time += 1) counts.push(await product.countStatements(() => administrator.graph(query)));
    expect(compileQuery).toHaveBeenCalledOnce();
    expect(new Set(counts).size).toBe(1);
  });

  test('is told what was written meanwhile', async () => {
    const query = '{ browser(id: 5) { name { en } displayOrder: updatedAt } }';
    await toldAgainAndAgain(query);
    await administrator.rest('/api/browsers/5', { method: 'PUT', payload: { name_en: 'Written meanwhile' } });
    expect(await administrator.graph(query)).toMatchObject({ data: { browser: { name: { en: 'Written meanwhile' } } } });
  });

  test('is the one that was named of several', async () => {
    const ask = async (operationName: string) => (await administrator.rest('/graphql', { method: 'POST', payload: { operationName, query: 'query One { browser(id: 1) { id } } query Two { browser(id: 2) { id } }' } })).body;
    for (let time = 0; time < 5; time += 1) {
      expect(await ask('One')).toEqual({ data: { browser: { id: 1 } } });
      expect(await ask('Two')).toEqual({ data: { browser: { id: 2 } } });
    }
    expect(compileQuery).toHaveBeenCalledTimes(2);
  });
});

test('a mutation is never compiled', async () => {
  const answers = await toldAgainAndAgain('mutation { updateBrowser(id: 6, input: { isFeatured: true }) { revision } }');
  expect(answers.filter((answer) => answer.includes('"errors"'))).toEqual([]);
  expect(compileQuery).not.toHaveBeenCalled();
});
