import { ServerError } from '@apollo/client';
import { useMemo, useState } from 'react';
import type { TagInput } from '../../../rules/tag-list.ts';
import type { TagChoiceFragment } from '../form/tags.generated.ts';
import { TagListDocument, useSaveTagsMutation, useTagListQuery } from './tags.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { isConflict } from '../form/failure-parts.ts';
import { savedTags } from './tag-values.ts';

export interface Tags {
  /** The stored list in its order; undefined until it is there. */
  tags: readonly TagChoiceFragment[] | undefined;
  /** How many browsers use each tag, by its id. */
  uses: ReadonlyMap<string, number>;
  /** Why the list could not be loaded. */
  error: unknown;
  isSaving: boolean;
  /** What to tell about the last saving; null when it went well. */
  failure: string | null;
  /** Whether someone else saved the list since it was loaded. */
  isStale: boolean;
  /** Saves the whole list (spec §4); resolves with whether that went well. */
  save: (tags: readonly TagInput[]) => Promise<boolean>;
  reload: () => Promise<void>;
}

/** The tag list, which is always saved whole, over the revision that was seen. */
export function useTags(): Tags {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const { data, error, refetch } = useTagListQuery();
  const list = data?.tagList ?? (isMissing(error) ? NO_LIST : undefined);
  const [saveTags, { loading }] = useSaveTagsMutation({
    // The list has no id to be found by in the cache.
    update: (cache, { data: saved }) => saved && cache.writeQuery({ query: TagListDocument, data: { tagList: saved.saveTags } }),
  });
  const counted = list?.uses;
  const uses = useMemo(() => new Map(counted?.map(({ id, count }) => [id, count])), [counted]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);

  const explain = (cause: unknown) => {
    setStale(isConflict(cause));
    if (isConflict(cause)) return setFailure(null);
    const message = t('form.saveFailed');
    const reason = failureMessage(cause, message);
    return setFailure(reason === message ? message : t('tags.because', { message, reason }));
  };

  return {
    tags: list?.tags,
    uses,
    error,
    isSaving: loading,
    failure,
    isStale,
    async save(tags) {
      try {
        await saveTags({ variables: { tags: savedTags(tags), revision: list?.revision } });
      } catch (cause) {
        explain(cause);
        return false;
      }
      setFailure(null);
      setStale(false);
      return true;
    },
    async reload() {
      await refetch();
      setStale(false);
    },
  };
}

/** What is there before anything was saved. */
const NO_LIST = { tags: [], revision: 0, uses: [] };

/** A 404 says that there is no list yet (spec §8). */
function isMissing(error: unknown): boolean {
  return ServerError.is(error) && error.statusCode === 404;
}
