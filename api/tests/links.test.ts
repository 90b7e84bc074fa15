import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readLinkRows } from '../database/queries/links.ts';
import { Slide } from '../entities/slide.ts';
import { file, startOtherHosts, status, type OtherHosts } from './other-hosts.ts';
import { ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const HOUR = 60 * 60_000;
const START = Date.parse('2026-11-22T10:00:00Z');
const USES = 'uses { kind title { en zh } platform architecture browserId versionId slideId }';
const LINK = `url host ${USES} verdict detail isDead movedTo checkedAt fineAt failingSince servedBy knownHost history { day verdict }`;
const LIST = `query ($filter: LinkFilter, $search: String, $page: Int, $limit: Int = 100) { links(filter: $filter, search: $search, page: $page, limit: $limit) { totalCount summary { all wrong dead unchecked } nodes { ${LINK} } } }`;
const CHECK = `mutation ($url: String!, $accept: Boolean) { checkLink(url: $url, accept: $accept) { ${LINK} } }`;
const REPLACE = `mutation ($from: String!, $to: String!, $isPrefix: Boolean, $apply: Boolean) { replaceLinks(from: $from, to: $to, isPrefix: $isPrefix, apply: $apply) { before after ${USES.replace('uses', 'use')} } }`;

interface Link {
  url: string;
  host: string;
  uses: {
    kind: string;
    title: { en: string; zh: string };
    browserId: number | null;
    versionId: number | null;
    slideId: number | null;
  }[];
  verdict: string | null;
  detail: string | null;
  isDead: boolean;
  movedTo: string | null;
  checkedAt: string | null;
  fineAt: string | null;
  failingSince: string | null;
  history: { day: string; verdict: string | null }[];
}
interface List {
  links: {
    totalCount: number;
    summary: { all: number; wrong: number; dead: number; unchecked: number };
    nodes: Link[];
  };
}
interface DownloadLink {
  mirror: number;
  url: string;
  verdict: string | null;
  isDead: boolean;
  checkedAt: string | null;
}

let now: number;
let hosts: OtherHosts;
let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  now = START;
  hosts = await startOtherHosts();
  const versions = [
    version({
      versionNumber: '1.0',
      architecture: 'x64',
      downloadUrl: hosts.url('vendor.example', '/a-1.0.exe'),
      downloadMirrors: [hosts.url('mirror.example', '/a-1.0.exe'), hosts.url('other.example', '/a-1.0.exe')],
    }),
    version({ versionNumber: '2.0', downloadUrl: hosts.url('vendor.example', '/latest.exe') }),
  ];
  hosts.play('vendor.example', '/nothing', status(404));
  const described = { description: { en: 'Text', zh: '文字' } };
  const one = browser('One', {
    ...described,
    name: { en: 'One', zh: '一' },
    websiteUrl: hosts.url('vendor.example', '/'),
    versions,
  });
  product = await startApp(
    catalogueOf(
      one,
      browser('Two', {
        ...described,
        iconUrl: hosts.url('vendor.example', '/two.png'),
        websiteUrl: hosts.url('vendor.example', '/'),
      }),
    ),
    undefined,
    { clock: () => now, outgoing: hosts.options },
  );
  const em = product.em();
  const slide = { title: { en: 'Look', zh: '看' }, description: { en: '', zh: '' }, displayOrder: 1, isActive: true };
  em.create(Slide, {
    ...slide,
    imageUrl: '/uploads/a.png',
    linkType: 'external',
    linkUrl: hosts.url('vendor.example', '/news'),
    linkTargetId: null,
  });
  em.create(Slide, {
    ...slide,
    imageUrl: `${ORIGIN}/uploads/b.png`,
    linkType: 'browser',
    linkUrl: null,
    linkTargetId: 1,
  });
  await em.flush();
  await product.orm.em
    .getConnection()
    .execute(
      `update version set screenshots = '["/uploads/c.png","${hosts.url('vendor.example', '/shot.png')}"]' where id = 1`,
    );
  administrator = await product.signIn();
});
afterEach(async () => {
  await product.close();
  hosts.close();
});

const MAIN = () => hosts.url('vendor.example', '/a-1.0.exe');
const MIRROR = () => hosts.url('mirror.example', '/a-1.0.exe');
const list = async (variables: object = {}) => (await administrator.graph<List>(LIST, { ...variables })).data.links;
const paths = (links: Pick<Link, 'url'>[]) => links.map(({ url }) => new URL(url).pathname);
const check = (url: string, accept = false) => administrator.graph<{ checkLink: Link }>(CHECK, { url, accept });
const replace = (request: object) =>
  administrator.graph<{ replaceLinks: { before: string; after: string; use: Link['uses'][number] }[] }>(REPLACE, {
    ...request,
  });
