import { useState, type ReactNode } from 'react';
import { PICTURE_WIDTHS } from '../../../rules/limits.ts';
import { ownPath } from '../../../rules/url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, versionPath } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { Picture, useBrokenImage } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import type { HomeSlideFragment } from './home.generated.ts';

interface SlideProps {
  slide: HomeSlideFragment;
  number: number;
  total: number;
  isShown: boolean;
  shouldLoad: boolean;
}

/** While it is not shown, keyboards and screen readers skip it. The next one fades in above it. */
export function Slide({ slide, number, total, isShown, shouldLoad }: SlideProps) {
  const { t, localize } = useTranslation();
  const title = localize(slide.title);
  const description = localize(slide.description);
  const [hasImage, setHasImage] = useState(shouldLoad);
  // The image stays after it was loaded, because a slide that fades out still needs it.
  if (shouldLoad && !hasImage) setHasImage(true);
  return (
    <div
      role="group"
      aria-roledescription={t('slides.slide')}
      aria-label={t('slides.position', { number, total })}
      inert={!isShown}
      className={`absolute inset-0 isolate flex flex-col bg-slide-from transition-[opacity,visibility] motion-reduce:transition-none ${isShown ? 'z-1 duration-700' : 'invisible opacity-0 delay-700 duration-0'}`}
    >
      <div className="absolute inset-0 -z-10 overflow-hidden max-sm:bottom-auto max-sm:h-40">
        {hasImage && <SlideImage url={slide.imageUrl} isFirst={number === 1} />}
      </div>
      {/* A text disappears before the next one appears. */}
      <div
        className={`flex grow flex-col items-start justify-end px-6 pb-17 text-white transition-opacity motion-reduce:transition-none sm:p-10 sm:pb-20 lg:px-14 lg:pt-8 lg:pb-22 ${isShown ? 'delay-300 duration-400' : 'opacity-0 duration-200'}`}
      >
        {slide.linkedBrowser && (
          <div className="mb-3 flex items-center gap-3 font-medium drop-shadow-sm sm:mb-4 lg:mb-5">
            <BrowserIcon url={slide.linkedBrowser.iconUrl} />
            {localize(slide.linkedBrowser.name)}
          </div>
        )}
        <h2 className="line-clamp-3 max-w-lg shrink-0 section-title sm:max-xl:max-w-1/2 leading-tight text-balance wrap-anywhere lg:text-4xl">
          <SlideLink slide={slide}>{title}</SlideLink>
        </h2>
        {description && (
          <p className="mt-3 line-clamp-4 max-w-md shrink-0 text-sm leading-relaxed text-pretty wrap-anywhere sm:max-xl:max-w-1/2 lg:line-clamp-3 lg:text-base lg:text-balance">
            {description}
          </p>
        )}
        {(slide.linkTargetId !== null || slide.linkUrl) && (
          <p
            aria-hidden="true"
            className="mt-4 flex min-h-10 items-center gap-1.5 rounded-full bg-white px-5 text-sm font-semibold text-slide-from lg:mt-6"
          >
            {slide.linkedBrowser ? t('slides.browser', { name: localize(slide.linkedBrowser.name) }) : t('slides.site')}
            <Icon name={slide.linkType === 'external' ? 'external' : 'chevronRight'} className="size-4" />
          </p>
        )}
      </div>
    </div>
  );
}

/** The image covers its frame: below `lg` it is wider than the frame. */
const SIZES = '(min-width: 64rem) min(100vw, 72rem), (min-width: 40rem) 65rem, max(100vw, 26rem)';

/**
 * The image, on phones above the text. Elsewhere it is behind the text, with a dark gradient that makes white text
 * readable on any image of the administrator.
 */
function SlideImage({ url, isFirst }: { url: string; isFirst: boolean }) {
  const { isBroken, imageProps } = useBrokenImage(url);
  // The text is on the left half, where the pictures of `public/slides` are dark.
  const isOwnDrawing = ownPath(url, usePageContext().origin).startsWith('/slides/');
  if (isBroken) return <div className="absolute inset-0 bg-linear-to-br from-slide-from to-slide-to" />;
  return (
    <>
      <Picture
        {...imageProps}
        url={url}
        alt=""
        widths={PICTURE_WIDTHS}
        sizes={SIZES}
        width={1600}
        height={640}
        decoding="async"
        {...(isFirst && { fetchPriority: 'high' })}
        className="absolute inset-0 size-full object-cover max-sm:object-right"
      />
      <div
        className={`absolute inset-0 bg-linear-to-t from-slide-from from-10% to-transparent ${isOwnDrawing ? 'sm:hidden' : 'sm:bg-linear-to-r sm:from-shade sm:from-40% sm:to-70% lg:from-10% lg:to-65%'}`}
      />
    </>
  );
}

const COVERING_LINK =
  'outline-none after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-white';

/** The link of a slide (spec §4); it covers the whole slide. */
function SlideLink({
  slide: { linkType, linkTargetId: id, linkUrl },
  children,
}: {
  slide: HomeSlideFragment;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  if (id !== null) {
    return (
      <SiteLink to={linkType === 'browser' ? browserPath(id) : versionPath(id)} className={COVERING_LINK}>
        {children}
      </SiteLink>
    );
  }
  if (!linkUrl) return children;
  return (
    <a href={linkUrl} target="_blank" rel="noopener noreferrer" className={COVERING_LINK}>
      {children}
      <span className="sr-only">{t('link.newTab')}</span>
    </a>
  );
}
