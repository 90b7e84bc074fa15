import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PICTURE_WIDTHS } from '../../../rules/limits.ts';
import { parseHttpUrl } from '../../../rules/url.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SlideValues } from './slide-values.ts';

/** A preview of the slide with the current values of the form. */
export function SlidePreview() {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const { control } = useFormContext<SlideValues>();
  const [imageUrl, title, description] = useWatch({ control, name: ['imageUrl', 'title', 'description'] });
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const url = parseHttpUrl(imageUrl.trim()) ? imageUrl.trim() : null;
  const hasImage = url !== null && url !== brokenUrl;
  return (
    <figure>
      <figcaption className="mb-2 text-sm font-medium">{t('slides.livePreview')}</figcaption>
      <div className={`relative isolate h-56 overflow-hidden rounded-2xl sm:h-72 ${hasImage ? 'bg-sunken text-white' : 'border border-dashed border-line bg-sunken'}`}>
        {hasImage ? <ShadedImage url={url} onBroken={() => setBrokenUrl(url)} /> : <NoImage isBroken={url !== null} />}
        <div className="absolute inset-0 flex flex-col justify-end p-6 sm:justify-center sm:p-10">
          <p className="line-clamp-3 max-w-lg text-xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere sm:text-3xl">{localize(title) || t('slides.slideTitle')}</p>
          <p className="mt-3 line-clamp-3 max-w-md text-sm leading-relaxed text-balance wrap-anywhere empty:hidden">{localize(description)}</p>
        </div>
      </div>
    </figure>
  );
}

/** The image, with a dark gradient that makes white text readable on any image. */
function ShadedImage({ url, onBroken }: { url: string; onBroken: () => void }) {
  return (
    <>
      <Picture key={url} url={url} alt="" widths={PICTURE_WIDTHS} sizes="max(100vw, 45rem)" onError={onBroken} className="absolute inset-0 size-full object-cover" />
      <div className="absolute inset-0 bg-linear-to-t from-shade from-60% to-transparent sm:bg-linear-to-r sm:from-40% sm:to-75%" />
    </>
  );
}

function NoImage({ isBroken }: { isBroken: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="absolute top-0 right-0 flex items-center gap-2 p-4 text-sm text-muted">
      {isBroken && t('image.notFound')}
      <Icon name="image" />
    </p>
  );
}
