import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminVersionsPath, idInPath } from '../../paths.ts';

/** The view in the URL. */
export type VersionsView = { kind: 'list' } | { kind: 'add' } | { kind: 'edit' | 'copy'; id: number };

/** Reads `?add`, `?edit=ID` and `?copy=ID`; any other query means the list. */
export function useVersionsView(): VersionsView {
  const [query] = useSearchParams();
  return useMemo(() => viewOf(query), [query]);
}

/** The path of a form. */
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
