/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, useMutation } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
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

export type CustomCodeToEditQueryVariables = Exact<{
  id: number;
}>;


export type CustomCodeToEditQuery = { record: { id: number, revision: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null } | null };

export type CustomCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomCodesQuery = { records: Array<{ id: number, revision: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null }> };

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

export type ToggleCustomCodeMutationVariables = Exact<{
  id: number;
  revision?: number | null | undefined;
}>;


export type ToggleCustomCodeMutation = { toggleCustomCode: { id: number, revision: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null } };

export type AdminCustomCodeFragment = { id: number, revision: number, name: string, codeType: CodePosition, codeContent: string, description: string, isActive: boolean, displayOrder: number, isDraft: boolean, visibleFrom: string | null, visibleUntil: string | null };

export type UpdateCustomCodesMutationVariables = Exact<{
  ids: Array<number> | number;
  isActive: boolean;
}>;


export type UpdateCustomCodesMutation = { updateCustomCodes: { count: number } };

export type DeleteCustomCodesMutationVariables = Exact<{
  ids: Array<number> | number;
}>;


export type DeleteCustomCodesMutation = { removed: { count: number } };

export const AdminCustomCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomCodeValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomCodeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}}]} as unknown as DocumentNode<AdminCustomCodeFragment, unknown>;
export const CustomCodeToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomCodeToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"customCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCustomCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomCodeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomCodeValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<CustomCodeToEditQuery, CustomCodeToEditQueryVariables>;
export const CustomCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"records"},"name":{"kind":"Name","value":"customCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"forEditing"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCustomCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomCodeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomCodeValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<CustomCodesQuery, CustomCodesQueryVariables>;
export const CreateCustomCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCustomCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"created"},"name":{"kind":"Name","value":"createCustomCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]}}]} as unknown as DocumentNode<CreateCustomCodeMutation, CreateCustomCodeMutationVariables>;
export const UpdateCustomCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCodeChange"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCustomCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomCodeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomCodeValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<UpdateCustomCodeMutation, UpdateCustomCodeMutationVariables>;
export const ToggleCustomCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleCustomCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleCustomCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"revision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminCustomCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomCodeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"codeType"}},{"kind":"Field","name":{"kind":"Name","value":"codeContent"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isDraft"}},{"kind":"Field","name":{"kind":"Name","value":"visibleFrom"}},{"kind":"Field","name":{"kind":"Name","value":"visibleUntil"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminCustomCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomCodeValues"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}}]} as unknown as DocumentNode<ToggleCustomCodeMutation, ToggleCustomCodeMutationVariables>;
export const UpdateCustomCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<UpdateCustomCodesMutation, UpdateCustomCodesMutationVariables>;
export const DeleteCustomCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCustomCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"removed"},"name":{"kind":"Name","value":"deleteCustomCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<DeleteCustomCodesMutation, DeleteCustomCodesMutationVariables>;
export const useCustomCodeToEditQuery = (options: useQuery.Options<CustomCodeToEditQuery, CustomCodeToEditQueryVariables> & { variables: CustomCodeToEditQueryVariables }) => useQuery<CustomCodeToEditQuery, CustomCodeToEditQueryVariables>(CustomCodeToEditDocument, options);

export const useCustomCodesQuery = (options?: useQuery.Options<CustomCodesQuery, CustomCodesQueryVariables>) => useQuery<CustomCodesQuery, CustomCodesQueryVariables>(CustomCodesDocument, options);

export const useCreateCustomCodeMutation = (options?: useMutation.Options<CreateCustomCodeMutation, CreateCustomCodeMutationVariables>) => useMutation<CreateCustomCodeMutation, CreateCustomCodeMutationVariables>(CreateCustomCodeDocument, options);

export const useUpdateCustomCodeMutation = (options?: useMutation.Options<UpdateCustomCodeMutation, UpdateCustomCodeMutationVariables>) => useMutation<UpdateCustomCodeMutation, UpdateCustomCodeMutationVariables>(UpdateCustomCodeDocument, options);

export const useToggleCustomCodeMutation = (options?: useMutation.Options<ToggleCustomCodeMutation, ToggleCustomCodeMutationVariables>) => useMutation<ToggleCustomCodeMutation, ToggleCustomCodeMutationVariables>(ToggleCustomCodeDocument, options);

export const useUpdateCustomCodesMutation = (options?: useMutation.Options<UpdateCustomCodesMutation, UpdateCustomCodesMutationVariables>) => useMutation<UpdateCustomCodesMutation, UpdateCustomCodesMutationVariables>(UpdateCustomCodesDocument, options);

export const useDeleteCustomCodesMutation = (options?: useMutation.Options<DeleteCustomCodesMutation, DeleteCustomCodesMutationVariables>) => useMutation<DeleteCustomCodesMutation, DeleteCustomCodesMutationVariables>(DeleteCustomCodesDocument, options);
