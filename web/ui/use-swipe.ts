import { useRef, type TouchEvent } from 'react';

const SWIPE_PIXELS = 40;

/** 1 means next, -1 previous. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < SWIPE_PIXELS || Math.abs(x) < Math.abs(y)) return;
      onSwipe(x < 0 ? 1 : -1);
    },
  };
}
