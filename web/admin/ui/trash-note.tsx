import { TRASH_DAYS } from '../../../rules/history.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeletedWithQuery } from '../history/history.generated.ts';

interface TrashNoteProps {
  /** The browser or version that is deleted, because slides that link to it are deactivated. */
  target?: { type: 'browser' | 'version'; id: number };
  /** The number of versions that are deleted with a browser. */
  versions?: number;
}

/**
 * Below the question of a deletion: how long the record can be restored, and what is deleted or deactivated with it.
 */
export function TrashNote(props: TrashNoteProps) {
  const { t } = useTranslation('admin');
  const what = useDeletedWith(props);
  return (
    <>
      {t('history.trash.stays', { count: TRASH_DAYS })} {what && t('history.trash.staysWith', { what })}
    </>
  );
}

/** What is deleted or deactivated with a record: "13 versions, 1 slide". */
export function DeletedWith(props: TrashNoteProps) {
  return useDeletedWith(props);
}

function useDeletedWith({ target, versions = 0 }: TrashNoteProps): string {
  const { t } = useTranslation('admin');
  const { id = 0, type } = target ?? {};
  const isBrowser = type === 'browser';
  // Without an answer the note names only the versions.
  const { data } = useDeletedWithQuery({ variables: { id, isBrowser }, skip: !target, fetchPolicy: 'no-cache' });
  const slides = data?.slides.filter(
    ({ isActive, linkType, linkTargetId, linkedBrowser }) =>
      isActive && (isBrowser ? linkedBrowser?.id === id : linkType === 'version' && linkTargetId === id),
  );
  const counts = {
    version: versions,
    fact: data?.browser?.facts.length ?? 0,
    source: data?.sources?.sources.length ?? 0,
    slide: slides?.length ?? 0,
  };
  const parts = (Object.keys(counts) as (keyof typeof counts)[]).filter((type) => counts[type] > 0); // the keys of a literal
  return parts.map((type) => t(`history.count.${type}`, { count: counts[type] })).join(t('history.comma'));
}
