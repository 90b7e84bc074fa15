import type { ReactNode } from 'react';
import type { HomeSlideFragment } from './home.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, versionPath } from '../../paths.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** Whether the slide is a link. */
export function isLinked(slide: HomeSlideFragment): boolean {
  return pathOf(slide) !== null || externalUrlOf(slide) !== null;
}

/** The link of a slide (spec §4); it covers the whole slide. */
export function SlideLink({ slide, children }: { slide: HomeSlideFragment; children: ReactNode }) {
  const { t } = useTranslation();
  const path = pathOf(slide);
  const url = externalUrlOf(slide);
  if (path) {
    return (
      <SiteLink to={path} className={COVERING_LINK}>
        {children}
      </SiteLink>
    );
  }
  if (!url) return children;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={COVERING_LINK}>
      {children}
      <span className="sr-only">{t('link.newTab')}</span>
    </a>
  );
}

const COVERING_LINK =
  'outline-none after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-white';

function pathOf({ linkType, linkTargetId }: HomeSlideFragment): string | null {
  if (linkType === 'external' || linkTargetId === null) return null;
  return linkType === 'browser' ? browserPath(linkTargetId) : versionPath(linkTargetId);
}

function externalUrlOf({ linkType, linkUrl }: HomeSlideFragment): string | null {
  return linkType === 'external' ? linkUrl || null : null;
}
