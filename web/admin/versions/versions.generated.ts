/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

/** A text in English and Chinese. */
export type LocalizedTextInput = {
  /** In English. */
  en: string;
  /** In simplified Chinese. */
  zh: string;
};

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

/** The type of an update. */
export type UpdateType =
  /** One urgent correction */
  | 'hotfix'
  /** New generation */
  | 'major'
  /** New features */
  | 'minor'
  /** Small corrections */
  | 'patch';

/** The changed fields of a version. Null means the same as a blank text: it removes an optional value, clears an optional text, and is invalid for a required field. */
export type VersionChange = {
  /** The processor architecture; null if it is not specified. One of x64, arm64, x86, universal. */
  architecture?: string | null | undefined;
  /** The id of the browser. */
  browserId?: number | null | undefined;
  /** Its slug instead. */
  browserSlug?: string | null | undefined;
  /** Other URLs of the same file. /versions/{id}/download?mirror=N redirects to the N-th, from 1. At most 20, each an http(s) URL. */
  downloadMirrors?: Array<string> | null | undefined;
  /** The vendor's URL, to which /versions/{id}/download redirects and counts. An http(s) URL. */
  downloadUrl?: string | null | undefined;
  /** The features, one on each line. At most 10,000 characters in each language. */
  features?: LocalizedTextInput | null | undefined;
  /** A number of bytes, or a text of the vendor; null if it is unknown. At most 50 characters. */
  fileSize?: string | null | undefined;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: boolean | null | undefined;
  /** The oldest supported system; null if it is not specified. At most 100 characters. */
  minOsVersion?: string | null | undefined;
  /** Whether the download URL always serves this very file, as the administrator decided; null if its URL decides. */
  pinned?: boolean | null | undefined;
  /** The platform. One of windows, macos, linux, android, ios, harmonyos. */
  platform?: string | null | undefined;
  /** The release channel. One of stable, beta, alpha, dev. */
  releaseChannel?: string | null | undefined;
  /** The release date. YYYY-MM-DD. */
  releaseDate?: string | null | undefined;
  /** Whether the release date is unknown, and the day on which it was first seen stands for it. */
  releaseDateIsFirstSeen?: boolean | null | undefined;
  /** The URLs of screenshots. At most 5, each an http(s) URL. */
  screenshots?: Array<string> | null | undefined;
  /** The SHA-256 of the file at the download URL, in hexadecimal digits; null if it is unknown. */
  sha256?: string | null | undefined;
  /** The page that announced it; null if it is unknown. An http(s) URL. */
  sourceUrl?: string | null | undefined;
  /** The update type; null if it is not specified. One of major, minor, patch, hotfix. */
  updateType?: string | null | undefined;
  /** The number in the vendor's notation. At most 50 characters. */
  versionNumber?: string | null | undefined;
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: string | null | undefined;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: string | null | undefined;
};

/** A new version. Enum values are strings, so that an invalid one is reported with the other invalid fields. */
export type VersionInput = {
  /** The processor architecture; null if it is not specified. One of x64, arm64, x86, universal. */
  architecture?: string | null | undefined;
  /** The id of the browser. Required. */
  browserId?: number | null | undefined;
  /** Its slug instead. */
  browserSlug?: string | null | undefined;
  /** Other URLs of the same file. /versions/{id}/download?mirror=N redirects to the N-th, from 1. At most 20, each an http(s) URL. */
  downloadMirrors?: Array<string> | null | undefined;
  /** The vendor's URL, to which /versions/{id}/download redirects and counts. An http(s) URL. */
  downloadUrl: string;
  /** The features, one on each line. At most 10,000 characters in each language. */
  features: LocalizedTextInput;
  /** A number of bytes, or a text of the vendor; null if it is unknown. At most 50 characters. */
  fileSize?: string | null | undefined;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: boolean | null | undefined;
  /** The oldest supported system; null if it is not specified. At most 100 characters. */
  minOsVersion?: string | null | undefined;
  /** Whether the download URL always serves this very file, as the administrator decided; null if its URL decides. */
  pinned?: boolean | null | undefined;
  /** The platform. One of windows, macos, linux, android, ios, harmonyos. */
  platform: string;
  /** The release channel. One of stable, beta, alpha, dev. The default is stable. */
  releaseChannel?: string | null | undefined;
  /** The release date. YYYY-MM-DD. */
  releaseDate: string;
  /** Whether the release date is unknown, and the day on which it was first seen stands for it. */
  releaseDateIsFirstSeen?: boolean | null | undefined;
  /** The URLs of screenshots. At most 5, each an http(s) URL. */
  screenshots?: Array<string> | null | undefined;
  /** The SHA-256 of the file at the download URL, in hexadecimal digits; null if it is unknown. */
  sha256?: string | null | undefined;
  /** The page that announced it; null if it is unknown. An http(s) URL. */
  sourceUrl?: string | null | undefined;
  /** The update type; null if it is not specified. One of major, minor, patch, hotfix. */
  updateType?: string | null | undefined;
  /** The number in the vendor's notation. At most 50 characters. */
  versionNumber: string;
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: string | null | undefined;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: string | null | undefined;
};

export type VersionsOfBrowserQueryVariables = Exact<{
  browserId: number;
  page: number;
  limit: number;
}>;


export type VersionsOfBrowserQuery = { browser: { id: number, isDraft: boolean, name: { en: string, zh: string }, versions: { totalCount: number, nodes: Array<{ id: number, isLatest: boolean, revision: number, versionNumber: string, releaseDate: string, releaseDateIsFirstSeen: boolean, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, updateType: UpdateType | null, downloadUrl: string, downloadMirrors: Array<string>, fileSize: string | null, minOsVersion: string | null, screenshots: Array<string>, pinned: boolean | null, sha256: string | null, sourceUrl: string | null, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, features: { en: string, zh: string } }> } } | null };

