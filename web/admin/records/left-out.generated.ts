/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type LeftOutFilesFragment = { reason: string, count: number, examples: Array<string> };

export const LeftOutFilesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeftOutFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeftOut"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"examples"}}]}}]} as unknown as DocumentNode<LeftOutFilesFragment, unknown>;