import { hash } from 'node:crypto';
import type { FailOnOptions } from 'sharp';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from '#rules/limits.ts';
import { IMAGE_TYPES, isImageType, type ImageType } from '#rules/upload.ts';
import { fieldError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { withImageLock, loadSharp } from '../storage/image-queue.ts';
import { detectMediaType } from '../storage/media-type.ts';

const NAME_LENGTH = 32;
const TIMEOUT_SECONDS = 20;
const FRAMES_MAX = 500;
/** In pixels; a wider image is reduced. */
const WIDTH_MAX = 3840;
const JPEG_END = Buffer.from([0xff, 0xd9]);

export function uploadService({ origin, store }: Pick<ServiceContext, 'origin' | 'store'>) {
  return {
    /**
     * Returns the absolute URL. Only the pixels are stored. Throws BAD_REQUEST, TOO_LARGE with the messages of spec §5.
     */
    async image(bytes: Buffer) {
      if (bytes.length === 0) throw fieldError('file', 'noFile');
      if (bytes.length > UPLOAD_MAX_BYTES) throw fieldError('file', 'fileTooLarge', { code: 'TOO_LARGE' });
      const mime = await detectMediaType(bytes);
      if (!isImageType(mime)) throw fieldError('file', 'fileTypeInvalid');
      await assertPixelLimit(bytes);
      const encoded = await withImageLock('upload', () => reencodeToEnd(bytes, mime));
      const name = `${hash('sha256', encoded).slice(0, NAME_LENGTH)}.${IMAGE_TYPES[mime]}`;
      await store.save(name, encoded);
      return `${origin}/uploads/${name}`;
    },
  };
}

/** Throws BAD_REQUEST. Only the header is read, so that a small file with a huge picture uses no memory. */
async function assertPixelLimit(bytes: Buffer) {
  const sharp = await loadSharp();
  const metadata = await sharp(bytes, { animated: true, limitInputPixels: false }).metadata().catch(failAsUnreadable);
  const { width, pageHeight, height, pages = 1, depth, isProgressive } = metadata;
  if (pages > FRAMES_MAX) throw fieldError('file', 'tooManyFrames');
  // An interlaced picture is decoded completely into memory, and 16 bits per channel need twice the memory.
  const weight = isProgressive && depth === 'ushort' ? 2 : 1;
  if (width * (pageHeight ?? height) * pages * weight > UPLOAD_MAX_PIXELS) throw fieldError('file', 'tooManyPixels');
}

/** Browsers show a JPEG without its end mark. A picture that is cut off has warnings when the mark is added. */
async function reencodeToEnd(bytes: Buffer, mime: ImageType) {
  const encoded = reencode(bytes, mime, 'error');
  if (mime !== 'image/jpeg') return encoded.catch(failAsUnreadable);
  return encoded.catch(async () => reencode(Buffer.concat([bytes, JPEG_END]), mime, 'warning')).catch(failAsUnreadable);
}

/** Without metadata, not wider than the limit, and with 8 bits per channel (sharp's default). */
async function reencode(bytes: Buffer, mime: ImageType, failOn: FailOnOptions) {
  const sharp = await loadSharp();
  const image = sharp(bytes, {
    animated: mime === 'image/gif' || mime === 'image/webp',
    failOn,
    limitInputPixels: UPLOAD_MAX_PIXELS,
  })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width: WIDTH_MAX, withoutEnlargement: true });
  const encoded = {
    'image/png': () => image.autoOrient().png({ compressionLevel: 9 }),
    'image/jpeg': () => image.autoOrient().jpeg({ quality: 85, mozjpeg: true }),
    'image/webp': () => image.webp({ quality: 85 }),
    'image/gif': () => image.gif(),
  }[mime]();
  return encoded.toBuffer();
}

function failAsUnreadable(): never {
  throw fieldError('file', 'imageUnreadable');
}
