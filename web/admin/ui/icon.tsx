import { Drawing, SHAPES } from '../../ui/icon.tsx';

const dot = (x: number, y: number) => `M${x} ${y}a.75.75 0 1 0 0-1.5.75.75 0 0 0 0 1.5Z`;

const ALL_SHAPES = {
  ...SHAPES,
  arrowDown: 'M12 5v14m0 0 5.5-5.5M12 19l-5.5-5.5',
  arrowUp: 'M12 19V5m0 0-5.5 5.5M12 5l5.5 5.5',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15Zm4 4.5h4',
  calendar: 'M4.5 6h15v13.5h-15zM4.5 10.5h15M8.5 3.5V8m7-4.5V8',
  chart: 'M4.5 4.5v15h15M8.5 16v-4m4 4V7.5m4 8.5V10',
  chevronDown: 'm5.5 9.5 6.5 6.5 6.5-6.5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  code: 'm8.5 7-5 5 5 5m7-10 5 5-5 5m-2-12-3 14',
  dashboard: 'M4.5 4.5h6v8h-6zm9 0h6v4h-6zm0 7h6v8h-6zm-9 4h6v4h-6z',
  device: 'M5 5.5h14V15H5zM3 18.5h18',
  dots: [6.25, 12.75, 19.25].map((y) => dot(12, y)).join(''),
  edit: 'm4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5Z',
  grip: [9, 15].flatMap((x) => [6.75, 12.75, 18.75].map((y) => dot(x, y))).join(''),
  history: 'M4.5 4.5V9H9M4.9 9A8 8 0 1 1 4 12.5M12 8v4.5l3 1.5',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M14.5 9.5h.01',
  inbox: 'M4.5 13.5 7 5h10l2.5 8.5V19h-15ZM4.5 13.5h4.5l1 2.5h4l1-2.5h4.5',
  key: 'M8 16.5a4.5 4.5 0 1 1 4.2-6H20v3.5h-2.5V17H14v-3h-1.8A4.5 4.5 0 0 1 8 16.5ZM8 12h.01',
  keyboard: 'M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L11.8 7.3M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  signOut: 'M10 4.5H4.5v15H10M15 8l4 4-4 4m4-4H9',
  sliders:
    'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  stack: 'M12 4 3.5 8.5 12 13l8.5-4.5ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5',
  star: 'm12 4 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z',
  tag: 'M4 4.5h8L20 12.5 12.5 20 4 11.5ZM8.5 8.5h.01',
  transfer: 'M4 8.5h14.5m0 0L15 5m3.5 3.5L15 12M20 15.5H5.5m0 0L9 12m-3.5 3.5L9 19',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5M10.5 11v5m3-5v5',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5h9a5.5 5.5 0 0 1 0 11H9',
  upload: 'M12 15.5V4m0 0L7.5 8.5M12 4l4.5 4.5M5 20h14',
  warning: 'M12 4 2.5 20h19ZM12 10v4.5m0 3h.01',
  window: 'M4 5h16v14H4zM4 9.5h16M7 7.25h.01M9.5 7.25h.01',
} as const;

export type IconName = keyof typeof ALL_SHAPES;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Drawing shape={ALL_SHAPES[name]} className={className} />;
}
