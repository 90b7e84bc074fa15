import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC_CACHE_CONTROL } from '../cache/shared-routes.ts';
import { NGINX, NGINX_CONFIGURATION, startProxy } from './proxies.ts';
import { FRESH, startApp, type RunningApp } from './running-app.ts';
import { builtSite } from './served-page.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

/** Cookie headers and the language of the page. Only a complete pair with the exact spelling counts. */
const COOKIES: readonly (readonly [string | string[], 'en' | 'zh'])[] = [
  ['language=zh', 'zh'],
  ['language=en', 'en'],
  ['a=b; language=zh', 'zh'],
  ['a=b;language=zh;c=d', 'zh'],
  ['a=b;\tlanguage=zh\t; c=d', 'zh'],
  ['language=zh;', 'zh'],
  [['a=b', 'language=zh'], 'zh'],
  ['language="zh"', 'en'],
  ['language=zh-x', 'en'],
  ['language=zh_CN', 'en'],
  ['language=zhx', 'en'],
  ['language=ZH', 'en'],
  ['Language=zh', 'en'],
  ['language =zh', 'en'],
  ['language= zh', 'en'],
  ['language=%7Ah', 'en'],
  ['language=', 'en'],
  ['language', 'en'],
  ['xlanguage=zh', 'en'],
  ['a="; language=zh"', 'en'],
  ['a=b, language=zh', 'en'],
  ['a=b;\u00A0language=zh', 'en'],
  ['language=zh\u00A0', 'en'],
  ['language=zh; language=en', 'zh'],
  ['language=en; language=zh', 'en'],
  ['language="zh"; language=zh', 'zh'],
  [['language=en', 'language=zh'], 'en'],
];

let product: RunningApp;
let origin: string;
beforeAll(async () => {
  product = await startApp('none', FRESH, { site: builtSite() });
  origin = await product.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => product.close());

/** The headers of a response. `fetch` would not send these cookies. */
async function headersOf(url: string, cookie?: string | string[]): Promise<IncomingHttpHeaders> {
  const outgoing = request(url, { headers: cookie === undefined ? {} : { cookie } }).end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]; // the argument of the event
  incoming.resume();
  await once(incoming, 'end');
  return incoming.headers;
}

test('N7 the server and the configuration of the cache in front read odd language cookies alike', async () => {
  const [, pattern = ''] = /"~(.*language=.*)" \$remembered;/u.exec(NGINX_CONFIGURATION) ?? [];
  const inFront = new RegExp(pattern, 'u');
  for (const [cookie, language] of COOKIES) {
    const header = [cookie].flat().join('; ');
    const server = (await headersOf(`${origin}/`, cookie))['content-language'];
    expect({ header, server, inFront: inFront.exec(header)?.groups?.remembered ?? 'en' }).toEqual({
      header,
      server: language,
      inFront: language,
    });
  }
});

test.skipIf(!NGINX)(
  'N7 no odd cookie puts a page into the cache in front under another language',
  async () => {
    const proxy = await startProxy([origin]);
    try {
      for (const [index, [cookie, language]] of COOKIES.entries()) {
        const languageFor = async (header?: string | string[]) =>
          (await headersOf(`${proxy.origin}/?q=${index}`, header))['content-language'];
        const languages = {
          cookie,
          own: await languageFor(cookie),
          english: await languageFor(),
          chinese: await languageFor('language=zh'),
        };
        expect(languages).toEqual({ cookie, own: language, english: 'en', chinese: 'zh' });
      }
    } finally {
      await proxy.stop();
    }
  },
  60_000,
);

test.skipIf(!NGINX)(
  'D2 HEAD through the cache in front counts no download',
  async () => {
    const catalogue = await startApp(catalogueOf(browser('One', { versions: [version()] })));
    const instance = await catalogue.app.listen({ host: '127.0.0.1', port: 0 });
    const proxy = await startProxy([instance]);
    try {
      const download = (method: string) =>
        fetch(`${proxy.origin}/versions/1/download`, {
          method,
          redirect: 'manual',
          headers: { 'user-agent': 'curl/8.5.0' },
        });
      const statuses = [await download('HEAD'), await download('GET'), await download('HEAD')].map(
        ({ status }) => status,
      );
      expect(statuses).toEqual([302, 302, 302]);
      expect((await catalogue.graph('{ browser(id: 1) { downloadCount } }')).data).toEqual({
        browser: { downloadCount: 1 },
      });
    } finally {
      await proxy.stop();
      await catalogue.close();
    }
  },
  60_000,
);

test.skipIf(!NGINX)(
  'N2 what the cache in front has is sent instead of the 503 of an overloaded instance',
  async () => {
    let isOverloaded = false;
    const instance = createServer((_request, response) => {
      if (isOverloaded) response.writeHead(503, { 'retry-after': '2' }).end('busy');
      else response.writeHead(200, { 'cache-control': PUBLIC_CACHE_CONTROL, 'content-type': 'text/plain' }).end('page');
    }).listen(0, '127.0.0.1');
    await once(instance, 'listening');
    const proxy = await startProxy([`http://127.0.0.1:${(instance.address() as AddressInfo).port}`]); // it listens on TCP
    try {
      const get = async () => (await fetch(`${proxy.origin}/browsers/1`)).text();
      for (let n = 0; n < 3; n += 1) expect(await get()).toBe('page');
      isOverloaded = true;
      await setTimeout(2500);
      expect([await get(), await get()]).toEqual(['page', 'page']);
    } finally {
      await proxy.stop();
      instance.close();
    }
  },
  60_000,
);
