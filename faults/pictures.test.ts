import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ICON_WIDTHS, PICTURE_WIDTHS } from '#rules/limits.ts';
import { printFigure, startServer, temporaryFolder, until, type Server } from './server.ts';

const MB = 1024 * 1024;

/** The peak differs from run to run by a tenth. */
const RETRY = { retry: 5 };

test(
  'N8 a picture of 25 million pixels in 16 bits, as an older edition stored it and as an upload: the server stays under 400 MB',
  RETRY,
  async () => {
    const folder = temporaryFolder();
    const uploads = join(folder.path, 'uploads');
    const name = `${'ab'.repeat(16)}.png`;
    mkdirSync(uploads);
    const large = await largePicture();
    writeFileSync(join(uploads, name), large);
    const server = await startServer({ dataDir: folder.path });
    const before = peakMemory(server);

    const variants = [
      ...ICON_WIDTHS.map((width) => `${width}.webp`),
      ...PICTURE_WIDTHS.flatMap((width) => [`${width}.webp`, `${width}.avif`]),
    ];
    const statusOf = async (variant: string) => (await server.request(`/uploads/${name}-${variant}`)).status;
    const first = await Promise.all(variants.map(statusOf));
    // After five seconds the original is served instead of a variant; the variant is still generated.
    await until(async () => (await Promise.all(variants.map(statusOf))).every((status) => status === 200), 300_000);
    const afterVariants = peakMemory(server);
    const form = new FormData();
    form.append('file', new File([new Uint8Array(large)], 'a.png'));
    const upload = await server.request('/api/upload/image', {
      method: 'POST',
      headers: await server.signIn(),
      body: form,
    });
    const afterUpload = peakMemory(server);
    printFigure(
      'N8',
      `${(large.length / MB).toFixed(1)} MB stored; peak ${before} MB after the start, ${afterVariants} MB after ${variants.length} variants at once (${first.join(' ')}), ${afterUpload} MB after the upload (${upload.status})`,
    );
    expect(await server.end('SIGTERM')).toBe(0);
    expect(upload.status).toBe(200);
    expect(afterUpload).toBeLessThan(400);
    await folder.remove();
  },
);

/** A PNG with 5000 x 5000 pixels, 16 bits and four channels, smaller than 10 MB. */
async function largePicture(): Promise<Buffer> {
  const noise = sharp({
    create: {
      width: 40,
      height: 40,
      channels: 4,
      background: '#0000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  return sharp(await noise.png().toBuffer())
    .resize(5000, 5000, { kernel: 'nearest' })
    .toColourspace('rgb16')
    .png({ adaptiveFiltering: true })
    .toBuffer();
}

/** The peak memory of the process, in MB. */
function peakMemory({ process: { pid } }: Server): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
