/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useLazyQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A filter of the history. */
export type ChangeFilter = {
  /** Only of this browser and its parts, without those in which it only made room. */
  browserId?: number | null | undefined;
  /** Its slug instead. */
  browserSlug?: string | null | undefined;
  /** Only at or after this time. */
  from?: string | null | undefined;
  /** Only those with records in the trash. */
  inTrash?: boolean | null | undefined;
  /** Only of this kind. */
  kind?: ChangeKind | null | undefined;
  /** Only of this record of `recordType`. */
  recordId?: string | null | undefined;
  /** Only of this type of record. */
  recordType?: RecordType | null | undefined;
  /** Words of titles, of names of browsers, or of texts before or after. Without browsers that only made room. */
  search?: string | null | undefined;
  /** Only before this time. */
  until?: string | null | undefined;
};

/** The kind of a change. */
export type ChangeKind =
  /** A proposal was accepted. */
  | 'approval'
  /** Several records were changed at once. */
  | 'bulk'
  | 'create'
  /** Records were deleted with their parts. */
  | 'delete'
  | 'import'
  /** A tag was merged into another one. */
  | 'merge'
  /** Links were replaced everywhere. */
  | 'replacement'
  /** A record was brought back to an earlier state. */
  | 'restoration'
  | 'undo'
  | 'update';

/** The interface that made a change. */
export type ChangeRoute =
  /** By a command in the shell */
  | 'command'
  /** GraphQL, also by the administration */
  | 'graphql'
  | 'job'
  | 'rest';

/** A row of the comparison at `/compare`, with what its facts say. */
export type FactTopic =
  /** Yes or no. */
  | 'account_required'
  /** Yes or no. */
  | 'ad_blocker'
  /** One of none, chat, answers, in_testing, acts, acts_with_approval. */
  | 'agent'
  /** Yes or no. */
  | 'cross_tab'
  /** One of chromium, gecko, webkit, chromium_ie. */
  | 'engine'
  /** One of chrome, firefox, own, own_and_chrome, none. */
  | 'extensions'
  /** One of mpl_2, gpl_3, agpl_3, mixed, proprietary. */
  | 'licence'
  /** Yes or no. */
  | 'local_models'
  /** Yes or no. */
  | 'memory'
  /** Yes or no. */
  | 'model_choice'
  /** A text. */
  | 'models'
  /** Yes or no. */
  | 'own_api_key'
  /** One of vendor_cloud, vendor_or_own, own_only, chosen_provider. */
  | 'page_data'
  /** One of free, free_paid, paid, waitlist. */
  | 'price'
  /** One of active, dormant, ended. */
  | 'status'
  /** Yes or no. */
  | 'summaries'
  /** Yes or no. */
  | 'sync'
  /** One of none, opt_in, opt_out, always. */
  | 'telemetry'
  /** Yes or no. */
  | 'tracker_blocking'
  /** One of not_used, opt_in, opt_out. */
  | 'training'
  /** Yes or no. */
  | 'translation'
  /** A text. */
  | 'vendor'
  /** Yes or no. */
  | 'writing';

/** The type of a slide's link. */
export type LinkType =
  /** To the browser with the id `linkTargetId` */
  | 'browser'
  /** To `linkUrl`, in a new tab */
  | 'external'
  /** To the version with the id `linkTargetId` */
  | 'version';

/** Why a change cannot be undone. */
export type ObstacleReason =
  | 'alreadyUndone'
  /** The same field was changed later. */
  | 'changedLater'
  /** The code would hide part of the pages. */
  | 'codeDoesNotFit'
  | 'deletedLater'
  | 'discontinuedFeatured'
  | 'existsAgain'
  /** The slide would link to a deleted record. */
  | 'linkTargetDeleted'
  /** Its browser was deleted. */
  | 'parentDeleted'
  | 'slugTaken'
  /** Its records were removed from the trash. */
  | 'trashEmptied'
  /** Another record belongs to it or links to it. */
  | 'usedByOthers';

/** What happened to a record. */
export type RecordOperation =
  | 'create'
  | 'delete'
  | 'update';

/** The type of a record in the history. */
export type RecordType =
  | 'browser'
  | 'customCode'
  | 'fact'
  /** A setting, such as the list of tags */
  | 'setting'
  | 'slide'
  | 'source'
  | 'version';

export type ChangeQueryVariables = Exact<{
  id: number;
}>;