const revision = async () =>
  (await product.orm.em.getConnection().execute<{ number: number }[]>('select number from catalogue_revision'))[0]
    ?.number;
/** Lets hours pass, after which the administrator signs in again. */
async function pass(hours: number): Promise<void> {
  now += hours * HOUR;
  administrator = await product.signIn();
}
/** The addresses of the first version with their hosts. */
async function hostsOfDownloads() {
  interface Result {
    version: { downloadLinks: (DownloadLink & { servedBy: string; origin: { kind: string; name: string | null } })[] };
  }
  const query = '{ version(id: 1) { downloadLinks { mirror servedBy hasNewHost origin { kind name } } } }';
  return (await product.graph<Result>(query)).data.version.downloadLinks;
}
/** The addresses of the first version, through GraphQL and REST, which must be the same. */
async function downloads(): Promise<DownloadLink[]> {
  const { data } = await product.graph<{ version: { downloadLinks: DownloadLink[] } }>(
    '{ version(id: 1) { downloadLinks { mirror url verdict isDead checkedAt } } }',
  );
  const { body } = await product.rest<{ data: { download_links: object[] } }>('/api/versions/1');
  expect(body.data.download_links).toEqual(
    data.version.downloadLinks.map(({ isDead, checkedAt, ...link }) => ({
      ...link,
      is_dead: isDead,
      checked_at: checkedAt,
    })),
  );
  return data.version.downloadLinks;
}

describe('the list', () => {
  test('§10.33 has every link to another host once, with all records that contain it', async () => {
    const { nodes, totalCount, summary } = await list();
    expect(paths(nodes)).toEqual([
      '/a-1.0.exe',
      '/a-1.0.exe',
      '/',
      '/a-1.0.exe',
      '/latest.exe',
      '/news',
      '/shot.png',
      '/two.png',
    ]);
    expect([totalCount, summary]).toEqual([8, { all: 8, wrong: 0, dead: 0, unchecked: 8 }]);
    expect(nodes[2]?.uses).toEqual([
      {
        kind: 'website',
        title: { en: 'One', zh: '一' },
        platform: null,
        architecture: null,
        browserId: 1,
        versionId: null,
        slideId: null,
      },
      {
        kind: 'website',
        title: { en: 'Two', zh: 'Two' },
        platform: null,
        architecture: null,
        browserId: 2,
        versionId: null,
        slideId: null,
      },
    ]);
    expect(nodes[3]).toMatchObject({
      host: new URL(MAIN()).host,
      uses: [
        {
          kind: 'download',
          title: { en: 'One 1.0', zh: '一 1.0' },
          platform: 'windows',
          architecture: 'x64',
          browserId: 1,
          versionId: 1,
        },
      ],
      verdict: null,
      isDead: false,
      checkedAt: null,
    });
    expect(nodes.flatMap(({ uses }) => uses.map(({ kind, slideId }) => [kind, slideId]))).toEqual(
      expect.arrayContaining([
        ['mirror', null],
        ['picture', null],
        ['slide', 1],
      ]),
    );
    expect(nodes[0]?.history).toHaveLength(30);
  });

  test('shows what is wrong first, and is filtered, searched and divided into pages', async () => {
    hosts.play('vendor.example', '/latest.exe', file(10));
    hosts.play('vendor.example', '/news', status(403));
    for (const path of ['/latest.exe', '/news', '/two.png']) await check(hosts.url('vendor.example', path));
    expect(paths((await list()).nodes)).toEqual([
      '/two.png',
      '/news',
      '/a-1.0.exe',
      '/a-1.0.exe',
      '/',
      '/a-1.0.exe',
      '/shot.png',
      '/latest.exe',
    ]);
    expect((await list()).summary).toEqual({ all: 8, wrong: 1, dead: 0, unchecked: 5 });
    const filtered = async (filter: string) => paths((await list({ filter })).nodes);
    expect([
      await filtered('wrong'),
      await filtered('gone'),
      await filtered('blocked'),
      await filtered('fine'),
      await filtered('dead'),
    ]).toEqual([['/two.png'], ['/two.png'], ['/news'], ['/latest.exe'], []]);
    expect(paths((await list({ search: '一 1.0 MIRROR' })).nodes)).toEqual(['/a-1.0.exe']);
    expect(await list({ page: 3, limit: 3 })).toMatchObject({ totalCount: 8, nodes: [{}, {}] });
    expect((await administrator.graph(LIST, { page: 0 })).errors).toMatchObject([
      { extensions: { code: 'BAD_REQUEST' } },
    ]);
  });

  test('is only for the administrator', async () => {
    expect((await product.graph(LIST)).errors).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
  });
});

