import { useState, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { hasOwnFields } from '../../../rules/history.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { useRecordTitle } from './change-text.ts';
import { Differences } from './difference-view.tsx';
import { useFieldDifferences, type FieldDifference } from './field-differences.ts';
import { changePath } from './history-filter.ts';
import { useChangeDetailsQuery, type ChangedRecordFragment, type ChangeSummaryFragment } from './history.generated.ts';
import { useRestoreRecord, type RestoredValue } from './use-undo.ts';

/** The records of a long change that are shown at first. */
const RECORDS_AT_ONCE = 20;
/** Up to this number of records, their differences are open. */
const OPEN_MAX = 3;

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

interface ChangedFieldsProps {
  differences: readonly FieldDifference[];
  /** Restores one value; absent if the fields of the record cannot be restored one by one. */
  onRestore: ((value: RestoredValue) => void) | undefined;
}

/** The fields that a change has changed, each before and after it, side by side. */
function ChangedFields({ differences, onRestore }: ChangedFieldsProps) {
  return (
    <div className="grid gap-4">
      {differences.map((difference, index) => (
        <ChangedField key={`${difference.label} ${index}`} difference={difference} onRestore={onRestore} />
      ))}
    </div>
  );
}

function ChangedField({
  difference,
  onRestore,
}: { difference: FieldDifference } & Pick<ChangedFieldsProps, 'onRestore'>) {
  const id = useId();
  const { label, name } = difference;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-1.5 text-sm">
      <p id={id} className="font-medium wrap-anywhere">
        {label}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Side
          difference={difference}
          before={true}
          onRestore={onRestore && name ? () => onRestore({ field: name, label, before: true }) : undefined}
        />
        <Side
          difference={difference}
          before={false}
          onRestore={onRestore && name ? () => onRestore({ field: name, label, before: false }) : undefined}
        />
      </div>
    </section>
  );
}

interface SideProps {
  difference: FieldDifference;
  before: boolean;
  onRestore: (() => void) | undefined;
}

/**
 * The value on one side of a change. A text is shown whole, without words of other sides or of the screen, so that it
 * can be copied.
 */
function Side({ difference: { label, layout, parts }, before, onRestore }: SideProps) {
  const { t } = useTranslation('admin');
  const text = useRef<HTMLDivElement>(null);
  const side = t(before ? 'history.before' : 'history.after');
  const shown = parts.filter(({ kind }) => kind !== (before ? 'added' : 'removed'));
  return (
    <div
      role="group"
      aria-label={side}
      className="flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface px-3 py-2"
    >
      <p aria-hidden="true" className="text-xs text-muted">
        {side}
      </p>
      <div ref={text} className={`grow wrap-anywhere ${layout === 'text' ? 'whitespace-pre-wrap' : ''}`}>
        {shown.map(({ kind, text: value }, index) => {
          const Mark = kind === 'same' ? 'span' : before ? 'del' : 'ins';
          return (
            <Mark
              key={index}
              className={`${layout === 'list' ? 'block w-fit' : ''} ${kind === 'same' ? '' : before ? 'rounded-xs bg-tag-red-soft text-tag-red decoration-1' : 'rounded-xs bg-tag-green-soft text-tag-green decoration-1 underline-offset-3'}`}
            >
              {value}
            </Mark>
          );
        })}
      </div>
      {(onRestore ?? layout === 'text') && (
        <div className="-ml-2 flex flex-wrap items-center gap-x-1">
          {onRestore && (
            <Button
              variant="plain"
              icon="history"
              aria-label={t('history.restoreValue', { field: label, side })}
              className="px-2!"
              onClick={onRestore}
            >
              {t('history.trash.restore')}
            </Button>
          )}
          {layout === 'text' && <CopyButton label={`${label}, ${side}`} source={text} />}
        </div>
      )}
    </div>
  );
}
