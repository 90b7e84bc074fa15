import { useId, type ReactNode } from 'react';

type Colors = readonly string[] | null;

/** White text is readable on the colours. */
export function IconBand({ colors, children }: { colors: Colors; children: ReactNode }) {
  return (
    <div className="icon-band relative isolate overflow-hidden">
      <IconColors colors={colors} />
      <div className="page-frame pt-4 pb-8 sm:pb-12">{children}</div>
    </div>
  );
}

/** The colours are behind the content of an element with the class `isolate`. */
export function IconColors({ colors }: { colors: Colors }) {
  const gradient = useId();
  const [light, dark] = colors ?? NEUTRAL;
  return (
    // The policy of the page allows no inline styles.
    <svg
      aria-hidden="true"
      preserveAspectRatio="none"
      className="absolute inset-0 -z-10 size-full forced-colors:hidden print:hidden"
    >
      <radialGradient id={gradient} cx="85%" cy="0%" r="110%">
        <stop stopColor={light} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <rect width="100%" height="100%" fill={`url(#${gradient})`} />
    </svg>
  );
}

const NEUTRAL = ['#4a5258', '#2c3236'];
