import { ICON_WIDTHS } from '../../rules/limits.ts';
import { ownPath } from '../../rules/url.ts';
import { Icon } from './icon.tsx';
import { usePageContext } from './page-context.ts';
import { Picture } from './picture.tsx';
import { useBrokenImage } from './use-broken-image.ts';

const SIZES = { sm: 32, md: 48, lg: 80 } as const;
const FALLBACK_SIZES = { sm: 'size-8', md: 'size-12', lg: 'size-20' } as const;

interface BrowserIconProps {
  url: string;
  size?: keyof typeof SIZES;
  /** For the many icons of a list: each waits until it is about to be seen. */
  isLazy?: boolean;
}

/** A browser's icon; decorative, for its name always stands beside it. */
export function BrowserIcon({ url, size = 'md', isLazy = false }: BrowserIconProps) {
  const { origin } = usePageContext();
  const pixels = SIZES[size];
  const { isBroken, watch } = useBrokenImage(url);
  if (isBroken) {
    return (
      <span className={`grid shrink-0 place-items-center rounded-[22%] bg-sunken text-muted ${FALLBACK_SIZES[size]}`}>
        <Icon name="globe" className="size-1/2" />
      </span>
    );
  }
  return (
    <Picture
      {...watch}
      src={ownPath(url, origin)}
      alt=""
      widths={ICON_WIDTHS}
      sizes={`${pixels}px`}
      width={pixels}
      height={pixels}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className="shrink-0 rounded-[22%] object-cover"
    />
  );
}
