/** `admin/ui/icon.tsx` adds those of the administration, which visitors need not download. */
export const SHAPES = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronLeft: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  chevronRight: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  close: 'm6 6 12 12M18 6 6 18',
  compare: 'M4 5h6v14H4zm10 0h6v14h-6z',
  copy: 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9',
  download: 'M12 4v11.5m0 0L7.5 11m4.5 4.5 4.5-4.5M5 20h14',
  external: 'M8 16 18 6m-8 0h8v8',
  grid: 'M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z',
  list: 'M4 6.5h16M4 12h16M4 17.5h16',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.6 3.75 5.6 3.75 9S14.5 18.4 12 21c-2.5-2.6-3.75-5.6-3.75-9S9.5 5.6 12 3Z',
  monitor: 'M4 5h16v11H4zM9 20h6M12 16v4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  pause: 'M9 6v12M15 6v12',
  plus: 'M12 5v14M5 12h14',
  play: 'M8 5.5v13l11-6.5Z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m0-13.4 1.4 1.4m10.6 10.6 1.4 1.4',
} as const;

/** Hidden from screen readers: a text is always next to it. */
export function Icon({ name, className }: { name: keyof typeof SHAPES; className?: string }) {
  return <Drawing shape={SHAPES[name]} className={className} />;
}

export function Drawing({ shape, className = 'size-5' }: { shape: string; className: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={shape} />
    </svg>
  );
}

interface IconButtonProps {
  icon: keyof typeof SHAPES;
  label: string;
  onClick: () => void;
  className: string;
}

export function IconButton({ icon, label, onClick, className }: IconButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      title={label}
      className={`grid shrink-0 place-items-center ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
