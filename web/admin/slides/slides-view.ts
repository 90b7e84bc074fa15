import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { idInPath } from '../../paths.ts';

/** The view in the URL. The id is null if it is no number. */
export type SlidesView = { kind: 'list' } | { kind: 'add' } | { kind: 'edit'; id: number | null };

/** Reads `?add` and `?edit=ID`; any other query means the list. */
export function useSlidesView(): SlidesView {
  const [query] = useSearchParams();
  return useMemo(() => {
    if (query.has('add')) return { kind: 'add' };
    return query.has('edit') ? { kind: 'edit', id: idInPath(query.get('edit') ?? undefined) } : { kind: 'list' };
  }, [query]);
}
