import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_KEY = 'scroll-positions';

/**
 * Keeps how far each entry of the history was scrolled: "back" and "forward" find it there, another page starts at its
 * top, and what replaces the present one leaves the visitor where they are. A page that is loaded anew is the browser's.
 */
export function useScrollPosition(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
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
    if (shown.current === key) return;
    shown.current = key;
    const target = type === 'PUSH' && hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else if (type === 'REPLACE') positions.current.set(key, scrollY);
    else scrollTo(0, (type === 'POP' && positions.current.get(key)) || 0);
  }, [key, hash, type]);
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
