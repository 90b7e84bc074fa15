import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURE_WIDTHS } from '#rules/limits.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { downloadPath, versionPath } from '../../paths.ts';
import { BrowserLink } from '../../ui/browser-link.tsx';
import { NewTabLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture, useBrokenImage } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useOffers } from '../../ui/use-offers.ts';
import type { HomeSlideFragment } from './home.generated.ts';

interface SlideProps {
  slide: HomeSlideFragment;
  number: number;
  total: number;
  isShown: boolean;
  shouldLoad: boolean;
}

/** The next one fades in above it. */
export function Slide({ slide, number, total, isShown, shouldLoad }: SlideProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { imageUrl, isDark, linkedBrowser: browser } = slide;
  const description = localize(slide.description);
  return (
    <div
      role="group"
      aria-roledescription={t('slides.slide')}
      aria-label={t('slides.position', { number, total })}
      inert={!isShown}
      className={`absolute inset-0 isolate flex gap-8 bg-slide-from px-5 large-text:px-3 pt-3 pb-10 transition-[opacity,visibility] motion-reduce:transition-none sm:px-8 sm:py-4 lg:px-10 ${isShown ? 'z-1 duration-700' : 'invisible opacity-0 delay-700 duration-0'}`}
    >
      {shouldLoad && <SlideImage url={imageUrl} isDark={isDark} isFirst={number === 1} />}
      {/* A text disappears before the next one appears. */}
      <div
        className={`flex min-w-0 grow flex-col items-start justify-center text-white transition-opacity motion-reduce:transition-none ${isShown ? 'delay-300 duration-400' : 'opacity-0 duration-200'}`}
      >
        <h2 className="line-clamp-2 max-w-xl shrink-0 large-text:line-clamp-5 text-xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere sm:text-2xl">
          <SlideLink slide={slide}>{localize(slide.title)}</SlideLink>
        </h2>
        {description && (
          <p className="mt-1.5 line-clamp-2 max-w-lg shrink-0 text-sm leading-snug text-pretty wrap-anywhere max-sm:sr-only">
            {description}
          </p>
        )}
        {/* On phones there is room for one action. */}
        <div className="mt-3 flex h-9 shrink-0 flex-wrap gap-x-3 gap-y-6 overflow-clip large-text:h-auto large-text:gap-y-3 [overflow-clip-margin:0.25rem] sm:h-10">
          {browser && shouldLoad && <SlideDownloads browser={browser} />}
          {(slide.linkTargetId !== null || slide.linkUrl) && (
            <p aria-hidden="true" className={`${ACTION} border-white/50`}>
              {browser ? t('slides.seeBrowser', { name: localize(browser.name) }) : t('slides.site')}
              <Icon name={slide.linkType === 'external' ? 'external' : 'chevronRight'} className="size-4" />
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

const ACTION =
  'inline-flex h-9 items-center gap-2 rounded-xl border px-4 text-sm font-semibold whitespace-nowrap max-w-full large-text:h-auto large-text:px-2 large-text:[&>svg]:hidden large-text:wrap-anywhere large-text:whitespace-normal sm:h-10 sm:px-5';

/** A page that is the same for everyone has the files of all systems. */
function SlideDownloads({ browser: { id, downloads } }: { browser: NonNullable<HomeSlideFragment['linkedBrowser']> }) {
  const { t } = useTranslation();
  const className = `${ACTION} border-transparent bg-white text-slide-from outline-white hover:bg-white/90`;
  return useOffers(downloads).map(({ systems, platform, files: [file, other] }) => {
    if (!file) return null;
    const content = (
      <>
        <Icon name="download" />
        {t('action.download', { platform: t(`platform.${platform}`) })}
      </>
    );
    return (
      <span key={systems.join()} data-systems={systems.join(' ')} className="relative z-10">
        {other ? (
          // Only the visitor knows the processor; the page of the browser explains it.
          <BrowserLink id={id} platforms={downloads} className={className}>
            {content}
          </BrowserLink>
        ) : (
          <a href={downloadPath(file.id)} rel="nofollow" className={className}>
            {content}
          </a>
        )}
      </span>
    );
  });
}

/** The image covers its frame: below `sm` it is wider than the frame. */
const SIZES = '(min-width: 40rem) min(100vw, 72rem), max(100vw, 38rem)';

/** With a shade where white text would not be readable. */
function SlideImage({ url, isDark, isFirst }: { url: string; isDark: boolean; isFirst: boolean }) {
  const { isBroken, imageProps } = useBrokenImage(url);
  if (isBroken) return <div className="absolute inset-0 -z-10 bg-linear-to-br from-slide-from to-slide-to" />;
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
        className="absolute inset-0 -z-10 size-full object-cover"
      />
      {!isDark && (
        <div className="absolute inset-0 -z-10 bg-shade lg:bg-transparent lg:bg-linear-to-r lg:from-shade lg:from-60% lg:to-85%" />
      )}
    </>
  );
}

const COVERING_LINK =
  'outline-none after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-white';

function SlideLink({
  slide: { linkType, linkTargetId: id, linkUrl, linkedBrowser },
  children,
}: {
  slide: HomeSlideFragment;
  children: ReactNode;
}) {
  if (id !== null && linkType === 'version') {
    return (
      <SiteLink to={versionPath(id)} className={COVERING_LINK}>
        {children}
      </SiteLink>
    );
  }
  if (id !== null) {
    return (
      <BrowserLink id={id} platforms={linkedBrowser?.downloads ?? []} className={COVERING_LINK}>
        {children}
      </BrowserLink>
    );
  }
  if (!linkUrl) return children;
  return (
    <NewTabLink href={linkUrl} className={COVERING_LINK}>
      {children}
    </NewTabLink>
  );
}
