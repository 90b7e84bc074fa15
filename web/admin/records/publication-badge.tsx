import { useCallback } from 'react';
import { parseTime } from '#rules/calendar.ts';
import { type PublicationInput, publicationState } from '#rules/records/publication.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { previewPath } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { shortTime } from '../ui/short-date.tsx';

interface PublicationText {
  text: string;
  isPublic: boolean;
}

/** Why visitors do not see a record, or until when they do; null if they see it without an end. */
export function usePublicationText(): (record: PublicationInput) => PublicationText | null {
  const { t } = useTexts();
  const language = useLanguage();
  return useCallback(
    ({ isDraft, visibleFrom, visibleUntil }) => {
      const date = (iso: string | null) => (iso ? shortTime(iso, language) : '');
      const state = publicationState(
        { isDraft, visibleFrom: parseTime(visibleFrom), visibleUntil: parseTime(visibleUntil) },
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

export function PublicationBadge({ state, page }: { state: PublicationText | null; page: string }) {
  const { t } = useTexts();
  if (!state) return null;
  return (
    <span className="cluster gap-x-2">
      <Badge tone="gray">
        <span className="whitespace-normal">{state.text}</span>
      </Badge>
      {!state.isPublic && (
        <a href={previewPath(page)} target="_blank" rel="noreferrer" className="text-xs underline">
          {t('publication.preview')}
        </a>
      )}
    </span>
  );
}
