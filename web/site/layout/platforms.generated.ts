/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** An operating system. */
export type Platform =
  | 'android'
  | 'harmonyos'
  | 'ios'
  | 'linux'
  | 'macos'
  | 'windows';

export type PlatformNumbersQueryVariables = Exact<{ [key: string]: never; }>;


export type PlatformNumbersQuery = { counters: { byPlatform: Array<{ platform: Platform, browsers: number }> } };


export const PlatformNumbersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlatformNumbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byPlatform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"browsers"}}]}}]}}]}}]} as unknown as DocumentNode<PlatformNumbersQuery, PlatformNumbersQueryVariables>;
export const usePlatformNumbersQuery = (options?: useQuery.Options<PlatformNumbersQuery, PlatformNumbersQueryVariables>) => useQuery<PlatformNumbersQuery, PlatformNumbersQueryVariables>(PlatformNumbersDocument, options);
