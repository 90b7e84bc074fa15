import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { UPLOAD_MAX_PIXELS } from '../../rules/limits.ts';
import type { Variant } from '../../rules/picture.ts';
import { withImageLock, loadSharp } from './image-queue.ts';
import type { UploadStore } from './upload-store.ts';

const TIMEOUT_SECONDS = 20;
/** What could not be made is not tried again for ten minutes. */
const FAILED = { max: 10_000, ttl: 600_000 };

/** Screenshots and shaded photographs at these look like their originals; AVIF at a greater effort takes six times as long for a tenth less. */
const WEBP = { quality: 78 };
const AVIF = { quality: 50, effort: 2 };

export interface VariantMaker {
  /**
   * Makes a variant and keeps it under `name`; whoever asks meanwhile gets the same. Null when there is no original.
   * Rejects when it cannot be made, or not now. `onUnkept` hears why it could not be kept, which keeps nobody from having it.
   */
  make(name: string, variant: Variant, onUnkept: (error: unknown) => void): Promise<Buffer | null>;
  /** Makes no more. */
  close(): void;
}

/** Makes smaller pictures of uploaded ones when they are first asked for. */
export function variantMaker(store: UploadStore): VariantMaker {
  const making = new Map<string, Promise<Buffer | null>>();
  const failed = new LRUCache<string, true>(FAILED);
  let isClosed = false;

  async function makeNow(name: string, { original, width, type }: Variant, onUnkept: (error: unknown) => void): Promise<Buffer | null> {
    if (isClosed) throw new Error('The server is stopping');
    const file = await store.read(original);
    if (!file) return null;
    const bytes = await draw(await buffer(file.bytes), width, type).catch((error: unknown) => {
      failed.set(name, true);
      throw error;
    });
    await store.save(name, bytes).catch(onUnkept);
    return bytes;
  }

  return {
    async make(name, variant, onUnkept) {
      if (failed.has(name)) throw new Error(`${name} could not be made before`);
      const running = making.get(name) ?? withImageLock('variant', () => makeNow(name, variant, onUnkept)).finally(() => making.delete(name));
      making.set(name, running);
      return running;
    },
    close() {
      isClosed = true;
    },
  };
}

async function draw(bytes: Buffer, width: number, type: Variant['type']): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(bytes, { animated: type === 'webp', limitInputPixels: UPLOAD_MAX_PIXELS })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize({ width, withoutEnlargement: true });
  return (type === 'avif' ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
}
