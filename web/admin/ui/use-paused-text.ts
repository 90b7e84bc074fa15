import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 250;

/** A text that is being typed, trimmed, once the typing pauses. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text.trim()), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
