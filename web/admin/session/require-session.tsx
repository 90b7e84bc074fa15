import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PAGES } from '../../../rules/pages.ts';
import { announceTab, closeDraftsOfLostTabs } from '../form/draft.ts';
import { SpinnerPage } from '../ui/button.tsx';
import { useSession, useSessionStatus } from './session-context.ts';

/**
 * Shows the screen only with a session: a spinner while the session is verified, then the screen or the login page
 * (spec §2).
 */
export function RequireSession() {
  const session = useSession();
  const status = useSessionStatus();
  const { pathname, search } = useLocation();
  const areDraftsReady = useDrafts();
  useEffect(() => {
    if (session.status() === 'unknown') void session.verify();
    const recheck = () => {
      if (document.visibilityState === 'visible' && session.status() === 'authenticated') void session.recheck();
    };
    document.addEventListener('visibilitychange', recheck);
    return () => document.removeEventListener('visibilitychange', recheck);
  }, [session]);
  if (status === 'unknown' || status === 'ended' || !areDraftsReady) return <SpinnerPage />;
  if (status === 'anonymous')
    return <Navigate to={PAGES.adminLogin.path} replace state={{ from: pathname + search }} />;
  return <Outlet />;
}

/** Whether the drafts of crashed tabs can be found. A form looks for a draft when it opens. */
function useDrafts(): boolean {
  const [areReady, setReady] = useState(false);
  useEffect(() => {
    announceTab();
    void closeDraftsOfLostTabs().finally(() => setReady(true));
  }, []);
  return areReady;
}
