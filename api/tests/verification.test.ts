import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { file, startOtherHosts, status, type OtherHosts } from './other-hosts.ts';
import { startApp, type Client, type RunningApp } from './running-app.ts';
import { browser, catalogueOf, version } from './small-catalogue.ts';

const VERIFY = 'mutation { verifyDownload(versionId: 1) { sha256 isSame version { id } } }';
const NOW = Date.parse('2026-11-22T10:00:00Z');
const LIMIT = 200_000;
const SIZE = 100_000;
const SHA256 = createHash('sha256').update(Buffer.alloc(SIZE, 'x')).digest('hex');

let hosts: OtherHosts;
let product: RunningApp;
let administrator: Client;
beforeEach(async () => {
  hosts = await startOtherHosts();
  await start(LIMIT);
});
afterEach(async () => {
  await product.close();
  hosts.close();
});

async function start(verifyMaxBytes: number): Promise<void> {
  const versions = [version({ versionNumber: '1.0', downloadUrl: hosts.url('vendor.example', '/a-1.0.exe'), fileSize: String(SIZE), sha256: SHA256 })];
  product = await startApp(catalogueOf(browser('One', { versions })), undefined, { clock: () => NOW, outgoing: hosts.options, verifyMaxBytes });
  administrator = await product.signIn();
  hosts.play('vendor.example', '/a-1.0.exe', file(SIZE));
}

const verify = () => administrator.graph<{ verifyDownload: object }>(VERIFY);
const save = async (input: object) => {
  const features = { en: 'One', zh: '一' };
  expect((await administrator.graph('mutation ($input: VersionChange!) { updateVersion(id: 1, input: $input) { id } }', { input: { ...input, features } })).errors).toBeUndefined();
};

/** What visitors see, through GraphQL and REST, which must be the same. */
async function verifiedAt(): Promise<string | null> {
  const { data } = await product.graph<{ version: { verifiedAt: string | null; canVerify: boolean } }>('{ version(id: 1) { verifiedAt canVerify } }');
  expect((await product.rest<{ data: { verified_at: string | null } }>('/api/versions/1')).body.data.verified_at).toBe(data.version.verifiedAt);
  expect(data.version.canVerify).toBe(false);
  return data.version.verifiedAt;
}

const endsEarly: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': SIZE }).write('x');
  setTimeout(() => response.destroy(), 50);
};

const canVerify = async () => (await administrator.graph<{ version: { canVerify: boolean } }>('{ version(id: 1) { canVerify } }')).data.version.canVerify;

test('the server reads a file whose size is known, and visitors see when its checksum was verified', async () => {
  expect([await canVerify(), await verifiedAt()]).toEqual([true, null]);
  expect((await verify()).data).toEqual({ verifyDownload: { sha256: SHA256, isSame: true, version: { id: 1 } } });
  expect(await verifiedAt()).toBe(new Date(NOW).toISOString());
  expect(hosts.requests).toEqual(['GET vendor.example /a-1.0.exe']);
  // The proof is that of this checksum at this address.
  await save({ sha256: 'b'.repeat(64) });
  expect(await verifiedAt()).toBeNull();
  await save({ sha256: SHA256 });
  expect(await verifiedAt()).not.toBeNull();
  await save({ downloadUrl: hosts.url('mirror.example', '/a-1.0.exe') });
  expect(await verifiedAt()).toBeNull();
});

test('another file is told apart, and a version without a checksum learns it', async () => {
  await save({ sha256: 'b'.repeat(64) });
  expect((await verify()).data.verifyDownload).toMatchObject({ sha256: SHA256, isSame: false });
  expect(await verifiedAt()).toBeNull();
  await save({ sha256: null });
  expect((await verify()).data.verifyDownload).toMatchObject({ sha256: SHA256, isSame: null });
});

test.each<[string, object, string]>([
  ['behind a latest-version link', { pinned: false }, 'Only a file behind a fixed link can be verified'],
  ['of unknown size', { fileSize: null }, 'Enter the file size in bytes first: files of unknown size are not read'],
  ['whose size is a text', { fileSize: '97 KB' }, 'Enter the file size in bytes first: files of unknown size are not read'],
  ['above the limit', { fileSize: String(LIMIT + 1) }, 'The file is larger than the limit of this server'],
])('a file %s is not requested', async (_which, fields, message) => {
  await save(fields);
  expect(await canVerify()).toBe(false);
  expect((await verify()).errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST' } }]);
  expect(hosts.requests).toEqual([]);
});

test('O7 a file that is larger than the limit is not read to its end, whatever size was entered', async () => {
  hosts.play('vendor.example', '/a-1.0.exe', file(50_000_000));
  expect((await verify()).errors).toMatchObject([{ message: 'The file is larger than the limit of this server' }]);
  expect(await verifiedAt()).toBeNull();
});

test.each([['a missing file', status(404)], ['a connection that ends early', endsEarly]])('%s verifies nothing', async (_what, listener) => {
  hosts.play('vendor.example', '/a-1.0.exe', listener);
  expect((await verify()).errors).toMatchObject([{ message: 'The file could not be read', extensions: { code: 'UNAVAILABLE' } }]);
  expect(await verifiedAt()).toBeNull();
});

test('it is off unless the server has a limit, and never for visitors', async () => {
  expect((await product.graph(VERIFY)).errors).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
  await product.close();
  await start(0);
  expect(await canVerify()).toBe(false);
  expect((await verify()).errors).toMatchObject([{ message: 'This server does not read files to verify them', extensions: { code: 'BAD_REQUEST' } }]);
  expect(hosts.requests).toEqual([]);
});
