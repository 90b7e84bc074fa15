/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A processor architecture. */
export type Architecture =
  /** 64-bit ARM */
  | 'arm64'
  /** A single file for several architectures */
  | 'universal'
  /** 64-bit Intel and AMD */
  | 'x64'
  /** 32-bit Intel and AMD */
  | 'x86';

/** An operating system. */
export type Platform =
  /** Android */
  | 'android'
  /** HarmonyOS */
  | 'harmonyos'
  /** iOS */
  | 'ios'
  /** Linux */
  | 'linux'
  /** macOS */
  | 'macos'
  /** Windows */
  | 'windows';

export type BrowsersForPlatformQueryVariables = Exact<{
  platform: Platform;
  architecture?: Architecture | null | undefined;
  first: number;
}>;


export type BrowsersForPlatformQuery = { browsers: { nodes: Array<{ id: number, iconUrl: string, name: { en: string, zh: string } }> } };


export const BrowsersForPlatformDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrowsersForPlatform"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Platform"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"architecture"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Architecture"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"platform"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}},{"kind":"Argument","name":{"kind":"Name","value":"architecture"},"value":{"kind":"Variable","name":{"kind":"Name","value":"architecture"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}}]}}]}}]}}]} as unknown as DocumentNode<BrowsersForPlatformQuery, BrowsersForPlatformQueryVariables>;
export const useBrowsersForPlatformQuery = (options: useQuery.Options<BrowsersForPlatformQuery, BrowsersForPlatformQueryVariables> & { variables: BrowsersForPlatformQueryVariables }) => useQuery<BrowsersForPlatformQuery, BrowsersForPlatformQueryVariables>(BrowsersForPlatformDocument, options);
export const useBrowsersForPlatformLazyQuery = (options?: useLazyQuery.Options<BrowsersForPlatformQuery, BrowsersForPlatformQueryVariables>) => useLazyQuery<BrowsersForPlatformQuery, BrowsersForPlatformQueryVariables>(BrowsersForPlatformDocument, options);
