import { useTranslation } from 'react-i18next';
import { useBrokenImage } from '../../ui/use-broken-image.ts';

interface ScreenshotImageProps {
  url: string;
  alt: string;
  /** Whether it may wait until it is about to be seen. */
  isLazy?: boolean;
  className: string;
}

/** A picture of a version; words in its place when it cannot be shown. */
export function ScreenshotImage({ url, alt, isLazy = false, className }: ScreenshotImageProps) {
  const { t } = useTranslation();
  const { isBroken, watch } = useBrokenImage(url);
  if (!isBroken) {
    return <img {...watch} src={url} alt={alt} loading={isLazy ? 'lazy' : undefined} decoding="async" className={className} />;
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
