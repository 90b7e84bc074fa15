import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { UploadStore } from './upload-store.ts';

/** Null for a picture of another host. A drawing is an SVG of the build. */
export type ReadPicture = (url: string) => Promise<{ bytes: Buffer; isDrawing: boolean } | null>;

/** `publicDir` has the icons and the pictures of slides of the build. */
export function createPictureReader(store: UploadStore, publicDir: string | null): ReadPicture {
  return async (url) => {
    const [, drawing] = /^\/((?:icons|slides)\/[\w-]+\.svg)$/u.exec(url) ?? [];
    if (drawing && publicDir) return { bytes: await readFile(join(publicDir, drawing)), isDrawing: true };
    const [, upload] = /^\/uploads\/([\w.-]+)$/u.exec(url) ?? [];
    const file = upload ? await store.read(upload) : null;
    return file && { bytes: await buffer(file.bytes), isDrawing: false };
  };
}
