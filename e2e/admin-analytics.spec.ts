import type { APIRequestContext, Page } from '@playwright/test';
import type { CodePosition } from '#rules/vocabulary.ts';
import { PASSWORD } from './administrator.ts';
import { expect, test } from './test.ts';

interface Analytics {
  name: string;
  codes: readonly { position: CodePosition; html: string }[];
  /** What the hosts of the vendor answer: scripts by the address. */
  scripts: Readonly<Record<string, string>>;
  /** What must arrive at the hosts of the vendor. */
  beacons: readonly string[];
}

/** How snippets insert a script before the first one of the page. */
const inserting = (url: string) =>
  `var script = document.createElement('script'); script.async = true; script.src = ${url}; var first = document.getElementsByTagName('script')[0]; first.parentNode.insertBefore(script, first);`;

/** Snippets in the shape that the vendors document, with scripts that send as theirs do. */
const KINDS: readonly Analytics[] = [
  {
    name: 'Google Analytics 4',
    codes: [
      {
        position: 'head_start',
        html: `<!-- Google tag -->
<script async src="https://www.googletagmanager.com/gtag/js?id=G-TEST"></script>
<script>
  window.dataLayer = window.dataLayer || [];
  function gtag(){dataLayer.push(arguments);}
  gtag('js', new Date());
  gtag('config', 'G-TEST');
</script>`,
      },
    ],
    scripts: {
      'https://www.googletagmanager.com/gtag/js?id=G-TEST': `
        for (const [command, id] of dataLayer) if (command === 'config') {
          navigator.sendBeacon('https://region1.google-analytics.com/g/collect?en=page_view&tid=' + id);
          fetch('https://www.google-analytics.com/g/collect?en=scroll&tid=' + id, { method: 'POST', keepalive: true, mode: 'no-cors' });
        }`,
    },
    beacons: [
      'POST https://region1.google-analytics.com/g/collect?en=page_view&tid=G-TEST',
      'POST https://www.google-analytics.com/g/collect?en=scroll&tid=G-TEST',
    ],
  },
  {
    name: 'Google Tag Manager',
    codes: [
      {
        position: 'head_start',
        html: `<script>(function (w, id) {
  w.dataLayer = w.dataLayer || []; w.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  ${inserting("'https://www.googletagmanager.com/gtm.js?id=' + id")}
})(window, 'GTM-TEST');</script>`,
      },
      {
        position: 'body_start',
        html: '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-TEST" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>',
      },
    ],
    // A variable that is a function as text, a tag that is HTML, and a stylesheet and a frame of other hosts.
    scripts: {
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST': `
        const page = new Function('return location.pathname')();
        const tag = document.createElement('script');
        tag.text = "new Image().src = 'https://pixel.tags.example/seen?page=" + page + "'";
        document.head.append(tag);
        const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://styles.tags.example/a.css' });
        const frame = Object.assign(document.createElement('iframe'), { src: 'https://frame.tags.example/', hidden: true });
        document.body.append(styles, frame);`,
    },
    beacons: [
      'GET https://pixel.tags.example/seen?page=/',
      'GET https://styles.tags.example/a.css',
      'GET https://frame.tags.example/',
    ],
  },
  {
    name: 'Baidu Tongji',
    codes: [
      {
        position: 'head_end',
        html: `<script>var _hmt = _hmt || []; (function () { ${inserting("'https://hm.baidu.com/hm.js?TEST'")} })();</script>`,
      },
    ],
    scripts: { 'https://hm.baidu.com/hm.js?TEST': "new Image().src = 'https://hm.baidu.com/hm.gif?si=TEST'" },
    beacons: ['GET https://hm.baidu.com/hm.gif?si=TEST'],
  },
  {
    name: 'Plausible',
    codes: [
      {
        position: 'head_end',
        html: `<script defer data-domain="browsers.example" src="https://plausible.io/js/script.js" onload="plausible('loaded')"></script>`,
      },
    ],
    scripts: {
      'https://plausible.io/js/script.js': `
        const { domain } = document.currentScript.dataset;
        window.plausible = (name) => fetch('https://plausible.io/api/event?n=' + name + '&d=' + domain, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' });
        plausible('pageview');`,
    },
    beacons: [
      'POST https://plausible.io/api/event?n=pageview&d=browsers.example',
      'POST https://plausible.io/api/event?n=loaded&d=browsers.example',
    ],
  },
  {
    name: 'Umami',
    codes: [
      {
        position: 'head_end',
        html: '<script defer src="https://cloud.umami.is/script.js" data-website-id="TEST"></script>',
      },
    ],
    scripts: {
      'https://cloud.umami.is/script.js': `
        const { websiteId } = document.currentScript.dataset;
        fetch('https://gateway.umami.is/api/send', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ websiteId }) });`,
    },
    beacons: ['POST https://gateway.umami.is/api/send'],
  },
  {
    name: 'Matomo',
    codes: [
      {
        position: 'head_end',
        // On an http site, an address without a scheme is http.
        html: `<script>
  var _paq = window._paq = window._paq || []; _paq.push(['trackPageView']);
  (function () { var u = '//matomo.example/'; _paq.push(['setTrackerUrl', u + 'matomo.php']); _paq.push(['setSiteId', '1']);
  ${inserting("u + 'matomo.js'")} })();
</script>`,
      },
    ],
    scripts: {
      'http://matomo.example/matomo.js': `
        const [, url] = _paq.find(([name]) => name === 'setTrackerUrl');
        navigator.sendBeacon(url + '?idsite=1&rec=1');
        new Image().src = url + '?idsite=1&ping=1';`,
    },
    beacons: [
      'POST http://matomo.example/matomo.php?idsite=1&rec=1',
      'GET http://matomo.example/matomo.php?idsite=1&ping=1',
    ],
  },
  {
    name: 'Microsoft Clarity',
    codes: [
      {
        position: 'head_end',
        html: `<script>(function (c, id) {
  c.clarity = c.clarity || function () { (c.clarity.q = c.clarity.q || []).push(arguments); };
  ${inserting("'https://www.clarity.ms/tag/' + id")}
})(window, 'TEST');</script>`,
      },
    ],
    scripts: {
      'https://www.clarity.ms/tag/TEST':
        "document.head.append(Object.assign(document.createElement('script'), { src: 'https://scripts.clarity.ms/clarity.js' }))",
      // Recordings are packed by a worker.
      'https://scripts.clarity.ms/clarity.js': `
        const worker = new Worker(URL.createObjectURL(new Blob(["postMessage('packed')"])));
        worker.onmessage = ({ data }) => {
          const request = new XMLHttpRequest();
          request.open('POST', 'https://t.clarity.ms/collect?' + data);
          request.send('{}');
        };
        navigator.sendBeacon('https://c.clarity.ms/c.gif', '');`,
    },
    beacons: ['POST https://t.clarity.ms/collect?packed', 'POST https://c.clarity.ms/c.gif'],
  },
];

/**
 * Answers for all other hosts, and returns the requests that reach them. A browser applies the policy of a page before:
 * a blocked request is not among them.
 */
async function standIn(page: Page, scripts: Analytics['scripts']) {
  const reached: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    async (route) => {
      const request = route.request();
      reached.push(`${request.method()} ${request.url()}`);
      const type = { script: 'text/javascript', document: 'text/html', stylesheet: 'text/css' }[request.resourceType()];
      await route.fulfill({
        status: request.resourceType() === 'image' ? 204 : 200,
        contentType: type ?? 'text/plain',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' },
        body: scripts[request.url()] ?? '',
      });
    },
  );
  return reached;
}

async function insert(administrator: APIRequestContext, { name, codes }: Analytics) {
  expect((await administrator.post('/api/auth/login', { data: { password: PASSWORD } })).status()).toBe(200);
  const ids: number[] = [];
  for (const { position, html } of codes) {
    const response = await administrator.post('/api/admin/custom-codes', {
      data: { name, code_type: position, code_content: html, is_active: true },
    });
    const { data } = (await response.json()) as { data: { id: number } };
    ids.push(data.id);
  }
  return ids;
}

/** The policy and the entity tag that a visitor gets. */
async function policyOf(page: Page) {
  const { 'content-security-policy': policy, etag } = (await page.request.get('/')).headers();
  return { policy, etag };
}

for (const kind of KINDS) {
  test(`Q10 §1.8 §10.44 the snippet of ${kind.name} sends to its hosts; without it the strict policy is back`, async ({
    page,
    request: administrator,
  }) => {
    const strict = await policyOf(page);
    const ids = await insert(administrator, kind);
    const reached = await standIn(page, kind.scripts);
    await page.goto('/');
    await expect.poll(() => reached).toEqual(expect.arrayContaining([...kind.beacons]));
    const open = await policyOf(page);
    expect(open.policy).not.toBe(strict.policy);

    for (const id of ids) await administrator.patch(`/api/admin/custom-codes/${id}/toggle`);
    reached.length = 0;
    const served = await page.goto('/');
    expect(await served?.headerValue('content-security-policy')).toBe(strict.policy);
    expect(await served?.headerValue('etag')).not.toBe(open.etag);
    expect(reached).toEqual([]);
    for (const id of ids) await administrator.delete(`/api/admin/custom-codes/${id}`);
  });
}

test('Q10 the frame of Google Tag Manager is loaded without scripts', async ({ browser, baseURL, request }) => {
  const [, kind] = KINDS;
  const ids = kind ? await insert(request, kind) : [];
  const page = await browser.newPage({ baseURL: String(baseURL), javaScriptEnabled: false });
  const reached = await standIn(page, {});
  await page.goto('/');
  expect(reached).toEqual(['GET https://www.googletagmanager.com/ns.html?id=GTM-TEST']);
  await page.close();
  for (const id of ids) await request.delete(`/api/admin/custom-codes/${id}`);
});
