import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below the screen something counts as near: about as far as a swipe goes while the next page is fetched. */
const NEAR = '1200px';

/** Stands where a list ends for now, and calls `onNear` once that comes near the screen. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLSpanElement>(null);
  const arrive = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && arrive(), { rootMargin: `0px 0px ${NEAR}` });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={end} />;
}
