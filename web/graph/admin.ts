/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A processor architecture. */
export type Architecture =
  /** 64-bit ARM */
  | 'arm64'
  /** One file for several architectures */
  | 'universal'
  /** 64-bit Intel and AMD */
  | 'x64'
  /** 32-bit Intel and AMD */
  | 'x86';

/** What changes of a browser. Null says what a blank says: none where a field may be none, else it is refused or empty. */
export type BrowserChange = {
  /** What it is; 1000 characters at most in each language. */
  description?: LocalizedTextInput | null | undefined;
  /** Its place in the default order, 0 or more. */
  displayOrder?: number | null | undefined;
  /** The http(s) address of its icon. */
  iconUrl?: string | null | undefined;
  /** Whether the home page features it. */
  isFeatured?: boolean | null | undefined;
  /** Its name; 100 characters at most in each language. */
  name?: LocalizedTextInput | null | undefined;
  /** What it is, in at most 100 characters in each language. */
  shortDescription?: LocalizedTextInput | null | undefined;
  /** The ids of its tags; 20 at most, of at most 50 characters each. */
  tags?: Array<string> | null | undefined;
  /** The http(s) address of its own web site; null for none. */
  websiteUrl?: string | null | undefined;
};

/** A new browser. */
export type BrowserInput = {
  /** What it is; 1000 characters at most in each language. */
  description: LocalizedTextInput;
  /** Its place in the default order, 0 or more. */
  displayOrder?: number | null | undefined;
  /** How many downloads to begin with, 0 or more. */
  downloadCount?: number | null | undefined;
  /** The http(s) address of its icon. */
  iconUrl: string;
  /** Whether the home page features it. */
  isFeatured?: boolean | null | undefined;
  /** Its name; 100 characters at most in each language. */
  name: LocalizedTextInput;
  /** What it is, in at most 100 characters in each language. */
  shortDescription?: LocalizedTextInput | null | undefined;
  /** The ids of its tags; 20 at most, of at most 50 characters each. */
  tags?: Array<string> | null | undefined;
  /** The http(s) address of its own web site. */
  websiteUrl?: string | null | undefined;
};

/** The order of a list of browsers. Ties go by id. */
export type BrowserSort =
  /** As the administrator arranged them (`displayOrder`), then the newest first. */
  | 'default'
  /** The most downloaded first. */
  | 'downloads'
  /** By name, alphabetically; Chinese by pinyin. */
  | 'name'
  /** The newest in the catalogue first. */
  | 'newest'
  /** The last changed first. */
  | 'updated';

/** Where in a page a custom code goes. */
export type CodePosition =
  /** Right before `</body>` */
  | 'body_end'
  /** Right after `<body>` */
  | 'body_start'
  /** Right before `</head>` */
  | 'head_end'
  /** Right after `<head>` */
  | 'head_start';

/** What changes of a custom code. Null says what a blank says: it is refused or empty. */
export type CustomCodeChange = {
  /** Whether public pages may load from any https host because of it. */
  allowAnyHost?: boolean | null | undefined;
  /** The HTML itself, of any length. */
  codeContent?: string | null | undefined;
  /** Where it goes. */
  codeType?: CodePosition | null | undefined;
  /** What it is for; 500 characters at most. */
  description?: string | null | undefined;
  /** Its place among the codes of its position, 0 or more. */
  displayOrder?: number | null | undefined;
  /** Whether pages carry it. */
  isActive?: boolean | null | undefined;
  /** Its name; 200 characters at most. */
  name?: string | null | undefined;
};

/** A new custom code. */
export type CustomCodeInput = {
  /** Whether public pages may load from any https host because of it; false unless given. */
  allowAnyHost?: boolean | null | undefined;
  /** The HTML itself, of any length. */
  codeContent: string;
  /** Where it goes. Leaving it out is answered like a blank text that has to be there. */
  codeType?: CodePosition | null | undefined;
  /** What it is for; 500 characters at most. */
  description?: string | null | undefined;
  /** Its place among the codes of its position, 0 or more. */
  displayOrder?: number | null | undefined;
  /** Whether pages carry it; true unless given. */
  isActive?: boolean | null | undefined;
  /** Its name; 200 characters at most. */
  name: string;
};

/** A language of the catalogue. */
export type Language =
  /** English */
  | 'en'
  /** Chinese (simplified) */
  | 'zh';

/** What a slide leads to. */
export type LinkType =
  /** The page of the browser `linkTargetId` */
  | 'browser'
  /** The address `linkUrl`, in a new tab */
  | 'external'
  /** The page of the version `linkTargetId` */
  | 'version';

/** A text in both languages. */
export type LocalizedTextInput = {
  /** The English text. */
  en: string;
  /** The Chinese text (simplified). */
  zh: string;
};

/** An operating system that versions are made for. */
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

