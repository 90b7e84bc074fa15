import { useCallback, useEffect, useRef } from 'react';

/**
 * A function that is always the same object and calls the latest `callback`, so that memoized rows need not be rendered
 * again.
 */
export function useStable<Args extends unknown[], R>(callback: (...args: Args) => R): (...args: Args) => R {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
