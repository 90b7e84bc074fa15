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

/** A language of the catalogue. */
export type Language =
  | 'en'
  /** Chinese (simplified) */
  | 'zh';

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

export type SlideToEditQueryVariables = Exact<{
  id: number;
}>;


export type SlideToEditQuery = { record: { id: number, revision: number, imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, linkedBrowser: { id: number, isDraft: boolean, name: { en: string, zh: string } } | null, linkedVersion: { id: number, isDraft: boolean, isPublished: boolean, versionNumber: string, platform: Platform, architecture: Architecture | null } | null, title: { en: string, zh: string }, description: { en: string, zh: string } } | null };

export type AdminSlidesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSlidesQuery = { records: Array<{ id: number, revision: number, imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, linkedBrowser: { id: number, isDraft: boolean, name: { en: string, zh: string } } | null, linkedVersion: { id: number, isDraft: boolean, isPublished: boolean, versionNumber: string, platform: Platform, architecture: Architecture | null } | null, title: { en: string, zh: string }, description: { en: string, zh: string } }> };

export type AdminSlideFragment = { id: number, revision: number, imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, linkedBrowser: { id: number, isDraft: boolean, name: { en: string, zh: string } } | null, linkedVersion: { id: number, isDraft: boolean, isPublished: boolean, versionNumber: string, platform: Platform, architecture: Architecture | null } | null, title: { en: string, zh: string }, description: { en: string, zh: string } };

export type CreateSlideMutationVariables = Exact<{
  input: SlideInput;
}>;


export type CreateSlideMutation = { created: { id: number, revision: number } };

export type UpdateSlideMutationVariables = Exact<{
  id: number;
  input: SlideChange;
  revision?: number | null | undefined;
}>;


export type UpdateSlideMutation = { updateSlide: { id: number, revision: number, imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null, linkedBrowser: { id: number, isDraft: boolean, name: { en: string, zh: string } } | null, linkedVersion: { id: number, isDraft: boolean, isPublished: boolean, versionNumber: string, platform: Platform, architecture: Architecture | null } | null, title: { en: string, zh: string }, description: { en: string, zh: string } } };

export type SlideBrowserQueryVariables = Exact<{
  id: number;
}>;


export type SlideBrowserQuery = { browser: { id: number, name: { en: string, zh: string } } | null };

export type BrowserChoicesQueryVariables = Exact<{
  first: number;
  search: string;
  language: Language;
}>;


export type BrowserChoicesQuery = { browsers: { totalCount: number, nodes: Array<{ id: number, iconUrl: string, name: { en: string, zh: string } }> } };

export type VersionChoicesQueryVariables = Exact<{
  browserId: number;
  search: string;
  limit: number;
}>;


export type VersionChoicesQuery = { browser: { id: number, versions: { totalCount: number, nodes: Array<{ id: number, versionNumber: string, platform: Platform, architecture: Architecture | null, releaseDate: string }> } } | null };

export type ChosenVersionQueryVariables = Exact<{
  id: number;
}>;


export type ChosenVersionQuery = { version: { id: number, versionNumber: string, platform: Platform, architecture: Architecture | null, releaseDate: string } | null };

export type VersionChoiceFragment = { id: number, versionNumber: string, platform: Platform, architecture: Architecture | null, releaseDate: string };

export type UpdateSlidesMutationVariables = Exact<{
  ids: Array<number> | number;
  isActive: boolean;
}>;


export type UpdateSlidesMutation = { updateSlides: { count: number } };

export type DeleteSlidesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type DeleteSlidesMutation = { removed: { count: number } };

