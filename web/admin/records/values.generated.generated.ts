/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** The position of a custom code in a page. */
export type CodePosition =
  /** Right before `</body>` */
  | 'body_end'
  /** Right after `<body>` */
  | 'body_start'
  /** Right before `</head>` */
  | 'head_end'
  /** Right after `<head>` */
  | 'head_start';

/** The type of a slide's link. */
export type LinkType =
  /** To the browser with the id `linkTargetId` */
  | 'browser'
  /** To `linkUrl`, in a new tab */
  | 'external'
  /** To the version with the id `linkTargetId` */
  | 'version';

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

export type BrowserValuesFragment = { iconUrl: string, websiteUrl: string | null, otherNames: string | null, slug: string, isFeatured: boolean, displayOrder: number, downloadCount: number, isDraft: boolean, name: { en: string, zh: string }, description: { en: string, zh: string }, shortDescription: { en: string, zh: string } };

export type VersionValuesFragment = { versionNumber: string, releaseDate: string, releaseDateIsFirstSeen: boolean, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, updateType: UpdateType | null, downloadUrl: string, downloadMirrors: Array<string>, fileSize: string | null, minOsVersion: string | null, screenshots: Array<string>, pinned: boolean | null, sha256: string | null, sourceUrl: string | null, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, features: { en: string, zh: string } };

export type SlideValuesFragment = { imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, title: { en: string, zh: string }, description: { en: string, zh: string } };

export type CustomCodeValuesFragment = { name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null };

export const BrowserValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrowserValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}}]}}]} as unknown as DocumentNode<BrowserValuesFragment, unknown>;
export const VersionValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDateIsFirstSeen"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"updateType"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadMirrors"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screenshots"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}}]} as unknown as DocumentNode<VersionValuesFragment, unknown>;
export const SlideValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlideValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}}]} as unknown as DocumentNode<SlideValuesFragment, unknown>;
export const CustomCodeValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomCodeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}}]} as unknown as DocumentNode<CustomCodeValuesFragment, unknown>;