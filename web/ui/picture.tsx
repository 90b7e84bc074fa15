import type { ComponentProps } from 'react';
import { srcSet } from '../../rules/picture.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** As a path, where it is one of ours. */
  src: string;
  alt: string;
  /** In which widths an upload is offered. */
  widths: readonly number[];
  /** How wide it stands, as `sizes` says it. */
  sizes: string;
}

/** A picture in the size that its place and screen need, where it was uploaded; every other comes as it is. */
export function Picture({ src, alt, widths, sizes, ...image }: PictureProps) {
  const avif = srcSet(src, widths, 'avif');
  const webp = srcSet(src, widths, 'webp');
  // The address last: what stands before it decides how it is fetched.
  const img = <img {...image} {...(webp && { sizes, srcSet: webp })} alt={alt} src={src} />;
  if (!avif) return img;
  return (
    <picture className="contents">
      <source type="image/avif" sizes={sizes} srcSet={avif} />
      {img}
    </picture>
  );
}
