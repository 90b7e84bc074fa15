import { FACT_TOPICS } from '#rules/facts.ts';
import type { FileFormat, ImportCount, ImportedType, ImportFault, ImportRecord } from '#rules/import.ts';
import { type Architecture, memberOf, type Platform } from '#rules/vocabulary.ts';
import { useSystemName, useTexts } from '../ui/use-texts.ts';
import { useMessageText } from '../records/graph/failure-message.ts';
import { Differences, UnfoldedRecord } from '../records/form/differences.tsx';
import { useFieldLabels } from '../records/form/field-labels.ts';
import { Icon } from '../ui/icon.tsx';
import { LongList } from '../ui/long-list.tsx';

/** The result of an import, as REST sends it. */
export interface ImportReport {
  counts: (Omit<ImportCount, 'recordType'> & TypeOfRecord)[];
  records: ReportedRecord[];
  faults: ReportedFault[];
  fault_count: number;
  warnings: ReportedFault[];
}

interface TypeOfRecord {
  record_type: ImportedType;
}

interface ReportedRecord extends TypeOfRecord, Omit<ImportRecord, 'recordType' | 'platform' | 'architecture'> {
  platform: Platform | null;
  architecture: Architecture | null;
}

interface ReportedFault extends ImportFault {
  message: string;
}

/** So many records are open at first. */
const OPEN_MAX = 3;

export function Report({
  report: { counts, records, faults, fault_count: count, warnings },
  format,
}: {
  report: ImportReport;
  format: FileFormat;
}) {
  const { t } = useTexts();
  if (faults.length > 0) return <Faults faults={faults} count={count} format={format} isStopped />;
  return (
    <div className="grid gap-5">
      <Counts counts={counts} />
      {warnings.length > 0 && <Faults faults={warnings} count={warnings.length} format={format} isStopped={false} />}
      {records.length === 0 ? (
        <p className="text-muted">{t('import.nothing')}</p>
      ) : (
        <section aria-label={t('import.records')} className="grid gap-3">
          <LongList entries={records}>
            {(record) => <RecordReport record={record} isOpen={records.length <= OPEN_MAX} />}
          </LongList>
        </section>
      )}
    </div>
  );
}

function Counts({ counts }: Pick<ImportReport, 'counts'>) {
  const { t } = useTexts();
  const statuses = ['added', 'changed', 'unchanged'] as const;
  return (
    <table className="w-full max-w-lg text-sm">
      <caption className="sr-only">{t('import.counts')}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-1.5 text-left font-medium">
            {t('import.records')}
          </th>
          {statuses.map((status) => (
            <th key={status} scope="col" className="py-1.5 pl-4 text-right font-medium">
              {t(`import.${status}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count.record_type} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {t(`import.type.${count.record_type}`)}
            </th>
            {statuses.map((status) => (
              <td
                key={status}
                className={`py-1.5 pl-4 text-right tabular-nums ${count[status] === 0 || status === 'unchanged' ? 'text-muted' : 'font-semibold'}`}
              >
                {count[status]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FaultsProps extends Pick<ImportReport, 'faults'> {
  count: number;
  format: FileFormat;
  isStopped: boolean;
}

function Faults({ faults, count, format, isStopped }: FaultsProps) {
  const { t } = useTexts();
  const messageText = useMessageText();
  return (
    <div
      role="alert"
      className={`grid gap-3 rounded-xl border px-4 py-4 ${isStopped ? 'border-danger/30 bg-danger-soft' : 'border-tag-yellow/40 bg-tag-yellow-soft'}`}
    >
      <p className={`flex gap-2 font-medium ${isStopped ? 'text-danger' : 'text-tag-yellow'}`}>
        <Icon name="warning" className="mt-0.5 size-5 shrink-0" />
        {isStopped ? t('import.faults', { count }) : t('import.warnings')}
      </p>
      <LongList entries={faults}>
        {({ path, line, message, key, params }) => (
          <div className="grid gap-x-6 sm:grid-cols-[minmax(10rem,24rem)_minmax(0,1fr)]">
            <span className="font-mono text-xs leading-5 wrap-anywhere text-muted">
              {[line !== null && t(`import.line.${format}`, { line }), path].filter(Boolean).join(' · ')}
            </span>
            <span className="wrap-anywhere">{messageText({ key, params, text: message })}</span>
          </div>
        )}
      </LongList>
      {count > faults.length && <p className="text-sm">{t('import.moreFaults', { count: count - faults.length })}</p>}
    </div>
  );
}

function RecordReport({ record, isOpen }: { record: ReportedRecord; isOpen: boolean }) {
  const { t } = useTexts();
  const fieldLabel = useFieldLabel();
  const systemName = useSystemName();
  const { record_type: type, status, title, differences } = record;
  const words = (text: string) =>
    text === '' ? t('form.empty') : text === 'true' ? t('form.yes') : text === 'false' ? t('form.no') : text;
  const heading = (
    <>
      <span
        className={`rounded-full px-2 py-0.5 text-xs font-medium ${status === 'added' ? 'bg-tag-green-soft text-tag-green' : 'bg-tag-blue-soft text-tag-blue'}`}
      >
        {t(`import.${status}`)}
      </span>
      <span className="text-muted">{t(`import.one.${type}`)}</span>
      <span className="min-w-0 font-medium wrap-anywhere">
        {[title, systemName(record)].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  if (differences.length === 0)
    return (
      <p className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 rounded-xl border border-line bg-page px-3 py-1.5 pl-9 text-sm">
        {heading}
      </p>
    );
  return (
    <UnfoldedRecord heading={heading} open={isOpen}>
      <Differences
        differences={differences.map(({ field, before, after }) => ({
          label: fieldLabel(type, field),
          layout: 'value',
          parts: [
            { kind: 'removed', text: words(before) },
            { kind: 'added', text: words(after) },
          ],
        }))}
      />
    </UnfoldedRecord>
  );
}

/** The label of a field such as `name.en` or `facts.engine.choice`; the name itself without a label. */
function useFieldLabel(): (type: ImportedType, field: string) => string {
  const { t } = useTexts();
  const labelOf = useFieldLabels();
  return (type, field) => {
    const [name, topicName, part] = field.split('.');
    const topic = name === 'facts' ? memberOf(FACT_TOPICS, topicName) : undefined;
    if (topic) return [t(`topic.${topic}`), part && labelOf('fact', part)].filter(Boolean).join(' · ');
    if (name === 'sources') return t('import.sources');
    const known = type === 'tag' || type === 'homepage' ? 'setting' : type;
    return labelOf(known, name === 'linkTarget' ? 'linkTargetId' : field) ?? field;
  };
}