/** How finished a release is. */
export type ReleaseChannel =
  /** Early */
  | 'alpha'
  /** Nearly finished */
  | 'beta'
  /** Straight from development */
  | 'dev'
  /** For everyone */
  | 'stable';

/** The settings of the home page. */
export type SettingsInput = {
  /** Whether the counters of versions and platforms show real numbers. */
  liveCounters: boolean;
};

/** What changes of a slide. Null says what a blank says: none where a field may be none, else it is refused or empty. */
export type SlideChange = {
  /** A sentence under the title; 500 characters at most in each language. */
  description?: LocalizedTextInput | null | undefined;
  /** Its place in the order, 0 or more. */
  displayOrder?: number | null | undefined;
  /** The http(s) address of its picture. */
  imageUrl?: string | null | undefined;
  /** Whether visitors see it. */
  isActive?: boolean | null | undefined;
  /** The id of the browser or version it leads to. */
  linkTargetId?: number | null | undefined;
  /** What a click leads to. */
  linkType?: LinkType | null | undefined;
  /** The http(s) address it leads to, for an external link. */
  linkUrl?: string | null | undefined;
  /** Its title; 200 characters at most in each language. */
  title?: LocalizedTextInput | null | undefined;
};

/** A new slide. */
export type SlideInput = {
  /** A sentence under the title; 500 characters at most in each language. */
  description?: LocalizedTextInput | null | undefined;
  /** Its place in the order, 0 or more. */
  displayOrder?: number | null | undefined;
  /** The http(s) address of its picture. */
  imageUrl: string;
  /** Whether visitors see it; true unless given. */
  isActive?: boolean | null | undefined;
  /** The id of the browser or version it leads to. */
  linkTargetId?: number | null | undefined;
  /** What a click leads to. */
  linkType: LinkType;
  /** The http(s) address it leads to, for an external link. */
  linkUrl?: string | null | undefined;
  /** Its title; 200 characters at most in each language. */
  title: LocalizedTextInput;
};

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

/** A tag of the list; its order is its place. */
export type TagInput = {
  /** The colour it is shown in. */
  color: TagColor;
  /** A lowercase English identifier; 50 characters at most. */
  id: string;
  /** What people read; 50 characters at most in each language. */
  label: LocalizedTextInput;
};

/** How much an update changes. */
export type UpdateType =
  /** One urgent correction */
  | 'hotfix'
  /** New generation */
  | 'major'
  /** New features */
  | 'minor'
  /** Small corrections */
  | 'patch';

/** What changes of a version. Null says what a blank says: none where a field may be none, else it is refused or empty. */
export type VersionChange = {
  /** x64, arm64, x86 or universal; null for none. */
  architecture?: string | null | undefined;
  /** The browser it is a version of. */
  browserId?: number | null | undefined;
  /** Further http(s) addresses of the same file, 20 at most. */
  downloadMirrors?: Array<string> | null | undefined;
  /** The http(s) address of the download. */
  downloadUrl?: string | null | undefined;
  /** What is in it: a list, one entry a line; 10,000 characters at most in each language. */
  features?: LocalizedTextInput | null | undefined;
  /** The size of the download, 50 characters at most; null for unknown. */
  fileSize?: string | null | undefined;
  /** The oldest operating system it runs on, 100 characters at most; null for none. */
  minOsVersion?: string | null | undefined;
  /** windows, macos, linux, android, ios or harmonyos. */
  platform?: string | null | undefined;
  /** stable, beta, alpha or dev. */
  releaseChannel?: string | null | undefined;
  /** The day of its release, YYYY-MM-DD. */
  releaseDate?: string | null | undefined;
  /** http(s) addresses of pictures of it, 5 at most. */
  screenshots?: Array<string> | null | undefined;
  /** The SHA-256 of the file; null for unknown. */
  sha256?: string | null | undefined;
  /** The http(s) address where these facts were published; null for none. */
  sourceUrl?: string | null | undefined;
  /** major, minor, patch or hotfix; null for none. */
  updateType?: string | null | undefined;
  /** The version number; 50 characters at most. */
  versionNumber?: string | null | undefined;
};

