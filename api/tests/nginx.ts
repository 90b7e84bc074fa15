import { spawn } from 'node:child_process';
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
    .replace(/(?:\s+server app-\d:3000(?<options> [^\n]*);)+/u, (_servers, options: string) =>
      origins.map((origin) => `\nserver ${new URL(origin).host}${options};`).join(''),
    );
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const child = spawn(NGINX ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const killProcess = () => child.kill();
  process.once('exit', killProcess);
  const origin = `http://127.0.0.1:${port}`;
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
