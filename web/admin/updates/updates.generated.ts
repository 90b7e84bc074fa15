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

/** An operating system. */
export type Platform =
  | 'android'
  | 'harmonyos'
  | 'ios'
  | 'linux'
  | 'macos'
  | 'windows';

/** What a proposal suggests. */
export type ProposalKind =
  /** A stored version has another hash. It cannot be accepted */
  | 'changedFile'
  /** Sources give different hashes for one address. It cannot be accepted */
  | 'contradiction'
  /** Properties that stored versions lack */
  | 'facts'
  /** Only files for systems without versions */
  | 'platform'
  /** A newer version */
  | 'release'
  /** A source failed several times. It cannot be accepted */
  | 'sourceFailure';

/** A field that a proposal changes. */
export type ProposedField =
  | 'downloadUrl'
  /** The size in bytes */
  | 'fileSize'
  | 'minOsVersion'
  | 'releaseDate'
  | 'sha256'
  /** The page that proves the version */
  | 'sourceUrl';

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

/** A proposal as it was seen. */
export type SeenProposal = {
  /** Its id. */
  id: number;
  /** The seen revision. */
  revision: number;
};

export type ProposalsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProposalsQuery = { proposalCount: number, proposals: Array<{ id: number, kind: ProposalKind, releaseChannel: ReleaseChannel, versionNumber: string, hasAlarm: boolean, failure: string | null, firstSeenAt: string, heldUntil: string, revision: number, browser: { id: number, iconUrl: string, name: { en: string, zh: string } }, files: Array<{ platform: Platform, architecture: Architecture | null, previousNumber: string | null, notesFrom: string | null, unstated: Array<ProposedField>, values: Array<{ field: ProposedField, value: string, previous: string | null, sources: Array<number> }> }>, missing: Array<{ platform: Platform, architecture: Architecture | null }>, doubts: Array<{ reason: string, count: number, examples: Array<string> }>, sources: Array<{ kind: string, identifier: string, url: string }> }> };

export type ProposalCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ProposalCountQuery = { proposalCount: number };

export type ProposalFragment = { id: number, kind: ProposalKind, releaseChannel: ReleaseChannel, versionNumber: string, hasAlarm: boolean, failure: string | null, firstSeenAt: string, heldUntil: string, revision: number, browser: { id: number, iconUrl: string, name: { en: string, zh: string } }, files: Array<{ platform: Platform, architecture: Architecture | null, previousNumber: string | null, notesFrom: string | null, unstated: Array<ProposedField>, values: Array<{ field: ProposedField, value: string, previous: string | null, sources: Array<number> }> }>, missing: Array<{ platform: Platform, architecture: Architecture | null }>, doubts: Array<{ reason: string, count: number, examples: Array<string> }>, sources: Array<{ kind: string, identifier: string, url: string }> };

export type AcceptProposalsMutationVariables = Exact<{
  proposals: Array<SeenProposal> | SeenProposal;
}>;


export type AcceptProposalsMutation = { acceptProposals: { versions: Array<{ id: number }> } };

export type DismissProposalMutationVariables = Exact<{
  id: number;
  revision: number;
}>;


export type DismissProposalMutation = { decided: { id: number, revision: number } };

export type PostponeProposalMutationVariables = Exact<{
  id: number;
  revision: number;
}>;


export type PostponeProposalMutation = { decided: { id: number, revision: number } };

export type ReopenProposalMutationVariables = Exact<{
  id: number;
  revision: number;
}>;


export type ReopenProposalMutation = { reopenProposal: { id: number, revision: number } };

export const ProposalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"previousNumber"}},{"kind":"Field","name":{"kind":"Name","value":"notesFrom"}},{"kind":"Field","name":{"kind":"Name","value":"unstated"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doubts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeftOutFiles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAlarm"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"firstSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeftOutFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeftOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}}]} as unknown as DocumentNode<ProposalFragment, unknown>;
export const ProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Proposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposalCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeftOutFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeftOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"zh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"releaseChannel"}},{"kind":"Field","name":{"kind":"Name","value":"versionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}},{"kind":"Field","name":{"kind":"Name","value":"previousNumber"}},{"kind":"Field","name":{"kind":"Name","value":"notesFrom"}},{"kind":"Field","name":{"kind":"Name","value":"unstated"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"previous"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"architecture"}}]}},{"kind":"Field","name":{"kind":"Name","value":"doubts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeftOutFiles"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"identifier"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hasAlarm"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"firstSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<ProposalsQuery, ProposalsQueryVariables>;
export const ProposalCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposalCount"}}]}}]} as unknown as DocumentNode<ProposalCountQuery, ProposalCountQueryVariables>;
export const AcceptProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptProposals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proposals"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SeenProposal"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptProposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"proposals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proposals"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptProposalsMutation, AcceptProposalsMutationVariables>;
export const DismissProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"decided"},"name":{"kind":"Name","value":"dismissProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<DismissProposalMutation, DismissProposalMutationVariables>;
export const PostponeProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostponeProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"decided"},"name":{"kind":"Name","value":"postponeProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<PostponeProposalMutation, PostponeProposalMutationVariables>;
export const ReopenProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reopenProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<ReopenProposalMutation, ReopenProposalMutationVariables>;
export const useProposalsQuery = (options?: useQuery.Options<ProposalsQuery, ProposalsQueryVariables>) => useQuery<ProposalsQuery, ProposalsQueryVariables>(ProposalsDocument, options);

export const useProposalCountQuery = (options?: useQuery.Options<ProposalCountQuery, ProposalCountQueryVariables>) => useQuery<ProposalCountQuery, ProposalCountQueryVariables>(ProposalCountDocument, options);

export const useAcceptProposalsMutation = (options?: useMutation.Options<AcceptProposalsMutation, AcceptProposalsMutationVariables>) => useMutation<AcceptProposalsMutation, AcceptProposalsMutationVariables>(AcceptProposalsDocument, options);

export const useDismissProposalMutation = (options?: useMutation.Options<DismissProposalMutation, DismissProposalMutationVariables>) => useMutation<DismissProposalMutation, DismissProposalMutationVariables>(DismissProposalDocument, options);

export const usePostponeProposalMutation = (options?: useMutation.Options<PostponeProposalMutation, PostponeProposalMutationVariables>) => useMutation<PostponeProposalMutation, PostponeProposalMutationVariables>(PostponeProposalDocument, options);

export const useReopenProposalMutation = (options?: useMutation.Options<ReopenProposalMutation, ReopenProposalMutationVariables>) => useMutation<ReopenProposalMutation, ReopenProposalMutationVariables>(ReopenProposalDocument, options);
