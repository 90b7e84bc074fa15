import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ObjectStoreLocation } from '../storage/object-store.ts';
import { FRESH, ORIGIN, startApp, type Client, type RunningApp } from './running-app.ts';

interface Uploaded {
  success: boolean;
  data: { url: string };
  error?: string;
}

export const MAX = 10 * 1024 * 1024;
export const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } });

/** The storage of a product's uploads, which tests can look into. */
export interface UploadStorage {
  /** Null means a folder in the data folder. */
  objectStore: ObjectStoreLocation | null;
  files(product: RunningApp): Promise<string[]>;
  close?(): Promise<void>;
}

/** The multipart body of a form and its content type, which contains the boundary. */
export async function encode(form: FormData): Promise<{ payload: Buffer; headers: Record<string, string> }> {
  const body = new Response(form);
  return {
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

export function formOf(bytes: Buffer, name = 'picture.png', field = 'file', type = 'image/png'): FormData {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

export async function uploadAs(client: Client, form: FormData) {
  return client.rest<Uploaded>('/api/upload/image', { method: 'POST', ...(await encode(form)) });
}

/** What tests of one storage need, once the product has started. */
interface StartedUploads {
  product: () => RunningApp;
  administrator: () => Client;
  files: () => Promise<string[]>;
}

/** The tests of uploads, which are the same for every storage. */
export function describeUploads(openStorage: () => Promise<UploadStorage>): StartedUploads {
  let storage: UploadStorage;
  let product: RunningApp;
  let administrator: Client;
  let png: Buffer;
  beforeAll(async () => {
    storage = await openStorage();
    product = await startApp('none', FRESH, { objectStore: storage.objectStore });
    administrator = await product.signIn();
    png = await picture.clone().png().toBuffer();
  });
  afterAll(async () => {
    await product.close();
    await storage.close?.();
  });

  const files = async () => (await storage.files(product)).toSorted();
  const upload = (form: FormData, client = administrator) => uploadAs(client, form);
  const fetchUpload = (url: string) => product.app.inject(url.replace(ORIGIN, ''));

  describe('an image', () => {
    test.each([
      ['png', 'image/png', () => picture.clone().png()],
      ['jpg', 'image/jpeg', () => picture.clone().jpeg()],
      ['webp', 'image/webp', () => picture.clone().webp()],
      ['gif', 'image/gif', () => picture.clone().gif()],
    ] as const)(
      '§5.14 §9.2 of type %s is stored, and served for ever with its own type and nothing else',
      async (ending, type, draw) => {
        const { status, body, headers } = await upload(
          formOf(await draw().toBuffer(), 'any name.bin', 'file', 'application/octet-stream'),
        );
        expect(status).toBe(200);
        expect(headers['cache-control']).toBe('no-store');
        expect(body).toEqual({
          success: true,
          data: {
            url: expect.stringMatching(new RegExp(`^${ORIGIN}/uploads/[\\da-f]{32}\\.${ending}$`, 'u')) as string,
          },
        });

        const served = await fetchUpload(body.data.url);
        expect(served.statusCode).toBe(200);
        expect(served.headers).toMatchObject({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "sandbox; default-src 'none'",
          'cross-origin-resource-policy': 'cross-origin',
        });
        expect(served.headers).not.toHaveProperty('access-control-allow-credentials');
        expect(await sharp(served.rawPayload).metadata()).toMatchObject({
          width: 40,
          height: 30,
          format: ending === 'jpg' ? 'jpeg' : ending,
        });
      },
    );

    test('has the same address however often it is uploaded, also at the same moment', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => upload(formOf(png))));
      expect(new Set(answers.map(({ body }) => body.data.url)).size).toBe(1);
      expect((await files()).filter((name) => name.endsWith('.part'))).toEqual([]);
    });

    test('that moves goes on moving', async () => {
      const { body } = await upload(formOf(await animatedGif(3, 20), 'a.gif'));
      expect(await sharp((await fetchUpload(body.data.url)).rawPayload).metadata()).toMatchObject({
        pages: 3,
        format: 'gif',
      });
    });

    test.each(['jpeg', 'png'] as const)('of %s stands upright when its camera lay on the side', async (format) => {
      const lying = await picture.clone().toFormat(format).withMetadata({ orientation: 6 }).toBuffer();
      const { body } = await upload(formOf(lying, `a.${format}`));
      expect(await sharp((await fetchUpload(body.data.url)).rawPayload).metadata()).toMatchObject({
        width: 30,
        height: 40,
      });
    });

    test.each([
      [
        'in 16 bits a channel',
        sharp({ create: { width: 40, height: 30, channels: 4, background: '#c33' } })
          .toColourspace('rgb16')
          .png(),
        { width: 40, height: 30, depth: 'uchar' },
      ],
      [
        'wider than 3840 pixels',
        sharp({ create: { width: 5000, height: 50, channels: 3, background: '#c33' } }).png(),
        { width: 3840, height: 38 },
      ],
      [
        'wider than 3840 pixels only when it stands upright',
        sharp({ create: { width: 20, height: 5000, channels: 3, background: '#c33' } })
          .jpeg()
          .withMetadata({ orientation: 6 }),
        { width: 3840, height: 15 },
      ],
    ])('%s is stored in 8 bits and 3840 pixels wide at most', async (_what, large, expected) => {
      const { body } = await upload(formOf(await large.toBuffer()));
      expect(await sharp((await fetchUpload(body.data.url)).rawPayload).metadata()).toMatchObject(expected);
    });

    test('may be used as an icon at once', async () => {
      const { body } = await upload(formOf(png));
      const browser = {
        name_en: 'A',
        name_zh: '甲',
        description_en: 'D',
        description_zh: '丁',
        icon_url: body.data.url,
      };
      expect(await administrator.rest('/api/browsers', { method: 'POST', payload: browser })).toMatchObject({
        status: 201,
        body: { data: { icon_url: body.data.url } },
      });
    });

    test('may have short fields with it', async () => {
      const form = formOf(png);
      form.append('alt', 'A picture');
      expect((await upload(form)).status).toBe(200);
    });

    test('U1 §5.15 §9.1 of 10 MB is taken, and of one byte more is not', async () => {
      const padded = Buffer.concat([png, Buffer.alloc(MAX - png.length)]);
      expect((await upload(formOf(padded))).status).toBe(200);
      const { status, body } = await upload(formOf(Buffer.concat([padded, Buffer.alloc(1)])));
      expect(status).toBe(413);
      expect(body).toMatchObject({
        success: false,
        error: 'File size must be less than 10MB',
        code: 'TOO_LARGE',
        fields: { file: 'File size must be less than 10MB' },
      });
    });

    test('of JPEG is taken without its end mark, and refused when it is cut off', async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const create = { width: 200, height: 200, channels: 3, background: '#c33', noise } as const;
      for (const progressive of [false, true]) {
        const whole = await sharp({ create }).jpeg({ progressive }).toBuffer();
        expect((await upload(formOf(whole.subarray(0, -2), 'a.jpg'))).status).toBe(200);
        for (const length of [whole.length / 2, whole.length - 200])
          expect((await upload(formOf(whole.subarray(0, length), 'a.jpg'))).status).toBe(400);
      }
    });

    test('that is refused leaves no file behind', async () => {
      const storedFiles = await files();
      for (const bytes of [Buffer.from('hello'), png.subarray(0, png.length / 2), Buffer.alloc(MAX + 1)])
        expect((await upload(formOf(bytes))).status).toBeGreaterThanOrEqual(400);
      expect(await files()).toEqual(storedFiles);
    });

    test('U6 keeps nothing but its pixels', async () => {
      const script = '<script>alert(1)</script>';
      const tagged = await picture
        .clone()
        .jpeg()
        .withExif({ IFD0: { ImageDescription: script, Copyright: script } })
        .toBuffer();
      const commented = Buffer.concat([await picture.clone().gif().toBuffer(), Buffer.from(script)]);
      expect(tagged.includes(script)).toBe(true);
      for (const bytes of [tagged, commented, Buffer.concat([png, Buffer.from(script)])]) {
        const { status, body } = await upload(formOf(bytes));
        expect(status).toBe(200);
        expect((await fetchUpload(body.data.url)).rawPayload.includes('script')).toBe(false);
      }
    });

    test.each([
      '../../x.png',
      'a.png\u0000.html',
      '/etc/passwd',
      '..\\..\\x.png',
      'CON',
      '.htaccess',
      'x'.repeat(5000),
      '<img src=x>.png',
    ])('U7 called %j gets a name of ours', async (name) => {
      const { status, body } = await upload(formOf(png, name));
      expect(status).toBe(200);
      expect(body.data.url).toMatch(/\/uploads\/[\da-f]{32}\.png$/u);
    });
  });

  describe('a variant of an image', () => {
    /** A picture with random pixels, so that a smaller variant has fewer bytes. */
    const noiseOf = (width: number, height: number) =>
      sharp({
        create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
      });
    const uploaded = async (bytes: Buffer, name: string) =>
      (await upload(formOf(bytes, name))).body.data.url.replace(ORIGIN, '');
    const sizeOf = async (bytes: Buffer) => {
      const { width, height, pageHeight, pages = 1, format } = await sharp(bytes, { animated: true }).metadata();
      return { width, height: pageHeight ?? height, pages, format };
    };

    test.each([
      ['webp', 'image/webp', 'webp'],
      ['avif', 'image/avif', 'heif'],
    ])('is drawn as %s when it is first asked for, and served as its original is', async (ending, type, format) => {
      const url = await uploaded(await noiseOf(1300, 650).jpeg().toBuffer(), 'a.jpg');
      const original = await product.app.inject(url);
      const response = await product.app.inject(`${url}-640.${ending}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'content-length': String(response.rawPayload.length),
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(await sizeOf(response.rawPayload)).toEqual({ width: 640, height: 320, pages: 1, format });
      expect(response.rawPayload.length).toBeLessThan(original.rawPayload.length / 2);
      expect(await files()).toContain(`${url.split('/').at(-1)}-640.${ending}`);

      const again = await product.app.inject(`${url}-640.${ending}`);
      expect(again.rawPayload).toEqual(response.rawPayload);
      expect(
        (
          await product.app.inject({
            url: `${url}-640.${ending}`,
            headers: { 'if-none-match': String(response.headers.etag) },
          })
        ).statusCode,
      ).toBe(304);
    });

    test('is never larger than its original', async () => {
      const url = await uploaded(await noiseOf(200, 100).png().toBuffer(), 'a.png');
      expect(await sizeOf((await product.app.inject(`${url}-960.webp`)).rawPayload)).toEqual({
        width: 200,
        height: 100,
        pages: 1,
        format: 'webp',
      });
      expect(await sizeOf((await product.app.inject(`${url}-96.webp`)).rawPayload)).toMatchObject({
        width: 96,
        height: 48,
      });
    });

    test.each(['gif', 'webp'] as const)('of a %s that moves goes on moving', async (ending) => {
      const url = await uploaded(
        await sharp(await animatedGif(3, 300), { animated: true })
          .toFormat(ending)
          .toBuffer(),
        `a.${ending}`,
      );
      expect(await sizeOf((await product.app.inject(`${url}-160.webp`)).rawPayload)).toEqual({
        width: 160,
        height: 160,
        pages: 3,
        format: 'webp',
      });
      expect((await product.app.inject(`${url}-640.avif`)).statusCode).toBe(404);
    });

    test('is made once, however many ask for it at the same moment', async () => {
      const url = await uploaded(await noiseOf(1000, 1000).png().toBuffer(), 'a.png');
      const drawing = vi.spyOn(sharp.prototype, 'toBuffer');
      const answers = await Promise.all(Array.from({ length: 12 }, () => product.app.inject(`${url}-640.webp`)));
      expect(drawing).toHaveBeenCalledTimes(1);
      drawing.mockRestore();
      expect(
        new Set(answers.map(({ statusCode, rawPayload }) => `${statusCode} ${rawPayload.toString('base64')}`)).size,
      ).toBe(1);
      expect((await files()).filter((name) => name.endsWith('.part'))).toEqual([]);
    });

    test('is there in no other width or type, and of nothing that was not uploaded', async () => {
      const url = await uploaded(await noiseOf(600, 300).png().toBuffer(), 'a.png');
      const storedFiles = await files();
      const wrong = [
        '-641.webp',
        '-0640.webp',
        '-99999.webp',
        '-640.png',
        '-640.jpg',
        '-96.avif',
        '-640.webp-640.webp',
        '-640',
        '-640.webp%00',
        '-640.webp/x',
        '-..%2f..%2fa.webp',
      ].map((rest) => `${url}${rest}`);
      const foreign = [`${'ef'.repeat(16)}.png`, 'secret.png', '..%2fsecret.png', 'icon.svg'].map(
        (name) => `/uploads/${name}-640.webp`,
      );
      for (const address of [...wrong, ...foreign])
        expect([address, (await product.app.inject(address)).statusCode]).toEqual([address, 404]);
      expect(await files()).toEqual(storedFiles);
    });

    test('that cannot be made is no missing picture: the original stands in, for now', async () => {
      // WebP images cannot be higher than 16,383 pixels.
      const url = await uploaded(
        await sharp({ create: { width: 500, height: 18_000, channels: 3, background: '#c33' } })
          .png()
          .toBuffer(),
        'a.png',
      );
      for (let count = 0; count < 2; count += 1) {
        const response = await product.app.inject(`${url}-640.webp`);
        expect(response).toMatchObject({ statusCode: 302, headers: { location: url, 'cache-control': 'no-store' } });
      }
      expect((await product.app.inject(url)).statusCode).toBe(200);
    });
  });

  describe('what is kept', () => {
    test('answers HEAD and 304', async () => {
      const { body } = await upload(formOf(png));
      const url = body.data.url.replace(ORIGIN, '');
      const whole = await product.app.inject(url);
      expect(await product.app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 200, body: '' });
      expect(
        (await product.app.inject({ url, headers: { 'if-none-match': String(whole.headers.etag) } })).statusCode,
      ).toBe(304);
    });
  });

  return { product: () => product, administrator: () => administrator, files };
}

/** A GIF with different frames. */
export async function animatedGif(frames: number, size: number): Promise<Buffer> {
  const pictures = Array.from({ length: frames }, (_, index) =>
    sharp({ create: { width: size, height: size, channels: 3, background: { r: 0, g: 40 * index, b: 0 } } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(pictures), { join: { animated: true } })
    .gif()
    .toBuffer();
}
