import { ServerError } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { DEFAULT_TAG, type TagInput } from '#rules/records/tag.ts';
import { memberOf, TAG_COLORS } from '#rules/vocabulary.ts';
import { useTexts } from '../ui/use-texts.ts';
import { formValues } from '../records/form/use-record-form.ts';
import { isConflict, useFailureMessage } from '../records/graph/failure-message.ts';
import { useMessages } from '../records/graph/notices.ts';
import { TagListDocument, useMergeTagsMutation, useSaveTagsMutation, useTagListQuery } from './tags.generated.ts';

export type Tags = ReturnType<typeof useTags>;

const DEFAULT_LIST = { tags: [], revision: 0, uses: [] };

/** The tag list. It is always saved as a whole, over the loaded revision. */
export function useTags() {
  const { t } = useTexts();
  const client = useApolloClient();
  const failureMessage = useFailureMessage();
  const { showDone } = useMessages();
  const { data, error, refetch } = useTagListQuery();
  // Status 404 means that no list is stored yet (spec §8).
  const isMissing = ServerError.is(error) && error.statusCode === 404;
  const list = data?.tagList ?? (isMissing ? DEFAULT_LIST : undefined);
  const [saveTags, saving] = useSaveTagsMutation();
  const [mergeTags, merging] = useMergeTagsMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const showError = (cause: unknown) => {
    const message = t('form.saveFailed');
    const reason = isConflict(cause) ? t('tags.stale') : failureMessage(cause, message);
    setFailure(reason === message ? message : t('form.because', { message, reason }));
    if (isConflict(cause)) void refetch().catch(() => undefined);
  };

  const showSaved = (message: string) => {
    setFailure(null);
    showDone(message);
  };

  const attempt = async (work: Promise<unknown>, message: string) => {
    try {
      await work;
      showSaved(message);
      return true;
    } catch (cause) {
      showError(cause);
      return false;
    }
  };

  /** The loaded list, also in a function of an earlier rendering. */
  const read = () => client.readQuery({ query: TagListDocument })?.tagList ?? DEFAULT_LIST;
  /** Rejects with a conflict if someone else has saved the list since `revision`. */
  const send = async (tags: readonly TagInput[], revision: number | null = read().revision) =>
    saveTags({
      variables: {
        tags: tags.map((tag) => ({
          ...formValues(tag, DEFAULT_TAG),
          color: memberOf(TAG_COLORS, tag.color) ?? 'blue',
        })),
        revision,
      },
    });

  return {
    /** The tags in their order; undefined until they are loaded. */
    tags: list?.tags,
    usesOf: (id: string | undefined) => list?.uses.find((use) => use.id === id)?.count ?? 0,
    error,
    isSaving: saving.loading || merging.loading,
    failure,
    showError,
    showSaved,
    read,
    send,
    save: async (tags: readonly TagInput[], message: string) => attempt(send(tags), message),
    merge: async (from: string, into: string, message: string) =>
      attempt(mergeTags({ variables: { from, into, revision: list?.revision } }), message),
    refetch: async () => {
      await refetch();
      return read();
    },
  };
}
