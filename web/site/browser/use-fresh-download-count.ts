import { useCallback, useEffect, useRef } from 'react';
import { useDownloadCountLazyQuery } from './browser.generated.ts';

/** The server has counted a download at most this long after the click, in milliseconds. */
const COUNT_DELAY_MS = 1500;

/**
 * Refreshes a browser's download count while its page is open: when the visitor comes back to the tab, and shortly
 * after the returned function is called, which is at a click on a download. The new count reaches every component
 * through Apollo's cache. If the request fails, the old count stays.
 */
export function useFreshDownloadCount(browserId: number): () => void {
  const [load] = useDownloadCountLazyQuery({ fetchPolicy: 'network-only' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(
    () => void load({ variables: { id: browserId } }).catch(() => undefined),
    [load, browserId],
  );
  useEffect(() => {
    addEventListener('focus', refresh);
    return () => {
      removeEventListener('focus', refresh);
      clearTimeout(timer.current);
    };
  }, [refresh]);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(refresh, COUNT_DELAY_MS);
  }, [refresh]);
}