export type ChangeQuery = { change: { id: number, at: string, sender: string, via: ChangeRoute, kind: ChangeKind, recordType: RecordType, recordId: string, title: string, browserTitle: string | null, fields: Array<string>, undoes: number | null, isRedo: boolean, undoneBy: number | null, restorableUntil: string | null, isEmptied: boolean, browser: { id: number, isDraft: boolean } | null, counts: Array<{ recordType: RecordType, operation: RecordOperation, count: number }> } };

export type UndoChangeMutationVariables = Exact<{
  id: number;
}>;


export type UndoChangeMutation = { undoChange: { change: { id: number } | null, obstacles: Array<{ reason: ObstacleReason, recordType: RecordType, recordId: string, title: string, changeId: number | null, fields: Array<string> }> } };

export type UndoObstacleFragment = { reason: ObstacleReason, recordType: RecordType, recordId: string, title: string, changeId: number | null, fields: Array<string> };

export type ChangeSummaryFragment = { id: number, at: string, sender: string, via: ChangeRoute, kind: ChangeKind, recordType: RecordType, recordId: string, title: string, browserTitle: string | null, fields: Array<string>, undoes: number | null, isRedo: boolean, undoneBy: number | null, restorableUntil: string | null, isEmptied: boolean, browser: { id: number, isDraft: boolean } | null, counts: Array<{ recordType: RecordType, operation: RecordOperation, count: number }> };

export type ChangesQueryVariables = Exact<{
  filter?: ChangeFilter | null | undefined;
  page: number;
  limit: number;
}>;


export type ChangesQuery = { changes: { browserTitle: string | null, total: number, changes: Array<{ id: number, at: string, sender: string, via: ChangeRoute, kind: ChangeKind, recordType: RecordType, recordId: string, title: string, browserTitle: string | null, fields: Array<string>, undoes: number | null, isRedo: boolean, undoneBy: number | null, restorableUntil: string | null, isEmptied: boolean, browser: { id: number, isDraft: boolean } | null, counts: Array<{ recordType: RecordType, operation: RecordOperation, count: number }> }> } };

export type ChangeDetailsQueryVariables = Exact<{
  id: number;
}>;


export type ChangeDetailsQuery = { change: { id: number, records: Array<{ recordType: RecordType, recordId: string, operation: RecordOperation, title: string, browserTitle: string | null, fields: Array<{ name: string, before: string | null, after: string | null }> }> } };

export type RestoreRecordMutationVariables = Exact<{
  changeId: number;
  recordType: RecordType;
  recordId: string;
  fields?: Array<string> | string | null | undefined;
  before?: boolean | null | undefined;
}>;


export type RestoreRecordMutation = { restoreRecord: { change: { id: number } | null, obstacles: Array<{ reason: ObstacleReason, recordType: RecordType, recordId: string, title: string, changeId: number | null, fields: Array<string> }> } };

export type EmptyTrashMutationVariables = Exact<{
  changeId?: number | null | undefined;
}>;


export type EmptyTrashMutation = { emptyTrash: { changes: number } };

export type ChangedRecordFragment = { recordType: RecordType, recordId: string, operation: RecordOperation, title: string, browserTitle: string | null, fields: Array<{ name: string, before: string | null, after: string | null }> };

export type ViewedRecordQueryVariables = Exact<{
  id: number;
  isVersion: boolean;
  isSlide: boolean;
  isCode: boolean;
}>;


export type ViewedRecordQuery = { version?: { id: number, isPublished: boolean } | null, slide?: { id: number, isPublished: boolean } | null, customCode?: { id: number, isPublished: boolean } | null };

export type DeletedWithQueryVariables = Exact<{
  id: number;
  isBrowser: boolean;
}>;


export type DeletedWithQuery = { browser?: { id: number, facts: Array<{ topic: FactTopic }> } | null, sources?: { sources: Array<{ identifier: string }> }, slides: Array<{ id: number, isActive: boolean, linkType: LinkType, linkTargetId: number | null, linkedBrowser: { id: number } | null }> };

