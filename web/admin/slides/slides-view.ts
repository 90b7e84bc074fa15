import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ADMIN_PATHS, idInPath } from '../../paths.ts';

/** What the screen shows, as its address says it. */
export type SlidesView = { kind: 'list' } | { kind: 'add' } | { kind: 'edit'; id: number };

export const ADD_SLIDE_PATH = `${ADMIN_PATHS.slides}?add`;

export function editSlidePath(id: number): string {
  return `${ADMIN_PATHS.slides}?edit=${id}`;
}

/** Reads `?add` and `?edit=ID`; anything else is the list. */
export function useSlidesView(): SlidesView {
  const [query] = useSearchParams();
  return useMemo(() => {
    if (query.has('add')) return { kind: 'add' };
    const id = idInPath(query.get('edit') ?? undefined);
    return id === null ? { kind: 'list' } : { kind: 'edit', id };
  }, [query]);
}
