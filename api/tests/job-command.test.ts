import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import SQLite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createJobTable, type FinishedRun } from '../database/job-table.ts';
import { startApp, type RunningApp } from './running-app.ts';
import { startUpstreamServer, type UpstreamServer } from './upstream-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'job-command-'));
const file = join(folder, 'catalogue.sqlite');
let product: RunningApp;
let upstream: UpstreamServer;
beforeAll(async () => {
  upstream = await startUpstreamServer();
  product = await startApp('real', file, {
    outgoing: { allowHosts: [upstream.host], mirror: upstream.url, interval: 0 },
  });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await product.close();
  await upstream.close();
  rmSync(folder, { recursive: true });
});

/** A command takes a second, and much longer on a busy machine. */
const TIMEOUT = 60_000;

/** Runs `npm run job` beside the server. */
async function runCommand(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const script = resolve(import.meta.dirname, '../../scripts/job.ts');
  const run = promisify(execFile)(process.execPath, [script, ...words], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folder,
      BACKGROUND_JOBS: 'off',
      UPSTREAM_HOSTS_ALLOW: upstream.host,
      UPSTREAM_MIRROR: upstream.url,
    },
  });
  return run.then(
    (output) => ({ code: 0, ...output }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }), // the error of execFile
  );
}

test(
  'a job runs from the shell beside the server, which knows of it',
  async () => {
    const administrator = await product.signIn();
    await product
      .em()
      .getConnection()
      .execute("insert into session (token_hash, created_at, last_seen_at) values ('old', 0, 0)");
    expect(await runCommand('cleanup')).toEqual({
      code: 0,
      stdout: 'Expired entries deleted: 1\n',
      stderr: expect.stringContaining('The catalogue in ') as string,
    });
    const { data } = await administrator.graph('{ jobs { jobs { name outcome message { text } } } }');
    expect(data).toEqual({
      jobs: {
        jobs: expect.arrayContaining([
          { name: 'cleanup', outcome: 'succeeded', message: { text: 'Expired entries deleted: 1' } },
        ]) as unknown,
      },
    });
  },
  TIMEOUT,
);

test(
  'a job that the server runs does not run in the shell at the same time',
  async () => {
    const table = createJobTable(product.em(), Date.now);
    expect(await table.acquire('cleanup', 'the server', { onlyIfDue: false })).toBe(true);
    expect(await runCommand('cleanup')).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/The job cleanup is running already\n$/u) as string,
    });
    const end: FinishedRun = { outcome: 'succeeded', message: 'cleaned', params: { deleted: 0 }, nextRunIn: 0 };
    await table.finish('cleanup', 'the server', end);
    expect((await runCommand('cleanup')).code).toBe(0);
  },
  TIMEOUT,
);

test(
  'the command names the jobs when it is given an unknown one',
  async () => {
    expect(await runCommand('nothing')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Enter the job to run: npm run job -- NAME. The jobs are cleanup') as string,
    });
  },
  TIMEOUT,
);

test(
  'a host that asked the server for a pause gets no request of a command either',
  async () => {
    const administrator = await product.signIn();
    const source = { kind: 'sparkle', identifier: 'https://vendor.example/updates.xml' };
    upstream.serve(source.identifier, (_request, response) => response.writeHead(429, { 'retry-after': '3600' }).end());
    await product.em().getConnection().execute('delete from source');
    await administrator.graph(
      'mutation ($source: SourceInput!) { saveSources(browserId: 1, sources: [$source]) { revision } trySource(source: $source) { failure } }',
      { source },
    );
    expect((await runCommand('updates')).stdout).toContain('retryLater');
    expect(upstream.requests).toEqual([source.identifier]);
  },
  TIMEOUT,
);

test('the server shows what a command changes in the catalogue within seconds', async () => {
  const name = async () => (await product.rest<{ data: { name_en: string } }>('/api/browsers/1')).body.data.name_en;
  await name();
  const command = new SQLite(file, { timeout: 5000 });
  command.exec(
    "begin; update browser set name_en = 'By a command' where id = 1; update catalogue_revision set number = number + 1; commit",
  );
  command.close();
  await vi.waitFor(async () => expect(await name()).toBe('By a command'), { timeout: 60_000, interval: 50 });
});
