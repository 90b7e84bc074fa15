import { useEffect, useEffectEvent, useRef } from 'react';

/** The distance to the screen at which the next page is fetched: about what one swipe scrolls in the meantime. */
const NEAR = '1200px';

/** The end of the loaded part of a list. Calls `onNear` when it comes near the screen. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLSpanElement>(null);
  const handleNear = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && handleNear(), { rootMargin: `0px 0px ${NEAR}` });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={end} />;
}
