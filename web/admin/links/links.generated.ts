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

/** A selection of links. A word of `LinkVerdict` is what the last check found. */
export type LinkFilter =
  | 'all'
  | 'blocked'
  | 'changed'
  /** Three checks failed over 24 hours */
  | 'dead'
  | 'fine'
  | 'gone'
  | 'moved'
  | 'suspicious'
  | 'unchecked'
  | 'unreachable'
  /** Dead links, and those that are gone, unreachable, suspicious or changed */
  | 'wrong';

/** What a link is for. */
export type LinkKind =
  | 'download'
  | 'mirror'
  /** An icon, a screenshot or the picture of a slide */
  | 'picture'
  | 'slide'
  | 'website';

/** What the check of a link can find. */
export type LinkVerdict =
  /** The host does not answer programs */
  | 'blocked'
  /** A fixed link has another file, or a download comes from the host of another owner */
  | 'changed'
  | 'fine'
  /** Nothing is there: HTTP 404 or 410 */
  | 'gone'
  /** It works, but has moved for good */
  | 'moved'
  /** A page came where a file was */
  | 'suspicious'
  /** The host does not answer, or answers with an error */
  | 'unreachable';

/** An operating system. */
export type Platform =
  | 'android'
  | 'harmonyos'
  | 'ios'
  | 'linux'
  | 'macos'
  | 'windows';

export type AdminLinksQueryVariables = Exact<{
  filter: LinkFilter;
  search: string;
  page: number;
  limit: number;
}>;


export type AdminLinksQuery = { links: { totalCount: number, nodes: Array<{ url: string, servedBy: string | null, knownHost: string | null, verdict: LinkVerdict | null, detail: string | null, isDead: boolean, movedTo: string | null, checkedAt: string | null, fineAt: string | null, failingSince: string | null, id: string, uses: Array<{ kind: LinkKind, platform: Platform | null, architecture: Architecture | null, browserId: number | null, versionId: number | null, slideId: number | null, title: { en: string, zh: string } }> }>, summary: { all: number, wrong: number, dead: number, unchecked: number } } };

export type LinkStatesQueryVariables = Exact<{
  urls: Array<string> | string;
}>;


export type LinkStatesQuery = { linkStates: Array<{ url: string, verdict: LinkVerdict, isDead: boolean }> };

export type CheckLinkMutationVariables = Exact<{
  url: string;
  accept: boolean;
}>;


export type CheckLinkMutation = { checkLink: { url: string, servedBy: string | null, knownHost: string | null, verdict: LinkVerdict | null, detail: string | null, isDead: boolean, movedTo: string | null, checkedAt: string | null, fineAt: string | null, failingSince: string | null, id: string, uses: Array<{ kind: LinkKind, platform: Platform | null, architecture: Architecture | null, browserId: number | null, versionId: number | null, slideId: number | null, title: { en: string, zh: string } }> } };

export type ReplaceLinksMutationVariables = Exact<{
  from: string;
  to: string;
  isPrefix: boolean;
  apply: boolean;
}>;


export type ReplaceLinksMutation = { replaceLinks: Array<{ before: string, after: string, use: { kind: LinkKind, platform: Platform | null, architecture: Architecture | null, browserId: number | null, versionId: number | null, slideId: number | null, title: { en: string, zh: string } } }> };

export type AdminLinkFragment = { url: string, servedBy: string | null, knownHost: string | null, verdict: LinkVerdict | null, detail: string | null, isDead: boolean, movedTo: string | null, checkedAt: string | null, fineAt: string | null, failingSince: string | null, id: string, uses: Array<{ kind: LinkKind, platform: Platform | null, architecture: Architecture | null, browserId: number | null, versionId: number | null, slideId: number | null, title: { en: string, zh: string } }> };

export type LinkOwnerFragment = { kind: LinkKind, platform: Platform | null, architecture: Architecture | null, browserId: number | null, versionId: number | null, slideId: number | null, title: { en: string, zh: string } };

export type ReplacedLinkFragment = { before: string, after: string, use: { kind: LinkKind, platform: Platform | null, architecture: Architecture | null, browserId: number | null, versionId: number | null, slideId: number | null, title: { en: string, zh: string } } };

