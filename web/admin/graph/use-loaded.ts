import type { ApolloClient } from '@apollo/client';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Loaded<T> {
  /** Undefined until it is loaded; stays while it is loaded again. */
  data: T | undefined;
  error: unknown;
  reload: () => Promise<void>;
}

/** Loads data with a function, again after an undo. If `load` changes, the previous data is dropped. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ load: () => Promise<T>; data?: T; error?: unknown }>({ load });
  const current = useRef(load);

  const reload = useCallback(async () => {
    const next = await load().then(
      (data) => ({ load, data }),
      (error: unknown) => ({ load, error }),
    );
    // The result is ignored if `load` has changed in the meantime.
    if (current.current === load)
      setState((previous) => (previous.load === load ? { ...previous, error: undefined, ...next } : next));
  }, [load]);

  useEffect(() => {
    current.current = load;
    void reload();
  }, [load, reload]);

  useEffect(() => {
    const listener = () => void reload();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [reload]);

  const isCurrent = state.load === load;
  return { data: isCurrent ? state.data : undefined, error: isCurrent ? state.error : undefined, reload };
}

const listeners = new Set<() => void>();

/** Loads everything again that the screen shows. */
export async function refetchAll(client: ApolloClient): Promise<void> {
  for (const listener of listeners) listener();
  // A query that fails shows its error itself.
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}
