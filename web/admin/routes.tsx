import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { ADMIN_PAGES, PAGES, type AdminPageName } from '../../rules/pages.ts';
import { addAdminTexts } from '../i18n/setup.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { usePageLanguage } from '../ui/use-page-language.ts';
import { BrowsersPage } from './browsers/browsers-page.tsx';
import { CustomCodesPage } from './custom-codes/custom-codes-page.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { createAdminClient } from './graph/admin-client.ts';
import { HomepagePage } from './homepage/homepage-page.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { UnknownScreen } from './layout/unknown-screen.tsx';
import { LoginPage } from './session/login-page.tsx';
import { RequireSession } from './session/require-session.tsx';
import { SessionProvider } from './session/session-context.ts';
import { createSession } from './session/session.ts';
import { SignInDialog } from './session/sign-in-dialog.tsx';
import { SlidesPage } from './slides/slides-page.tsx';
import { TagsPage } from './tags/tags-page.tsx';
import { SpinnerPage } from './ui/spinner.tsx';
import { VersionsPage } from './versions/versions-page.tsx';

/** The screen at each page (spec §2). */
const SCREENS: Record<AdminPageName, ReactNode> = {
  admin: <DashboardPage />,
  adminLogin: <LoginPage />,
  adminBrowsers: <BrowsersPage />,
  adminVersions: <VersionsPage />,
  adminSlides: <SlidesPage />,
  adminHomepage: <HomepagePage />,
  adminCodes: <CustomCodesPage />,
  adminTags: <TagsPage />,
};

const routesFor = (access: 'administrator' | 'anonymous'): RouteObject[] =>
  ADMIN_PAGES.filter((name) => PAGES[name].access === access).map((name) => ({ path: PAGES[name].path, caseSensitive: true, element: SCREENS[name] }));

/** The routes of the administration; those for the administrator are behind the session check. */
export const ADMIN_ROUTES: RouteObject = {
  element: <Administration />,
  children: [
    ...routesFor('anonymous'),
    { element: <RequireSession />, children: [{ element: <AdminLayout />, children: [...routesFor('administrator'), { path: '*', element: <UnknownScreen /> }] }] },
  ],
};

/** The administration, with everything it needs. */
function Administration() {
  const hasTexts = useAdminTexts();
  const [session] = useState(createSession);
  const [client] = useState(() => createAdminClient(session));
  usePageLanguage();
  useFreshnessAfterBack();
  if (!hasTexts) return <SpinnerPage />;
  return (
    <SessionProvider value={session}>
      <ApolloProvider client={client}>
        <Outlet />
        <SignInDialog />
      </ApolloProvider>
    </SessionProvider>
  );
}

/** Whether the texts of the administration are there in the language of the interface; asks for them. */
function useAdminTexts(): boolean {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [, setAdded] = useState<string | null>(null);
  useEffect(() => {
    void addAdminTexts(i18n).then(() => setAdded(language));
  }, [i18n, language]);
  // A switch brings them along; but one that came before the first texts did has brought none.
  return i18n.hasResourceBundle(language, 'admin');
}

/** A page that the browser kept and shows again on "back" may show what only a session may see. */
function useFreshnessAfterBack(): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
}
