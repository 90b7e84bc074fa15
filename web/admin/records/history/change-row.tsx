import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { isTrashed } from '#rules/history.ts';
import { isJobName } from '#rules/jobs.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { useLanguage } from '../../../i18n/provider.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Loading, restoreFocus } from '../screen.tsx';
import { Chevron } from '../../ui/disclosure.tsx';
import { Button } from '../../ui/button.tsx';
import { LongList } from '../../ui/long-list.tsx';
import { shortTime } from '../../ui/short-date.tsx';
import { useChangeText, useRecordTitle } from '../graph/change-text.ts';
import { Difference, Differences, UnfoldedRecord } from '../form/differences.tsx';
import { type FieldDifference, useFieldDifferences } from '../form/field-differences.tsx';
import { useFieldLabels } from '../form/field-labels.ts';
import { changePath } from './history-filter.ts';
import { type ChangedRecordFragment, type ChangeSummaryFragment, useChangeDetailsQuery } from './history.generated.ts';
import { useRestoreRecord, useUndo } from '../graph/notices.ts';

const FIELDS_SHOWN = 3;

export function ChangeRow({ change, isOpen = false }: { change: ChangeSummaryFragment; isOpen?: boolean }) {
  const { t } = useTexts();
  const language = useLanguage();
  const [isShown, setShown] = useState(isOpen);
  const { joinFirst, textOf } = useChangeText();
  const text = textOf(change);
  const undo = useUndo();
  const undoneLink = useRef<HTMLAnchorElement>(null);
  const id = useId();
  const labelOf = useFieldLabels();
  const types = [change.recordType, ...change.counts.map(({ recordType }) => recordType)];
  const names = change.recordType === 'setting' ? [] : change.fields;
  const labels = [...new Set(names.map((name) => types.map((type) => labelOf(type, name)).find(Boolean) ?? name))];
  const fields = joinFirst(labels.slice(0, FIELDS_SHOWN), labels.length);
  const undoThis = async () => {
    await undo({ changeIds: [change.id], isUndo: change.kind === 'undo' });
    // The link has replaced the button. If the list no longer shows the change, there is no link either.
    restoreFocus(() => undoneLink.current);
  };
  return (
    <li className="px-3 py-2 sm:px-4">
      <div className="flex items-center gap-x-3">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="group/row flex min-h-11 min-w-0 grow items-center gap-3 rounded-lg text-left"
        >
          <Chevron />
          <span className="min-w-0">
            <span
              className={`block text-sm font-medium wrap-anywhere group-hover/row:text-accent ${change.undoneBy === null ? '' : 'text-muted line-through decoration-1'}`}
            >
              {text}
            </span>
            <span className="block caption wrap-anywhere">
              <time dateTime={change.at} className="whitespace-nowrap tabular-nums">
                {shortTime(change.at, language)}
              </time>
              {' · '}
              {fields && `${fields} · `}
              <Sender change={change} />
            </span>
          </span>
        </button>
        <span className="ml-auto flex items-center gap-2">
          {change.undoneBy !== null ? (
            <Link
              ref={undoneLink}
              to={changePath(change.undoneBy)}
              title={t('history.undoneLink')}
              className="target hover:underline"
            >
              <Badge tone="gray">{t('history.undone')}</Badge>
            </Link>
          ) : change.isEmptied ? (
            <Badge tone="gray">{t('history.emptied')}</Badge>
          ) : (
            <Button
              variant="plain"
              icon="undo"
              aria-label={t('history.undoOne', { what: text })}
              action={undoThis}
              className="max-sm:w-10 max-sm:px-0! sm:px-3!"
            >
              <span className="hidden sm:inline">{t('history.undoThis')}</span>
            </Button>
          )}
        </span>
      </div>
      <div id={id} className={isShown ? 'pt-2 pb-2 sm:pl-7' : ''}>
        {isShown && <ChangeDetails change={change} />}
      </div>
    </li>
  );
}

const SENDERS = ['job', 'token', 'command'] as const;

