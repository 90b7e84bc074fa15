import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { TRASH_DAYS } from '../../../rules/history.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeletedWithBrowserQuery } from './history.generated.ts';
import { AdminSlidesDocument, SlideVersionDocument } from '../slides/slides.generated.ts';

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
  const slides = useSlidesTo(target);
  const { data } = useDeletedWithBrowserQuery({
    variables: { id: target?.id ?? 0 },
    skip: target?.type !== 'browser',
    fetchPolicy: 'no-cache',
  });
  const counts = {
    version: versions,
    fact: data?.browser?.facts.length ?? 0,
    source: data?.sources.sources.length ?? 0,
    slide: slides,
  };
  const parts = (Object.keys(counts) as (keyof typeof counts)[]).filter((type) => counts[type] > 0); // the keys of a literal
  return parts.map((type) => t(`history.count.${type}`, { count: counts[type] })).join(t('history.comma'));
}

/** The number of active slides that link to a browser, to one of its versions, or to a version; 0 until it is known. */
function useSlidesTo({ type, id }: NonNullable<TrashNoteProps['target']> = { type: 'browser', id: 0 }): number {
  const client = useApolloClient();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const findBrowser = async (versionId: number) =>
      (await client.query({ query: SlideVersionDocument, variables: { id: versionId } })).data?.version?.browser.id;
    const load = async () => {
      const { data } = await client.query({ query: AdminSlidesDocument, fetchPolicy: 'network-only' });
      const active = data?.slides.filter(({ isActive }) => isActive) ?? [];
      const links = await Promise.all(
        active.map(async ({ linkType, linkTargetId }) =>
          linkType === type
            ? linkTargetId === id
            : linkType === 'version' &&
              linkTargetId !== null &&
              type === 'browser' &&
              (await findBrowser(linkTargetId)) === id,
        ),
      );
      if (isCurrent) setCount(links.filter(Boolean).length);
    };
    // Without an answer the note does not name the slides.
    if (id > 0) load().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [client, type, id]);
  return count;
}
