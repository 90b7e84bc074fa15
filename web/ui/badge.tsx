import type { ReactNode } from 'react';
import { TAG_COLORS } from './tag-chip.tsx';

const TONES = { accent: 'accent-tint', ...TAG_COLORS };

export type BadgeTone = keyof typeof TONES;

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-md px-2 py-0.5 text-xs font-medium whitespace-nowrap forced-colors:border ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