describe('a check', () => {
  test('finds a dead main link, which visitors see after three failures over 24 hours, and when it works again', async () => {
    hosts.play('mirror.example', '/a-1.0.exe', file(10));
    await check(MIRROR());
    const before = await revision();
    for (const hours of [0, 8, 8]) {
      await pass(hours);
      expect((await check(MAIN())).data.checkLink).toMatchObject({
        verdict: 'gone',
        isDead: false,
        failingSince: new Date(START).toISOString(),
      });
    }
    expect((await downloads()).map(({ mirror, isDead }) => [mirror, isDead])).toEqual([
      [0, false],
      [1, false],
      [2, false],
    ]);
    // Sign-ins run in transactions, which raise the revision; checks do not.
    const signIns = 3;
    expect(await revision()).toBe((before ?? 0) + signIns - 1 + 1);
    await pass(8);
    expect((await check(MAIN())).data.checkLink).toMatchObject({ isDead: true, fineAt: null });
    expect(await downloads()).toEqual([
      { mirror: 1, url: MIRROR(), verdict: 'fine', isDead: false, checkedAt: new Date(START).toISOString() },
      { mirror: 2, url: hosts.url('other.example', '/a-1.0.exe'), verdict: null, isDead: false, checkedAt: null },
      { mirror: 0, url: MAIN(), verdict: 'gone', isDead: true, checkedAt: new Date(START + 24 * HOUR).toISOString() },
    ]);
    expect((await list()).summary).toMatchObject({ wrong: 1, dead: 1 });
    expect((await administrator.graph('{ linkSummary { all wrong dead unchecked } }')).data).toEqual({
      linkSummary: (await list()).summary,
    });
    hosts.play('vendor.example', '/a-1.0.exe', file(10));
    await check(MAIN());
    expect((await downloads()).map(({ mirror }) => mirror)).toEqual([0, 1, 2]);
  });

  test('changes neither the catalogue revision nor the number of downloads', async () => {
    hosts.play('vendor.example', '/a-1.0.exe', file(10));
    const before = await revision();
    for (const url of [MAIN(), hosts.url('vendor.example', '/two.png'), MAIN()]) await check(url);
    expect(await revision()).toBe(before);
    expect((await product.rest<{ data: { download_count: number } }>('/api/browsers/1')).body.data.download_count).toBe(
      0,
    );
  });

  test('tells another file behind a fixed link, until the administrator accepts it', async () => {
    hosts.play('vendor.example', '/a-1.0.exe', file(10));
    await check(MAIN());
    hosts.play('vendor.example', '/a-1.0.exe', file(11));
    for (let round = 0; round < 2; round += 1)
      expect((await check(MAIN())).data.checkLink).toMatchObject({ verdict: 'changed' });
    expect((await check(MAIN(), true)).data.checkLink).toMatchObject({ verdict: 'fine' });
    expect((await check(MAIN())).data.checkLink).toMatchObject({ verdict: 'fine' });
    hosts.play('vendor.example', '/latest.exe', file(10));
    await check(hosts.url('vendor.example', '/latest.exe'));
    hosts.play('vendor.example', '/latest.exe', file(11));
    expect((await check(hosts.url('vendor.example', '/latest.exe'))).data.checkLink).toMatchObject({ verdict: 'fine' });
  });

  test('says where a link has moved for good', async () => {
    hosts.play('vendor.example', '/', status(301, { location: '/home' }));
    hosts.play('vendor.example', '/home', file(10, { 'content-type': 'text/html' }));
    expect((await check(hosts.url('vendor.example', '/'))).data.checkLink).toMatchObject({
      verdict: 'moved',
      movedTo: hosts.url('vendor.example', '/home'),
      fineAt: new Date(START).toISOString(),
    });
  });

  test('finds nothing out without a network: no host answers', async () => {
    expect((await check(MIRROR())).errors).toMatchObject([
      { message: 'No network: nothing could be checked', extensions: { code: 'UNAVAILABLE', key: 'noNetwork' } },
    ]);
    expect((await list()).summary.unchecked).toBe(8);
    // Another host answers, so it is this one that cannot be reached.
    hosts.play('vendor.example', '/', file(10));
    await check(hosts.url('vendor.example', '/'));
    expect((await check(MIRROR())).data.checkLink).toMatchObject({ verdict: 'unreachable', detail: 'notFound' });
  });

  test('waits when the host asks for a pause', async () => {
    hosts.play('vendor.example', '/', status(429, { 'retry-after': '3600' }));
    await check(hosts.url('vendor.example', '/'));
    expect((await check(hosts.url('vendor.example', '/'))).errors).toMatchObject([
      { message: 'The host asked for a pause. Please try again later.' },
    ]);
  });

  test('is only for links of the catalogue to other hosts', async () => {
    for (const url of ['https://vendor.example/elsewhere', '/icons/plain.svg'])
      expect((await check(url)).errors).toMatchObject([
        { message: 'Link not found', extensions: { code: 'NOT_FOUND' } },
      ]);
  });
});

