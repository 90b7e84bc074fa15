import { useEffect, useEffectEvent, useRef } from 'react';

const NEAR = '1200px';

export function NearEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLSpanElement>(null);
  const handleNear = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return undefined;
    // Several changes may come in one call; the last one is the current state.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && handleNear(), {
      rootMargin: `0px 0px ${NEAR}`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <span ref={end} />;
}
