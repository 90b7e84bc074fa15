import { useState } from 'react';
import { PICTURE_WIDTHS } from '../../../rules/limits.ts';
import { ownPath } from '../../../rules/url.ts';
import type { HomeSlideFragment } from './home.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../ui/icon.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { Picture } from '../../ui/picture.tsx';
import { useBrokenImage } from '../../ui/use-broken-image.ts';
import { SlideLink, isLinked } from './slide-link.tsx';

interface SlideProps {
  slide: HomeSlideFragment;
  number: number;
  total: number;
  isShown: boolean;
  /** Whether it may be shown soon, so that its picture should be there. */
  isNear: boolean;
}

/** One slide; those that are not shown exist for nobody. */
export function Slide({ slide, number, total, isShown, isNear }: SlideProps) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const title = localize(slide.title);
  const description = localize(slide.description);
  const [isPictured, setPictured] = useState(isNear);
  // From then on for good: it still fades out when it is near no more.
  if (isNear && !isPictured) setPictured(true);
  return (
    <div
      role="group"
      aria-roledescription={t('slides.slide')}
      aria-label={t('slides.position', { number, total })}
      inert={!isShown}
      className={`absolute inset-0 transition-[opacity,visibility] duration-700 ${isShown ? '' : 'invisible opacity-0'}`}
    >
      {isPictured && <SlideImage url={slide.imageUrl} isFirst={number === 1} />}
      <div className="absolute inset-0 flex flex-col justify-end p-6 pb-20 text-white sm:p-10 sm:pb-20 lg:justify-center lg:p-14">
        <h2 className="line-clamp-3 max-w-lg text-xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere sm:text-3xl">
          {isLinked(slide) ? <SlideLink slide={slide}>{title}</SlideLink> : title}
        </h2>
        {description && <p className="mt-3 line-clamp-3 max-w-md text-sm leading-relaxed text-balance wrap-anywhere sm:text-base">{description}</p>}
        {isLinked(slide) && (
          <p aria-hidden="true" className="mt-5 hidden items-center gap-1 text-sm font-medium sm:flex">
            {t('slides.more')}
            <Icon name={slide.linkType === 'external' ? 'external' : 'chevronRight'} className="size-4" />
          </p>
        )}
      </div>
    </div>
  );
}

/** It covers its frame: as wide as the page from `lg` on, as high as the frame below, where a slide of 5:2 is wider than a phone. */
const SIZES = '(min-width: 64rem) min(100vw, 72rem), max(100vw, 55rem)';

/** The picture, and over it a shade that keeps white text readable on any picture. */
function SlideImage({ url, isFirst }: { url: string; isFirst: boolean }) {
  const { origin } = usePageContext();
  const { isBroken, watch } = useBrokenImage(url);
  if (isBroken) return <div className="absolute inset-0 bg-linear-to-br from-slide-from to-slide-to" />;
  return (
    <>
      <Picture
        {...watch}
        src={ownPath(url, origin)}
        alt=""
        widths={PICTURE_WIDTHS}
        sizes={SIZES}
        width={1600}
        height={640}
        decoding="async"
        {...(isFirst && { fetchPriority: 'high' })}
        className="absolute inset-0 size-full object-cover"
      />
      <div className="absolute inset-0 bg-linear-to-t from-shade from-60% to-transparent lg:bg-linear-to-r lg:from-40% lg:to-75%" />
    </>
  );
}
