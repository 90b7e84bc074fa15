import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { ROOT, browserNamed, failedStart, json, printFigure, startServer, temporaryFolder } from './server.ts';

const folder = temporaryFolder();
const disk = join(folder.path, 'disk');
const isMounted = mountTmpfs();

// The user must be allowed to mount a file system.
test.runIf(isMounted)(
  'R4 a full disk: what cannot be stored is refused whole, reading continues, and it recovers when there is space',
  async () => {
    const server = await startServer({ dataDir: disk });
    const headers = await server.signIn();
    const before = (await readdir(join(disk, 'uploads'))).toSorted();
    fillDisk();

    const writes: number[] = [];
    for (let count = 0; count < 30; count += 1)
      writes.push(
        (
          await server.request(
            '/api/browsers',
            json('POST', { ...browserNamed(`full ${count}`), description_en: 'x'.repeat(1000) }, headers),
          )
        ).status,
      );
    const upload = async () => {
      const noise = await sharp({
        create: {
          width: 700,
          height: 700,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .png()
        .toBuffer();
      const form = new FormData();
      form.append('file', new File([new Uint8Array(noise)], 'a.png'));
      return server.request('/api/upload/image', { method: 'POST', headers, body: form });
    };
    const refused = await upload();
    const failure = await refused.text();
    const reads = await Promise.all(
      ['/', '/browsers/1', '/api/browsers', '/api/versions/1', '/readyz', '/api/auth/verify'].map(
        async (path) => (await server.request(path, { headers })).status,
      ),
    );
    const download = await server.request('/versions/1/download', { headers: { 'user-agent': 'curl/8' } });
    const storedFiles = (await readdir(join(disk, 'uploads'))).toSorted();

    rmSync(join(disk, 'ballast'));
    const again = [
      (await upload()).status,
      (await server.request('/api/browsers', json('POST', browserNamed('room'), headers))).status,
    ];
    const ended = await server.end('SIGTERM');
    const database = new SQLite(join(disk, 'catalogue.sqlite'));
    const stored = database.prepare("select count(*) from browser where name_en like 'full %'").pluck().get();
    const integrity = database.pragma('integrity_check', { simple: true });
    database.close();

    const tally = (status: number) => writes.filter((one) => one === status).length;
    printFigure(
      'R4',
      `30 writes on a full disk: ${tally(201)} kept, ${tally(507)} answered 507, ${tally(503)} answered 503; upload ${refused.status}; reads ${reads.join(' ')}; download ${download.status}; with room again ${again.join(' ')}; integrity ${String(integrity)}`,
    );
    expect(writes.filter((status) => ![201, 503, 507].includes(status))).toEqual([]);
    expect(tally(201)).toBeLessThan(30);
    expect(stored).toBe(tally(201));
    expect(refused.status).toBe(507);
    expect(failure).not.toMatch(/ENOSPC|uploads\/|SQLITE/u);
    expect(storedFiles).toEqual(before);
    expect(reads).toEqual(reads.map(() => 200));
    expect(download.status).toBe(302);
    expect(again).toEqual([200, 201]);
    expect([ended, integrity]).toEqual([0, 'ok']);
  },
);

test.runIf(isMounted)('on a full disk a command frees the reserve, and a backup to it names its path', async () => {
  const stopped = await startServer({ dataDir: disk });
  await stopped.end('SIGTERM');
  fillDisk();
  expect(run('job.js', 'cleanup')).toMatchObject({
    status: 0,
    stderr: expect.stringContaining(`The disk of ${disk} is full. The reserved space is free now`),
  });
  fillDisk();
  const other = join(folder.path, 'other');
  await (await startServer({ dataDir: other })).end('SIGTERM');
  expect(run('backup.js', join(disk, 'backup.sqlite'), other)).toMatchObject({
    status: 1,
    stderr: `The disk of ${disk} is full: free space on it\n`,
  });
  rmSync(join(disk, 'ballast'));
});

test.runIf(isMounted)(
  'P10 a full disk: also after a restart the administrator signs in and deletes, and all goes on',
  async () => {
    const stopped = await startServer({ dataDir: disk });
    fillDisk();
    await stopped.end('SIGTERM');
    fillDisk();
    const server = await startServer({ dataDir: disk });
    const line = server
      .output()
      .split('\n')
      .find((one) => one.includes('reserved space'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 50,
      msg: expect.stringContaining(`The disk of ${disk} is full. The reserved space is free now for deletions`),
    });
    const headers = await server.signIn();
    const ids = [3, 4, 5];
    const deleted = await Promise.all(
      ids.map(async (id) => (await server.request(`/api/browsers/${id}`, { method: 'DELETE', headers })).status),
    );
    const emptied = await (
      await server.request('/graphql', json('POST', { query: 'mutation { emptyTrash { changes } }' }, headers))
    ).json();
    const saved = (await server.request('/api/browsers', json('POST', browserNamed('room'), headers))).status;
    const download = (await server.request('/versions/1/download', { headers: { 'user-agent': 'curl/8' } })).status;
    const { data } = (await (await server.request('/api/browsers/1')).json()) as { data: { download_count: number } };
    await server.end('SIGTERM');
    fillDisk();
    const { stderr } = await failedStart({ DATA_DIR: disk });
    printFigure('P10', `signed in; deleted ${deleted.join(' ')}; saved ${saved}; download ${download}`);
    expect({ deleted, emptied, saved, download, downloads: data.download_count }).toMatchObject({
      deleted: [200, 200, 200],
      emptied: { data: { emptyTrash: { changes: 3 } } },
      saved: 201,
      download: 302,
      downloads: 1,
    });
    expect(stderr).toContain(`DATA_DIR: the disk of ${disk} is full: free space on it (SQLITE_IOERR_SHMSIZE)`);
  },
);

/** Runs a built command on a data folder. */
function run(command: string, argument: string, dataDir = disk) {
  return spawnSync(process.execPath, [join(ROOT, 'dist/api', command), argument], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
}

afterAll(async () => {
  unmount();
  await folder.remove();
});

function mountTmpfs(): boolean {
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk], { stdio: 'ignore' });
    process.once('exit', unmount);
    return true;
  } catch {
    return false;
  }
}

function unmount(): void {
  try {
    execFileSync('umount', [disk], { stdio: 'ignore' });
  } catch {
    // It was unmounted before.
  }
}

/** Fills the disk completely. */
function fillDisk(): void {
  for (let size = 8 * 1024 * 1024; size >= 512; size /= 2) {
    try {
      for (;;) writeFileSync(join(disk, 'ballast'), Buffer.alloc(size), { flag: 'a' });
    } catch {
      // There is no room for a block of this size.
    }
  }
}
