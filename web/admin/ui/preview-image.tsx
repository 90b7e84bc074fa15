import { ICON_WIDTHS } from '#rules/limits.ts';
import { parseHttpUrl } from '#rules/url.ts';
import { useTexts } from './use-texts.ts';
import { Icon } from './icon.tsx';
import { Picture, useBrokenImage } from '../../ui/picture.tsx';

const SHAPES = {
  icon: { box: 'size-20 rounded-2xl', sizes: '80px' },
  row: { box: 'h-12 w-20 max-w-none rounded-lg', sizes: '120px' },
} as const;

interface PreviewImageProps {
  url: string;
  shape: keyof typeof SHAPES;
}

/** Spec §2. */
export function PreviewImage({ url, shape }: PreviewImageProps) {
  const { t } = useTexts();
  const { isBroken, imageProps } = useBrokenImage(url);
  const box = `${SHAPES[shape].box} shrink-0 border border-line`;
  if (isBroken || !isPicture(url))
    return (
      <span className={`${box} grid place-items-center bg-sunken p-1 text-center text-xs leading-tight text-muted`}>
        {url === '' ? <Icon name="image" /> : t('image.notFound')}
      </span>
    );
  return (
    <Picture
      {...imageProps}
      widths={ICON_WIDTHS}
      sizes={SHAPES[shape].sizes}
      url={url}
      alt=""
      className={`${box} object-cover`}
    />
  );
}

/** URLs that the forms accept, and images that are being uploaded. */
function isPicture(url: string) {
  return url.startsWith('data:image/') || parseHttpUrl(url) !== null;
}
