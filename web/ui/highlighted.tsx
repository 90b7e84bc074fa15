import { splitAtMatches } from './search-excerpt.ts';

/** A text in which what a search has found is highlighted. */
export function Highlighted({ text, search }: { text: string; search: string }) {
  return splitAtMatches(text, search).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <mark key={index} className="rounded-sm bg-accent-soft text-inherit">
        {part}
      </mark>
    ),
  );
}
