import { useState } from 'react';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import type { Mutate } from './graph/hooks.ts';
import { useMessages } from './graph/notices.ts';
import { isOutdated, useFailureMessage } from './graph/failure-message.ts';
import { ScreenHeader, EmptyState, Loading } from './screen.tsx';
import { AlertDialog } from '../ui/dialog.tsx';
import { Button } from '../ui/button.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import { DeleteButton, DeleteRecords, type Deletion } from './delete-records.tsx';
import { type StoredRecord, type Values, type KindProps, useChanges, useRecords } from './record-kind.ts';

export function RecordList<R extends StoredRecord, V extends Values, Input extends object>({
  kind,
}: KindProps<R, V, Input>) {
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