/** A new version. Words of closed lists are given as text and checked like everything else. */
export type VersionInput = {
  /** x64, arm64, x86 or universal. */
  architecture?: string | null | undefined;
  /** The browser it is a version of. Leaving it out is answered like a blank text that has to be there. */
  browserId?: number | null | undefined;
  /** Further http(s) addresses of the same file, 20 at most. */
  downloadMirrors?: Array<string> | null | undefined;
  /** The http(s) address of the download. */
  downloadUrl: string;
  /** What is in it: a list, one entry a line; 10,000 characters at most in each language. */
  features: LocalizedTextInput;
  /** The size of the download: a number of bytes, or any text of at most 50 characters. */
  fileSize?: string | null | undefined;
  /** The oldest operating system it runs on; 100 characters at most. */
  minOsVersion?: string | null | undefined;
  /** windows, macos, linux, android, ios or harmonyos. */
  platform: string;
  /** stable (unless given), beta, alpha or dev. */
  releaseChannel?: string | null | undefined;
  /** The day of its release, YYYY-MM-DD. */
  releaseDate: string;
  /** http(s) addresses of pictures of it, 5 at most. */
  screenshots?: Array<string> | null | undefined;
  /** The SHA-256 of the file, 64 hexadecimal digits. */
  sha256?: string | null | undefined;
  /** The http(s) address where these facts were published. */
  sourceUrl?: string | null | undefined;
  /** major, minor, patch or hotfix. */
  updateType?: string | null | undefined;
  /** The version number; 50 characters at most. */
  versionNumber: string;
};

export type AdminBrowsersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  sort: BrowserSort;
  reverse: boolean;
  language: Language;
  search?: string | null | undefined;
  featured?: boolean | null | undefined;
}>;


