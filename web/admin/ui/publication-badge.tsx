import { useCallback } from 'react';
import { publicationState } from '#rules/records/publication.ts';
import { useTexts } from '../use-texts.ts';
import { previewPath } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { shortTime } from './short-date.tsx';

interface Published {
  isDraft: boolean;
  visibleFrom: string | null;
  visibleUntil: string | null;
}

interface PublicationText {
  text: string;
  isPublic: boolean;
}

/** Why visitors do not see a record, or until when they do; null if they see it without an end. */
export function usePublicationText(): (record: Published) => PublicationText | null {
  const { t, language } = useTexts();
  return useCallback(
    ({ isDraft, visibleFrom, visibleUntil }) => {
      const time = (iso: string | null) => (iso ? new Date(iso) : null);
      const date = (iso: string | null) => (iso ? shortTime(iso, language) : '');
      const state = publicationState(
        { isDraft, visibleFrom: time(visibleFrom), visibleUntil: time(visibleUntil) },
        Date.now(),
      );
      if (state === 'public' && !visibleUntil) return null;
      const key = state === 'scheduled' && visibleUntil ? 'period' : state;
      const text = t(`publication.state.${key}`, { from: date(visibleFrom), until: date(visibleUntil) });
      return { text, isPublic: state === 'public' };
    },
    [t, language],
  );
}

export function PublicationBadge({ state, page }: { state: PublicationText | null; page?: string }) {
  const { t } = useTexts();
  if (!state) return null;
  return (
    <span className="cluster gap-x-2">
      <Badge tone="gray">
        <span className="whitespace-normal">{state.text}</span>
      </Badge>
      {page && !state.isPublic && (
        <a href={previewPath(page)} target="_blank" rel="noreferrer" className="text-xs underline">
          {t('publication.preview')}
        </a>
      )}
    </span>
  );
}
