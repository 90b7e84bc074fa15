import { type ComponentType, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Issues } from '#rules/issues.ts';
import type { EditedType } from '#rules/records/registry.ts';
import type { LocalizedText } from '#rules/vocabulary.ts';
import type { ParseKeys } from 'i18next';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../use-texts.ts';
import { idInPath } from '../../paths.ts';
import type { Stored } from '../form/draft.ts';
import { type DescribeGroup, useGroupDifferences } from '../form/conflict-panel.tsx';
import { type Loaded, loadedBy, type Mutate, type MutationHook, type QueryHook } from '../graph/hooks.ts';
import type { CreateContext } from '../form/use-record-form.ts';
import { useMessages } from '../graph/notices.ts';
import { isOutdated, useFailureMessage } from '../graph/failure-message.ts';
import { MissingRecord, ScreenHeader, useFocusOnView, EmptyState, Loading } from '../ui/screen.tsx';
import { AlertDialog } from '../ui/dialog.tsx';
import { Button } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import { useBulkChange } from '../ui/use-bulk-change.ts';
import { useListQuery } from '../ui/use-table-address.ts';
import { DeleteButton, DeleteRecords, type Deletion } from './delete-records.tsx';
import { newLoaded, RecordEditor, type RecordEditorProps } from './record-editor.tsx';

interface StoredRecord {
  id: number;
  revision: number;
  displayOrder?: number;
  isActive: boolean;
}

/** A group of texts with those of this screen. */
type RecordTexts<Key = ParseKeys<'admin'>> = Key extends `${infer Group}.toggleFailed` ? Group : never;

type Values = FieldValues & Pick<StoredRecord, 'displayOrder' | 'isActive'>;

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
  /** Without it, the whole record is saved. */
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

interface KindProps<R extends StoredRecord, V extends Values, Input extends object> {
  kind: RecordKind<R, V, Input>;
}

/** `?add`, `?edit=ID` (spec §2). */
export function RecordPage<R extends StoredRecord, V extends Values, Input extends object>({
  kind,
}: KindProps<R, V, Input>) {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const isNew = query.has('add');
  const edited = isNew ? null : query.get('edit');
  const isList = !isNew && edited === null;
  useFocusOnView(isNew ? 'add' : (edited ?? ''));
  const search = useListQuery(isList);
  if (isList) return <RecordList kind={kind} />;
  const id = idInPath(edited);
  const back = { to: kind.path, label: t(`${kind.texts}.back`) };
  const missing = <MissingRecord title={t(`message.${kind.type}NotFound`)} back={back} />;
  if (!isNew && id === null) return missing;
  return <RecordOfKind key={id} kind={kind} id={id} search={search} back={back} missing={missing} />;
}

interface RecordOfKindProps<R extends StoredRecord, V extends Values, Input extends object>
  extends KindProps<R, V, Input>, Pick<RecordEditorProps<V, Stored<V>>, 'id' | 'back' | 'missing'> {
  /** The query of the list. */
  search: string;
}

function RecordOfKind<R extends StoredRecord, V extends Values, Input extends object>({
  kind,
  id,
  search,
  ...screen
}: RecordOfKindProps<R, V, Input>) {
  const { t } = useTexts();
  const localize = useLocalize();
  const navigate = useNavigate();
  const { showDone } = useMessages();
  const { create, update } = useChanges(kind);
  const differencesOf = useGroupDifferences(kind.type);
  const describe: DescribeGroup<V> = (group, before, after) => ({
    fields: differencesOf(group, kind.inputOf(before), kind.inputOf(after)),
  });
  const close = () => void navigate({ pathname: kind.path, search }, { replace: true });
  return (
    <RecordEditor
      {...screen}
      type={kind.type}
      id={id}
      draftName={`${kind.type}:${id ?? 'new'}`}
      query={useLoaded(kind, id)}
      loadFailed={t(`${kind.texts}.loadFailed`)}
      titleOf={(loaded) => {
        if (!loaded) return t(`${kind.texts}.title`);
        const name = kind.nameOf(loaded.values, localize);
        return id === null ? t(`${kind.texts}.add`) : t(`${kind.texts}.editTitle`, { name });
      }}
      check={kind.check}
      describe={describe}
      create={create}
      update={update}
      failureText={t(`${kind.texts}.saveFailed`)}
      onSaved={() => {
        close();
        showDone(t(`${kind.texts}.saved`));
      }}
      onCancel={close}
    >
      {() => <kind.Fields id={id} />}
    </RecordEditor>
  );
}

