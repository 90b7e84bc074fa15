import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { LOGIN_ATTEMPTS_PER_WINDOW } from '#rules/limits.ts';
import { CADDY, NGINX, startCaddy, startProxy } from './proxies.ts';
import { FRESH, PASSWORD, startApp } from './running-app.ts';

/** The status of a sign-in that a client at `address` of this machine sends. It also claims to be another one. */
async function signIn(origin: string, address: string, password: string) {
  const outgoing = request(`${origin}/api/auth/login`, {
    method: 'POST',
    localAddress: address,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '127.0.0.9' },
  }).end(JSON.stringify({ password }));
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]; // the argument of the event
  incoming.resume();
  await once(incoming, 'end');
  return incoming.statusCode;
}

test.each([
  ['Caddy', CADDY, async (server: string) => [await startCaddy(server)]],
  [
    'Caddy and nginx',
    CADDY && NGINX,
    async (server: string) => {
      const proxy = await startProxy([server]);
      return [await startCaddy(proxy.origin), proxy];
    },
  ],
])('behind %s, wrong passwords from one address never lock out another', async (_names, isInstalled, start) => {
  if (!isInstalled) return;
  const product = await startApp('none', FRESH, { trustProxy: ['127.0.0.1'] });
  onTestFinished(() => product.close());
  await product.signIn();
  const proxies = await start(await product.app.listen({ host: '127.0.0.1', port: 0 }));
  onTestFinished(async () => {
    for (const proxy of proxies) await proxy.stop();
  });
  const [{ origin } = { origin: '' }] = proxies;
  const answers = [];
  for (let tries = 0; tries <= LOGIN_ATTEMPTS_PER_WINDOW; tries += 1)
    answers.push(await signIn(origin, '127.0.0.2', `wrong ${tries}`));
  expect(answers.at(-1)).toBe(429);
  expect(await signIn(origin, '127.0.0.9', PASSWORD)).toBe(200);
  expect(await signIn(origin, '127.0.0.2', PASSWORD)).toBe(429);
});
