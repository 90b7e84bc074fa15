import type { RouteObject } from 'react-router-dom';
import { BrowserPage } from './site/browser/browser-page.tsx';
import { HomePage } from './site/home/home-page.tsx';
import { CrashPage } from './site/layout/crash-page.tsx';
import { NotFoundPage } from './site/layout/not-found-page.tsx';
import { SiteLayout } from './site/layout/site-layout.tsx';
import { VersionPage } from './site/version/version-page.tsx';

/** Every page of the public site, and the administration, whose code loads only there. */
export const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    errorElement: <CrashPage />,
    children: [
      { path: '/', element: <HomePage /> },
      { path: '/browsers/:id', caseSensitive: true, element: <BrowserPage /> },
      { path: '/versions/:id', caseSensitive: true, element: <VersionPage /> },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    path: '/admin/*',
    // The server knows the administration under this spelling only; any other is an unknown page of the site.
    caseSensitive: true,
    lazy: () => import('./admin/routes.tsx'),
    hydrateFallbackElement: <></>,
    errorElement: <CrashPage />,
  },
];