export const UndoObstacleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UndoObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UndoObstacle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<UndoObstacleFragment, unknown>;
export const ChangeSummaryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"browserTitle"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"undoes"}},{"kind":"Field","name":{"kind":"Name","value":"isRedo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isEmptied"}}]}}]} as unknown as DocumentNode<ChangeSummaryFragment, unknown>;
export const ChangedRecordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"browserTitle"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<ChangedRecordFragment, unknown>;
export const ChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Change"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeSummary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"browserTitle"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"undoes"}},{"kind":"Field","name":{"kind":"Name","value":"isRedo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isEmptied"}}]}}]} as unknown as DocumentNode<ChangeQuery, ChangeQueryVariables>;
export const UndoChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UndoObstacle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UndoObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UndoObstacle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<UndoChangeMutation, UndoChangeMutationVariables>;
export const ChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Changes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeSummary"}}]}},{"kind":"Field","name":{"kind":"Name","value":"browserTitle"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeSummary"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Change"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"sender"}},{"kind":"Field","name":{"kind":"Name","value":"via"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"browser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"browserTitle"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"undoes"}},{"kind":"Field","name":{"kind":"Name","value":"isRedo"}},{"kind":"Field","name":{"kind":"Name","value":"undoneBy"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isEmptied"}}]}}]} as unknown as DocumentNode<ChangesQuery, ChangesQueryVariables>;
export const ChangeDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangedRecord"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangedRecord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangedRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"operation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"browserTitle"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]} as unknown as DocumentNode<ChangeDetailsQuery, ChangeDetailsQueryVariables>;
export const RestoreRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recordType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recordId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fields"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"recordType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recordType"}}},{"kind":"Argument","name":{"kind":"Name","value":"recordId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recordId"}}},{"kind":"Argument","name":{"kind":"Name","value":"fields"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fields"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"change"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UndoObstacle"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UndoObstacle"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UndoObstacle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"recordType"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"changeId"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}}]}}]} as unknown as DocumentNode<RestoreRecordMutation, RestoreRecordMutationVariables>;
export const EmptyTrashDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmptyTrash"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptyTrash"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"changeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"}}]}}]}}]} as unknown as DocumentNode<EmptyTrashMutation, EmptyTrashMutationVariables>;
export const ViewedRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewedRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSlide"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isVersion"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSlide"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isCode"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}}]}}]}}]} as unknown as DocumentNode<ViewedRecordQuery, ViewedRecordQueryVariables>;
export const DeletedWithDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedWith"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isBrowser"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isBrowser"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sources"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"browserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isBrowser"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identifier"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"slides"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"linkTargetId"}},{"kind":"Field","name":{"kind":"Name","value":"linkedBrowser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<DeletedWithQuery, DeletedWithQueryVariables>;
export const useChangeQuery = (options: useQuery.Options<ChangeQuery, ChangeQueryVariables> & { variables: ChangeQueryVariables }) => useQuery<ChangeQuery, ChangeQueryVariables>(ChangeDocument, options);
export const useChangeLazyQuery = (options?: useLazyQuery.Options<ChangeQuery, ChangeQueryVariables>) => useLazyQuery<ChangeQuery, ChangeQueryVariables>(ChangeDocument, options);

export const useUndoChangeMutation = (options?: useMutation.Options<UndoChangeMutation, UndoChangeMutationVariables>) => useMutation<UndoChangeMutation, UndoChangeMutationVariables>(UndoChangeDocument, options);

export const useChangesQuery = (options: useQuery.Options<ChangesQuery, ChangesQueryVariables> & { variables: ChangesQueryVariables }) => useQuery<ChangesQuery, ChangesQueryVariables>(ChangesDocument, options);

export const useChangeDetailsQuery = (options: useQuery.Options<ChangeDetailsQuery, ChangeDetailsQueryVariables> & { variables: ChangeDetailsQueryVariables }) => useQuery<ChangeDetailsQuery, ChangeDetailsQueryVariables>(ChangeDetailsDocument, options);

export const useRestoreRecordMutation = (options?: useMutation.Options<RestoreRecordMutation, RestoreRecordMutationVariables>) => useMutation<RestoreRecordMutation, RestoreRecordMutationVariables>(RestoreRecordDocument, options);

export const useEmptyTrashMutation = (options?: useMutation.Options<EmptyTrashMutation, EmptyTrashMutationVariables>) => useMutation<EmptyTrashMutation, EmptyTrashMutationVariables>(EmptyTrashDocument, options);

export const useViewedRecordQuery = (options: useQuery.Options<ViewedRecordQuery, ViewedRecordQueryVariables> & { variables: ViewedRecordQueryVariables }) => useQuery<ViewedRecordQuery, ViewedRecordQueryVariables>(ViewedRecordDocument, options);

export const useDeletedWithQuery = (options: useQuery.Options<DeletedWithQuery, DeletedWithQueryVariables> & { variables: DeletedWithQueryVariables }) => useQuery<DeletedWithQuery, DeletedWithQueryVariables>(DeletedWithDocument, options);
