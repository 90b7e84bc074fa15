import { type ComponentProps, useState } from 'react';
import { srcSet } from '#rules/picture.ts';
import { ownPath } from '#rules/url.ts';
import { usePageContext } from './page-context.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** A picture of this site is loaded by its path, so it works on any host name of the site. */
  url: string;
  alt: string;
  /** The size in pixels. Only uploads have variants. */
  widths: readonly number[];
  sizes: string;
}

export function Picture({ url, alt, widths, sizes, ...image }: PictureProps) {
  const src = ownPath(url, usePageContext().origin);
  const avif = srcSet(src, widths, 'avif');
  const webp = srcSet(src, widths, 'webp');
  // `src` is last: browsers start to fetch when it is set, and must know `loading` and `sizes` by then.
  const img = <img {...image} {...(webp && { sizes, srcSet: webp })} alt={alt} src={src} />;
  if (!avif) return img;
  return (
    <picture className="contents">
      <source type="image/avif" sizes={sizes} srcSet={avif} />
      {img}
    </picture>
  );
}

/** `imageProps` are props for the `<img>`. */
export function useBrokenImage(url: string) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const handleError = () => setBrokenUrl(url);
  return {
    isBroken: brokenUrl === url,
    imageProps: {
      // An image of a server-rendered page may fail before React listens to its events.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) handleError();
      },
      onError: handleError,
    },
  };
}
