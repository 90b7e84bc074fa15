import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NGINX, NGINX_CONFIGURATION, startProxy } from './nginx.ts';
import { FRESH, startApp, type RunningApp } from './running-app.ts';
import { builtSite } from './served-page.ts';

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
    expect({ header, server, inFront: inFront.exec(header)?.groups?.remembered ?? 'en' }).toEqual({ header, server: language, inFront: language });
  }
});

test.skipIf(!NGINX)('N7 no odd cookie puts a page into the cache in front under another language', async () => {
  const proxy = await startProxy([origin]);
  try {
    for (const [index, [cookie, language]] of COOKIES.entries()) {
      const languageFor = async (header?: string | string[]) => (await headersOf(`${proxy.origin}/?q=${index}`, header))['content-language'];
      const languages = { cookie, own: await languageFor(cookie), english: await languageFor(), chinese: await languageFor('language=zh') };
      expect(languages).toEqual({ cookie, own: language, english: 'en', chinese: 'zh' });
    }
  } finally {
    await proxy.stop();
  }
}, 60_000);
