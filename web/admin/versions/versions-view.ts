import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminVersionsPath, idInPath } from '../../paths.ts';

/** What the screen shows, as its address says it. */
export type VersionsView = { kind: 'list' } | { kind: 'add' } | { kind: 'edit' | 'copy'; id: number };

/** Reads `?add`, `?edit=ID` and `?copy=ID`; anything else is the list. */
export function useVersionsView(): VersionsView {
  const [query] = useSearchParams();
  return useMemo(() => viewOf(query), [query]);
}

/** The list of versions with a form in its place. */
export function versionFormPath(browserId: number, view: Exclude<VersionsView, { kind: 'list' }>): string {
  const path = adminVersionsPath(browserId);
  return view.kind === 'add' ? `${path}?add` : `${path}?${view.kind}=${view.id}`;
}

function viewOf(query: URLSearchParams): VersionsView {
  if (query.has('add')) return { kind: 'add' };
  for (const kind of ['edit', 'copy'] as const) {
    const id = idInPath(query.get(kind) ?? undefined);
    if (id !== null) return { kind, id };
  }
  return { kind: 'list' };
}
