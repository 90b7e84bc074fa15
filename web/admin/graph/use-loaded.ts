import { useCallback, useEffect, useRef, useState } from 'react';

interface Loaded<T> {
  /** Undefined until it is there; stays while it is loaded anew. */
  data: T | undefined;
  /** Why the last loading failed. */
  error: unknown;
  reload: () => Promise<void>;
}

/** Loads something that takes more than one request. Another `load` loads something else: what was there is gone. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ load: () => Promise<T>; data?: T; error?: unknown }>({ load });
  const current = useRef(load);

  const reload = useCallback(async () => {
    const next = await load().then(
      (data) => ({ load, data }),
      (error: unknown) => ({ load, error }),
    );
    // What was asked for in the meantime is not answered by this.
    if (current.current === load) setState((former) => (former.load === load ? { ...former, error: undefined, ...next } : next));
  }, [load]);

  useEffect(() => {
    current.current = load;
    void reload();
  }, [load, reload]);

  const isCurrent = state.load === load;
  return { data: isCurrent ? state.data : undefined, error: isCurrent ? state.error : undefined, reload };
}
