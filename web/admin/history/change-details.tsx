import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hasOwnFields } from '../../../rules/history.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { Differences } from './difference-view.tsx';
import { useFieldDifferences } from './field-differences.ts';
import { changePath } from './history-filter.ts';
import { useChangeDetailsQuery, type ChangedRecordFragment, type ChangeSummaryFragment } from './history.generated.ts';
import { useRecordTitle } from './record-name.ts';
import { useRestoreRecord } from './use-restore-record.ts';

/** The records of a long change that are shown at first. */
const RECORDS_AT_ONCE = 20;
/** Up to this number of records, their differences are open. */
const OPEN_MAX = 3;

/** What a change did to each record. */
export function ChangeDetails({ change }: { change: ChangeSummaryFragment }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useChangeDetailsQuery({ variables: { id: change.id } });
  const [limit, setLimit] = useState(RECORDS_AT_ONCE);
  return (
    <Loading data={data?.change.records} error={error} message={t('form.loadFailed')} retry={refetch}>
      {(records) => (
        <div className="grid gap-3">
          {change.undoes !== null && (
            <Link to={changePath(change.undoes)} className="justify-self-start text-sm text-accent hover:underline">
              {t('history.undoesLink')}
            </Link>
          )}
          <ul className="grid gap-3">
            {mainFirst(records, change)
              .slice(0, limit)
              .map((record) => (
                <li key={`${record.recordType} ${record.recordId}`}>
                  <RecordDetails change={change} record={record} isOpen={records.length <= OPEN_MAX} />
                </li>
              ))}
          </ul>
          {records.length > limit && (
            <Button variant="plain" className="justify-self-start" onClick={() => setLimit(records.length)}>
              {t('history.moreRecords', { count: records.length - limit })}
            </Button>
          )}
        </div>
      )}
    </Loading>
  );
}

/** The record that names a change before those that only follow from it. */
function mainFirst(
  records: readonly ChangedRecordFragment[],
  { recordType, recordId }: ChangeSummaryFragment,
): ChangedRecordFragment[] {
  const isMain = (record: ChangedRecordFragment) => record.recordType === recordType && record.recordId === recordId;
  return [...records.filter(isMain), ...records.filter((record) => !isMain(record))];
}

interface RecordDetailsProps {
  change: ChangeSummaryFragment;
  record: ChangedRecordFragment;
  isOpen: boolean;
}

function RecordDetails({ change, record, isOpen }: RecordDetailsProps) {
  const { t } = useTranslation('admin');
  const titleOf = useRecordTitle();
  const { differencesOf } = useFieldDifferences();
  const { restore, isBusy } = useRestoreRecord();
  const differences = differencesOf(record);
  const isDeleted = record.operation === 'delete';
  return (
    <details open={isOpen} className="group/record rounded-xl border border-line bg-page">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-2 gap-y-1 rounded-xl px-3 py-1.5 text-sm hover:bg-sunken/60 [&::-webkit-details-marker]:hidden">
        <Icon name="chevronRight" className="size-4 text-muted transition-transform group-open/record:rotate-90" />
        <span className="text-muted">{t(`history.type.${record.recordType}`)}</span>
        <span className="min-w-0 font-medium wrap-anywhere">{titleOf(record)}</span>
        <span className="text-muted">{t(`history.operation.${record.operation}`)}</span>
      </summary>
      <div className="grid gap-4 border-t border-line px-4 py-4">
        {differences.length === 0 && (
          <p className="text-sm text-muted">
            {t(record.fields.length > 0 ? 'history.noDifference' : 'history.noDetails')}
          </p>
        )}
        {differences.length > 0 &&
          (record.operation === 'update' ? (
            <ChangedFields
              differences={differences}
              onRestore={hasOwnFields(record.recordType) ? (value) => void restore(change, record, value) : undefined}
            />
          ) : (
            <Differences differences={differences} />
          ))}
        {record.fields.length > 0 && (
          <Button
            variant="secondary"
            icon="history"
            isBusy={isBusy}
            aria-label={t(isDeleted ? 'history.trash.restoreOne' : 'history.restoreOne', { name: titleOf(record) })}
            className="justify-self-start"
            onClick={() => void restore(change, record)}
          >
            {t(isDeleted ? 'history.trash.restore' : 'history.restore')}
          </Button>
        )}
      </div>
    </details>
  );
}
