import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX, animatedGif, describeUploads, encode, formOf, picture, uploadAs } from './upload-behaviour.ts';
import { processorTime } from './processor-time.ts';

const INVALID_TYPE = 'Invalid file type. Only PNG, JPEG, WebP, and GIF are allowed.';

const { product, administrator, files } = describeUploads(async () => ({
  objectStore: null,
  files: ({ dataDir }) => readdir(join(dataDir, 'uploads')),
}));

const upload = (form: FormData, client = administrator()) => uploadAs(client, form);

describe('the folder of uploads', () => {
  const NAME = `${'ab'.repeat(16)}.png`;

  test('U9 serves its own images and nothing else', async () => {
    const folder = join(product().dataDir, 'uploads');
    await writeFile(join(product().dataDir, 'secret.png'), 'hidden');
    await writeFile(join(folder, '.hidden.part'), 'hidden');
    await writeFile(join(folder, 'plain.png'), 'hidden');
    await symlink(join(product().dataDir, 'secret.png'), join(folder, NAME));
    await mkdir(join(folder, `${'cd'.repeat(16)}.png`));
    const paths = [
      '',
      '..%2fsecret.png',
      '%2e%2e/secret.png',
      '../secret.png',
      '..%5csecret.png',
      '.hidden.part',
      'plain.png',
      NAME,
      `${'cd'.repeat(16)}.png`,
      `${'ef'.repeat(16)}.png`,
      `${'ef'.repeat(16)}.png%00`,
      `x/${NAME}`,
      'constructor',
    ];
    for (const path of paths) {
      const answer = await product().app.inject(`/uploads/${path}`);
      expect([path, answer.statusCode]).toEqual([path, 404]);
    }
    expect((await product().app.inject('/uploads')).statusCode).toBe(404);
    expect((await product().app.inject({ method: 'DELETE', url: `/uploads/${NAME}` })).statusCode).toBe(405);
  });
});

