/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whether a browser is maintained. */
export type BrowserStatus =
  /** New versions are released. */
  | 'active'
  /** No recent updates. */
  | 'dormant'
  /** Discontinued: it cannot be featured. */
  | 'ended';

/** A fact of a browser. Only the value of the topic's kind is stored. */
export type FactInput = {
  /** The value of a topic with the answers yes (true) and no (false): cross_tab, summaries, writing, translation, memory, model_choice, own_api_key, local_models, ad_blocker, tracker_blocking, account_required, sync. Null for other topics. */
  answer?: boolean | null | undefined;
  /** The value of a topic with choices; null for other topics. status: active, dormant, ended; price: free, free_paid, paid, waitlist; agent: none, chat, answers, in_testing, acts, acts_with_approval; page_data: vendor_cloud, vendor_or_own, own_only, chosen_provider; telemetry: none, opt_in, opt_out, always; training: not_used, opt_in, opt_out; engine: chromium, gecko, webkit, chromium_ie; licence: mpl_2, gpl_3, agpl_3, mixed, proprietary; extensions: chrome, firefox, own, own_and_chrome, none. */
  choice?: string | null | undefined;
  /** For editors; null for visitors, and without a note. At most 1,000 characters. */
  note?: string | null | undefined;
  /** The day on which it was seen, which is not in the future. YYYY-MM-DD. */
  seenOn: string;
  /** The page on which it was seen. An http(s) URL. */
  sourceUrl: string;
  /** The value of a topic with a text: vendor, models. Empty for other topics. At most 300 characters in each language. */
  text?: LocalizedTextInput | null | undefined;
  /** What the fact is about, which decides whether the answer, the choice or the text is the value. */
  topic: string;
};

/** A row of the comparison at `/compare`, with what its facts say. */
export type FactTopic =
  /** Yes or no. */
  | 'account_required'
  /** Yes or no. */
  | 'ad_blocker'
  /** One of none, chat, answers, in_testing, acts, acts_with_approval. */
  | 'agent'
  /** Yes or no. */
  | 'cross_tab'
  /** One of chromium, gecko, webkit, chromium_ie. */
  | 'engine'
  /** One of chrome, firefox, own, own_and_chrome, none. */
  | 'extensions'
  /** One of mpl_2, gpl_3, agpl_3, mixed, proprietary. */
  | 'licence'
  /** Yes or no. */
  | 'local_models'
  /** Yes or no. */
  | 'memory'
  /** Yes or no. */
  | 'model_choice'
  /** A text. */
  | 'models'
  /** Yes or no. */
  | 'own_api_key'
  /** One of vendor_cloud, vendor_or_own, own_only, chosen_provider. */
  | 'page_data'
  /** One of free, free_paid, paid, waitlist. */
  | 'price'
  /** One of active, dormant, ended. */
  | 'status'
  /** Yes or no. */
  | 'summaries'
  /** Yes or no. */
  | 'sync'
  /** One of none, opt_in, opt_out, always. */
  | 'telemetry'
  /** Yes or no. */
  | 'tracker_blocking'
  /** One of not_used, opt_in, opt_out. */
  | 'training'
  /** Yes or no. */
  | 'translation'
  /** A text. */
  | 'vendor'
  /** Yes or no. */
  | 'writing';

/** A text in English and Chinese. */
export type LocalizedTextInput = {
  /** In English. */
  en: string;
  /** In simplified Chinese. */
  zh: string;
};

export type FactsOfBrowserQueryVariables = Exact<{
  id: number;
}>;


export type FactsOfBrowserQuery = { browser: { id: number, revision: number, name: { en: string, zh: string }, facts: Array<{ topic: FactTopic, answer: boolean | null, choice: string | null, sourceUrl: string, seenOn: string, note: string | null, text: { en: string, zh: string } }> } | null };

export type SaveFactsMutationVariables = Exact<{
  id: number;
  facts: Array<FactInput> | FactInput;
  revision?: number | null | undefined;
}>;


export type SaveFactsMutation = { saveFacts: { isFeatured: boolean, status: BrowserStatus | null, id: number, revision: number, name: { en: string, zh: string }, facts: Array<{ topic: FactTopic, answer: boolean | null, choice: string | null, sourceUrl: string, seenOn: string, note: string | null, text: { en: string, zh: string } }> } };

export type FactsToEditFragment = { id: number, revision: number, name: { en: string, zh: string }, facts: Array<{ topic: FactTopic, answer: boolean | null, choice: string | null, sourceUrl: string, seenOn: string, note: string | null, text: { en: string, zh: string } }> };

export const FactsToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FactsToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seenOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<FactsToEditFragment, unknown>;
export const FactsOfBrowserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FactsOfBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FactsToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FactsToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seenOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<FactsOfBrowserQuery, FactsOfBrowserQueryVariables>;
export const SaveFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveFacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"facts"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FactInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"browserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"facts"},"value":{"kind":"Variable","name":{"kind":"Name","value":"facts"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FactsToEdit"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FactsToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seenOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<SaveFactsMutation, SaveFactsMutationVariables>;
export const useFactsOfBrowserQuery = (options: useQuery.Options<FactsOfBrowserQuery, FactsOfBrowserQueryVariables> & { variables: FactsOfBrowserQueryVariables }) => useQuery<FactsOfBrowserQuery, FactsOfBrowserQueryVariables>(FactsOfBrowserDocument, options);

export const useSaveFactsMutation = (options?: useMutation.Options<SaveFactsMutation, SaveFactsMutationVariables>) => useMutation<SaveFactsMutation, SaveFactsMutationVariables>(SaveFactsDocument, options);
