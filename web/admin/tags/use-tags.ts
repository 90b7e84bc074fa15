import { type ApolloCache, ServerError } from '@apollo/client';
import { useMemo, useState } from 'react';
import type { TagInput } from '../../../rules/tag-list.ts';
import type { TagChoiceFragment } from '../form/tags.generated.ts';
import {
  type StoredTagListFragment,
  type TagInput as SavedTag,
  TagListDocument,
  useMergeTagsMutation,
  useSaveTagsMutation,
  useTagListQuery,
} from './tags.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isConflict, useFailureMessage } from '../form/failure-message.ts';
import { memberOf, TAG_COLORS } from '../../../rules/vocabulary.ts';

export type Tags = ReturnType<typeof useTags>;

/** The tag list. It is always saved as a whole, over the loaded revision. */
export function useTags() {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const { data, error, refetch } = useTagListQuery();
  const list = data?.tagList ?? (isMissing(error) ? DEFAULT_LIST : undefined);
  // The list has no id, so Apollo's cache cannot update it by itself.
  const write = (cache: ApolloCache, tagList: StoredTagListFragment | undefined) =>
    tagList && cache.writeQuery({ query: TagListDocument, data: { tagList } });
  const [saveTags, saving] = useSaveTagsMutation({ update: (cache, { data: saved }) => write(cache, saved?.saveTags) });
  const [mergeTags, merging] = useMergeTagsMutation({
    update: (cache, { data: merged }) => write(cache, merged?.mergeTags),
  });
  const counts = list?.uses;
  const uses = useMemo(() => new Map(counts?.map(({ id, count }) => [id, count])), [counts]);
  const [failure, setFailure] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);

  const showError = (cause: unknown) => {
    setStale(isConflict(cause));
    if (isConflict(cause)) return setFailure(null);
    const message = t('form.saveFailed');
    const reason = failureMessage(cause, message);
    return setFailure(reason === message ? message : t('form.because', { message, reason }));
  };

  const attempt = async (send: () => Promise<unknown>) => {
    try {
      await send();
    } catch (cause) {
      showError(cause);
      return false;
    }
    setFailure(null);
    setStale(false);
    return true;
  };

  return {
    /** In their order; undefined until they are loaded. */
    tags: list?.tags,
    /** How many browsers use each tag, by its id. */
    uses,
    error,
    isSaving: saving.loading || merging.loading,
    failure,
    /** Whether someone else has saved the list since it was loaded. */
    isStale,
    // Both resolve with whether they succeeded.
    save: (tags: readonly TagInput[]) =>
      attempt(() => saveTags({ variables: { tags: savedTags(tags), revision: list?.revision } })),
    merge: (from: string, into: string) =>
      attempt(() => mergeTags({ variables: { from, into, revision: list?.revision } })),
    reload: async () => {
      await refetch();
      setStale(false);
    },
  };
}

const DEFAULT_LIST = { tags: [], revision: 0, uses: [] };

/** Status 404 means that no list is stored yet (spec §8). */
function isMissing(error: unknown): boolean {
  return ServerError.is(error) && error.statusCode === 404;
}

export function tagInputOf({ id, label, color }: TagChoiceFragment): TagInput {
  return { id, label: { en: label.en, zh: label.zh }, color };
}

function savedTags(tags: readonly TagInput[]): SavedTag[] {
  return tags.map((tag) => ({ ...tag, color: memberOf(TAG_COLORS, tag.color) ?? 'blue' }));
}

/** Replaces the tag with the same id, or appends the tag. */
export function withTag(tags: readonly TagInput[], tag: TagInput): TagInput[] {
  return tags.some(({ id }) => id === tag.id)
    ? tags.map((other) => (other.id === tag.id ? tag : other))
    : [...tags, tag];
}