function Sender({ change: { sender, via, kind } }: { change: ChangeSummaryFragment }) {
  const { t } = useTexts();
  const [type, ...words] = sender.split(':');
  const own = words.join(':');
  const job = isJobName(own) ? t(`jobs.names.${own}.title`) : own;
  const name = t(`history.by.${memberOf(SENDERS, type) ?? 'administrator'}`, { job, name: own });
  // The screen, too, sends a file by REST.
  return via === 'rest' && kind !== 'import' ? `${name} · ${t('history.viaRest')}` : name;
}

const OPEN_MAX = 3;

function ChangeDetails({ change }: { change: ChangeSummaryFragment }) {
  const { t } = useTexts();
  const { data, ...query } = useChangeDetailsQuery({ variables: { id: change.id } });
  const isMain = ({ recordType, recordId }: ChangedRecordFragment) =>
    recordType === change.recordType && recordId === change.recordId;
  return (
    <Loading data={data?.change.records} query={query}>
      {(records) => (
        <div className="grid gap-3">
          {change.undoes !== null && (
            <Link to={changePath(change.undoes)} className="justify-self-start text-sm text-accent hover:underline">
              {t('history.undoesLink')}
            </Link>
          )}
          <LongList entries={records.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)))}>
            {(record) => <RecordDetails change={change} record={record} isOpen={records.length <= OPEN_MAX} />}
          </LongList>
        </div>
      )}
    </Loading>
  );
}

interface RecordDetailsProps {
  change: ChangeSummaryFragment;
  record: ChangedRecordFragment;
  isOpen: boolean;
}

function RecordDetails({ change, record, isOpen }: RecordDetailsProps) {
  const { t } = useTexts();
  const titleOf = useRecordTitle();
  const { differencesOf } = useFieldDifferences();
  const restore = useRestoreRecord();
  const differences = differencesOf(record);
  const isDeleted = record.operation === 'delete';
  return (
    <UnfoldedRecord
      open={isOpen}
      heading={
        <>
          <span className="text-muted">{t(`history.type.${record.recordType}`)}</span>
          <span className="min-w-0 font-medium wrap-anywhere">{titleOf(record)}</span>
          <span className="text-muted">{t(`history.operation.${record.operation}`)}</span>
        </>
      }
    >
      {differences.length === 0 && (
        <p className="hint">{t(record.fields.length > 0 ? 'history.noDifference' : 'history.noDetails')}</p>
      )}
      {differences.length > 0 && record.operation !== 'update' && <Differences differences={differences} />}
      {record.operation === 'update' &&
        differences.map((difference, index) => (
          <ChangedField key={`${difference.label} ${index}`} change={change} record={record} difference={difference} />
        ))}
      {record.fields.length > 0 && (
        <Button
          variant="secondary"
          icon="history"
          aria-label={t(isDeleted ? 'history.trash.restoreOne' : 'history.restoreOne', { name: titleOf(record) })}
          className="justify-self-start"
          action={async () => restore(change, record)}
        >
          {t(isDeleted ? 'history.trash.restore' : 'history.restore')}
        </Button>
      )}
    </UnfoldedRecord>
  );
}

interface ChangedFieldProps extends Omit<RecordDetailsProps, 'isOpen'> {
  difference: FieldDifference;
}

function ChangedField({ change, record, difference }: ChangedFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const restore = useRestoreRecord();
  const { label, name, parts } = difference;
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-1.5 text-sm">
      <p id={id} className="font-medium wrap-anywhere">
        {label}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {[true, false].map((before) => {
          const side = t(before ? 'history.before' : 'history.after');
          const shown = parts.filter(({ kind }) => kind !== (before ? 'added' : 'removed'));
          return (
            <div key={side} role="group" aria-label={side} className="flex min-w-0 flex-col gap-1 field px-3 py-2">
              <p aria-hidden="true" className="caption">
                {side}
              </p>
              <div className="grow wrap-anywhere">
                <Difference difference={{ ...difference, parts: shown }} />
              </div>
              {name && isTrashed(record.recordType) && (
                <Button
                  variant="plain"
                  icon="history"
                  aria-label={t('history.restoreValue', { field: label, side })}
                  className="-ml-2 self-start px-2!"
                  action={async () => restore(change, record, { field: name, label, before })}
                >
                  {t('history.trash.restore')}
                </Button>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}
