import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefetch } from '../history/refetch.ts';

interface Loaded<T> {
  /** Undefined until it is loaded; stays while it is loaded again. */
  data: T | undefined;
  /** The error of the last request. */
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

  useRefetch(reload);

  const isCurrent = state.load === load;
  return { data: isCurrent ? state.data : undefined, error: isCurrent ? state.error : undefined, reload };
}
