import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

/** `moreError` is the error of the page after the cursor. */
export function useMore(cursor: string | null | undefined, load: () => Promise<unknown>) {
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [failure, setFailure] = useState<{ cursor: typeof cursor; error: unknown } | null>(null);
  const more = async () => {
    if (isLoadingMore) return;
    setLoadingMore(true);
    setFailure(null);
    try {
      await load();
    } catch (error) {
      setFailure({ cursor, error });
    } finally {
      setLoadingMore(false);
    }
  };
  return {
    more: () => void more(),
    isLoadingMore,
    moreError: failure?.cursor === cursor ? failure?.error : undefined,
  };
}

const NEAR = '600px';

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

/** Keyboard users continue at the first item that "show more" appended. Call the function when it is pressed. */
export function useFocusOnAppended(list: RefObject<HTMLElement | null>, count: number) {
  const firstAppended = useRef<number | null>(null);
  useEffect(() => {
    const first = firstAppended.current;
    if (first === null || count <= first) return;
    firstAppended.current = null;
    list.current?.children[first]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [list, count]);
  return () => {
    firstAppended.current = count;
  };
}
