import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;

/** The trimmed text after the user has stopped typing. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