export type AdminVersionQueryVariables = Exact<{
  id: number;
}>;


export type AdminVersionQuery = { version: { id: number, isLatest: boolean, revision: number, versionNumber: string, releaseDate: string, releaseDateIsFirstSeen: boolean, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, updateType: UpdateType | null, downloadUrl: string, downloadMirrors: Array<string>, fileSize: string | null, minOsVersion: string | null, screenshots: Array<string>, pinned: boolean | null, sha256: string | null, sourceUrl: string | null, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, browser: { id: number }, features: { en: string, zh: string } } | null };

export type AdminVersionFragment = { id: number, isLatest: boolean, revision: number, versionNumber: string, releaseDate: string, releaseDateIsFirstSeen: boolean, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, updateType: UpdateType | null, downloadUrl: string, downloadMirrors: Array<string>, fileSize: string | null, minOsVersion: string | null, screenshots: Array<string>, pinned: boolean | null, sha256: string | null, sourceUrl: string | null, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, features: { en: string, zh: string } };

export type UpdateVersionMutationVariables = Exact<{
  id: number;
  input: VersionChange;
  revision?: number | null | undefined;
}>;


export type UpdateVersionMutation = { updateVersion: { id: number, isLatest: boolean, revision: number, versionNumber: string, releaseDate: string, releaseDateIsFirstSeen: boolean, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, updateType: UpdateType | null, downloadUrl: string, downloadMirrors: Array<string>, fileSize: string | null, minOsVersion: string | null, screenshots: Array<string>, pinned: boolean | null, sha256: string | null, sourceUrl: string | null, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, features: { en: string, zh: string } } };

export type CreateVersionsMutationVariables = Exact<{
  inputs: Array<VersionInput> | VersionInput;
}>;


export type CreateVersionsMutation = { createVersions: Array<{ id: number, revision: number }> };

export type UpdateVersionsMutationVariables = Exact<{
  ids: Array<number> | number;
  input: VersionChange;
}>;


export type UpdateVersionsMutation = { updateVersions: { count: number } };

export type DeleteVersionsMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type DeleteVersionsMutation = { removed: { count: number, deactivatedSlides: number } };

export const AdminVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionValues"}},{"kind":"Field","name":{"kind":"Name","value":"isLatest"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDateIsFirstSeen"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"updateType"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadMirrors"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screenshots"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}}]} as unknown as DocumentNode<AdminVersionFragment, unknown>;
export const VersionsOfBrowserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VersionsOfBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"browserId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"browserId"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDateIsFirstSeen"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"updateType"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadMirrors"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screenshots"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionValues"}},{"kind":"Field","name":{"kind":"Name","value":"isLatest"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<VersionsOfBrowserQuery, VersionsOfBrowserQueryVariables>;
export const AdminVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminVersion"}},{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDateIsFirstSeen"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"updateType"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadMirrors"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screenshots"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionValues"}},{"kind":"Field","name":{"kind":"Name","value":"isLatest"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<AdminVersionQuery, AdminVersionQueryVariables>;
export const UpdateVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VersionChange"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminVersion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDateIsFirstSeen"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"updateType"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadMirrors"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screenshots"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionValues"}},{"kind":"Field","name":{"kind":"Name","value":"isLatest"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UpdateVersionMutation, UpdateVersionMutationVariables>;
export const CreateVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inputs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VersionInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inputs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inputs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<CreateVersionsMutation, CreateVersionsMutationVariables>;
export const UpdateVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VersionChange"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<UpdateVersionsMutation, UpdateVersionsMutationVariables>;
export const DeleteVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedSlides"}}]}}]}}]} as unknown as DocumentNode<DeleteVersionsMutation, DeleteVersionsMutationVariables>;
export const useVersionsOfBrowserQuery = (options: useQuery.Options<VersionsOfBrowserQuery, VersionsOfBrowserQueryVariables> & { variables: VersionsOfBrowserQueryVariables }) => useQuery<VersionsOfBrowserQuery, VersionsOfBrowserQueryVariables>(VersionsOfBrowserDocument, options);

export const useAdminVersionQuery = (options: useQuery.Options<AdminVersionQuery, AdminVersionQueryVariables> & { variables: AdminVersionQueryVariables }) => useQuery<AdminVersionQuery, AdminVersionQueryVariables>(AdminVersionDocument, options);

export const useUpdateVersionMutation = (options?: useMutation.Options<UpdateVersionMutation, UpdateVersionMutationVariables>) => useMutation<UpdateVersionMutation, UpdateVersionMutationVariables>(UpdateVersionDocument, options);

export const useCreateVersionsMutation = (options?: useMutation.Options<CreateVersionsMutation, CreateVersionsMutationVariables>) => useMutation<CreateVersionsMutation, CreateVersionsMutationVariables>(CreateVersionsDocument, options);

export const useUpdateVersionsMutation = (options?: useMutation.Options<UpdateVersionsMutation, UpdateVersionsMutationVariables>) => useMutation<UpdateVersionsMutation, UpdateVersionsMutationVariables>(UpdateVersionsDocument, options);

export const useDeleteVersionsMutation = (options?: useMutation.Options<DeleteVersionsMutation, DeleteVersionsMutationVariables>) => useMutation<DeleteVersionsMutation, DeleteVersionsMutationVariables>(DeleteVersionsDocument, options);
