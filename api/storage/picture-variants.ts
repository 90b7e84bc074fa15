import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { UPLOAD_MAX_PIXELS } from '#rules/limits.ts';
import type { Variant } from '#rules/picture.ts';
import { withImageLock, loadSharp } from './image-queue.ts';
import type { UploadStore } from './upload-store.ts';

const TIMEOUT_SECONDS = 20;
/** What could not be created is not tried again for ten minutes. */
const FAILED = { max: 10_000, ttl: 600_000 };

/**
 * Screenshots and photographs look like their originals. A higher AVIF effort takes six times as long and saves only a
 * tenth of the size.
 */
const WEBP = { quality: 78 };
const AVIF = { quality: 50, effort: 2 };

export function createVariantFactory(store: UploadStore) {
  const pending = new Map<string, Promise<Buffer | null>>();
  const failed = new LRUCache<string, true>(FAILED);
  let isClosed = false;

  async function createAndSave(
    name: string,
    { original, width, type }: Variant,
    onSaveError: (error: unknown) => void,
  ) {
    if (isClosed) throw new Error('The server is stopping');
    const file = await store.read(original);
    if (!file) return null;
    const bytes = await resize(await buffer(file.bytes), width, type).catch((error: unknown) => {
      failed.set(name, true);
      throw error;
    });
    await store.save(name, bytes).catch(onSaveError);
    return bytes;
  }

  return {
    /**
     * Saves the variant under `name`; concurrent calls share one result. Null without the original. Rejects if it cannot
     * be created or too many variants wait. If it cannot be saved, it is returned after `onSaveError`.
     */
    async create(name: string, variant: Variant, onSaveError: (error: unknown) => void) {
      if (failed.has(name)) throw new Error(`${name} could not be created a short time ago`);
      const promise =
        pending.get(name) ??
        withImageLock('variant', () => createAndSave(name, variant, onSaveError)).finally(() => pending.delete(name));
      pending.set(name, promise);
      return promise;
    },
    close() {
      isClosed = true;
    },
  };
}

async function resize(bytes: Buffer, width: number, type: Variant['type']) {
  const sharp = await loadSharp();
  const image = sharp(bytes, { animated: type === 'webp', limitInputPixels: UPLOAD_MAX_PIXELS })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width, withoutEnlargement: true });
  return (type === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
}
