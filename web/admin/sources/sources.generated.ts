/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation } from '@apollo/client/react';
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

/** An update source. Settings that its kind does not use are not stored. */
export type SourceInput = {
  /** Which files belong to the browser; null for all. Up to three * stand for any text, one {version} for the number. With a slash it is compared with the whole URL, otherwise with the name of the file. At most 200 characters. */
  assetPattern?: string | null | undefined;
  /** The name of the browser at the source. At most 500 characters. */
  identifier: string;
  /** The kind of source. One of winget, homebrew, sparkle, github, mozilla, chrome, edge, debian, appStore, fdroid, flathub. */
  kind: string;
  /** The only platform; null for all. One of windows, macos, linux, android, ios, harmonyos. */
  platform?: string | null | undefined;
  /** The release channel; null if the source marks it. One of stable, beta, alpha, dev. */
  releaseChannel?: string | null | undefined;
};

export type SourcesOfBrowserQueryVariables = Exact<{
  id: number;
}>;


export type SourcesOfBrowserQuery = { browser: { id: number, name: { en: string, zh: string } } | null, sources: { revision: number, sources: Array<{ kind: string, identifier: string, releaseChannel: ReleaseChannel | null, platform: Platform | null, assetPattern: string | null, checkedAt: string | null, failures: number, failure: string | null, releases: Array<{ versionNumber: string }> }> } };

export type SaveSourcesMutationVariables = Exact<{
  id: number;
  sources: Array<SourceInput> | SourceInput;
  revision?: number | null | undefined;
}>;


export type SaveSourcesMutation = { saveSources: { revision: number, sources: Array<{ kind: string, identifier: string, releaseChannel: ReleaseChannel | null, platform: Platform | null, assetPattern: string | null, checkedAt: string | null, failures: number, failure: string | null, releases: Array<{ versionNumber: string }> }> } };

export type TrySourceMutationVariables = Exact<{
  source: SourceInput;
}>;


export type TrySourceMutation = { trySource: { failure: string | null, releases: Array<{ versionNumber: string, releaseChannel: ReleaseChannel, releaseDate: string | null, sourceUrl: string, files: Array<{ platform: Platform, architecture: Architecture | null, downloadUrl: string | null, fileSize: string | null, sha256: string | null, minOsVersion: string | null }> }> } };

export type SourcesToEditFragment = { revision: number, sources: Array<{ kind: string, identifier: string, releaseChannel: ReleaseChannel | null, platform: Platform | null, assetPattern: string | null, checkedAt: string | null, failures: number, failure: string | null, releases: Array<{ versionNumber: string }> }> };

export type StoredSourceFragment = { kind: string, identifier: string, releaseChannel: ReleaseChannel | null, platform: Platform | null, assetPattern: string | null, checkedAt: string | null, failures: number, failure: string | null, releases: Array<{ versionNumber: string }> };

export const StoredSourceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"assetPattern"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}}]}}]}}]} as unknown as DocumentNode<StoredSourceFragment, unknown>;
export const SourcesToEditFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourcesToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrowserSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSource"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"assetPattern"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}}]}}]}}]} as unknown as DocumentNode<SourcesToEditFragment, unknown>;
export const SourcesOfBrowserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourcesOfBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"browserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourcesToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"assetPattern"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourcesToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrowserSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSource"}}]}}]}}]} as unknown as DocumentNode<SourcesOfBrowserQuery, SourcesOfBrowserQueryVariables>;
export const SaveSourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSources"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sources"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"browserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"sources"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sources"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourcesToEdit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredSource"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSource"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"assetPattern"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"failures"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourcesToEdit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrowserSources"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredSource"}}]}}]}}]} as unknown as DocumentNode<SaveSourcesMutation, SaveSourcesMutationVariables>;
export const TrySourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TrySource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trySource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"releases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TrySourceMutation, TrySourceMutationVariables>;
export const useSourcesOfBrowserQuery = (options: useQuery.Options<SourcesOfBrowserQuery, SourcesOfBrowserQueryVariables> & { variables: SourcesOfBrowserQueryVariables }) => useQuery<SourcesOfBrowserQuery, SourcesOfBrowserQueryVariables>(SourcesOfBrowserDocument, options);

export const useSaveSourcesMutation = (options?: useMutation.Options<SaveSourcesMutation, SaveSourcesMutationVariables>) => useMutation(SaveSourcesDocument, options);

export const useTrySourceMutation = (options?: useMutation.Options<TrySourceMutation, TrySourceMutationVariables>) => useMutation(TrySourceDocument, options);
