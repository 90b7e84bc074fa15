const SHAPES = {
  arrowDown: 'M12 5v14m0 0 5.5-5.5M12 19l-5.5-5.5',
  arrowUp: 'M12 19V5m0 0-5.5 5.5M12 5l5.5 5.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronLeft: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  chevronRight: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  close: 'm6 6 12 12M18 6 6 18',
  code: 'm8.5 7-5 5 5 5m7-10 5 5-5 5m-2-12-3 14',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  dashboard: 'M4.5 4.5h6v8h-6zm9 0h6v4h-6zm0 7h6v8h-6zm-9 4h6v4h-6z',
  download: 'M12 4v11.5m0 0L7.5 11m4.5 4.5 4.5-4.5M5 20h14',
  edit: 'm4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5Z',
  external: 'M8 16 18 6m-8 0h8v8',
  grid: 'M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M14.5 9.5h.01',
  list: 'M4 6.5h16M4 12h16M4 17.5h16',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.6 3.75 5.6 3.75 9S14.5 18.4 12 21c-2.5-2.6-3.75-5.6-3.75-9S9.5 5.6 12 3Z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  monitor: 'M4 5h16v11H4zM9 20h6M12 16v4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l11-6.5Z',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  signOut: 'M10 4.5H4.5v15H10M15 8l4 4-4 4m4-4H9',
  sliders: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  stack: 'M12 4 3.5 8.5 12 13l8.5-4.5ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5',
  star: 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m0-13.4 1.4 1.4m10.6 10.6 1.4 1.4',
  tag: 'M4 4.5h8L20 12.5 12.5 20 4 11.5ZM8.5 8.5h.01',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5m3-5v5',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5h9a5.5 5.5 0 0 1 0 11H9',
  upload: 'M12 15.5V4m0 0L7.5 8.5M12 4l4.5 4.5M5 20h14',
  warning: 'M12 4 2.5 20h19ZM12 10v4.5m0 3h.01',
  window: 'M4 5h16v14H4zM4 9.5h16M7 7.25h.01M9.5 7.25h.01',
} as const;

/** A small drawing in the colour of its text; decorative, for its meaning always stands beside it in words. */
export function Icon({ name, className = 'size-5' }: { name: keyof typeof SHAPES; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d={SHAPES[name]} />
    </svg>
  );
}
