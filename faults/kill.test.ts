import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { browserNamed, json, printFigure, startServer, temporaryFolder } from './server.ts';

const ROUNDS = 20;
const WRITERS = 200;
const DOWNLOADERS = 50;

test('R1 kill -9 during 200 concurrent writes, 20 times: every acknowledged row is there, with its change, and downloads are counted in the counter and by day', async () => {
  const { path: dataDir, remove } = temporaryFolder();
  const acknowledged: string[] = [];
  let redirected = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ dataDir });
    const headers = await server.signIn();
    let killed = false;
    const before = acknowledged.length;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      const name = `R${round} W${writer}`;
      const response = await server
        .request('/api/browsers', json('POST', browserNamed(name), headers))
        .catch(() => null);
      if (response?.status !== 201) return;
      acknowledged.push(name);
      // The server is killed at a different time in each round.
      if (!killed && acknowledged.length - before > (round * 9) % (WRITERS - 20)) {
        killed = true;
        server.process.kill('SIGKILL');
      }
    });
    const downloaders = Array.from({ length: DOWNLOADERS }, async () => {
      const response = await server
        .request('/versions/1/download', { headers: { 'user-agent': 'curl/8.5.0' } })
        .catch(() => null);
      if (response?.status === 302) redirected += 1;
    });
    await Promise.all([...writers, ...downloaders]);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
  }

  const database = new SQLite(join(dataDir, 'catalogue.sqlite'));
  const names = new Set(database.prepare('select name_en from browser').pluck().all());
  const changed = database
    .prepare<[], string>(
      "select changed_row.record_id from changed_row join change on change.id = change_id where operation = 'create'",
    )
    .pluck()
    .all()
    .map(Number);
  const written = database
    .prepare<[], number>("select id from browser where name_en glob 'R[0-9]* W[0-9]*'")
    .pluck()
    .all();
  const [counter = NaN, byDay = NaN] = [
    'select download_count from browser where id = 1',
    'select sum(count) from download_day',
  ].map((sql) => database.prepare<[], number>(sql).pluck().get());
  const integrity = database.pragma('integrity_check', { simple: true });
  database.close();
  printFigure(
    'R1',
    `${acknowledged.length} writes acknowledged in ${ROUNDS} rounds, ${acknowledged.filter((name) => names.has(name)).length} found; ${redirected} downloads redirected, ${counter} counted, ${byDay} by day; integrity ${String(integrity)}`,
  );
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 10);
  // A write and its change are both there, or neither.
  expect(changed.toSorted((a, b) => a - b)).toEqual(written.toSorted((a, b) => a - b));
  expect(counter).toBeGreaterThanOrEqual(redirected);
  expect(byDay).toBe(counter);
  expect(integrity).toBe('ok');
  await remove();
});