export const LinkOwnerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkOwner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkUse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"browserId"}},{"kind":"Field","name":{"kind":"Name","value":"versionId"}},{"kind":"Field","name":{"kind":"Name","value":"slideId"}}]}}]} as unknown as DocumentNode<LinkOwnerFragment, unknown>;
export const AdminLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"servedBy"}},{"kind":"Field","name":{"kind":"Name","value":"knownHost"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkOwner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"isDead"}},{"kind":"Field","name":{"kind":"Name","value":"movedTo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fineAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkOwner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkUse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"browserId"}},{"kind":"Field","name":{"kind":"Name","value":"versionId"}},{"kind":"Field","name":{"kind":"Name","value":"slideId"}}]}}]} as unknown as DocumentNode<AdminLinkFragment, unknown>;
export const ReplacedLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplacedLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkReplacement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkOwner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkOwner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkUse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"browserId"}},{"kind":"Field","name":{"kind":"Name","value":"versionId"}},{"kind":"Field","name":{"kind":"Name","value":"slideId"}}]}}]} as unknown as DocumentNode<ReplacedLinkFragment, unknown>;
export const AdminLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LinkFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"links"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"wrong"}},{"kind":"Field","name":{"kind":"Name","value":"dead"}},{"kind":"Field","name":{"kind":"Name","value":"unchecked"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkOwner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkUse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"browserId"}},{"kind":"Field","name":{"kind":"Name","value":"versionId"}},{"kind":"Field","name":{"kind":"Name","value":"slideId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"servedBy"}},{"kind":"Field","name":{"kind":"Name","value":"knownHost"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkOwner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"isDead"}},{"kind":"Field","name":{"kind":"Name","value":"movedTo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fineAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}}]} as unknown as DocumentNode<AdminLinksQuery, AdminLinksQueryVariables>;
export const LinkStatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LinkStates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urls"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkStates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urls"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urls"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"isDead"}}]}}]}}]} as unknown as DocumentNode<LinkStatesQuery, LinkStatesQueryVariables>;
export const CheckLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"accept"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"accept"},"value":{"kind":"Variable","name":{"kind":"Name","value":"accept"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkOwner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkUse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"browserId"}},{"kind":"Field","name":{"kind":"Name","value":"versionId"}},{"kind":"Field","name":{"kind":"Name","value":"slideId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Link"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"servedBy"}},{"kind":"Field","name":{"kind":"Name","value":"knownHost"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkOwner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"isDead"}},{"kind":"Field","name":{"kind":"Name","value":"movedTo"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"fineAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}}]} as unknown as DocumentNode<CheckLinkMutation, CheckLinkMutationVariables>;
export const ReplaceLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPrefix"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"apply"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"isPrefix"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPrefix"}}},{"kind":"Argument","name":{"kind":"Name","value":"apply"},"value":{"kind":"Variable","name":{"kind":"Name","value":"apply"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReplacedLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LinkOwner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkUse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"browserId"}},{"kind":"Field","name":{"kind":"Name","value":"versionId"}},{"kind":"Field","name":{"kind":"Name","value":"slideId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReplacedLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LinkReplacement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"use"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LinkOwner"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<ReplaceLinksMutation, ReplaceLinksMutationVariables>;
export const useAdminLinksQuery = (options: useQuery.Options<AdminLinksQuery, AdminLinksQueryVariables> & { variables: AdminLinksQueryVariables }) => useQuery<AdminLinksQuery, AdminLinksQueryVariables>(AdminLinksDocument, options);

export const useLinkStatesQuery = (options: useQuery.Options<LinkStatesQuery, LinkStatesQueryVariables> & { variables: LinkStatesQueryVariables }) => useQuery<LinkStatesQuery, LinkStatesQueryVariables>(LinkStatesDocument, options);

export const useCheckLinkMutation = (options?: useMutation.Options<CheckLinkMutation, CheckLinkMutationVariables>) => useMutation<CheckLinkMutation, CheckLinkMutationVariables>(CheckLinkDocument, options);

export const useReplaceLinksMutation = (options?: useMutation.Options<ReplaceLinksMutation, ReplaceLinksMutationVariables>) => useMutation<ReplaceLinksMutation, ReplaceLinksMutationVariables>(ReplaceLinksDocument, options);
