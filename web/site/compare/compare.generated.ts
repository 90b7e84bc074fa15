/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A processor architecture. */
export type Architecture =
  /** 64-bit ARM */
  | 'arm64'
  /** One file for several processors */
  | 'universal'
  /** 64-bit Intel and AMD */
  | 'x64'
  /** 32-bit Intel and AMD */
  | 'x86';

/** Whether a browser is maintained. */
export type BrowserStatus =
  /** New versions are released. */
  | 'active'
  /** There were no recent updates. */
  | 'dormant'
  /** It is discontinued, and cannot be featured. */
  | 'ended';

/** A row of the comparison. */
export type FactTopic =
  /** Whether the assistant needs an account. */
  | 'account_required'
  /** Whether it blocks ads. */
  | 'ad_blocker'
  /** What the assistant can do. */
  | 'agent'
  /** Whether the assistant works across tabs. */
  | 'cross_tab'
  /** The engine. */
  | 'engine'
  /** Which extensions can be installed. */
  | 'extensions'
  /** The licence, or that it is not open source. */
  | 'licence'
  /** Whether models can run on the device. */
  | 'local_models'
  /** Whether the assistant remembers chats. */
  | 'memory'
  /** Whether users can choose the model. */
  | 'model_choice'
  /** Which models the assistant uses. */
  | 'models'
  /** Whether users can use their API key. */
  | 'own_api_key'
  /** Where pages are sent. */
  | 'page_data'
  /** What it costs. */
  | 'price'
  /** Whether it is maintained. */
  | 'status'
  /** Whether the assistant summarises pages. */
  | 'summaries'
  /** Whether it synchronises devices. */
  | 'sync'
  /** Whether it sends usage data to the maker. */
  | 'telemetry'
  /** Whether it blocks trackers. */
  | 'tracker_blocking'
  /** Whether users' data trains models. */
  | 'training'
  /** Whether it translates pages. */
  | 'translation'
  /** Who makes it. */
  | 'vendor'
  /** Whether the assistant helps with writing. */
  | 'writing';

/** An operating system. */
export type Platform =
  | 'android'
  | 'harmonyos'
  | 'ios'
  | 'linux'
  | 'macos'
  | 'windows';

/** The release channel of a version. */
export type ReleaseChannel =
  /** Early */
  | 'alpha'
  /** Nearly finished */
  | 'beta'
  /** Straight from development */
  | 'dev'
  /** For everyone */
  | 'stable';

/** The colour of a tag. */
export type TagColor =
  | 'blue'
  | 'gray'
  | 'green'
  | 'purple'
  | 'red'
  | 'yellow';

export type CompareQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type CompareQuery = { browsersByIds: Array<{ id: number, iconUrl: string, status: BrowserStatus | null, name: { en: string, zh: string }, tags: Array<{ id: string, color: TagColor, label: { en: string, zh: string } }>, downloads: Array<{ fileSize: string | null, downloadUrl: string, id: number, versionNumber: string, releaseDate: string, releaseDateIsFirstSeen: boolean, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel }>, facts: Array<{ topic: FactTopic, answer: boolean | null, choice: string | null, sourceUrl: string, seenOn: string, text: { en: string, zh: string } }> }> };

export type ComparedBrowserFragment = { id: number, iconUrl: string, status: BrowserStatus | null, name: { en: string, zh: string }, tags: Array<{ id: string, color: TagColor, label: { en: string, zh: string } }>, downloads: Array<{ fileSize: string | null, downloadUrl: string, id: number, versionNumber: string, releaseDate: string, releaseDateIsFirstSeen: boolean, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel }>, facts: Array<{ topic: FactTopic, answer: boolean | null, choice: string | null, sourceUrl: string, seenOn: string, text: { en: string, zh: string } }> };

export type ComparedFileFragment = { fileSize: string | null, downloadUrl: string, id: number, versionNumber: string, releaseDate: string, releaseDateIsFirstSeen: boolean, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel };

export type ComparedFactFragment = { topic: FactTopic, answer: boolean | null, choice: string | null, sourceUrl: string, seenOn: string, text: { en: string, zh: string } };

export const ComparedFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleasedFile"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleasedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDateIsFirstSeen"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}}]}}]} as unknown as DocumentNode<ComparedFileFragment, unknown>;
export const ComparedFactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedFact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Fact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seenOn"}}]}}]} as unknown as DocumentNode<ComparedFactFragment, unknown>;
export const ComparedBrowserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedBrowser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedFile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedFact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleasedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDateIsFirstSeen"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleasedFile"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedFact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Fact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seenOn"}}]}}]} as unknown as DocumentNode<ComparedBrowserFragment, unknown>;
export const CompareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Compare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browsersByIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedBrowser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReleasedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDateIsFirstSeen"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReleasedFile"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedFact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Fact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"choice"}},{"kind":"Field","name":{"kind":"Name","value":"text"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seenOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedBrowser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedFile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedFact"}}]}}]}}]} as unknown as DocumentNode<CompareQuery, CompareQueryVariables>;
export const useCompareQuery = (options: useQuery.Options<CompareQuery, CompareQueryVariables> & { variables: CompareQueryVariables }) => useQuery<CompareQuery, CompareQueryVariables>(CompareDocument, options);
