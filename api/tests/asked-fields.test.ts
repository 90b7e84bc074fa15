import { getNamedType, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '../resolvers/schema.ts';
import { startApp, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

interface Versions {
  nodes: Record<string, unknown>[];
}

const EVERYTHING = {
  platform: 'windows',
  architecture: 'arm64',
  releaseChannel: 'beta',
  updateType: 'major',
  minOsVersion: '11',
  fileSize: '1024',
  sha256: 'a'.repeat(64),
  downloadMirrors: ['https://mirror.example/setup.exe'],
  sourceUrl: 'https://vendor.example/notes',
} as const;

let product: RunningApp;
beforeAll(async () => {
  const versions = [version({ ...EVERYTHING, downloadMirrors: [...EVERYTHING.downloadMirrors] }), version({ versionNumber: '2.0', releaseDate: '2026-01-02', features: { en: 'Other', zh: '别的' } })];
  product = await startApp(catalogueOf(browser('One', { versions }), browser('Two', { versions: [version()] })));
  const administrator = await product.signIn();
  await administrator.rest('/api/versions/1', { method: 'PUT', payload: { screenshots: ['https://vendor.example/picture.png'] } });
});
afterAll(() => product.close());

/** Every field of a version that the graph has, as one selects it. */
function selections(): [name: string, selection: string][] {
  const type = buildSchema().getType('Version');
  if (!isObjectType(type)) throw new Error('The graph has no versions');
  return Object.values(type.getFields()).map(({ name, type: of }) => [name, isLeafType(getNamedType(of)) ? name : `${name} { ${name === 'browser' ? 'id' : 'en zh'} }`]);
}

async function nodesOf(query: string): Promise<Record<string, unknown>[][]> {
  const { data, errors } = await product.graph<{ browsers: { nodes: { versions: Versions }[] } }>(query);
  expect(errors).toBeUndefined();
  return data?.browsers.nodes.map(({ versions }) => versions.nodes) ?? [];
}

describe('only the columns of what is asked for are read', () => {
  const all = selections();
  const whole = () => nodesOf(`{ browsers(first: 2) { nodes { versions(limit: 5) { nodes { ${all.map(([, selection]) => selection).join(' ')} } } } } }`);

  test('the catalogue has something in every field', async () => {
    const nodes = (await whole()).flat();
    const isSomething = (value: unknown) => value !== null && JSON.stringify(value) !== '[]';
    expect(all.map(([name]) => name).filter((name) => !nodes.some((node) => isSomething(node[name])))).toEqual([]);
  });

  test.each(all)('%s by itself is what it is among all fields', async (name, selection) => {
    const alone = await nodesOf(`{ browsers(first: 2) { nodes { versions(limit: 5) { nodes { ${selection} } } } } }`);
    expect(alone).toEqual((await whole()).map((nodes) => nodes.map((node) => ({ [name]: node[name] }))));
  });

  test.each([
    ['fragments within fragments', 'fragment Outer on VersionPage { ...Inner nodes { downloadUrl } } fragment Inner on VersionPage { nodes { ... on Version { features { en zh } } } } { browser(id: 1) { versions { nodes { sha256 } ...Outer } } }', ['sha256', 'features', 'downloadUrl']],
    ['the same field several times', '{ browser(id: 1) { versions { nodes { fileSize } } versions { nodes { sourceUrl } } ... { versions { nodes { downloadMirrors } } } } }', ['fileSize', 'sourceUrl', 'downloadMirrors']],
    ['what a variable lets in', 'query ($in: Boolean! = true) { browser(id: 1) { versions { nodes { id updateType @include(if: $in) ... @skip(if: $in) { platform } } } } }', ['id', 'updateType']],
    ['nothing but their type', '{ browser(id: 1) { versions { nodes { __typename } } } }', ['__typename']],
  ])('with %s', async (_what, query, names) => {
    const [first] = await nodesOf(`{ browsers(first: 1) { nodes { versions { nodes { __typename ${all.map(([, selection]) => selection).join(' ')} } } } } }`);
    const { data } = await product.graph<{ browser: { versions: Versions } }>(query);
    expect(data?.browser.versions.nodes).toEqual(first?.map((node) => Object.fromEntries(names.map((name) => [name, node[name]]))));
  });

  test('also where everything is called otherwise', async () => {
    const { data } = await product.graph('{ browser(id: 2) { a: versions { b: nodes { c: sha256 d: versionNumber } e: nodes { f: platform } } g: versions { nodes { c: isLatest } } } }');
    expect(data).toEqual({ browser: { a: { b: [{ c: null, d: '1.0' }], e: [{ f: 'windows' }] }, g: { nodes: [{ c: true }] } } });
  });
});
