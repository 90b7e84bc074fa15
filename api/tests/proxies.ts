import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';

export const NGINX_CONFIGURATION = readFileSync(resolve(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');

/** The path of nginx, as Debian's package or another one installs it. */
export const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync);

export interface Proxy {
  origin: string;
  stop: () => Promise<void>;
}

/** The path of Caddy in Debian's package. */
export const CADDY = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find(existsSync);

/** Starts Caddy with `deploy/Caddyfile`, without TLS, in front of a server. */
export async function startCaddy(upstream: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const configuration = resolve(import.meta.dirname, '../../deploy/Caddyfile');
  const child = spawn(CADDY ?? '', ['run', '--config', configuration, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      HOME: folder,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      // The name of the site, so that Caddy listens at the address alone.
      SITE_ADDRESS: origin,
      UPSTREAM: new URL(upstream).host,
    },
  });
  return running(child, origin, folder);
}

/** Starts nginx with `deploy/nginx.conf` in front of instances at these origins, one of which must respond. */
export async function startProxy(origins: string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // The workers of nginx run as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const configuration = NGINX_CONFIGURATION.replaceAll('/tmp/', `${folder}/`)
    .replace('worker_processes auto', 'worker_processes 1')
    .replace('/dev/stderr', 'stderr')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace(/set_real_ip_from \S+;/u, 'set_real_ip_from 127.0.0.1;')
    .replace(/(?:\s+server app-\d:3000(?<options> [^\n]*);)+/u, (_servers, options: string) =>
      origins.map((origin) => `\nserver ${new URL(origin).host}${options};`).join(''),
    );
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const child = spawn(NGINX ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return running(child, `http://127.0.0.1:${port}`, folder);
}

async function running(child: ChildProcess, origin: string, folder: string): Promise<Proxy> {
  const ended = once(child, 'exit');
  const killProcess = () => child.kill();
  process.once('exit', killProcess);
  await vi.waitFor(async () => (await fetch(`${origin}/healthz`)).body?.cancel(), 10_000);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', killProcess);
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // it listens on TCP
  probe.close();
  return port;
}