export const AdminSlideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSlide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlideValues"}},{"kind":"Field","name":{"kind":"Name","value":"linkedBrowser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlideValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}}]} as unknown as DocumentNode<AdminSlideFragment, unknown>;
export const VersionChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}}]}}]} as unknown as DocumentNode<VersionChoiceFragment, unknown>;
export const SlideToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlideToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"slide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSlide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlideValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSlide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlideValues"}},{"kind":"Field","name":{"kind":"Name","value":"linkedBrowser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<SlideToEditQuery, SlideToEditQueryVariables>;
export const AdminSlidesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSlides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"records"},"name":{"kind":"Name","value":"slides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSlide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlideValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSlide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlideValues"}},{"kind":"Field","name":{"kind":"Name","value":"linkedBrowser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<AdminSlidesQuery, AdminSlidesQueryVariables>;
export const CreateSlideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSlide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SlideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"created"},"name":{"kind":"Name","value":"createSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<CreateSlideMutation, CreateSlideMutationVariables>;
export const UpdateSlideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSlide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SlideChange"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminSlide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlideValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminSlide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlideValues"}},{"kind":"Field","name":{"kind":"Name","value":"linkedBrowser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkedVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UpdateSlideMutation, UpdateSlideMutationVariables>;
export const SlideBrowserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlideBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]}}]} as unknown as DocumentNode<SlideBrowserQuery, SlideBrowserQueryVariables>;
export const BrowserChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrowserChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchIn"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"name"},{"kind":"EnumValue","value":"id"}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"name"}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<BrowserChoicesQuery, BrowserChoicesQueryVariables>;
export const VersionChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VersionChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"browserId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"browserId"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}}]}}]} as unknown as DocumentNode<VersionChoicesQuery, VersionChoicesQueryVariables>;
export const ChosenVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionChoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}}]}}]} as unknown as DocumentNode<ChosenVersionQuery, ChosenVersionQueryVariables>;
export const UpdateSlidesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSlides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSlides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<UpdateSlidesMutation, UpdateSlidesMutationVariables>;
export const DeleteSlidesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSlides"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteSlides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<DeleteSlidesMutation, DeleteSlidesMutationVariables>;
export const useSlideToEditQuery = (options: useQuery.Options<SlideToEditQuery, SlideToEditQueryVariables> & { variables: SlideToEditQueryVariables }) => useQuery<SlideToEditQuery, SlideToEditQueryVariables>(SlideToEditDocument, options);

export const useAdminSlidesQuery = (options?: useQuery.Options<AdminSlidesQuery, AdminSlidesQueryVariables>) => useQuery<AdminSlidesQuery, AdminSlidesQueryVariables>(AdminSlidesDocument, options);

export const useCreateSlideMutation = (options?: useMutation.Options<CreateSlideMutation, CreateSlideMutationVariables>) => useMutation<CreateSlideMutation, CreateSlideMutationVariables>(CreateSlideDocument, options);

export const useUpdateSlideMutation = (options?: useMutation.Options<UpdateSlideMutation, UpdateSlideMutationVariables>) => useMutation<UpdateSlideMutation, UpdateSlideMutationVariables>(UpdateSlideDocument, options);

export const useSlideBrowserQuery = (options: useQuery.Options<SlideBrowserQuery, SlideBrowserQueryVariables> & { variables: SlideBrowserQueryVariables }) => useQuery<SlideBrowserQuery, SlideBrowserQueryVariables>(SlideBrowserDocument, options);

export const useBrowserChoicesQuery = (options: useQuery.Options<BrowserChoicesQuery, BrowserChoicesQueryVariables> & { variables: BrowserChoicesQueryVariables }) => useQuery<BrowserChoicesQuery, BrowserChoicesQueryVariables>(BrowserChoicesDocument, options);

export const useVersionChoicesQuery = (options: useQuery.Options<VersionChoicesQuery, VersionChoicesQueryVariables> & { variables: VersionChoicesQueryVariables }) => useQuery<VersionChoicesQuery, VersionChoicesQueryVariables>(VersionChoicesDocument, options);

export const useChosenVersionQuery = (options: useQuery.Options<ChosenVersionQuery, ChosenVersionQueryVariables> & { variables: ChosenVersionQueryVariables }) => useQuery<ChosenVersionQuery, ChosenVersionQueryVariables>(ChosenVersionDocument, options);

export const useUpdateSlidesMutation = (options?: useMutation.Options<UpdateSlidesMutation, UpdateSlidesMutationVariables>) => useMutation<UpdateSlidesMutation, UpdateSlidesMutationVariables>(UpdateSlidesDocument, options);

export const useDeleteSlidesMutation = (options?: useMutation.Options<DeleteSlidesMutation, DeleteSlidesMutationVariables>) => useMutation<DeleteSlidesMutation, DeleteSlidesMutationVariables>(DeleteSlidesDocument, options);
