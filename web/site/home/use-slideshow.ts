import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { SLIDE_ADVANCE_MS, SLIDE_PAUSE_MS } from '../../../rules/limits.ts';

/**
 * The state of a slideshow with `count` slides (spec §4). It begins with the one at `first`, if there is one. It
 * advances after `SLIDE_ADVANCE_MS`. A choice by the visitor stops it for `SLIDE_PAUSE_MS`. It also stops while the
 * pointer is over it, while it has the keyboard focus, while the tab is hidden and while the visitor has paused it. It
 * never advances for visitors who prefer reduced motion.
 */
export function useSlideshow(count: number, first: number) {
  const [index, setIndex] = useState<number | null>(null);
  const [choices, setChoices] = useState(0);
  const [shouldLoadNext, setShouldLoadNext] = useState(false);
  const [isInterrupted, setInterrupted] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => true,
  );
  const prefersReducedMotion = useSyncExternalStore(
    onMotionPreference,
    () => matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
  const canAdvance = count > 1 && !prefersReducedMotion;
  const isAdvancing = canAdvance && !(isInterrupted || isPaused || isHovered || isFocused || isHidden);
  const current = count === 0 ? 0 : (index ?? Math.max(first, 0)) % count;

  useEffect(() => {
    if (!isAdvancing) return undefined;
    // The next image is loaded late, because a page that has just been opened has more urgent requests.
    const loadTimer = setTimeout(() => setShouldLoadNext(true), SLIDE_ADVANCE_MS / 2);
    const advanceTimer = setTimeout(() => setIndex((current + 1) % count), SLIDE_ADVANCE_MS);
    return () => {
      clearTimeout(loadTimer);
      clearTimeout(advanceTimer);
      setShouldLoadNext(false);
    };
  }, [isAdvancing, current, count]);

  useEffect(() => {
    if (choices === 0) return undefined;
    const timer = setTimeout(() => setInterrupted(false), SLIDE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choices]);

  const goTo = (chosen: number) => {
    setIndex((chosen + count) % count);
    setChoices(choices + 1);
    setInterrupted(true);
    // The pointer is over the slideshow when the visitor clicks. Without this it would stop until the pointer leaves.
    setHovered(false);
  };

  const isInUse = isHovered || isFocused || choices > 0;

  return {
    current,
    canAdvance,
    /**
     * Whether the image of a slide must be loaded: it is shown now or next, or the visitor uses the slideshow and may
     * choose any slide.
     */
    shouldLoad: (index: number) => isInUse || index === current || (shouldLoadNext && index === (current + 1) % count),
    isAdvancing,
    isPaused,
    goTo,
    togglePause: () => setPaused(!isPaused),
    /** Props for the element that contains the slides and their controls. */
    containerProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // After a click the button has an invisible focus, which must not stop the slideshow.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function onMotionPreference(listener: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
