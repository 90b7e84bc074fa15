import type { ApolloClient } from '@apollo/client';
import { useCallback, useEffect, useState } from 'react';

/** `load` is always the same function. Loads again after an undo, and shows the old data meanwhile. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [state, setState] = useState<{ data?: T; error?: unknown }>({});
  const refetch = useCallback(async () => {
    const next = await load().then(
      (data) => ({ data, error: undefined }),
      (error: unknown) => ({ error }),
    );
    setState((previous) => ({ ...previous, ...next }));
  }, [load]);
  useEffect(() => {
    void refetch();
    listeners.add(refetch);
    return () => void listeners.delete(refetch);
  }, [refetch]);
  return { ...state, refetch };
}

const listeners = new Set<() => Promise<void>>();

export async function refetchAll(client: ApolloClient) {
  for (const refetch of listeners) void refetch();
  // A query that fails shows its error itself.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}
