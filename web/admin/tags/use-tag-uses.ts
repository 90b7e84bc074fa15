import { useMemo } from 'react';
import { useAllBrowsers } from '../browsers/use-all-browsers.ts';

/** How many browsers use each tag, by its id; undefined until it is known. */
export function useTagUses(): ReadonlyMap<string, number> | undefined {
  const { browsers } = useAllBrowsers();
  return useMemo(() => {
    if (!browsers) return undefined;
    const uses = new Map<string, number>();
    for (const { id } of browsers.flatMap(({ tags }) => tags)) uses.set(id, (uses.get(id) ?? 0) + 1);
    return uses;
  }, [browsers]);
}
