import type { OperationVariables } from '@apollo/client';
import type { useMutation, useQuery } from '@apollo/client/react';

/** A generated hook of a query, for a screen that several kinds of records share. */
export type QueryHook<Data, Variables extends OperationVariables> = (
  options: Pick<useQuery.Options<Data, Variables>, 'fetchPolicy' | 'skip'> & { variables: Variables },
) => FormQuery<Data>;

/** A generated hook of a mutation. */
export type MutationHook<Data, Variables extends OperationVariables> = () => readonly [
  run: Mutate<Data, Variables>,
  ...rest: unknown[],
];

export type Mutate<Data, Variables extends OperationVariables> = (
  options: Pick<useMutation.MutationFunctionOptions<Data, Variables>, 'context'> & { variables: Variables },
) => Promise<{ data?: Data | null | undefined }>;

export interface FormQuery<Data> extends Pick<Loaded<unknown>, 'error' | 'refetch'> {
  data: Data | undefined;
  previousData?: Data | undefined;
  fetchMore: (options: { updateQuery: (shown: Data) => Data }) => Promise<{ data?: Data | undefined }>;
}

/** What a screen shows: undefined until it is loaded, null if it does not exist. */
export interface Loaded<T> {
  data: T | null | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
  fetchStored?: () => Promise<T | null>;
}

/** Its query has the fetch policy `no-cache`, so that no other screen changes what a form has loaded. */
export function loadedBy<Data, T>(
  { data, previousData, error, refetch, fetchMore }: FormQuery<Data>,
  loadedOf: (data: Data) => T | null,
): Loaded<T> {
  // After an error, what was loaded before stays.
  const shown = data ?? previousData;
  return {
    data: shown && loadedOf(shown),
    error,
    refetch,
    /** What is stored now, without a change of what the form has loaded. */
    fetchStored: async () => {
      const { data: stored } = await fetchMore({ updateQuery: (previous) => previous });
      return stored ? loadedOf(stored) : null;
    },
  };
}
