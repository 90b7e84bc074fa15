import type { DocumentNode, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nextDisplayOrder } from '#rules/records/browser.ts';
import type { Issues } from '#rules/issues.ts';
import type { TrashedType } from '#rules/history.ts';
import type { LocalizedText } from '#rules/vocabulary.ts';
import type { ParseKeys } from 'i18next';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../use-texts.ts';
import { idInPath } from '../../paths.ts';
import type { Stored } from '../form/draft.ts';
import { type DescribeGroup, useGroupDifferences } from '../form/merge-panel.tsx';
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
import { RecordEditor } from './record-editor.tsx';

interface StoredRecord {
  id: number;
  revision: number;
  displayOrder?: number;
  isActive: boolean;
}

/** A group of texts with those of this screen. */
type RecordTexts<Key = ParseKeys<'admin'>> = Key extends `${infer Group}.toggleFailed` ? Group : never;

type ByField<T> = Record<string, T>;
type Values = FieldValues & Pick<StoredRecord, 'displayOrder' | 'isActive'>;

export interface RecordKind<R extends StoredRecord, V extends Values> {
  type: Exclude<TrashedType, 'browser' | 'version'>;
  texts: RecordTexts;
  icon: IconName;
  path: string;
  nameOf: (record: R | V, localize: (text: LocalizedText) => string) => string;

  list: TypedDocumentNode<ByField<readonly R[]>, Record<string, never>>;
  one: TypedDocumentNode<ByField<R | null>, { id: number }>;
  /** Returns the id and the revision. */
  create: DocumentNode;
  update: DocumentNode;
  /** Without it, the whole record is saved. */
  toggle?: DocumentNode;
  updateMany: TypedDocumentNode<unknown, { ids: number[]; isActive: boolean }>;
  removeMany: TypedDocumentNode<ByField<{ count: number }>, { ids: number[] }>;
  /** After a failed switch or deletion, in place of the screen's own message (spec §8). */
  prefersServerMessage: boolean;

  newValues: V;
  valuesOf: (record: R) => V;
  inputOf: (values: V) => object;
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

interface KindProps<R extends StoredRecord, V extends Values> {
  kind: RecordKind<R, V>;
}

/** `?add`, `?edit=ID` (spec §2). */
export function RecordPage<R extends StoredRecord, V extends Values>({ kind }: KindProps<R, V>) {
  const { t } = useTexts();
  const localize = useLocalize();
  const [query] = useSearchParams();
  const isNew = query.has('add');
  const edited = isNew ? null : query.get('edit');
  const isList = !isNew && edited === null;
  useFocusOnView(isNew ? 'add' : (edited ?? ''));
  const navigate = useNavigate();
  const { showDone } = useMessages();
  const search = useListQuery(isList);
  const { load, create, update } = useRequests(kind);
  const differencesOf = useGroupDifferences(kind.type);
  const describe: DescribeGroup<V> = (group, before, after) => ({
    fields: differencesOf(group, kind.inputOf(before), kind.inputOf(after)),
  });
  if (isList) return <RecordList kind={kind} />;
  const id = idInPath(edited);
  const back = { to: kind.path, label: t(`${kind.texts}.back`) };
  const missing = <MissingRecord title={t(`message.${kind.type}NotFound`)} back={back} />;
  if (!isNew && id === null) return missing;
  const close = () => void navigate({ pathname: kind.path, search }, { replace: true });
  return (
    <RecordEditor
      key={id}
      type={kind.type}
      id={id}
      draftName={`${kind.type}:${id ?? 'new'}`}
      load={() => load(id)}
      loadFailed={t(`${kind.texts}.loadFailed`)}
      missing={missing}
      back={back}
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

function useRequests<R extends StoredRecord, V extends Values>(kind: RecordKind<R, V>) {
  const client = useApolloClient();
  return {
    /** Null if it does not exist. A new record of an ordered list gets the last position. */
    load: async (id: number | null): Promise<Stored<V> | null> => {
      if (id === null) {
        if (kind.newValues.displayOrder === undefined) return { values: kind.newValues, revision: null };
        const { data } = await client.query({ query: kind.list }).catch(() => ({ data: undefined }));
        const orders = Object.values(data ?? {}).flatMap((list) => list.map(({ displayOrder = 0 }) => displayOrder));
        return { values: { ...kind.newValues, displayOrder: nextDisplayOrder(orders) }, revision: null };
      }
      const { data } = await client.query({ query: kind.one, variables: { id } });
      const record = Object.values(data ?? {})[0];
      return record ? { values: kind.valuesOf(record), revision: record.revision } : null;
    },
    create: async (values: V, context: CreateContext) => {
      const { data } = await client.mutate<ByField<{ id: number; revision: number }>>({
        mutation: kind.create,
        variables: { input: kind.inputOf(values) },
        context,
      });
      return Object.values(data ?? {})[0];
    },
    update: (id: number, values: V, revision: number | null) =>
      client.mutate({ mutation: kind.update, variables: { id, input: kind.inputOf(values), revision } }),
  };
}

function RecordList<R extends StoredRecord, V extends Values>({ kind }: KindProps<R, V>) {
  const { t } = useTexts();
  const localize = useLocalize();
  const client = useApolloClient();
  const { update } = useRequests(kind);
  const { showDone } = useMessages();
  const failureMessage = useFailureMessage();
  const { data, ...query } = useQuery(kind.list);
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
      const { id, revision, isActive } = record;
      if (kind.toggle) await client.mutate({ mutation: kind.toggle, variables: { id, revision } });
      else await update(id, { ...kind.valuesOf(record), isActive: !isActive }, revision);
      const name = kind.nameOf(record, localize);
      showDone(t(isActive ? 'table.nowInactive' : 'table.nowActive', { name }));
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
      <Loading data={data && Object.values(data)[0]} query={query} message={t(`${kind.texts}.loadFailed`)}>
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
                  <ActiveButtons kind={kind} records={selected} reload={query.refetch} />
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
        mutation={kind.removeMany}
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

interface ActiveButtonsProps<R extends StoredRecord, V extends Values> extends KindProps<R, V> {
  records: readonly R[];
  reload: () => Promise<unknown>;
}

function ActiveButtons<R extends StoredRecord, V extends Values>({ kind, records, reload }: ActiveButtonsProps<R, V>) {
  const { t } = useTexts();
  const { change, isBusy } = useBulkChange(kind.updateMany, reload);
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
