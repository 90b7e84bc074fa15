import { useState } from 'react';

/** `moreError` is the error of the page after the cursor. */
export function useMore(cursor: string | null | undefined, load: () => Promise<unknown>) {
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [failure, setFailure] = useState<{ cursor: typeof cursor; error: unknown } | null>(null);
  const more = async () => {
    if (isLoadingMore) return;
    setLoadingMore(true);
    setFailure(null);
    try {
      await load();
    } catch (error) {
      setFailure({ cursor, error });
    } finally {
      setLoadingMore(false);
    }
  };
  return {
    more: () => void more(),
    isLoadingMore,
    moreError: failure?.cursor === cursor ? failure?.error : undefined,
  };
}
