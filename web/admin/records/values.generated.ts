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

/** The changed fields of a custom code. Null means the same as a blank text: it removes an optional value, clears an optional text, and is invalid for a required field. */
export type CustomCodeChange = {
  /**
   * Ignored.
   * @deprecated Pages with custom code may load from any https host.
   */
  allowAnyHost?: boolean | null | undefined;
  /** The HTML. */
  codeContent?: string | null | undefined;
  /** The position in the page. One of head_start, head_end, body_start, body_end. */
  codeType?: CodePosition | null | undefined;
  /** The purpose of the code. May be empty. At most 500 characters. */
  description?: string | null | undefined;
  /** The order among those of the same position; lower ones come first. 0 or more. */
  displayOrder?: number | null | undefined;
  /** Whether public pages contain the code. */
  isActive?: boolean | null | undefined;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: boolean | null | undefined;
  /** The name. At most 200 characters. */
  name?: string | null | undefined;
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: string | null | undefined;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: string | null | undefined;
};

/** A new custom code. */
export type CustomCodeInput = {
  /**
   * Ignored.
   * @deprecated Pages with custom code may load from any https host.
   */
  allowAnyHost?: boolean | null | undefined;
  /** The HTML. */
  codeContent: string;
  /** The position in the page. One of head_start, head_end, body_start, body_end. Required. */
  codeType?: CodePosition | null | undefined;
  /** The purpose of the code. May be empty. At most 500 characters. */
  description?: string | null | undefined;
  /** The order among those of the same position; lower ones come first. 0 or more. */
  displayOrder?: number | null | undefined;
  /** Whether public pages contain the code. The default is true. */
  isActive?: boolean | null | undefined;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: boolean | null | undefined;
  /** The name. At most 200 characters. */
  name: string;
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: string | null | undefined;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: string | null | undefined;
};

/** The type of a slide's link. */
export type LinkType =
  /** To the browser with the id `linkTargetId` */
  | 'browser'
  /** To `linkUrl`, in a new tab */
  | 'external'
  /** To the version with the id `linkTargetId` */
  | 'version';

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

/** The changed fields of a slide. Null means the same as a blank text: it removes an optional value, clears an optional text, and is invalid for a required field. */
export type SlideChange = {
  /** The text under the title. May be empty. At most 500 characters in each language. */
  description?: LocalizedTextInput | null | undefined;
  /** The position; lower ones come first. 0 or more. */
  displayOrder?: number | null | undefined;
  /** The URL of the picture. An http(s) URL. */
  imageUrl?: string | null | undefined;
  /** Whether visitors see the slide. */
  isActive?: boolean | null | undefined;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: boolean | null | undefined;
  /** The id of the linked browser or version; null for an external link. */
  linkTargetId?: number | null | undefined;
  /** Where the link leads: to a browser, to a version, or to an external URL. One of browser, version, external. */
  linkType?: LinkType | null | undefined;
  /** The URL of an external link; null for other links. An http(s) URL. */
  linkUrl?: string | null | undefined;
  /** The title. At most 200 characters in each language. */
  title?: LocalizedTextInput | null | undefined;
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: string | null | undefined;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: string | null | undefined;
};

/** A new slide. */
export type SlideInput = {
  /** The text under the title. May be empty. At most 500 characters in each language. */
  description?: LocalizedTextInput | null | undefined;
  /** The position; lower ones come first. 0 or more. */
  displayOrder?: number | null | undefined;
  /** The URL of the picture. An http(s) URL. */
  imageUrl: string;
  /** Whether visitors see the slide. The default is true. */
  isActive?: boolean | null | undefined;
  /** Whether it is a draft, which visitors do not see. */
  isDraft?: boolean | null | undefined;
  /** The id of the linked browser or version; null for an external link. */
  linkTargetId?: number | null | undefined;
  /** Where the link leads: to a browser, to a version, or to an external URL. One of browser, version, external. */
  linkType: LinkType;
  /** The URL of an external link; null for other links. An http(s) URL. */
  linkUrl?: string | null | undefined;
  /** The title. At most 200 characters in each language. */
  title: LocalizedTextInput;
  /** When visitors begin to see it; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleFrom?: string | null | undefined;
  /** When visitors cease to see it, later than they begin; null for no such time. ISO 8601 with an offset or `Z`. */
  visibleUntil?: string | null | undefined;
};

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

export type BrowserValuesFragment = { iconUrl: string, websiteUrl: string | null, otherNames: string | null, makerHosts: string | null, slug: string, isFeatured: boolean, displayOrder: number, downloadCount: number, isDraft: boolean, name: { en: string, zh: string }, description: { en: string, zh: string }, shortDescription: { en: string, zh: string } };

