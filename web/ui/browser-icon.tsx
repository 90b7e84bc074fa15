import { ICON_WIDTHS } from '#rules/limits.ts';
import { Icon } from './icon.tsx';
import { Picture, useBrokenImage } from './picture.tsx';

/** The sizes in pixels, and as classes. The largest is smaller on phones. */
const SIZES = {
  sm: { pixels: 32, className: 'size-8' },
  md: { pixels: 48, className: 'size-12' },
  xl: { pixels: 128, className: 'size-18 sm:size-32 shadow-pop' },
} as const;

/** The alt text is empty because the name is always next to it. */
export function BrowserIcon({
  url,
  size = 'md',
  isLazy = false,
}: {
  url: string;
  size?: keyof typeof SIZES;
  isLazy?: boolean;
}) {
  const { pixels, className } = SIZES[size];
  const { isBroken, imageProps } = useBrokenImage(url);
  if (isBroken) {
    return (
      <span className={`grid shrink-0 place-items-center rounded-[22%] bg-sunken text-muted ${className}`}>
        <Icon name="globe" className="size-1/2" />
      </span>
    );
  }
  return (
    <Picture
      {...imageProps}
      url={url}
      alt=""
      widths={ICON_WIDTHS}
      sizes={size === 'xl' ? `(min-width: 40rem) ${pixels}px, 4.5rem` : `${pixels}px`}
      width={pixels}
      height={pixels}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className={`shrink-0 rounded-[22%] object-cover ${className}`}
    />
  );
}
