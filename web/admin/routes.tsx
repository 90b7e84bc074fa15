import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { ADMIN_PAGES, type AdminPageName, PAGES } from '#rules/pages.ts';
import { addPartialTexts } from '../i18n/setup.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { usePageLanguage } from '../ui/toggles.tsx';
import { AccessPage } from './access/access-page.tsx';
import { BrowsersPage } from './browsers/browsers-page.tsx';
import { CUSTOM_CODES } from './custom-codes/custom-codes.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { DownloadsPage } from './downloads/downloads-page.tsx';
import { FactsPage } from './facts/facts-page.tsx';
import { createAdminClient } from './graph/admin-client.ts';
import { HistoryPage } from './history/history-page.tsx';
import { createNotices, NoticesProvider } from './graph/notices.ts';
import { TrashPage } from './history/trash-page.tsx';
import { HomepagePage } from './homepage/homepage-page.tsx';
import { JobsPage } from './jobs/jobs-page.tsx';
import { ImportPage } from './import/import-page.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { UnknownScreen } from './ui/screen.tsx';
import { LinksPage } from './links/links-page.tsx';
import { LoginPage, RequireSession, SignInDialog } from './session/sign-in.tsx';
import { SessionsPage } from './session/sessions-page.tsx';
import { SessionProvider, createSession } from './rest/session.ts';
import { RecordPage } from './records/record-page.tsx';
import { SLIDES } from './slides/slides.tsx';
import { SourcesPage } from './sources/sources-page.tsx';
import { TagsPage } from './tags/tags-page.tsx';
import { SpinnerPage } from './ui/button.tsx';
import { ADMIN_TEXTS } from './use-texts.ts';
import { UpdatesPage } from './updates/updates-page.tsx';
import { VersionsPage } from './versions/versions-page.tsx';

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
  const hasTexts = useAdminTexts();
  const [session] = useState(createSession);
  const [notices] = useState(createNotices);
  const [client] = useState(() => createAdminClient(session, notices));
  useEffect(() => void session.verify(), [session]);
  usePageLanguage();
  useReloadAfterBack();
  if (!hasTexts) return <SpinnerPage />;
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

/** Loads the texts of the current language. Returns whether they are there. */
function useAdminTexts() {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [, setAdded] = useState<string | null>(null);
  useEffect(() => {
    void Promise.all(ADMIN_TEXTS.map((name) => addPartialTexts(i18n, name))).then(() => setAdded(language));
  }, [i18n, language]);
  // A language switch loads them too, but not if it happens before they were loaded for the first time.
  return ADMIN_TEXTS.every((name) => i18n.has(name));
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
