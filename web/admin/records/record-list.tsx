import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isOutdated, useFailureMessage } from '../form/failure-message.ts';
import { useShowStatus } from '../history/notices.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { AlertDialog } from '../ui/dialog.tsx';
import { BulkDelete, DeleteDialog } from '../ui/delete-dialog.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState, Loading } from '../ui/loading.tsx';
import { Icon } from '../ui/icon.tsx';
import { useBulkAction } from '../ui/use-bulk-action.ts';
import { useStable } from '../ui/use-stable.ts';
import type { RecordKind, StoredRecord } from './record-kind.ts';

export function RecordList<R extends StoredRecord, V extends FieldValues>({ kind }: { kind: RecordKind<R, V> }) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  const client = useApolloClient();
  const showStatus = useShowStatus();
  const failureMessage = useFailureMessage();
  const { data, error, refetch } = useQuery(kind.list);
  const [busyId, setBusyId] = useState<number | null>(null);
  const [toDelete, setToDelete] = useState<R | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const addPath = `${kind.path}?add`;

  /** The reason is added to the message of a kind if someone else has changed or deleted the record. */
  const failureText = (reason: unknown, message: string) => {
    const text = failureMessage(reason, message);
    if (kind.prefersServerMessage) return text;
    return isOutdated(reason) ? t('form.because', { message, reason: text }) : message;
  };

  const fail = (reason: unknown, message: string) => {
    setFailure(failureText(reason, message));
    // Someone else may have changed or deleted the record.
    void refetch().catch(() => undefined);
  };

  const toggle = useStable(async (record: R) => {
    setBusyId(record.id);
    try {
      await kind.toggle(client, record);
      const name = kind.nameOf(record, localize);
      showStatus('success', t(record.isActive ? 'table.nowInactive' : 'table.nowActive', { name }));
    } catch (reason) {
      fail(reason, t(`${kind.texts}.toggleFailed`));
    }
    setBusyId(null);
  });

  const remove = async (record: R) => {
    await client.mutate({ mutation: kind.remove, variables: { id: record.id } });
    await refetch().catch(() => undefined);
    showStatus('success', t(`${kind.texts}.deleted`, { name: kind.nameOf(record, localize) }));
  };

  return (
    <>
      <ScreenHeader title={t(`${kind.texts}.title`)} text={t(`${kind.texts}.text`)}>
        <Link to={addPath} className={buttonClass()}>
          <Icon name="plus" className="size-4" />
          {t(`${kind.texts}.add`)}
        </Link>
      </ScreenHeader>
      <Loading
        data={data && Object.values(data)[0]}
        error={error}
        message={t(`${kind.texts}.loadFailed`)}
        retry={refetch}
      >
        {(records) =>
          records.length === 0 ? (
            <EmptyState icon={kind.icon} title={t(`${kind.texts}.empty`)} text={t(`${kind.texts}.emptyText`)}>
              <Link to={addPath} className={buttonClass()}>
                {t(`${kind.texts}.addFirst`)}
              </Link>
            </EmptyState>
          ) : (
            <kind.List
              records={records}
              busyId={busyId}
              onToggle={toggle}
              onDelete={setToDelete}
              actionsFor={(selected, onDeleted) => (
                <Actions kind={kind} ids={selected.map(({ id }) => id)} reload={refetch} onDeleted={onDeleted} />
              )}
            />
          )
        }
      </Loading>
      <DeleteDialog
        record={toDelete}
        title={t(`${kind.texts}.deleteTitle`, { name: toDelete ? kind.nameOf(toDelete, localize) : '' })}
        text={t(`${kind.texts}.deleteText`)}
        onDelete={remove}
        onFailed={(reason) => fail(reason, t(`${kind.texts}.deleteFailed`))}
        onClose={() => setToDelete(null)}
      />
      <AlertDialog message={failure} onClose={() => setFailure(null)} />
    </>
  );
}

interface ActionsProps<R extends StoredRecord, V extends FieldValues> {
  kind: RecordKind<R, V>;
  ids: number[];
  reload: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Activates, deactivates or deletes the selected records. Each action is one change of the history. */
function Actions<R extends StoredRecord, V extends FieldValues>({ kind, ids, reload, onDeleted }: ActionsProps<R, V>) {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const { run, isBusy } = useBulkAction(reload);
  return (
    <>
      {[true, false].map((isActive) => (
        <Button
          key={String(isActive)}
          variant="secondary"
          isBusy={isBusy}
          onClick={() =>
            void run(
              () => client.mutate({ mutation: kind.updateMany, variables: { ids, isActive } }),
              ({ what }) => t(isActive ? 'table.activated' : 'table.deactivated', { what }),
            )
          }
        >
          {t(isActive ? 'table.activate' : 'table.deactivate')}
        </Button>
      ))}
      <BulkDelete
        what={t(`history.count.${kind.type}`, { count: ids.length })}
        text={t(`${kind.texts}.bulkDeleteText`)}
        isBusy={isBusy}
        onDelete={() =>
          void run(
            () => client.mutate({ mutation: kind.removeMany, variables: { ids } }),
            ({ what }) => t('history.many.delete', { what }),
            onDeleted,
          )
        }
      />
    </>
  );
}
