/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** The settings of the home page. Omitted links are not changed. */
export type SettingsInput = {
  /** The address of the page about this site, which the footer links: an http(s) URL or a path of this site; null for none. At most 2,048 characters. */
  aboutUrl?: string | null | undefined;
  /** The address of the contact page, which the footer links: an http(s) URL, a path of this site or a mailto address; null for none. At most 2,048 characters. */
  contactUrl?: string | null | undefined;
  /** Whether the counters of versions and platforms are real. */
  liveCounters: boolean;
  /** The address of the privacy page, which the footer links: an http(s) URL or a path of this site; null for none. At most 2,048 characters. */
  privacyUrl?: string | null | undefined;
};

export type HomepageSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomepageSettingsQuery = { settings: { liveCounters: boolean, aboutUrl: string | null, contactUrl: string | null, privacyUrl: string | null, revision: number } };

export type SaveHomepageSettingsMutationVariables = Exact<{
  input: SettingsInput;
  revision?: number | null | undefined;
}>;


export type SaveHomepageSettingsMutation = { saveSettings: { liveCounters: boolean, aboutUrl: string | null, contactUrl: string | null, privacyUrl: string | null, revision: number } };

export type StoredSettingsFragment = { liveCounters: boolean, aboutUrl: string | null, contactUrl: string | null, privacyUrl: string | null, revision: number };

export const StoredSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCounters"}},{"kind":"Field","name":{"kind":"Name","value":"aboutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"contactUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<StoredSettingsFragment, unknown>;
export const HomepageSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomepageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCounters"}},{"kind":"Field","name":{"kind":"Name","value":"aboutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"contactUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<HomepageSettingsQuery, HomepageSettingsQueryVariables>;
export const SaveHomepageSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHomepageSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Settings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCounters"}},{"kind":"Field","name":{"kind":"Name","value":"aboutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"contactUrl"}},{"kind":"Field","name":{"kind":"Name","value":"privacyUrl"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<SaveHomepageSettingsMutation, SaveHomepageSettingsMutationVariables>;
export const useHomepageSettingsQuery = (options?: useQuery.Options<HomepageSettingsQuery, HomepageSettingsQueryVariables>) => useQuery<HomepageSettingsQuery, HomepageSettingsQueryVariables>(HomepageSettingsDocument, options);

export const useSaveHomepageSettingsMutation = (options?: useMutation.Options<SaveHomepageSettingsMutation, SaveHomepageSettingsMutationVariables>) => useMutation<SaveHomepageSettingsMutation, SaveHomepageSettingsMutationVariables>(SaveHomepageSettingsDocument, options);
