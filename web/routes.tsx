import { use, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { detailAt, useShownPlace } from './details.ts';
import { HomePage } from './site/home/home-page.tsx';
import { CrashBoundary } from './site/layout/crash-boundary.tsx';
import { NotFoundPage } from './site/layout/not-found-page.tsx';
import { SiteLayout } from './site/layout/site-layout.tsx';
import { UnreachablePage } from './site/layout/unreachable-page.tsx';

interface SiteProps {
  /** Called before anything but the first page is rendered, more than once. */
  onLeave?: () => void;
}

/** The public site at its present address (spec §2). The administration is a document of its own. */
export function Site({ onLeave }: SiteProps) {
  const here = use(LocationContext);
  const { shown, retry } = useShownPlace(here);
  const [first] = useState(here.location);
  if (shown.location !== first) onLeave?.();
  const { key, pathname } = shown.location;
  return (
    <LocationContext value={shown}>
      <CrashBoundary place={key}>
        <SiteLayout>{retry ? <UnreachablePage onRetry={retry} /> : pageAt(pathname)}</SiteLayout>
      </CrashBoundary>
    </LocationContext>
  );
}

function pageAt(pathname: string): ReactNode {
  const detail = detailAt(pathname);
  if (detail) return <detail.Page id={detail.id} />;
  return pathname === '/' ? <HomePage /> : <NotFoundPage />;
}
