import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, utcDay } from '#rules/calendar.ts';
import { Version } from '../entities/version.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

let product: RunningApp;
let administrator: Client;
const daysAgo = (days: number) => utcDay(Date.now() - days * DAY_MS);
const FILE = { downloadUrl: 'https://vendor.example/2.0/setup.exe', fileSize: '1' };
beforeEach(async () => {
  const old = version({ ...FILE, versionNumber: '1.0', features: { en: 'One', zh: 'One' }, releaseDate: daysAgo(120) });
  const recent = version({ ...FILE, versionNumber: '2.0', releaseDate: daysAgo(89) });
  product = await startApp(
    catalogueOf(
      browser('One', { versions: [old, recent] }),
      browser('Two', { versions: [{ ...recent, versionNumber: '3.0', releaseDate: daysAgo(91) }] }),
    ),
  );
  administrator = await product.signIn();
});
afterEach(() => product.close());

const waiting = async (need: string) => {
  const { data } = await administrator.graph<{ waitingRecords: { recordType: string; id: number }[] }>(
    `{ waitingRecords(need: ${need}) { recordType id } }`,
  );
  return data.waitingRecords.map(({ recordType, id }) => `${recordType} ${id}`);
};

test('§10.41 an older version waits for nothing, and a browser waits 90 days for a release', async () => {
  const latest = await product.em().findOneOrFail(Version, { versionNumber: '2.0' });
  expect(await waiting('checksum')).toEqual([`version ${latest.id}`]);
  expect(await waiting('translation')).toEqual([]);
  expect(await waiting('release')).toEqual(['browser 2']);
});

test('§10.41 what is added, undone and restored is counted', async () => {
  const { id } = await product.em().findOneOrFail(Version, { versionNumber: '2.0' });
  const undoLast = async () => {
    const { data } = await administrator.graph<{ changes: { changes: { id: number }[] } }>(
      '{ changes(limit: 1) { changes { id } } }',
    );
    await administrator.graph(`mutation { undoChange(id: ${data.changes.changes[0]?.id}) { obstacles { reason } } }`);
  };
  const save = { method: 'PUT', payload: { sha256: 'a'.repeat(64) } } as const;
  expect((await administrator.rest(`/api/versions/${id}`, save)).status).toBe(200);
  expect(await waiting('checksum')).toEqual([]);
  await undoLast();
  expect(await waiting('checksum')).toEqual([`version ${id}`]);
  expect((await administrator.rest(`/api/versions/${id}`, { method: 'DELETE' })).status).toBe(200);
  await undoLast();
  expect(await waiting('checksum')).toEqual([`version ${id}`]);
});
