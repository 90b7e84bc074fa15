import { useState } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { BrowserPage } from './site/browser/browser-page.tsx';
import { HomePage } from './site/home/home-page.tsx';
import { CrashBoundary } from './site/layout/crash-boundary.tsx';
import { NotFoundPage } from './site/layout/not-found-page.tsx';
import { SiteLayout } from './site/layout/site-layout.tsx';
import { VersionPage } from './site/version/version-page.tsx';

/** Every page of the public site (spec §2). The administration is a document of its own. */
const pages: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      { path: '/', element: <HomePage /> },
      { path: '/browsers/:id', caseSensitive: true, element: <BrowserPage /> },
      { path: '/versions/:id', caseSensitive: true, element: <VersionPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

interface SiteProps {
  /** Called before anything but the first page is rendered, more than once. */
  onLeave?: () => void;
}

/** The public site at its present address. */
export function Site({ onLeave }: SiteProps) {
  const location = useLocation();
  const [first] = useState(location);
  if (location !== first) onLeave?.();
  return <CrashBoundary place={location.key}>{useRoutes(pages)}</CrashBoundary>;
}