export type VersionValuesFragment = { versionNumber: string, releaseDate: string, releaseDateIsFirstSeen: boolean, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, updateType: UpdateType | null, downloadUrl: string, downloadMirrors: Array<string>, fileSize: string | null, minOsVersion: string | null, screenshots: Array<string>, pinned: boolean | null, sha256: string | null, sourceUrl: string | null, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, features: { en: string, zh: string } };

export type SlideValuesFragment = { imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, title: { en: string, zh: string }, description: { en: string, zh: string } };

export type CustomCodeValuesFragment = { name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null };

export type SlideToEditQueryVariables = Exact<{
  id: number;
}>;


export type SlideToEditQuery = { record: { id: number, isDark: boolean, revision: number, imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, linkedBrowser: { id: number, isDraft: boolean, name: { en: string, zh: string } } | null, linkedVersion: { id: number, isDraft: boolean, isPublished: boolean, versionNumber: string, platform: Platform, architecture: Architecture | null } | null, title: { en: string, zh: string }, description: { en: string, zh: string } } | null };

export type AdminSlidesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSlidesQuery = { records: Array<{ id: number, isDark: boolean, revision: number, imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, linkedBrowser: { id: number, isDraft: boolean, name: { en: string, zh: string } } | null, linkedVersion: { id: number, isDraft: boolean, isPublished: boolean, versionNumber: string, platform: Platform, architecture: Architecture | null } | null, title: { en: string, zh: string }, description: { en: string, zh: string } }> };

export type CreateSlideMutationVariables = Exact<{
  input: SlideInput;
}>;


export type CreateSlideMutation = { created: { id: number, revision: number } };

export type UpdateSlideMutationVariables = Exact<{
  id: number;
  input: SlideChange;
  revision?: number | null | undefined;
}>;


export type UpdateSlideMutation = { updateSlide: { id: number, isDark: boolean, revision: number, imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, linkedBrowser: { id: number, isDraft: boolean, name: { en: string, zh: string } } | null, linkedVersion: { id: number, isDraft: boolean, isPublished: boolean, versionNumber: string, platform: Platform, architecture: Architecture | null } | null, title: { en: string, zh: string }, description: { en: string, zh: string } } };

export type UpdateSlidesMutationVariables = Exact<{
  ids: Array<number> | number;
  isActive: boolean;
}>;


export type UpdateSlidesMutation = { updateSlides: { count: number } };

export type DeleteSlidesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type DeleteSlidesMutation = { removed: { count: number } };

export type CustomCodeToEditQueryVariables = Exact<{
  id: number;
}>;


export type CustomCodeToEditQuery = { record: { id: number, revision: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null } | null };

export type AdminCustomCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCustomCodesQuery = { records: Array<{ id: number, revision: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null }> };

export type CreateCustomCodeMutationVariables = Exact<{
  input: CustomCodeInput;
}>;


export type CreateCustomCodeMutation = { created: { id: number, revision: number } };

export type UpdateCustomCodeMutationVariables = Exact<{
  id: number;
  input: CustomCodeChange;
  revision?: number | null | undefined;
}>;


export type UpdateCustomCodeMutation = { updateCustomCode: { id: number, revision: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null } };

export type UpdateCustomCodesMutationVariables = Exact<{
  ids: Array<number> | number;
  isActive: boolean;
}>;


export type UpdateCustomCodesMutation = { updateCustomCodes: { count: number } };

export type DeleteCustomCodesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type DeleteCustomCodesMutation = { removed: { count: number } };

export type AdminCustomCodeFragment = { id: number, revision: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null };

