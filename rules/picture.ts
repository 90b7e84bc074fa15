import { ICON_WIDTHS, PICTURE_WIDTHS } from './limits.ts';

export type VariantType = 'avif' | 'webp';

/** A smaller picture that is made of an uploaded one. */
export interface Variant {
  /** The name of the upload. */
  original: string;
  /** In pixels; a picture that is narrower keeps its own width. */
  width: number;
  type: VariantType;
}

/** The names of uploads: half a SHA-256 and the ending of an image type. No path, no dot file, no temporary one. */
const UPLOAD = /^[\da-f]{32}\.(?:png|jpg|webp|gif)$/u;
const VARIANT = /^(?<original>[\w.]+)-(?<width>[1-9]\d{1,3})\.(?<type>avif|webp)$/u;
/** Nothing may move in an AVIF of ours, so that what may move in its original comes as WebP alone; so do icons, for which AVIF gains little. */
const STILL = /\.(?:png|jpg)$/u;
const UPLOADS_PATH = '/uploads/';

const TYPES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', gif: 'image/gif', avif: 'image/avif' };

export function isUploadName(name: string): boolean {
  return UPLOAD.test(name);
}

/** The media type of an upload or a variant, by its name. */
export function pictureType(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** The variant that a name stands for; null when it stands for none that there can be. */
export function variantOf(name: string): Variant | null {
  const { original = '', width, type } = VARIANT.exec(name)?.groups ?? {};
  const variant = { original, width: Number(width), type: type === 'avif' ? 'avif' : 'webp' } as const;
  return isUploadName(original) && isOffered(variant) ? variant : null;
}

function isOffered({ original, width, type }: Variant): boolean {
  const isWide = (PICTURE_WIDTHS as readonly number[]).includes(width);
  return type === 'avif' ? isWide && STILL.test(original) : isWide || (ICON_WIDTHS as readonly number[]).includes(width);
}

/** The address of one variant of an uploaded picture, by the path of the upload; undefined for every other picture. */
export function variantPath(path: string, width: number, type: VariantType): string | undefined {
  const original = path.startsWith(UPLOADS_PATH) ? path.slice(UPLOADS_PATH.length) : '';
  return isUploadName(original) && isOffered({ original, width, type }) ? `${path}-${width}.${type}` : undefined;
}

/** The `srcset` of an uploaded picture; undefined for every other picture, which comes in one size. */
export function srcSet(path: string, widths: readonly number[], type: VariantType): string | undefined {
  const candidates = widths.map((width) => [variantPath(path, width, type), width] as const);
  return candidates.every(([address]) => address) ? candidates.map(([address, width]) => `${address} ${width}w`).join(', ') : undefined;
}