describe('replacing', () => {
  const vendor = () => hosts.url('vendor.example', '/');

  test('the beginning of URLs is shown first, and then saved in all records at once', async () => {
    const request = { from: vendor(), to: 'https://new.example/x/', isPrefix: true };
    const shown = (await replace(request)).data.replaceLinks;
    expect(
      shown.map(({ after, use }) => [new URL(after).pathname, use.kind, use.browserId, use.versionId, use.slideId]),
    ).toEqual([
      ['/x/', 'website', 1, null, null],
      ['/x/', 'website', 2, null, null],
      ['/x/two.png', 'picture', 2, null, null],
      ['/x/a-1.0.exe', 'download', 1, 1, null],
      ['/x/shot.png', 'picture', 1, 1, null],
      ['/x/latest.exe', 'download', 1, 2, null],
      ['/x/news', 'slide', null, null, 1],
    ]);
    expect((await list()).nodes.filter(({ host }) => host === 'new.example')).toEqual([]);
    const [before, stored] = [await revision(), await product.rest<{ data: { revision: number } }>('/api/versions/1')];
    expect((await replace({ ...request, apply: true })).data.replaceLinks).toEqual(shown);
    expect(await revision()).toBe((before ?? 0) + 1);
    expect(paths((await list({ search: 'new.example' })).nodes)).toEqual([
      '/x/',
      '/x/a-1.0.exe',
      '/x/latest.exe',
      '/x/news',
      '/x/shot.png',
      '/x/two.png',
    ]);
    const { body } = await product.rest<{ data: Record<string, unknown> }>('/api/versions/1');
    expect(body.data).toMatchObject({
      download_url: 'https://new.example/x/a-1.0.exe',
      download_mirrors: [MIRROR(), hosts.url('other.example', '/a-1.0.exe')],
      screenshots: [`${ORIGIN}/uploads/c.png`, 'https://new.example/x/shot.png'],
      revision: stored.body.data.revision + 1,
    });
  });

  test('one URL leaves those that begin with it, and a dead main link is mended in one save', async () => {
    const { data } = await replace({ from: vendor(), to: 'https://new.example/', apply: true });
    expect(data.replaceLinks.map(({ use }) => use.kind)).toEqual(['website', 'website']);
    expect((await product.rest<{ data: object }>('/api/versions/1')).body.data).toMatchObject({ download_url: MAIN() });
    for (const hours of [0, 12, 12]) {
      await pass(hours);
      hosts.play('mirror.example', '/a-1.0.exe', file(10));
      await check(MIRROR());
      await check(MAIN());
    }
    expect((await downloads())[0]).toMatchObject({ mirror: 1 });
    await replace({ from: MAIN(), to: hosts.url('vendor.example', '/files/a-1.0.exe'), apply: true });
    expect((await downloads())[0]).toMatchObject({ mirror: 0, isDead: false, verdict: null });
  });

  test('a host without a path is the beginning of its own URLs alone', async () => {
    const afterOf = async (from: string, to: string) =>
      (await replace({ from, to, isPrefix: true })).data.replaceLinks.map(({ after }) => after);
    const host = vendor().slice(0, -1);
    const expected = await afterOf(vendor(), 'https://new.example/');
    expect(expected).toHaveLength(7);
    for (const [from, to] of [
      [host, 'https://new.example'],
      [host, 'https://new.example/'],
      [vendor(), 'https://new.example'],
    ] as const)
      expect(await afterOf(from, to)).toEqual(expected);
    expect(await afterOf(host.slice(0, -1), 'https://new.example')).toEqual([]);
  });

  test('is refused as a whole if one record would be invalid', async () => {
    const long = `https://new.example/${'x'.repeat(2020)}/`;
    const { errors } = await replace({ from: vendor(), to: long, isPrefix: true, apply: true });
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'BAD_REQUEST',
          key: 'urlTooLong',
          fields: { 'version.1.downloadUrl': 'URL must be less than 2048 characters' },
        },
      },
    ]);
    expect((await list({ search: 'new.example' })).totalCount).toBe(0);
  });

  test('needs addresses, and changes nothing where it finds nothing', async () => {
    const before = await revision();
    expect(
      (await replace({ from: 'https://nowhere.example/', to: 'https://new.example/', apply: true })).data.replaceLinks,
    ).toEqual([]);
    expect(await revision()).toBe(before);
    expect((await replace({ from: '', to: 'cdn.example' })).errors).toMatchObject([
      {
        extensions: {
          fields: {
            from: 'Enter a full URL, for example https://example.com/',
            to: 'Enter a full URL, for example https://example.com/',
          },
        },
      },
    ]);
  });
});

