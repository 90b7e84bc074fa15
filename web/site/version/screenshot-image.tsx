import type { ComponentProps } from 'react';
import { PICTURE_WIDTHS } from '../../../rules/limits.ts';
import { variantPath } from '../../../rules/picture.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Picture } from '../../ui/picture.tsx';
import { useBrokenImage } from '../../ui/use-broken-image.ts';

interface ScreenshotImageProps {
  path: string;
  alt: string;
  /** The width in the list, in the syntax of the `sizes` attribute; absent if it is shown large. */
  sizes?: string;
}

/** A screenshot; a text if it cannot be loaded. */
export function ScreenshotImage({ path, alt, sizes }: ScreenshotImageProps) {
  const { t } = useTranslation();
  const { isBroken, imageProps } = useBrokenImage(path);
  if (!isBroken && !sizes) return <LargePicture {...imageProps} path={path} alt={alt} />;
  if (!isBroken && sizes) {
    return (
      <Picture
        {...imageProps}
        url={path}
        alt={alt}
        widths={PICTURE_WIDTHS}
        sizes={sizes}
        loading="lazy"
        decoding="async"
        className="size-full object-contain"
      />
    );
  }
  return (
    <span className="flex size-full min-h-24 items-center justify-center px-2 text-center text-sm text-muted">
      <span aria-hidden="true">{t('image.notFound')}</span>
      <span className="sr-only">{t('link.named', { label: t('image.notFound'), name: alt })}</span>
    </span>
  );
}

const LARGEST_WIDTH = 1920;
/** On larger windows the original shows more detail than the largest variant. */
const FITS_LARGEST = `(max-width: ${LARGEST_WIDTH}px) and (max-resolution: 1.5dppx), (max-width: ${LARGEST_WIDTH / 2}px)`;

/**
 * The image in its own size, or in that of a smaller window. Its width is unknown before it is loaded, so `sizes`
 * cannot be used.
 */
function LargePicture({ path, alt, ...image }: ComponentProps<'img'> & { path: string; alt: string }) {
  return (
    <picture className="contents">
      <source type="image/avif" media={FITS_LARGEST} srcSet={variantPath(path, LARGEST_WIDTH, 'avif')} />
      <source type="image/webp" media={FITS_LARGEST} srcSet={variantPath(path, LARGEST_WIDTH, 'webp')} />
      <img
        {...image}
        alt={alt}
        src={path}
        decoding="async"
        className="pointer-events-auto max-h-full max-w-full rounded-xl border border-line object-contain"
      />
    </picture>
  );
}
