import type { ComponentProps } from 'react';
import { PICTURE_WIDTHS } from '../../../rules/limits.ts';
import { variantPath } from '../../../rules/picture.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Picture } from '../../ui/picture.tsx';
import { useBrokenImage } from '../../ui/use-broken-image.ts';

interface ScreenshotImageProps {
  path: string;
  alt: string;
  /** Whether it fills the window, or its place in the list. */
  isLarge?: boolean;
}

/** A picture of a version; words in its place when it cannot be shown. */
export function ScreenshotImage({ path, alt, isLarge = false }: ScreenshotImageProps) {
  const { t } = useTranslation();
  const { isBroken, watch } = useBrokenImage(path);
  if (!isBroken && isLarge) return <LargePicture {...watch} path={path} alt={alt} />;
  if (!isBroken) {
    return (
      <Picture
        {...watch}
        src={path}
        alt={alt}
        widths={PICTURE_WIDTHS}
        sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 33vw, 50vw"
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    );
  }
  return (
    <span className="flex size-full min-h-24 items-center justify-center px-2 text-center text-sm text-muted">
      <span>
        {t('image.notFound')}
        <span className="sr-only">: {alt}</span>
      </span>
    </span>
  );
}

const LARGEST = 1920;
/** On windows with more pixels than the largest variant, the original shows more. */
const HAS_ENOUGH = `(max-width: ${LARGEST}px) and (max-resolution: 1.5dppx), (max-width: ${LARGEST / 2}px)`;

/** As large as it is, unless the window is smaller: how wide that is nobody knows beforehand, so that no `sizes` can be told. */
function LargePicture({ path, alt, ...image }: ComponentProps<'img'> & { path: string; alt: string }) {
  return (
    <picture className="contents">
      <source type="image/avif" media={HAS_ENOUGH} srcSet={variantPath(path, LARGEST, 'avif')} />
      <source type="image/webp" media={HAS_ENOUGH} srcSet={variantPath(path, LARGEST, 'webp')} />
      <img {...image} alt={alt} src={path} decoding="async" className="pointer-events-auto max-h-full max-w-full rounded-xl border border-line object-contain" />
    </picture>
  );
}
