import { OtherVersionsDocument, VersionDocument } from './version.generated.ts';
import { idInPath } from '../../paths.ts';
import type { Loader } from '../loader.ts';
import { loadSuggestions } from '../suggestions/suggestions-loader.ts';
import { otherVersionsVariables } from './other-versions.tsx';

/** What the page of a version needs from the GraphQL API. */
export const loadVersion: Loader = async (query, { params }) => {
  const id = idInPath(params.id);
  if (id === null) return loadSuggestions(query, {});
  const version = (await query(VersionDocument, { id }))?.version;
  if (version === null) return loadSuggestions(query, { versionId: id });
  if (version) await query(OtherVersionsDocument, otherVersionsVariables(version));
};
