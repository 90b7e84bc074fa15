import { useCallback, useEffect, useRef } from 'react';
import { useDownloadCountLazyQuery } from './browser.generated.ts';

/** How long after a click the download has surely been counted, in milliseconds. */
const COUNTED_MS = 1500;

/**
 * Keeps a browser's download count true while its page is open: it is asked for again when the visitor comes back to
 * the tab, and soon after the returned function was called, at the click on a download. The answer reaches every
 * place that shows the count through the cache; a failure leaves the count as it was.
 */
export function useFreshDownloadCount(browserId: number): () => void {
  const [load] = useDownloadCountLazyQuery({ fetchPolicy: 'network-only' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(() => void load({ variables: { id: browserId } }).catch(() => undefined), [load, browserId]);
  useEffect(() => {
    addEventListener('focus', refresh);
    return () => {
      removeEventListener('focus', refresh);
      clearTimeout(timer.current);
    };
  }, [refresh]);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(refresh, COUNTED_MS);
  }, [refresh]);
}
