import { useCallback, useEffect, useRef } from 'react';

/** Always the same function, so that memoized rows need not be rendered again. */
export function useStable<Args extends unknown[], R>(callback: (...args: Args) => R): (...args: Args) => R {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
