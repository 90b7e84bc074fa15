import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Issues } from '../../../rules/issues.ts';
import type { FieldGroup } from '../../../rules/merge.ts';
import type { LocalizedText } from '../../../rules/vocabulary.ts';
import type { StoredField } from '../form/group-differences.ts';
import type { CreateContext } from '../form/use-record-form.ts';
import type { IconName } from '../ui/icon.tsx';

export interface StoredRecord {
  id: number;
  revision: number;
  displayOrder: number;
  isActive: boolean;
}

type ByField<T> = Record<string, T>;

/** What is different between the kinds of records that have a list, a form and a switch. */
export interface RecordKind<R extends StoredRecord, V extends FieldValues> {
  type: 'slide' | 'customCode';
  texts: 'slides' | 'codes';
  draft: string;
  icon: IconName;
  path: string;
  nameOf: (record: R | V, localize: (text: LocalizedText) => string) => string;

  list: TypedDocumentNode<ByField<readonly R[]>, Record<string, never>>;
  one: TypedDocumentNode<ByField<R | null>, { id: number }>;
  create: (
    client: ApolloClient,
    values: V,
    context: CreateContext,
  ) => Promise<{ data?: ByField<{ id: number; revision: number }> | undefined }>;
  update: (client: ApolloClient, id: number, values: V, revision: number | null) => Promise<unknown>;
  toggle: (client: ApolloClient, record: R) => Promise<unknown>;
  remove: TypedDocumentNode<unknown, { id: number }>;
  updateMany: TypedDocumentNode<unknown, { ids: number[]; isActive: boolean }>;
  removeMany: TypedDocumentNode<unknown, { ids: number[] }>;
  /** Whether a failed switch or deletion shows the server's message instead of its own (spec §8). */
  prefersServerMessage: boolean;

  newValues: V;
  valuesOf: (record: R, client: ApolloClient) => V | Promise<V>;
  check: (values: V) => Issues;
  groups?: readonly FieldGroup[];
  fieldsOf?: (group: FieldGroup, values: V) => StoredField[];

  List: ComponentType<RecordListProps<R>>;
  /** The fields of the form. `id` is null for a new record. */
  Fields: ComponentType<{ id: number | null }>;
}

export interface RecordListProps<R> {
  records: readonly R[];
  busyId: number | null;
  onToggle: (record: R) => void;
  onDelete: (record: R) => void;
  actionsFor: (selected: readonly R[], onDeleted: () => void) => ReactNode;
}
