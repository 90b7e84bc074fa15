import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { SLIDE_ADVANCE_MS, SLIDE_PAUSE_MS } from '../../../rules/limits.ts';

/**
 * Goes through `count` slides (spec §4): by itself every 5 seconds, by hand at any time. A choice by hand stops the
 * advance for 3 seconds; the pointer over the slides, the keyboard's focus in them, a hidden tab and the visitor's
 * pause stop it for as long as they last. Visitors who want reduced motion get no advance at all.
 */
export function useSlideshow(count: number) {
  const [place, setPlace] = useState(0);
  const [choices, setChoices] = useState(0);
  const [isNextNear, setNextNear] = useState(false);
  const [isResting, setResting] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden, () => true);
  const isStill = useSyncExternalStore(onMotionPreference, () => matchMedia(REDUCED_MOTION).matches, () => true);
  const canAdvance = count > 1 && !isStill;
  const isAdvancing = canAdvance && !(isResting || isPaused || isHovered || isFocused || isHidden);
  const current = count === 0 ? 0 : place % count;

  useEffect(() => {
    if (!isAdvancing) return undefined;
    // Not at once: a page that is just opening has more urgent things to fetch than the picture that comes next.
    const half = setTimeout(() => setNextNear(true), SLIDE_ADVANCE_MS / 2);
    const whole = setTimeout(() => setPlace((current + 1) % count), SLIDE_ADVANCE_MS);
    return () => {
      clearTimeout(half);
      clearTimeout(whole);
      setNextNear(false);
    };
  }, [isAdvancing, current, count]);

  useEffect(() => {
    if (choices === 0) return undefined;
    const timer = setTimeout(() => setResting(false), SLIDE_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [choices]);

  const goTo = (chosen: number) => {
    setPlace((chosen + count) % count);
    setChoices(choices + 1);
    setResting(true);
    // The pointer that chooses lies over the slides; from here on the 3 seconds count, until it comes back.
    setHovered(false);
  };

  const isHeld = isHovered || isFocused || choices > 0;

  return {
    current,
    canAdvance,
    /** Whether a slide is shown or comes next; whoever holds the slides may choose any. */
    isNear: (place: number) => isHeld || place === current || (isNextNear && place === (current + 1) % count),
    isAdvancing,
    isPaused,
    goTo,
    togglePause: () => setPaused(!isPaused),
    /** For the element that holds the slides and their controls. */
    holds: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      // A click leaves the focus on a button; only a visible focus means that someone is reading here.
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
