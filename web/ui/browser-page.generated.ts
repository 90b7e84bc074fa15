/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** Whether a browser is still maintained. */
export type BrowserStatus =
  /** New versions are released. */
  | 'active'
  /** There were no recent updates. */
  | 'dormant'
  /** The browser is discontinued. It cannot be featured. */
  | 'ended';

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
  /** Blue */
  | 'blue'
  /** Gray */
  | 'gray'
  /** Green */
  | 'green'
  /** Purple */
  | 'purple'
  /** Red */
  | 'red'
  /** Yellow */
  | 'yellow';

export type BrowserPageFragment = { id: number, iconUrl: string, status: BrowserStatus | null, websiteUrl: string | null, downloadCount: number, updatedAt: string, name: { en: string, zh: string }, description: { en: string, zh: string }, tags: Array<{ id: string, color: TagColor, label: { en: string, zh: string } }>, platforms: Array<{ platform: Platform, count: number }>, downloads: Array<{ id: number, versionNumber: string, releaseDate: string, releaseDateIsFirstSeen: boolean, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, minOsVersion: string | null, fileSize: string | null, offeredLink: { mirror: number, url: string, isDead: boolean } }> };

export type OfferedFileFragment = { id: number, versionNumber: string, releaseDate: string, releaseDateIsFirstSeen: boolean, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, minOsVersion: string | null, fileSize: string | null, offeredLink: { mirror: number, url: string, isDead: boolean } };

export const OfferedFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDateIsFirstSeen"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"offeredLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mirror"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isDead"}}]}}]}}]} as unknown as DocumentNode<OfferedFileFragment, unknown>;
export const BrowserPageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrowserPage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloads"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OfferedFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OfferedFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDateIsFirstSeen"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"offeredLink"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mirror"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isDead"}}]}}]}}]} as unknown as DocumentNode<BrowserPageFragment, unknown>;