import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
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

/** Every screen of the administration, below `/admin` (spec §2). */
const screens: RouteObject[] = [
  { path: 'login', element: <LoginPage /> },
  {
    element: <RequireSession />,
    children: [
      {
        element: <AdminLayout />,
        children: [
          { index: true, element: <DashboardPage /> },
          { path: 'browsers', element: <BrowsersPage /> },
          { path: 'browsers/:id/versions', element: <VersionsPage /> },
          { path: 'slides', element: <SlidesPage /> },
          { path: 'homepage-settings', element: <HomepagePage /> },
          { path: 'custom-codes', element: <CustomCodesPage /> },
          { path: 'tag-management', element: <TagsPage /> },
          { path: '*', element: <UnknownScreen /> },
        ],
      },
    ],
  },
];

/** The administration, with everything it needs. */
export function Administration() {
  const hasTexts = useAdminTexts();
  const [session] = useState(createSession);
  const [client] = useState(() => createAdminClient(session));
  usePageLanguage();
  useFreshnessAfterBack();
  if (!hasTexts) return <SpinnerPage />;
  return (
    <SessionProvider value={session}>
      <ApolloProvider client={client}>
        <Screens />
        <SignInDialog />
      </ApolloProvider>
    </SessionProvider>
  );
}

function Screens() {
  return useRoutes(screens);
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
