import { useCallback } from 'react';
import { formatDate } from '../../../rules/format.ts';
import { publicationState } from '../../../rules/publication.ts';
import { LOCALES } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { previewPath } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';

interface Published {
  isDraft: boolean;
  visibleFrom: string | null;
  visibleUntil: string | null;
}

/** Why visitors do not see a record, and the exact time. */
export interface PublicationText {
  text: string;
  title: string | undefined;
  /** The text of the link to the preview. */
  preview: string;
}

/** Returns the function that says why visitors do not see a record; null if they see it. */
export function usePublicationText(): (record: Published) => PublicationText | null {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  return useCallback(
    ({ isDraft, visibleFrom, visibleUntil }) => {
      const time = (iso: string | null) => (iso ? new Date(iso) : null);
      const state = publicationState({ isDraft, visibleFrom: time(visibleFrom), visibleUntil: time(visibleUntil) }, Date.now());
      if (state === 'public') return null;
      const exact = { draft: null, scheduled: visibleFrom, expired: visibleUntil }[state];
      const title = time(exact)?.toLocaleString(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' });
      return { text: t(`publication.state.${state}`, { date: exact ? formatDate(exact, language) : '' }), title, preview: t('publication.preview') };
    },
    [t, language],
  );
}

/** A quiet badge of a record that visitors do not see because of its draft or its times, with a link to the preview of its page. */
export function PublicationBadge({ state, page }: { state: PublicationText | null; page?: string }) {
  if (!state) return null;
  return (
    <span title={state.title} className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone="gray">{state.text}</Badge>
      {page && (
        <a href={previewPath(page)} target="_blank" rel="noreferrer" className="text-xs underline">
          {state.preview}
        </a>
      )}
    </span>
  );
}
