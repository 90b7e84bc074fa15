import { ICON_WIDTHS, PICTURE_WIDTHS } from './limits.ts';

type VariantType = 'avif' | 'webp';

export interface Variant {
  original: string;
  /** In pixels. */
  width: number;
  type: VariantType;
}

/** Names of uploads: half of a SHA-256 and the extension. Paths, hidden and temporary files do not match. */
const UPLOAD = /^[\da-f]{32}\.(?:png|jpg|webp|gif)$/u;
const VARIANT = /^(?<original>[\w.]+)-(?<width>[1-9]\d{1,3})\.(?<type>avif|webp)$/u;
/**
 * Only these have AVIF variants: ours cannot be animated. Icons have none either, as AVIF hardly makes them smaller.
 */
const STILL = /\.(?:png|jpg)$/u;
const UPLOADS_PATH = '/uploads/';

export function isUploadName(name: string) {
  return UPLOAD.test(name);
}

/** Null if no such variant can exist. */
export function variantOf(name: string): Variant | null {
  const { original = '', width, type } = VARIANT.exec(name)?.groups ?? {};
  const variant = { original, width: Number(width), type: type === 'avif' ? 'avif' : 'webp' } as const;
  return isUploadName(original) && isOffered(variant) ? variant : null;
}

function isOffered({ original, width, type }: Variant) {
  const isWide = PICTURE_WIDTHS.some((one) => one === width);
  return type === 'avif' ? isWide && STILL.test(original) : isWide || ICON_WIDTHS.some((one) => one === width);
}

/** The path of a variant; undefined if the picture is no upload. */
export function variantPath(path: string, width: number, type: VariantType): string | undefined {
  const original = path.startsWith(UPLOADS_PATH) ? path.slice(UPLOADS_PATH.length) : '';
  return isUploadName(original) && isOffered({ original, width, type }) ? `${path}-${width}.${type}` : undefined;
}

/** Undefined for a picture that is no upload, which has only one size. */
export function srcSet(path: string, widths: readonly number[], type: VariantType): string | undefined {
  const candidates = widths.map((width) => {
    const variant = variantPath(path, width, type);
    return variant && `${variant} ${width}w`;
  });
  return candidates.every(Boolean) ? candidates.join(', ') : undefined;
}
