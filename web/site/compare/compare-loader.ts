import { comparedIds } from '../../../rules/compare.ts';
import { COMPARED_MIN } from '../../../rules/limits.ts';
import type { Loader } from '../loader.ts';
import { CompareDocument, CompareSuggestionsDocument } from './compare.generated.ts';
import { SUGGESTIONS } from './browser-chooser.tsx';

/**
 * What the page of the comparison needs from the GraphQL API: the browsers, or suggestions where there is nothing to
 * compare.
 */
export const loadCompare: Loader = async (query, { search }) => {
  const ids = comparedIds(search.get('ids'));
  const found = ids.length > 0 ? (await query(CompareDocument, { ids }))?.browsersByIds : [];
  if (found && found.length < COMPARED_MIN) await query(CompareSuggestionsDocument, SUGGESTIONS);
};