export type AdminBrowsersQuery = { browsers: { totalCount: number, nodes: Array<{ websiteUrl: string | null, isFeatured: boolean, displayOrder: number, createdAt: string, revision: number, id: number, iconUrl: string, downloadCount: number, updatedAt: string, tags: Array<{ id: string, color: TagColor, order: number | null, label: { en: string, zh: string } }>, name: { en: string, zh: string }, description: { en: string, zh: string }, shortDescription: { en: string, zh: string }, platforms: Array<{ platform: Platform, count: number }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type BrowserToEditQueryVariables = Exact<{
  id: number;
}>;


export type BrowserToEditQuery = { browser: { websiteUrl: string | null, isFeatured: boolean, displayOrder: number, createdAt: string, revision: number, id: number, iconUrl: string, downloadCount: number, updatedAt: string, tags: Array<{ id: string, color: TagColor, order: number | null, label: { en: string, zh: string } }>, name: { en: string, zh: string }, description: { en: string, zh: string }, shortDescription: { en: string, zh: string }, platforms: Array<{ platform: Platform, count: number }> } | null };

export type CreateBrowserMutationVariables = Exact<{
  input: BrowserInput;
}>;


export type CreateBrowserMutation = { createBrowser: { websiteUrl: string | null, isFeatured: boolean, displayOrder: number, createdAt: string, revision: number, id: number, iconUrl: string, downloadCount: number, updatedAt: string, tags: Array<{ id: string, color: TagColor, order: number | null, label: { en: string, zh: string } }>, name: { en: string, zh: string }, description: { en: string, zh: string }, shortDescription: { en: string, zh: string }, platforms: Array<{ platform: Platform, count: number }> } };

export type UpdateBrowserMutationVariables = Exact<{
  id: number;
  input: BrowserChange;
  revision?: number | null | undefined;
}>;


export type UpdateBrowserMutation = { updateBrowser: { websiteUrl: string | null, isFeatured: boolean, displayOrder: number, createdAt: string, revision: number, id: number, iconUrl: string, downloadCount: number, updatedAt: string, tags: Array<{ id: string, color: TagColor, order: number | null, label: { en: string, zh: string } }>, name: { en: string, zh: string }, description: { en: string, zh: string }, shortDescription: { en: string, zh: string }, platforms: Array<{ platform: Platform, count: number }> } };

export type DeleteBrowserMutationVariables = Exact<{
  id: number;
}>;


export type DeleteBrowserMutation = { deleteBrowser: { id: number, deactivatedSlides: number } };

export type AdminBrowserFragment = { websiteUrl: string | null, isFeatured: boolean, displayOrder: number, createdAt: string, revision: number, id: number, iconUrl: string, downloadCount: number, updatedAt: string, tags: Array<{ id: string, color: TagColor, order: number | null, label: { en: string, zh: string } }>, name: { en: string, zh: string }, description: { en: string, zh: string }, shortDescription: { en: string, zh: string }, platforms: Array<{ platform: Platform, count: number }> };

export type CustomCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomCodesQuery = { customCodes: Array<{ id: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, allowAnyHost: boolean, revision: number }> };

export type CreateCustomCodeMutationVariables = Exact<{
  input: CustomCodeInput;
}>;


export type CreateCustomCodeMutation = { createCustomCode: { id: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, allowAnyHost: boolean, revision: number } };

export type UpdateCustomCodeMutationVariables = Exact<{
  id: number;
  input: CustomCodeChange;
  revision?: number | null | undefined;
}>;


export type UpdateCustomCodeMutation = { updateCustomCode: { id: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, allowAnyHost: boolean, revision: number } };

export type ToggleCustomCodeMutationVariables = Exact<{
  id: number;
  revision?: number | null | undefined;
}>;


export type ToggleCustomCodeMutation = { toggleCustomCode: { id: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, allowAnyHost: boolean, revision: number } };

export type DeleteCustomCodeMutationVariables = Exact<{
  id: number;
}>;


export type DeleteCustomCodeMutation = { deleteCustomCode: { id: number } };

export type AdminCustomCodeFragment = { id: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, allowAnyHost: boolean, revision: number };

export type DashboardQueryVariables = Exact<{
  first: number;
}>;


export type DashboardQuery = { browsers: { totalCount: number, nodes: Array<{ id: number, iconUrl: string, updatedAt: string, name: { en: string, zh: string } }> } };

export type TagChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type TagChoicesQuery = { tags: Array<{ id: string, color: TagColor, order: number | null, label: { en: string, zh: string } }> };

export type TagChoiceFragment = { id: string, color: TagColor, order: number | null, label: { en: string, zh: string } };

export type HowManyBrowsersQueryVariables = Exact<{ [key: string]: never; }>;


export type HowManyBrowsersQuery = { counters: { browsers: number } };

export type HomepageSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomepageSettingsQuery = { settings: { liveCounters: boolean, revision: number } };

export type SaveHomepageSettingsMutationVariables = Exact<{
  input: SettingsInput;
  revision?: number | null | undefined;
}>;


export type SaveHomepageSettingsMutation = { saveSettings: { liveCounters: boolean, revision: number } };

export type KeptSlidesQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptSlidesQuery = { slides: Array<{ id: number, imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, revision: number, title: { en: string, zh: string }, description: { en: string, zh: string } }> };

export type KeptSlideFragment = { id: number, imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, revision: number, title: { en: string, zh: string }, description: { en: string, zh: string } };

export type CreateSlideMutationVariables = Exact<{
  input: SlideInput;
}>;


export type CreateSlideMutation = { createSlide: { id: number, revision: number } };

export type UpdateSlideMutationVariables = Exact<{
  id: number;
  input: SlideChange;
  revision?: number | null | undefined;
}>;


export type UpdateSlideMutation = { updateSlide: { id: number, imageUrl: string, linkType: LinkType, linkTargetId: number | null, linkUrl: string | null, displayOrder: number, isActive: boolean, revision: number, title: { en: string, zh: string }, description: { en: string, zh: string } } };

export type DeleteSlideMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSlideMutation = { deleteSlide: { id: number } };

export type SlideBrowserQueryVariables = Exact<{
  id: number;
}>;


export type SlideBrowserQuery = { browser: { id: number, name: { en: string, zh: string } } | null };

export type SlideVersionQueryVariables = Exact<{
  id: number;
}>;


export type SlideVersionQuery = { version: { id: number, versionNumber: string, platform: Platform, architecture: Architecture | null, browser: { id: number, name: { en: string, zh: string } } } | null };

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

export type TagListQueryVariables = Exact<{ [key: string]: never; }>;


export type TagListQuery = { tagList: { revision: number, tags: Array<{ id: string, color: TagColor, order: number | null, label: { en: string, zh: string } }>, uses: Array<{ id: string, count: number }> } };

export type SaveTagsMutationVariables = Exact<{
  tags: Array<TagInput> | TagInput;
  revision?: number | null | undefined;
}>;


export type SaveTagsMutation = { saveTags: { revision: number, tags: Array<{ id: string, color: TagColor, order: number | null, label: { en: string, zh: string } }>, uses: Array<{ id: string, count: number }> } };

export type StoredTagListFragment = { revision: number, tags: Array<{ id: string, color: TagColor, order: number | null, label: { en: string, zh: string } }>, uses: Array<{ id: string, count: number }> };

export type VersionsOfBrowserQueryVariables = Exact<{
  browserId: number;
  page: number;
  limit: number;
}>;


export type VersionsOfBrowserQuery = { browser: { id: number, name: { en: string, zh: string }, versions: { totalCount: number, nodes: Array<{ id: number, versionNumber: string, releaseDate: string, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, updateType: UpdateType | null, minOsVersion: string | null, fileSize: string | null, downloadUrl: string, downloadMirrors: Array<string>, screenshots: Array<string>, isLatest: boolean, sha256: string | null, sourceUrl: string | null, revision: number, features: { en: string, zh: string } }> } } | null };

export type KeptVersionQueryVariables = Exact<{
  id: number;
}>;


export type KeptVersionQuery = { version: { id: number, versionNumber: string, releaseDate: string, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, updateType: UpdateType | null, minOsVersion: string | null, fileSize: string | null, downloadUrl: string, downloadMirrors: Array<string>, screenshots: Array<string>, isLatest: boolean, sha256: string | null, sourceUrl: string | null, revision: number, browser: { id: number }, features: { en: string, zh: string } } | null };

export type KeptVersionFragment = { id: number, versionNumber: string, releaseDate: string, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, updateType: UpdateType | null, minOsVersion: string | null, fileSize: string | null, downloadUrl: string, downloadMirrors: Array<string>, screenshots: Array<string>, isLatest: boolean, sha256: string | null, sourceUrl: string | null, revision: number, features: { en: string, zh: string } };

export type CreateVersionMutationVariables = Exact<{
  input: VersionInput;
}>;


export type CreateVersionMutation = { createVersion: { id: number, revision: number } };

export type UpdateVersionMutationVariables = Exact<{
  id: number;
  input: VersionChange;
  revision?: number | null | undefined;
}>;


export type UpdateVersionMutation = { updateVersion: { id: number, versionNumber: string, releaseDate: string, platform: Platform, architecture: Architecture | null, releaseChannel: ReleaseChannel, updateType: UpdateType | null, minOsVersion: string | null, fileSize: string | null, downloadUrl: string, downloadMirrors: Array<string>, screenshots: Array<string>, isLatest: boolean, sha256: string | null, sourceUrl: string | null, revision: number, features: { en: string, zh: string } } };

export type DeleteVersionMutationVariables = Exact<{
  id: number;
}>;


export type DeleteVersionMutation = { deleteVersion: { id: number, deactivatedSlides: number } };

export type BrowserCardFragment = { id: number, iconUrl: string, downloadCount: number, updatedAt: string, name: { en: string, zh: string }, description: { en: string, zh: string }, shortDescription: { en: string, zh: string }, tags: Array<{ id: string, color: TagColor, label: { en: string, zh: string } }>, platforms: Array<{ platform: Platform, count: number }> };

export const BrowserCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrowserCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<BrowserCardFragment, unknown>;
export const TagChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentNode<TagChoiceFragment, unknown>;
export const AdminBrowserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminBrowser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrowserCard"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrowserCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentNode<AdminBrowserFragment, unknown>;
export const AdminCustomCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"allowAnyHost"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<AdminCustomCodeFragment, unknown>;
export const KeptSlideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptSlide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<KeptSlideFragment, unknown>;
export const VersionChoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}}]}}]} as unknown as DocumentNode<VersionChoiceFragment, unknown>;
export const StoredTagListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredTagList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TagList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentNode<StoredTagListFragment, unknown>;
export const KeptVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"updateType"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadMirrors"}},{"kind":"Field","name":{"kind":"Name","value":"screenshots"}},{"kind":"Field","name":{"kind":"Name","value":"isLatest"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<KeptVersionFragment, unknown>;
export const AdminBrowsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBrowsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BrowserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reverse"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"featured"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"reverse"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reverse"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchIn"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"texts"},{"kind":"EnumValue","value":"id"},{"kind":"EnumValue","value":"tags"}]}},{"kind":"Argument","name":{"kind":"Name","value":"featured"},"value":{"kind":"Variable","name":{"kind":"Name","value":"featured"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminBrowser"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrowserCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminBrowser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrowserCard"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<AdminBrowsersQuery, AdminBrowsersQueryVariables>;
export const BrowserToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrowserToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminBrowser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrowserCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminBrowser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrowserCard"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<BrowserToEditQuery, BrowserToEditQueryVariables>;
export const CreateBrowserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BrowserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBrowser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminBrowser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrowserCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminBrowser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrowserCard"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<CreateBrowserMutation, CreateBrowserMutationVariables>;
export const UpdateBrowserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BrowserChange"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBrowser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminBrowser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrowserCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platforms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminBrowser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Browser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrowserCard"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UpdateBrowserMutation, UpdateBrowserMutationVariables>;
export const DeleteBrowserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBrowser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedSlides"}}]}}]}}]} as unknown as DocumentNode<DeleteBrowserMutation, DeleteBrowserMutationVariables>;
export const CustomCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCustomCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"allowAnyHost"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<CustomCodesQuery, CustomCodesQueryVariables>;
export const CreateCustomCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCustomCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCustomCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCustomCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"allowAnyHost"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<CreateCustomCodeMutation, CreateCustomCodeMutationVariables>;
export const UpdateCustomCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCodeChange"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCustomCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"allowAnyHost"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UpdateCustomCodeMutation, UpdateCustomCodeMutationVariables>;
export const ToggleCustomCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleCustomCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleCustomCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCustomCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"allowAnyHost"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<ToggleCustomCodeMutation, ToggleCustomCodeMutationVariables>;
export const DeleteCustomCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCustomCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCustomCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteCustomCodeMutation, DeleteCustomCodeMutationVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"updated"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const TagChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagChoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentNode<TagChoicesQuery, TagChoicesQueryVariables>;
export const HowManyBrowsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HowManyBrowsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browsers"}}]}}]}}]} as unknown as DocumentNode<HowManyBrowsersQuery, HowManyBrowsersQueryVariables>;
export const HomepageSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomepageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCounters"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<HomepageSettingsQuery, HomepageSettingsQueryVariables>;
export const SaveHomepageSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveHomepageSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettingsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"liveCounters"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<SaveHomepageSettingsMutation, SaveHomepageSettingsMutationVariables>;
export const KeptSlidesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptSlides"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptSlide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptSlide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<KeptSlidesQuery, KeptSlidesQueryVariables>;
export const CreateSlideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSlide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SlideInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<CreateSlideMutation, CreateSlideMutationVariables>;
export const UpdateSlideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSlide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SlideChange"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptSlide"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptSlide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Slide"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkUrl"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UpdateSlideMutation, UpdateSlideMutationVariables>;
export const DeleteSlideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSlide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSlide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteSlideMutation, DeleteSlideMutationVariables>;
export const SlideBrowserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlideBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]}}]} as unknown as DocumentNode<SlideBrowserQuery, SlideBrowserQueryVariables>;
export const SlideVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlideVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SlideVersionQuery, SlideVersionQueryVariables>;
export const BrowserChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BrowserChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchIn"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"name"},{"kind":"EnumValue","value":"id"}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"name"}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<BrowserChoicesQuery, BrowserChoicesQueryVariables>;
export const VersionChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VersionChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"browserId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"browserId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}}]}}]} as unknown as DocumentNode<VersionChoicesQuery, VersionChoicesQueryVariables>;
export const ChosenVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChosenVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VersionChoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VersionChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}}]}}]} as unknown as DocumentNode<ChosenVersionQuery, ChosenVersionQueryVariables>;
export const TagListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredTagList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredTagList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TagList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<TagListQuery, TagListQueryVariables>;
export const SaveTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredTagList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagChoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredTagList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TagList"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagChoice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SaveTagsMutation, SaveTagsMutationVariables>;
export const VersionsOfBrowserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VersionsOfBrowser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"browserId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"browserId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"updateType"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadMirrors"}},{"kind":"Field","name":{"kind":"Name","value":"screenshots"}},{"kind":"Field","name":{"kind":"Name","value":"isLatest"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<VersionsOfBrowserQuery, VersionsOfBrowserQueryVariables>;
export const KeptVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptVersion"}},{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"updateType"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadMirrors"}},{"kind":"Field","name":{"kind":"Name","value":"screenshots"}},{"kind":"Field","name":{"kind":"Name","value":"isLatest"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<KeptVersionQuery, KeptVersionQueryVariables>;
export const CreateVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<CreateVersionMutation, CreateVersionMutationVariables>;
export const UpdateVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VersionChange"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptVersion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Version"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"releaseDate"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"updateType"}},{"kind":"Field","name":{"kind":"Name","value":"minOsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"fileSize"}},{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"downloadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"downloadMirrors"}},{"kind":"Field","name":{"kind":"Name","value":"screenshots"}},{"kind":"Field","name":{"kind":"Name","value":"isLatest"}},{"kind":"Field","name":{"kind":"Name","value":"sha256"}},{"kind":"Field","name":{"kind":"Name","value":"sourceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UpdateVersionMutation, UpdateVersionMutationVariables>;
export const DeleteVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedSlides"}}]}}]}}]} as unknown as DocumentNode<DeleteVersionMutation, DeleteVersionMutationVariables>;
export const useAdminBrowsersQuery = (options: useQuery.Options<AdminBrowsersQuery, AdminBrowsersQueryVariables> & { variables: AdminBrowsersQueryVariables }) => useQuery<AdminBrowsersQuery, AdminBrowsersQueryVariables>(AdminBrowsersDocument, options);
export const useAdminBrowsersLazyQuery = (options?: useLazyQuery.Options<AdminBrowsersQuery, AdminBrowsersQueryVariables>) => useLazyQuery<AdminBrowsersQuery, AdminBrowsersQueryVariables>(AdminBrowsersDocument, options);

export const useBrowserToEditQuery = (options: useQuery.Options<BrowserToEditQuery, BrowserToEditQueryVariables> & { variables: BrowserToEditQueryVariables }) => useQuery<BrowserToEditQuery, BrowserToEditQueryVariables>(BrowserToEditDocument, options);
export const useBrowserToEditLazyQuery = (options?: useLazyQuery.Options<BrowserToEditQuery, BrowserToEditQueryVariables>) => useLazyQuery<BrowserToEditQuery, BrowserToEditQueryVariables>(BrowserToEditDocument, options);

export const useCreateBrowserMutation = (options?: useMutation.Options<CreateBrowserMutation, CreateBrowserMutationVariables>) => useMutation(CreateBrowserDocument, options);

export const useUpdateBrowserMutation = (options?: useMutation.Options<UpdateBrowserMutation, UpdateBrowserMutationVariables>) => useMutation(UpdateBrowserDocument, options);

export const useDeleteBrowserMutation = (options?: useMutation.Options<DeleteBrowserMutation, DeleteBrowserMutationVariables>) => useMutation(DeleteBrowserDocument, options);

export const useCustomCodesQuery = (options?: useQuery.Options<CustomCodesQuery, CustomCodesQueryVariables>) => useQuery<CustomCodesQuery, CustomCodesQueryVariables>(CustomCodesDocument, options);
export const useCustomCodesLazyQuery = (options?: useLazyQuery.Options<CustomCodesQuery, CustomCodesQueryVariables>) => useLazyQuery<CustomCodesQuery, CustomCodesQueryVariables>(CustomCodesDocument, options);

export const useCreateCustomCodeMutation = (options?: useMutation.Options<CreateCustomCodeMutation, CreateCustomCodeMutationVariables>) => useMutation(CreateCustomCodeDocument, options);

export const useUpdateCustomCodeMutation = (options?: useMutation.Options<UpdateCustomCodeMutation, UpdateCustomCodeMutationVariables>) => useMutation(UpdateCustomCodeDocument, options);

export const useToggleCustomCodeMutation = (options?: useMutation.Options<ToggleCustomCodeMutation, ToggleCustomCodeMutationVariables>) => useMutation(ToggleCustomCodeDocument, options);

export const useDeleteCustomCodeMutation = (options?: useMutation.Options<DeleteCustomCodeMutation, DeleteCustomCodeMutationVariables>) => useMutation(DeleteCustomCodeDocument, options);

export const useDashboardQuery = (options: useQuery.Options<DashboardQuery, DashboardQueryVariables> & { variables: DashboardQueryVariables }) => useQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
export const useDashboardLazyQuery = (options?: useLazyQuery.Options<DashboardQuery, DashboardQueryVariables>) => useLazyQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);

export const useTagChoicesQuery = (options?: useQuery.Options<TagChoicesQuery, TagChoicesQueryVariables>) => useQuery<TagChoicesQuery, TagChoicesQueryVariables>(TagChoicesDocument, options);
export const useTagChoicesLazyQuery = (options?: useLazyQuery.Options<TagChoicesQuery, TagChoicesQueryVariables>) => useLazyQuery<TagChoicesQuery, TagChoicesQueryVariables>(TagChoicesDocument, options);

export const useHowManyBrowsersQuery = (options?: useQuery.Options<HowManyBrowsersQuery, HowManyBrowsersQueryVariables>) => useQuery<HowManyBrowsersQuery, HowManyBrowsersQueryVariables>(HowManyBrowsersDocument, options);
export const useHowManyBrowsersLazyQuery = (options?: useLazyQuery.Options<HowManyBrowsersQuery, HowManyBrowsersQueryVariables>) => useLazyQuery<HowManyBrowsersQuery, HowManyBrowsersQueryVariables>(HowManyBrowsersDocument, options);

export const useHomepageSettingsQuery = (options?: useQuery.Options<HomepageSettingsQuery, HomepageSettingsQueryVariables>) => useQuery<HomepageSettingsQuery, HomepageSettingsQueryVariables>(HomepageSettingsDocument, options);
export const useHomepageSettingsLazyQuery = (options?: useLazyQuery.Options<HomepageSettingsQuery, HomepageSettingsQueryVariables>) => useLazyQuery<HomepageSettingsQuery, HomepageSettingsQueryVariables>(HomepageSettingsDocument, options);

export const useSaveHomepageSettingsMutation = (options?: useMutation.Options<SaveHomepageSettingsMutation, SaveHomepageSettingsMutationVariables>) => useMutation(SaveHomepageSettingsDocument, options);

export const useKeptSlidesQuery = (options?: useQuery.Options<KeptSlidesQuery, KeptSlidesQueryVariables>) => useQuery<KeptSlidesQuery, KeptSlidesQueryVariables>(KeptSlidesDocument, options);
export const useKeptSlidesLazyQuery = (options?: useLazyQuery.Options<KeptSlidesQuery, KeptSlidesQueryVariables>) => useLazyQuery<KeptSlidesQuery, KeptSlidesQueryVariables>(KeptSlidesDocument, options);

export const useCreateSlideMutation = (options?: useMutation.Options<CreateSlideMutation, CreateSlideMutationVariables>) => useMutation(CreateSlideDocument, options);

export const useUpdateSlideMutation = (options?: useMutation.Options<UpdateSlideMutation, UpdateSlideMutationVariables>) => useMutation(UpdateSlideDocument, options);

export const useDeleteSlideMutation = (options?: useMutation.Options<DeleteSlideMutation, DeleteSlideMutationVariables>) => useMutation(DeleteSlideDocument, options);

export const useSlideBrowserQuery = (options: useQuery.Options<SlideBrowserQuery, SlideBrowserQueryVariables> & { variables: SlideBrowserQueryVariables }) => useQuery<SlideBrowserQuery, SlideBrowserQueryVariables>(SlideBrowserDocument, options);
export const useSlideBrowserLazyQuery = (options?: useLazyQuery.Options<SlideBrowserQuery, SlideBrowserQueryVariables>) => useLazyQuery<SlideBrowserQuery, SlideBrowserQueryVariables>(SlideBrowserDocument, options);

export const useSlideVersionQuery = (options: useQuery.Options<SlideVersionQuery, SlideVersionQueryVariables> & { variables: SlideVersionQueryVariables }) => useQuery<SlideVersionQuery, SlideVersionQueryVariables>(SlideVersionDocument, options);
export const useSlideVersionLazyQuery = (options?: useLazyQuery.Options<SlideVersionQuery, SlideVersionQueryVariables>) => useLazyQuery<SlideVersionQuery, SlideVersionQueryVariables>(SlideVersionDocument, options);

export const useBrowserChoicesQuery = (options: useQuery.Options<BrowserChoicesQuery, BrowserChoicesQueryVariables> & { variables: BrowserChoicesQueryVariables }) => useQuery<BrowserChoicesQuery, BrowserChoicesQueryVariables>(BrowserChoicesDocument, options);
export const useBrowserChoicesLazyQuery = (options?: useLazyQuery.Options<BrowserChoicesQuery, BrowserChoicesQueryVariables>) => useLazyQuery<BrowserChoicesQuery, BrowserChoicesQueryVariables>(BrowserChoicesDocument, options);

export const useVersionChoicesQuery = (options: useQuery.Options<VersionChoicesQuery, VersionChoicesQueryVariables> & { variables: VersionChoicesQueryVariables }) => useQuery<VersionChoicesQuery, VersionChoicesQueryVariables>(VersionChoicesDocument, options);
export const useVersionChoicesLazyQuery = (options?: useLazyQuery.Options<VersionChoicesQuery, VersionChoicesQueryVariables>) => useLazyQuery<VersionChoicesQuery, VersionChoicesQueryVariables>(VersionChoicesDocument, options);

export const useChosenVersionQuery = (options: useQuery.Options<ChosenVersionQuery, ChosenVersionQueryVariables> & { variables: ChosenVersionQueryVariables }) => useQuery<ChosenVersionQuery, ChosenVersionQueryVariables>(ChosenVersionDocument, options);
export const useChosenVersionLazyQuery = (options?: useLazyQuery.Options<ChosenVersionQuery, ChosenVersionQueryVariables>) => useLazyQuery<ChosenVersionQuery, ChosenVersionQueryVariables>(ChosenVersionDocument, options);

export const useTagListQuery = (options?: useQuery.Options<TagListQuery, TagListQueryVariables>) => useQuery<TagListQuery, TagListQueryVariables>(TagListDocument, options);
export const useTagListLazyQuery = (options?: useLazyQuery.Options<TagListQuery, TagListQueryVariables>) => useLazyQuery<TagListQuery, TagListQueryVariables>(TagListDocument, options);

export const useSaveTagsMutation = (options?: useMutation.Options<SaveTagsMutation, SaveTagsMutationVariables>) => useMutation(SaveTagsDocument, options);

export const useVersionsOfBrowserQuery = (options: useQuery.Options<VersionsOfBrowserQuery, VersionsOfBrowserQueryVariables> & { variables: VersionsOfBrowserQueryVariables }) => useQuery<VersionsOfBrowserQuery, VersionsOfBrowserQueryVariables>(VersionsOfBrowserDocument, options);
export const useVersionsOfBrowserLazyQuery = (options?: useLazyQuery.Options<VersionsOfBrowserQuery, VersionsOfBrowserQueryVariables>) => useLazyQuery<VersionsOfBrowserQuery, VersionsOfBrowserQueryVariables>(VersionsOfBrowserDocument, options);

export const useKeptVersionQuery = (options: useQuery.Options<KeptVersionQuery, KeptVersionQueryVariables> & { variables: KeptVersionQueryVariables }) => useQuery<KeptVersionQuery, KeptVersionQueryVariables>(KeptVersionDocument, options);
export const useKeptVersionLazyQuery = (options?: useLazyQuery.Options<KeptVersionQuery, KeptVersionQueryVariables>) => useLazyQuery<KeptVersionQuery, KeptVersionQueryVariables>(KeptVersionDocument, options);

export const useCreateVersionMutation = (options?: useMutation.Options<CreateVersionMutation, CreateVersionMutationVariables>) => useMutation(CreateVersionDocument, options);

export const useUpdateVersionMutation = (options?: useMutation.Options<UpdateVersionMutation, UpdateVersionMutationVariables>) => useMutation(UpdateVersionDocument, options);

export const useDeleteVersionMutation = (options?: useMutation.Options<DeleteVersionMutation, DeleteVersionMutationVariables>) => useMutation(DeleteVersionDocument, options);
