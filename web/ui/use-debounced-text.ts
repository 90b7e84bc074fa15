import { useEffect, useState } from 'react';

export function useDebouncedText(text: string, delayMs = 250, isComposing = false) {
  const [debounced, setDebounced] = useState(text.trim());
  useEffect(() => {
    // While an input method composes a word, its letters are not what is meant.
    if (isComposing) return undefined;
    const timer = setTimeout(() => setDebounced(text.trim()), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs, isComposing]);
  return debounced;
}
