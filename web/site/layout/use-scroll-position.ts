import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scroll-positions';
const SCROLL_INPUTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * "Back" and "forward" restore the position, a new page starts at its top, a replaced entry keeps its position. The
 * browser itself restores it after a reload.
 */
export function useScrollPosition({ key, hash }: Location, type: `${NavigationType}`) {
  const shown = useRef(key);
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    positions.current = readPositions();
    const storePosition = () => positions.current.set(shown.current, scrollY);
    const takeControl = () => (history.scrollRestoration = 'manual');
    const returnControl = () => {
      history.scrollRestoration = 'auto';
      writePositions(positions.current);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    takeControl();
    addEventListener('scroll', storePosition, { passive: true, signal });
    addEventListener('pageshow', takeControl, { signal });
    addEventListener('pagehide', returnControl, { signal });
    return () => {
      returnControl();
      listeners.abort();
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === key) return undefined;
    shown.current = key;
    if (type === 'REPLACE') positions.current.set(key, scrollY);
    if (type === 'PUSH') scrollToStart(hash);
    return type === 'POP' ? scrollWhenLongEnough(positions.current.get(key) ?? 0) : undefined;
  }, [key, hash, type]);
}

function scrollToStart(hash: string) {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView();
  else scrollTo(0, 0);
}

/** Again until all of the page is loaded, because what is loaded above moves it, or until the visitor scrolls. */
function scrollWhenLongEnough(position: number) {
  const tryToScroll = () => {
    scrollTo(0, position);
    if (Math.abs(scrollY - position) <= 1 && !document.querySelector('[data-loading]')) cancel();
  };
  const growth = new ResizeObserver(tryToScroll);
  const cancel = () => growth.disconnect();
  for (const type of SCROLL_INPUTS) addEventListener(type, cancel, { passive: true, once: true });
  growth.observe(document.body);
  tryToScroll();
  return cancel;
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]); // written by writePositions
  } catch {
    return new Map();
  }
}

function writePositions(positions: Map<string, number>) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {
    // Without sessionStorage, positions are lost after a reload.
  }
}
