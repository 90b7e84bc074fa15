import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Issues } from '#rules/issues.ts';
import type { EditedType } from '#rules/records/registry.ts';
import type { LocalizedText } from '#rules/vocabulary.ts';
import type { ParseKeys } from 'i18next';
import type { Stored } from './form/draft.ts';
import { type Loaded, loadedBy, type MutationHook, type QueryHook } from './graph/hooks.ts';
import type { CreateContext } from './form/use-record-form.ts';
import type { IconName } from '../ui/icon.tsx';
import { newLoaded } from './record-editor.tsx';

export interface StoredRecord {
  id: number;
  revision: number;
  displayOrder?: number;
  isActive: boolean;
}

/** A group of texts with those of this screen. */
type RecordTexts<Key = ParseKeys<'admin'>> = Key extends `${infer Group}.toggleFailed` ? Group : never;

export type Values = FieldValues & Pick<StoredRecord, 'displayOrder' | 'isActive'>;

export interface RecordKind<R extends StoredRecord, V extends Values, Input extends object = V> {
  type: Exclude<EditedType, 'browser' | 'version'>;
  texts: RecordTexts;
  icon: IconName;
  path: string;
  nameOf: (record: R | V, localize: (text: LocalizedText) => string) => string;

  useList: QueryHook<{ records: R[] }, Record<string, never>>;
  useOne: QueryHook<{ record: R | null }, { id: number }>;
  useCreate: MutationHook<{ created: { id: number; revision: number } }, { input: Input }>;
  useUpdate: MutationHook<unknown, { id: number; input: Input; revision: number | null }>;
  /** Changes only the switch; if it is missing, the whole record is saved. */
  useToggle?: MutationHook<unknown, { id: number; revision: number }>;
  useUpdateMany: MutationHook<unknown, { ids: number[]; isActive: boolean }>;
  useRemove: MutationHook<{ removed: { count: number } }, { ids: number[] }>;
  /** After a failed switch or deletion, in place of the screen's own message (spec §8). */
  prefersServerMessage: boolean;

  newValues: V;
  valuesOf: (record: R) => V;
  inputOf: (values: V) => Input;
  check: (values: V) => Issues;

  List: ComponentType<RecordListProps<R>>;
  Fields: ComponentType<{ id: number | null }>;
}

export interface RecordListProps<R> {
  records: readonly R[];
  busyId: number | null;
  onToggle: (record: R) => void;
  onDelete: (record: R) => void;
  actionsFor: (selected: readonly R[], onDeleted: () => void) => ReactNode;
}

export interface KindProps<R extends StoredRecord, V extends Values, Input extends object> {
  kind: RecordKind<R, V, Input>;
}

// oxlint-disable react/hooks -- a page never changes its kind
export function useLoaded<R extends StoredRecord, V extends Values, Input extends object>(
  kind: RecordKind<R, V, Input>,
  id: number | null,
): Loaded<Stored<V>> {
  const { newValues, valuesOf } = kind;
  const isOrdered = newValues.displayOrder !== undefined;
  const list = kind.useList({ variables: {}, skip: id !== null || !isOrdered, fetchPolicy: 'no-cache' });
  const one = kind.useOne({ variables: { id: id ?? 0 }, skip: id === null, fetchPolicy: 'no-cache' });
  if (id !== null)
    return loadedBy(one, ({ record }) => record && { values: valuesOf(record), revision: record.revision });
  return isOrdered
    ? newLoaded(list, list.data?.records, newValues)
    : { ...list, data: { values: newValues, revision: null } };
}

export function useChanges<R extends StoredRecord, V extends Values, Input extends object>(
  kind: RecordKind<R, V, Input>,
) {
  const [create] = kind.useCreate();
  const [update] = kind.useUpdate();
  const [toggle] = kind.useToggle?.() ?? [];
  const [updateMany] = kind.useUpdateMany();
  const [remove] = kind.useRemove();
  const save = async (id: number, values: V, revision: number | null) =>
    update({ variables: { id, input: kind.inputOf(values), revision } });
  return {
    create: async (values: V, context: CreateContext) =>
      (await create({ variables: { input: kind.inputOf(values) }, context })).data?.created,
    update: save,
    toggle: async (record: R) => {
      const { id, revision, isActive } = record;
      return toggle
        ? toggle({ variables: { id, revision } })
        : save(id, { ...kind.valuesOf(record), isActive: !isActive }, revision);
    },
    updateMany,
    remove,
  };
}

export function useRecords<R extends StoredRecord, V extends Values, Input extends object>(
  kind: RecordKind<R, V, Input>,
) {
  return kind.useList({ variables: {} });
}
// oxlint-enable react/hooks
