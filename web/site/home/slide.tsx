import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '../../i18n/provider.tsx';
import { downloadPath, versionPath } from '../../paths.ts';
import { BrowserLink } from '../../ui/browser-link.tsx';
import { NewTabLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { SLIDE, SLIDE_ACTION, SlideFace } from '../../ui/slide-face.tsx';
import { useOffers } from '../../ui/use-offers.ts';
import type { HomeSlideFragment } from './page.generated.ts';

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
  return (
    <div
      role="group"
      aria-roledescription={t('slides.slide')}
      aria-label={t('slides.position', { number, total })}
      inert={!isShown}
      className={`${SLIDE} transition-[opacity,visibility] motion-reduce:transition-none ${isShown ? 'z-1 duration-700' : 'invisible opacity-0 delay-700 duration-0'}`}
    >
      <SlideFace
        imageUrl={shouldLoad ? imageUrl : null}
        isDark={isDark}
        isFirst={number === 1}
        title={<SlideLink slide={slide}>{localize(slide.title)}</SlideLink>}
        description={localize(slide.description)}
        // A text disappears before the next one appears.
        className={`transition-opacity motion-reduce:transition-none ${isShown ? 'delay-300 duration-400' : 'opacity-0 duration-200'}`}
      >
        {browser && shouldLoad && <SlideDownloads browser={browser} />}
        {(slide.linkTargetId !== null || slide.linkUrl) && (
          <p aria-hidden="true" className={`${SLIDE_ACTION} border-white/50`}>
            {browser ? t('slides.seeBrowser', { name: localize(browser.name) }) : t('slides.site')}
            <Icon name={slide.linkType === 'external' ? 'external' : 'chevronRight'} className="size-4" />
          </p>
        )}
      </SlideFace>
    </div>
  );
}

/** A page that is the same for everyone has the files of all systems. */
function SlideDownloads({ browser: { id, downloads } }: { browser: NonNullable<HomeSlideFragment['linkedBrowser']> }) {
  const { t } = useTranslation();
  const className = `${SLIDE_ACTION} border-transparent bg-white text-slide-from outline-white hover:bg-white/90`;
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
