import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scroll-positions';
const BY_THE_VISITOR = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps how far each entry of the history was scrolled: "back" and "forward" find it there, another page starts at its
 * top, and what replaces the present one leaves the visitor where they are. A page that is loaded anew is the browser's.
 */
export function useScrollPosition({ key, hash }: Location, type: `${NavigationType}`): void {
  const shown = useRef(key);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    positions.current = readPositions();
    const follow = () => positions.current.set(shown.current, scrollY);
    const enter = () => (history.scrollRestoration = 'manual');
    const leave = () => {
      history.scrollRestoration = 'auto';
      writePositions(positions.current);
    };
    enter();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('pageshow', enter);
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('scroll', follow);
      removeEventListener('pageshow', enter);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === key) return undefined;
    shown.current = key;
    if (type === 'REPLACE') positions.current.set(key, scrollY);
    if (type === 'PUSH') showStart(hash);
    return type === 'POP' ? scrollOnceThere(positions.current.get(key) ?? 0) : undefined;
  }, [key, hash, type]);
}

function showStart(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/** Scrolls to a position as soon as the page is that long, unless the visitor scrolls meanwhile. Gives what calls it off. */
function scrollOnceThere(position: number): () => void {
  const arrive = () => {
    scrollTo(0, position);
    if (Math.abs(scrollY - position) <= 1) callOff();
  };
  const growth = new ResizeObserver(arrive);
  const callOff = () => {
    growth.disconnect();
    for (const type of BY_THE_VISITOR) removeEventListener(type, callOff);
  };
  for (const type of BY_THE_VISITOR) addEventListener(type, callOff, { passive: true });
  growth.observe(document.body);
  arrive();
  return callOff;
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]); // written below
  } catch {
    return new Map();
  }
}

function writePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Where nothing can be stored, "back" after a reload starts at the top.
  }
}
