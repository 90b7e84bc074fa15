import { browserPath } from '../../paths.ts';
import { PublicationBadge, usePublicationText } from '../ui/publication-badge.tsx';

/** The badge of a browser that is a draft, with a link to its preview. */
export function DraftBadge({ browser: { id, isDraft } }: { browser: { id: number; isDraft: boolean } }) {
  const publicationOf = usePublicationText();
  const state = publicationOf({ isDraft, visibleFrom: null, visibleUntil: null });
  return <PublicationBadge state={state} page={browserPath(id)} />;
}