// oxlint-disable react/hooks -- a page never changes its kind
function useLoaded<R extends StoredRecord, V extends Values, Input extends object>(
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

function useChanges<R extends StoredRecord, V extends Values, Input extends object>(kind: RecordKind<R, V, Input>) {
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

function useRecords<R extends StoredRecord, V extends Values, Input extends object>(kind: RecordKind<R, V, Input>) {
  return kind.useList({ variables: {} });
}
// oxlint-enable react/hooks

function RecordList<R extends StoredRecord, V extends Values, Input extends object>({ kind }: KindProps<R, V, Input>) {
  const { t } = useTexts();
  const localize = useLocalize();
  const { toggle: save, updateMany, remove } = useChanges(kind);
  const { showDone } = useMessages();
  const failureMessage = useFailureMessage();
  const { data, ...query } = useRecords(kind);
  const [busyId, setBusyId] = useState<number | null>(null);
  const [deletion, setDeletion] = useState<Deletion<R> | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const addPath = `${kind.path}?add`;

  /** The reason is added if someone else has changed or deleted the record. */
  const failureText = (reason: unknown, message: string) => {
    void query.refetch().catch(() => undefined);
    const text = failureMessage(reason, message);
    if (kind.prefersServerMessage) return text;
    return isOutdated(reason) ? t('form.because', { message, reason: text }) : message;
  };

  const toggle = async (record: R) => {
    setBusyId(record.id);
    try {
      await save(record);
      const name = kind.nameOf(record, localize);
      showDone(t(record.isActive ? 'table.nowInactive' : 'table.nowActive', { name }));
    } catch (reason) {
      setFailure(failureText(reason, t(`${kind.texts}.toggleFailed`)));
    }
    setBusyId(null);
  };

  return (
    <>
      <ScreenHeader title={t(`${kind.texts}.title`)} text={t(`${kind.texts}.text`)}>
        <Button to={addPath} icon="plus">
          {t(`${kind.texts}.add`)}
        </Button>
      </ScreenHeader>
      <Loading data={data?.records} query={query} message={t(`${kind.texts}.loadFailed`)}>
        {(records) =>
          records.length === 0 ? (
            <EmptyState icon={kind.icon} title={t(`${kind.texts}.empty`)} text={t(`${kind.texts}.emptyText`)}>
              <Button to={addPath}>{t(`${kind.texts}.addFirst`)}</Button>
            </EmptyState>
          ) : (
            <kind.List
              records={records}
              busyId={busyId}
              onToggle={toggle}
              onDelete={(record) => setDeletion({ records: [record] })}
              actionsFor={(selected, onDeleted) => (
                <>
                  <ActiveButtons update={updateMany} records={selected} reload={query.refetch} />
                  <DeleteButton onClick={() => setDeletion({ records: selected, onDeleted })} />
                </>
              )}
            />
          )
        }
      </Loading>
      <DeleteRecords
        type={kind.type}
        deletion={deletion}
        remove={remove}
        wordsOfOne={(record) => {
          const name = kind.nameOf(record, localize);
          return {
            title: t(`${kind.texts}.deleteTitle`, { name }),
            text: t(`${kind.texts}.deleteText`),
            done: () => t(`${kind.texts}.deleted`, { name }),
          };
        }}
        textOfMany={() => t(`${kind.texts}.bulkDeleteText`)}
        reload={query.refetch}
        failureText={(reason) => failureText(reason, t(`${kind.texts}.deleteFailed`))}
        onClose={() => setDeletion(null)}
      />
      <AlertDialog message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

interface ActiveButtonsProps {
  update: Mutate<unknown, { ids: number[]; isActive: boolean }>;
  records: readonly StoredRecord[];
  reload: () => Promise<unknown>;
}

function ActiveButtons({ update, records, reload }: ActiveButtonsProps) {
  const { t } = useTexts();
  const { change, isBusy } = useBulkChange(update, reload);
  return [true, false].map((isActive) => (
    <Button
      key={String(isActive)}
      variant="secondary"
      isBusy={isBusy}
      onClick={() =>
        change(records, { isActive }, ({ what }) => t(isActive ? 'table.activated' : 'table.deactivated', { what }))
      }
    >
      {t(isActive ? 'table.activate' : 'table.deactivate')}
    </Button>
  ));
}
