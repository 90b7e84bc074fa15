import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of a navigation to a screen that is to start its action. */
export const START_ACTION = { startsAction: true };

/** Calls `start` once if the palette has opened this screen for its action, as soon as the screen is ready. */
export function useRequestedAction(isReady: boolean, start: () => void): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isRequested = (state as Partial<typeof START_ACTION> | null)?.startsAction === true; // set by START_ACTION alone
  const run = useEffectEvent(() => {
    // A reload does not start it again.
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
    start();
  });
  useEffect(() => {
    if (isRequested && isReady) run();
  }, [isRequested, isReady]);
}
