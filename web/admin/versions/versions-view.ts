import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminVersionsPath, idInPath } from '../../paths.ts';

/** The view in the URL. The id is null if it is no number. */
export type VersionsView = { kind: 'list' } | { kind: 'add' } | { kind: 'edit' | 'copy'; id: number | null } | { kind: 'release'; id: number | null };

/** Reads `?add`, `?edit=ID`, `?copy=ID` and `?release` or `?release=ID`; any other query means the list. */
export function useVersionsView(): VersionsView {
  const [query] = useSearchParams();
  return useMemo(() => viewOf(query), [query]);
}

/** The path of a form. */
export function versionFormPath(browserId: number, view: Exclude<VersionsView, { kind: 'list' }>): string {
  const path = adminVersionsPath(browserId);
  return view.kind === 'add' || view.id === null ? `${path}?${view.kind}` : `${path}?${view.kind}=${view.id}`;
}

function viewOf(query: URLSearchParams): VersionsView {
  if (query.has('add')) return { kind: 'add' };
  if (query.has('release')) return { kind: 'release', id: idInPath(query.get('release') ?? undefined) };
  for (const kind of ['edit', 'copy'] as const) {
    if (query.has(kind)) return { kind, id: idInPath(query.get(kind) ?? undefined) };
  }
  return { kind: 'list' };
}