test('the states of more links are read than a statement may have parameters', async () => {
  const urls = Array.from({ length: 70_000 }, (_, index) => `https://cdn.example/${index}`);
  expect(await readLinkRows(product.em(), urls)).toEqual([]);
});

test('visitors are led to a download on a new host only after the administrator has accepted it', async () => {
  const maker = { kind: 'maker', name: 'vendor.example' };
  const unknown = { kind: 'unknown', name: null };
  const mirror = { mirror: 1, hasNewHost: false, origin: unknown };
  const host = (name: string) => new URL(hosts.url(name, '/')).host;
  hosts.play('vendor.example', '/a-1.0.exe', file(1000));
  await check(MAIN());
  expect((await hostsOfDownloads())[0]).toEqual({
    mirror: 0,
    hasNewHost: false,
    origin: maker,
    servedBy: host('vendor.example'),
  });

  hosts.play('vendor.example', '/a-1.0.exe', (_request, response) =>
    response.writeHead(302, { location: hosts.url('other.example', '/b.exe') }).end(),
  );
  hosts.play('other.example', '/b.exe', file(1000));
  const before = await revision();
  const { data } = await check(MAIN());
  expect(data.checkLink).toMatchObject({
    verdict: 'changed',
    servedBy: host('other.example'),
    knownHost: host('vendor.example'),
  });
  expect(await revision()).toBeGreaterThan(before ?? 0);
  const moved = { mirror: 0, hasNewHost: true, origin: unknown, servedBy: host('other.example') };
  expect((await hostsOfDownloads()).map(({ mirror: index }) => index)).toEqual([1, 2, 0]);
  expect(await hostsOfDownloads()).toMatchObject([mirror, { mirror: 2 }, moved]);
  expect((await product.rest('/versions/1/download')).headers.location).toBe(MIRROR());

  await check(MAIN(), true);
  expect((await hostsOfDownloads())[0]).toEqual({ ...moved, hasNewHost: false, origin: maker });
});

test('a browser has the install commands of its update sources, for its stable channel', async () => {
  const save = `mutation ($sources: [SourceInput!]!) { saveSources(browserId: 1, sources: $sources) { revision } }`;
  const sources = [
    { kind: 'winget', identifier: 'Vendor.One' },
    { kind: 'winget', identifier: 'Vendor.One.Other' },
    { kind: 'winget', identifier: 'Vendor.One.Beta', releaseChannel: 'beta' },
    { kind: 'homebrew', identifier: 'one-browser' },
    { kind: 'github', identifier: 'vendor/one' },
    { kind: 'flathub', identifier: 'com.vendor.One' },
  ];
  await administrator.graph(save, { sources });
  const { data } = await product.graph<{ browsersByIds: object[] }>(
    '{ browsersByIds(ids: [1, 2]) { installCommands { manager platform command } } }',
  );
  expect(data.browsersByIds).toEqual([
    {
      installCommands: [
        { manager: 'winget', platform: 'windows', command: 'winget install --id Vendor.One -e' },
        { manager: 'homebrew', platform: 'macos', command: 'brew install --cask one-browser' },
        { manager: 'flathub', platform: 'linux', command: 'flatpak install flathub com.vendor.One' },
      ],
    },
    { installCommands: [] },
  ]);
});
