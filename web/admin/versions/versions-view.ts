import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { memberOf, RELEASE_CHANNELS } from '../../../rules/vocabulary.ts';
import { idInPath } from '../../paths.ts';
import type { VersionFormView } from '../admin-paths.ts';

/** The view in the URL. */
export type VersionsView = { kind: 'list' } | VersionFormView;

/**
 * Reads `?add`, `?edit=ID`, `?copy=ID`, `?proposal=ID` and `?release`, `?release=ID` or `?release=CHANNEL`; any other query means the
 * list.
 */
export function useVersionsView(): VersionsView {
  const [query] = useSearchParams();
  return useMemo(() => viewOf(query), [query]);
}

function viewOf(query: URLSearchParams): VersionsView {
  if (query.has('add')) return { kind: 'add' };
  if (query.has('release'))
    return {
      kind: 'release',
      id: memberOf(RELEASE_CHANNELS, query.get('release')) ?? idInPath(query.get('release') ?? undefined),
    };
  for (const kind of ['edit', 'copy'] as const) {
    if (query.has(kind)) return { kind, id: idInPath(query.get(kind) ?? undefined) };
  }
  if (query.has('proposal')) return { kind: 'proposal', id: idInPath(query.get('proposal') ?? undefined) };
  return { kind: 'list' };
}
