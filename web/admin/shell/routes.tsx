import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { ADMIN_PAGES, type AdminPageName, PAGES } from '#rules/pages.ts';
import { usePageLanguage } from '../../ui/toggles.tsx';
import { AccessPage } from '../access/access-page.tsx';
import { BrowsersPage } from '../browsers/browsers-page.tsx';
import { CUSTOM_CODES } from '../custom-codes/custom-codes.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { DownloadsPage } from '../downloads/downloads-page.tsx';
import { FactsPage } from '../facts/facts-page.tsx';
import { createAdminClient } from '../records/graph/admin-client.ts';
import { HistoryPage } from '../history/history-page.tsx';
import { createNotices, NoticesProvider } from '../records/graph/notices.ts';
import { TrashPage } from '../history/trash-page.tsx';
import { HomepagePage } from '../browsers/homepage-page.tsx';
import { JobsPage } from '../jobs/jobs-page.tsx';
import { ImportPage } from '../import/import-page.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { UnknownScreen } from '../records/screen.tsx';
import { LinksPage } from '../links/links-page.tsx';
import { LoginPage, RequireSession, SignInDialog } from './sign-in.tsx';
import { SessionsPage } from './sessions-page.tsx';
import { SessionProvider, createSession } from '../records/graph/session.ts';
import { RecordPage } from '../records/record-page.tsx';
import { SLIDES } from '../slides/slides.tsx';
import { SourcesPage } from '../sources/sources-page.tsx';
import { TagsPage } from '../tags/tags-page.tsx';
import { UpdatesPage } from '../updates/updates-page.tsx';
import { VersionsPage } from '../versions/versions-page.tsx';
import { WebhooksPage } from '../webhooks/webhooks-page.tsx';

const SCREENS: Record<AdminPageName, ReactNode> = {
  admin: <DashboardPage />,
  adminLogin: <LoginPage />,
  adminBrowsers: <BrowsersPage />,
  adminVersions: <VersionsPage />,
  adminFacts: <FactsPage />,
  adminSources: <SourcesPage />,
  adminUpdates: <UpdatesPage />,
  adminLinks: <LinksPage />,
  adminDownloads: <DownloadsPage />,
  adminSlides: <RecordPage key="slides" kind={SLIDES} />,
  adminHomepage: <HomepagePage />,
  adminCodes: <RecordPage key="codes" kind={CUSTOM_CODES} />,
  adminTags: <TagsPage />,
  adminImport: <ImportPage />,
  adminJobs: <JobsPage />,
  adminSessions: <SessionsPage />,
  adminAccess: <AccessPage />,
  adminWebhooks: <WebhooksPage />,
  adminHistory: <HistoryPage />,
  adminTrash: <TrashPage />,
};

const routesFor = (access: 'administrator' | 'anonymous'): RouteObject[] =>
  ADMIN_PAGES.filter((name) => PAGES[name].access === access).map((name) => ({
    path: PAGES[name].path,
    caseSensitive: true,
    element: SCREENS[name],
  }));

export const ADMIN_ROUTES: RouteObject = {
  element: <Administration />,
  children: [
    ...routesFor('anonymous'),
    {
      element: <RequireSession />,
      children: [
        {
          element: <AdminLayout />,
          children: [...routesFor('administrator'), { path: '*', element: <UnknownScreen /> }],
        },
      ],
    },
  ],
};

function Administration() {
  const [session] = useState(createSession);
  const [notices] = useState(createNotices);
  const [client] = useState(() => createAdminClient(session, notices));
  useEffect(() => void session.verify(), [session]);
  usePageLanguage();
  useReloadAfterBack();
  return (
    <SessionProvider value={session}>
      <ApolloProvider client={client}>
        <NoticesProvider value={notices}>
          <Outlet />
          <SignInDialog />
        </NoticesProvider>
      </ApolloProvider>
    </SessionProvider>
  );
}

/** Reloads a page from the back/forward cache, because it may show data although the session has ended. */
function useReloadAfterBack() {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}
