import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';

const listeners = new Set<() => void>();

/** Loads everything again that the screen shows. */
export async function refetchAll(client: ApolloClient): Promise<void> {
  for (const listener of listeners) listener();
  // A query that fails shows its error itself.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}

/** Calls `reload` whenever everything is loaded again, for data that is not a query of Apollo. */
export function useRefetch(reload: () => Promise<void>): void {
  useEffect(() => {
    const listener = () => void reload();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [reload]);
}
