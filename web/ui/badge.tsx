import type { ReactNode } from 'react';

const TONES = {
  accent: 'accent-tint',
  purple: 'bg-tag-purple-soft text-tag-purple',
  yellow: 'bg-tag-yellow-soft text-tag-yellow',
  gray: 'bg-tag-gray-soft text-tag-gray',
} as const;

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
