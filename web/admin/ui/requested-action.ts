import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export const START_ACTION = { startsAction: true };

/** Calls `start` once if the palette has opened this screen for its action or a record. */
export function useRequestedAction(isReady: boolean, start: (record?: string) => void) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { startsAction, record }: Partial<typeof START_ACTION & { record: string }> = state ?? {}; // set by the palette alone
  const isRequested = startsAction === true;
  const run = useEffectEvent(() => {
    // A reload does not start it again.
    void navigate({ search }, { replace: true, state: null, preventScrollReset: true });
    start(record);
  });
  useEffect(() => {
    if (isRequested && isReady) run();
  }, [isRequested, isReady]);
}
