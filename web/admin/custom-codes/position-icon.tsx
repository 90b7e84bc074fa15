import type { CodePosition } from '../../../rules/vocabulary.ts';

/**
 * The height of the mark in the icon, in its units: the head is the upper part of the page, the body the lower part.
 */
const HEIGHTS: Record<CodePosition, number> = { head_start: 5.5, head_end: 8.5, body_start: 13.25, body_end: 18.5 };

/** An icon of a page with a mark at the position of the code. */
export function PositionIcon({ position }: { position: CodePosition }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-accent-soft text-accent-strong">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        aria-hidden="true"
        className="size-6.5"
      >
        <rect x="4" y="2.5" width="16" height="19" rx="2.5" strokeWidth="1.5" opacity="0.55" />
        <path d="M4 11h16" strokeWidth="1.25" opacity="0.4" />
        <path d={`M7.5 ${HEIGHTS[position]}h9`} strokeWidth="2.75" />
      </svg>
    </span>
  );
}