// Uploads are refused before they reach the storage, so one storage is enough.
describe('§5.14 what is refused', () => {
  let storedFiles: string[];
  let png: Buffer;
  beforeAll(async () => {
    storedFiles = await files();
    png = await picture.clone().png().toBuffer();
  });

  const refusal = (status: number, error: string) => ({
    status,
    body: {
      success: false,
      error,
      code: status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST',
      requestId: expect.any(String) as string,
    },
  });

  test('U2 §5.16 a form without a file', async () => {
    const texts = new FormData();
    texts.append('file', 'just text');
    const empty = formOf(Buffer.alloc(0));
    for (const form of [texts, new FormData(), empty, formOf(png, 'a.png', 'picture')]) {
      expect(await upload(form)).toMatchObject(refusal(400, 'No file selected'));
    }
    expect(await administrator().rest('/api/upload/image', { method: 'POST' })).toMatchObject(
      refusal(400, 'No file selected'),
    );
  });

  test('a body that is no form', async () => {
    for (const type of ['application/json', 'text/plain', 'image/png', 'application/octet-stream']) {
      const response = await administrator().rest('/api/upload/image', {
        method: 'POST',
        payload: png,
        headers: { 'content-type': type },
      });
      expect(response).toMatchObject({ status: 415, body: { success: false, code: 'UNSUPPORTED_MEDIA_TYPE' } });
    }
  });

  test('U2 a form without a boundary, and one that ends too early', async () => {
    const { payload, headers } = await encode(formOf(png));
    const cases = [
      { payload, headers: { 'content-type': 'multipart/form-data' } },
      { payload, headers: { 'content-type': 'multipart/form-data; boundary=' } },
      { payload, headers: { 'content-type': 'multipart/form-data; boundary=another' } },
      ...[0.1, 0.5, 0.95].map((part) => ({ payload: payload.subarray(0, Math.floor(payload.length * part)), headers })),
    ];
    for (const one of cases)
      expect(await administrator().rest('/api/upload/image', { method: 'POST', ...one })).toMatchObject({
        status: 400,
        body: { success: false, code: 'BAD_REQUEST' },
      });
  });

  test('U3 two files, twenty fields, and names that reach for prototypes', async () => {
    const two = formOf(png);
    two.append('file', new File([new Uint8Array(png)], 'b.png'));
    const many = formOf(png);
    for (let count = 0; count < 20; count += 1) many.append(`field${count}`, 'x');
    const fieldsFirst = new FormData();
    for (let count = 0; count < 20; count += 1) fieldsFirst.append(`field${count}`, 'x');
    fieldsFirst.append('file', new File([new Uint8Array(png)], 'a.png'));
    const prototypes = formOf(png);
    prototypes.append('__proto__', 'x');
    for (const form of [two, many, fieldsFirst, prototypes])
      expect(await upload(form)).toMatchObject(refusal(400, 'Invalid request'));
    expect(Reflect.get({}, 'value')).toBeUndefined();
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['text', 'hello'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ'],
    ['a program', 'MZ\u0090\u0000'],
    ['a bitmap', 'BM\u0046\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0036\u0000\u0000\u0000'],
  ])('U6 %s that calls itself a PNG', async (_what, content) => {
    expect(await upload(formOf(Buffer.from(content, 'latin1')))).toMatchObject({
      ...refusal(400, INVALID_TYPE),
      body: { fields: { file: INVALID_TYPE } },
    });
  });

  test.each(['tiff', 'avif'] as const)('an image of type %s', async (format) => {
    expect(await upload(formOf(await picture.clone().toFormat(format).toBuffer()))).toMatchObject(
      refusal(400, INVALID_TYPE),
    );
  });

  test('an image that is cut off or scrambled', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const scrambled = Buffer.from(noise).fill(0x41, 2000, 9000);
    for (const bytes of [noise.subarray(0, noise.length / 2), noise.subarray(0, 12), scrambled]) {
      const { status, body } = await upload(formOf(bytes));
      expect(status).toBe(400);
      expect(['The image cannot be read', INVALID_TYPE]).toContain(body.error);
    }
  });

  test('U4 a small file that claims 50,000 x 50,000 pixels, at once and without the memory', async () => {
    const huge = withSize(png, 50_000, 50_000);
    const { payload, headers } = await encode(formOf(huge));
    const before = process.memoryUsage().rss;
    const time = await processorTime(async () =>
      expect(await administrator().rest('/api/upload/image', { method: 'POST', payload, headers })).toMatchObject(
        refusal(400, 'The image has too many pixels: at most 25 million are allowed, width × height × frames'),
      ),
    );
    expect(time).toBeLessThan(200); // decoding takes seconds
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  test('more pixels than the limit, also spread over the frames of a film', async () => {
    const wide = await sharp({ create: { width: 5001, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    for (const bytes of [wide, await animatedGif(3, 3000)])
      expect(await upload(formOf(bytes))).toMatchObject(
        refusal(400, 'The image has too many pixels: at most 25 million are allowed, width × height × frames'),
      );
  });

  test('N8 an interlaced picture of more than half of the pixels in 16 bits', async () => {
    const interlaced = await sharp({ create: { width: 3600, height: 3500, channels: 3, background: '#c33' } })
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer();
    expect(await upload(formOf(interlaced))).toMatchObject(
      refusal(400, 'The image has too many pixels: at most 25 million are allowed, width × height × frames'),
    );
  });

  test.each(['gif', 'webp'] as const)('N8 a film of 5,000 frames as %s, before it is decoded', async (type) => {
    const frame = { width: 10, height: 10 };
    // The frames are different, because equal frames are stored as one.
    const pixels = Buffer.from(
      Array.from({ length: 5000 * frame.width * frame.height }, (_, index) => (index * 37) % 251),
    );
    const film = await sharp(pixels, {
      raw: { width: frame.width, height: 5000 * frame.height, channels: 1, pageHeight: frame.height },
    })
      .toFormat(type, { effort: 1 })
      .toBuffer();
    const time = await processorTime(async () =>
      expect(await upload(formOf(film))).toMatchObject(refusal(400, 'The animation has more than 500 frames')),
    );
    expect(time).toBeLessThan(1000);
  });

  test('U10 anyone but the administrator, before the body is read', async () => {
    expect(await upload(formOf(png), product())).toMatchObject({
      status: 401,
      body: { error: 'Unauthorized', code: 'UNAUTHORIZED' },
    });
    await product().app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = product().app.server.address() as AddressInfo; // it listens on TCP
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const outgoing = httpRequest({
        port,
        method: 'POST',
        path: '/api/upload/image',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': MAX },
      });
      outgoing.on('response', ({ statusCode }) => {
        resolve(statusCode);
        outgoing.destroy();
      });
      outgoing.on('error', reject);
      outgoing.flushHeaders(); // without any byte of the body
    });
    expect(status).toBe(401);
  });

  test('leaves no file behind, whole or in part', async () => {
    expect(await files()).toEqual(storedFiles);
  });
});

/** The same PNG with another size in its header and a matching checksum. */
function withSize(bytes: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}