export const BrowserValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrowserValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"makerHosts"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}}]}}]} as unknown as DocumentNode<BrowserValuesFragment, unknown>;
export const VersionValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDateIsFirstSeen"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"updateType"}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadMirrors"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"screenshots"}},{"kind":"Field","name":{"kind":"Name","value":"pinned"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}}]} as unknown as DocumentNode<VersionValuesFragment, unknown>;
export const CustomCodeValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomCodeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}}]} as unknown as DocumentNode<CustomCodeValuesFragment, unknown>;
export const AdminCustomCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomCodeValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomCodeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}}]} as unknown as DocumentNode<AdminCustomCodeFragment, unknown>;
export const SlideValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlideValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}}]} as unknown as DocumentNode<SlideValuesFragment, unknown>;
export const SlideToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlideToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"slide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSlide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlideValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSlide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlideValues"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}},{"kind":"Field","name":{"kind":"Name","value":"linkedBrowser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<SlideToEditQuery, SlideToEditQueryVariables>;
export const AdminSlidesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSlides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"records"},"name":{"kind":"Name","value":"slides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSlide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlideValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSlide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlideValues"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}},{"kind":"Field","name":{"kind":"Name","value":"linkedBrowser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<AdminSlidesQuery, AdminSlidesQueryVariables>;
export const CreateSlideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSlide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SlideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"created"},"name":{"kind":"Name","value":"createSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<CreateSlideMutation, CreateSlideMutationVariables>;
export const UpdateSlideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSlide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SlideChange"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSlide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlideValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSlide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlideValues"}},{"kind":"Field","name":{"kind":"Name","value":"isDark"}},{"kind":"Field","name":{"kind":"Name","value":"linkedBrowser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UpdateSlideMutation, UpdateSlideMutationVariables>;
export const UpdateSlidesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSlides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSlides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<UpdateSlidesMutation, UpdateSlidesMutationVariables>;
export const DeleteSlidesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSlides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteSlides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<DeleteSlidesMutation, DeleteSlidesMutationVariables>;
export const CustomCodeToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomCodeToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"customCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCustomCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomCodeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomCodeValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<CustomCodeToEditQuery, CustomCodeToEditQueryVariables>;
export const AdminCustomCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminCustomCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"records"},"name":{"kind":"Name","value":"customCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCustomCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomCodeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomCodeValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<AdminCustomCodesQuery, AdminCustomCodesQueryVariables>;
export const CreateCustomCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCustomCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"created"},"name":{"kind":"Name","value":"createCustomCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<CreateCustomCodeMutation, CreateCustomCodeMutationVariables>;
export const UpdateCustomCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCodeChange"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCustomCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomCodeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomCodeValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UpdateCustomCodeMutation, UpdateCustomCodeMutationVariables>;
export const UpdateCustomCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<UpdateCustomCodesMutation, UpdateCustomCodesMutationVariables>;
export const DeleteCustomCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCustomCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteCustomCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<DeleteCustomCodesMutation, DeleteCustomCodesMutationVariables>;
export const useSlideToEditQuery = (options: useQuery.Options<SlideToEditQuery, SlideToEditQueryVariables> & { variables: SlideToEditQueryVariables }) => useQuery<SlideToEditQuery, SlideToEditQueryVariables>(SlideToEditDocument, options);

export const useAdminSlidesQuery = (options?: useQuery.Options<AdminSlidesQuery, AdminSlidesQueryVariables>) => useQuery<AdminSlidesQuery, AdminSlidesQueryVariables>(AdminSlidesDocument, options);

export const useCreateSlideMutation = (options?: useMutation.Options<CreateSlideMutation, CreateSlideMutationVariables>) => useMutation<CreateSlideMutation, CreateSlideMutationVariables>(CreateSlideDocument, options);

export const useUpdateSlideMutation = (options?: useMutation.Options<UpdateSlideMutation, UpdateSlideMutationVariables>) => useMutation<UpdateSlideMutation, UpdateSlideMutationVariables>(UpdateSlideDocument, options);

export const useUpdateSlidesMutation = (options?: useMutation.Options<UpdateSlidesMutation, UpdateSlidesMutationVariables>) => useMutation<UpdateSlidesMutation, UpdateSlidesMutationVariables>(UpdateSlidesDocument, options);

export const useDeleteSlidesMutation = (options?: useMutation.Options<DeleteSlidesMutation, DeleteSlidesMutationVariables>) => useMutation<DeleteSlidesMutation, DeleteSlidesMutationVariables>(DeleteSlidesDocument, options);

export const useCustomCodeToEditQuery = (options: useQuery.Options<CustomCodeToEditQuery, CustomCodeToEditQueryVariables> & { variables: CustomCodeToEditQueryVariables }) => useQuery<CustomCodeToEditQuery, CustomCodeToEditQueryVariables>(CustomCodeToEditDocument, options);

export const useAdminCustomCodesQuery = (options?: useQuery.Options<AdminCustomCodesQuery, AdminCustomCodesQueryVariables>) => useQuery<AdminCustomCodesQuery, AdminCustomCodesQueryVariables>(AdminCustomCodesDocument, options);

export const useCreateCustomCodeMutation = (options?: useMutation.Options<CreateCustomCodeMutation, CreateCustomCodeMutationVariables>) => useMutation<CreateCustomCodeMutation, CreateCustomCodeMutationVariables>(CreateCustomCodeDocument, options);

export const useUpdateCustomCodeMutation = (options?: useMutation.Options<UpdateCustomCodeMutation, UpdateCustomCodeMutationVariables>) => useMutation<UpdateCustomCodeMutation, UpdateCustomCodeMutationVariables>(UpdateCustomCodeDocument, options);

export const useUpdateCustomCodesMutation = (options?: useMutation.Options<UpdateCustomCodesMutation, UpdateCustomCodesMutationVariables>) => useMutation<UpdateCustomCodesMutation, UpdateCustomCodesMutationVariables>(UpdateCustomCodesDocument, options);

export const useDeleteCustomCodesMutation = (options?: useMutation.Options<DeleteCustomCodesMutation, DeleteCustomCodesMutationVariables>) => useMutation<DeleteCustomCodesMutation, DeleteCustomCodesMutationVariables>(DeleteCustomCodesDocument, options);
