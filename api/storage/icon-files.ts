import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { UploadStore } from './upload-store.ts';

/** Null for an icon of another host. A drawing is an SVG of the build. */
export type ReadIcon = (iconUrl: string) => Promise<{ bytes: Buffer; isDrawing: boolean } | null>;

/** `publicDir` has the icons of the build. */
export function createIconReader(store: UploadStore, publicDir: string | null): ReadIcon {
  return async (iconUrl) => {
    const [, drawing] = /^\/icons\/([\w-]+\.svg)$/u.exec(iconUrl) ?? [];
    if (drawing && publicDir) return { bytes: await readFile(join(publicDir, 'icons', drawing)), isDrawing: true };
    const [, upload] = /^\/uploads\/([\w.-]+)$/u.exec(iconUrl) ?? [];
    const file = upload ? await store.read(upload) : null;
    return file && { bytes: await buffer(file.bytes), isDrawing: false };
  };
}
