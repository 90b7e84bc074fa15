import type { TFunction } from 'i18next';
import { isJobName } from '#rules/jobs.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ScreenHeader, Loading } from '../records/screen.tsx';
import { Button, Spinner } from '../ui/button.tsx';
import { DataTable } from '../records/table/data-table.tsx';
import { Icon } from '../ui/icon.tsx';
import { shortTime } from '../ui/short-date.tsx';
import type { Column } from '../records/table/table-row.tsx';
import { WarningBox } from '../ui/warning-box.tsx';
import type { JobRowFragment } from './jobs.generated.ts';
import { useJobMessage, useRefreshedJobs, useStartJob } from '../records/job-state.tsx';

export function JobsPage() {
  const { t } = useTexts();
  const { data, ...query } = useRefreshedJobs();
  const startJob = useStartJob();
  return (
    <>
      <ScreenHeader title={t('jobs.title')} text={t('jobs.text')} />
      <Loading data={data?.jobs} query={query}>
        {({ isOn, jobs }) => (
          <div className="grid gap-6">
            {!isOn && (
              <WarningBox title={t('jobs.off')}>
                <p>{t('jobs.offText')}</p>
              </WarningBox>
            )}
            <JobTable jobs={jobs} isOn={isOn} onRun={startJob} />
          </div>
        )}
      </Loading>
    </>
  );
}

interface JobTableProps {
  jobs: readonly JobRowFragment[];
  isOn: boolean;
  onRun: (name: string) => void;
}

function JobTable({ jobs, isOn, onRun }: JobTableProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const nextRun = (at: string | null) => (at ? <time dateTime={at}>{shortTime(at, language)}</time> : t('jobs.soon'));
  const columns: Column<JobRowFragment>[] = [
    {
      id: 'name',
      header: t('jobs.name'),
      isRowHeader: true,
      cell: ({ name }) => (
        <div className="md:min-w-40">
          <p className="font-medium">{titleOf(t, name)}</p>
          {isJobName(name) && <p className="hint">{t(`jobs.names.${name}.text`)}</p>}
        </div>
      ),
    },
    { id: 'outcome', header: t('jobs.lastRun'), cell: (job) => <LastRun job={job} /> },
    {
      id: 'next',
      header: t('jobs.nextRun'),
      cell: ({ nextRunAt }) =>
        isOn ? nextRun(nextRunAt) : <span className="text-muted">{t('jobs.notScheduled')}</span>,
    },
    {
      id: 'actions',
      header: t('table.actions'),
      align: 'right',
      hidesLabel: true,
      cell: (job) => (
        <Button
          variant="secondary"
          isBusy={job.isRunning}
          aria-label={t('jobs.runOne', { name: titleOf(t, job.name) })}
          onClick={() => onRun(job.name)}
        >
          {t('jobs.run')}
        </Button>
      ),
    },
  ];
  return <DataTable label={t('jobs.title')} columns={columns} rows={jobs} fullWidth={860} />;
}

/** The name of the server for a job that this version of the screen does not know. */
function titleOf(t: TFunction<'admin'>, name: string) {
  return isJobName(name) ? t(`jobs.names.${name}.title`) : name;
}

const OUTCOME_ICONS = { succeeded: 'check', failed: 'warning', stopped: 'undo' } as const;

function LastRun({ job: { isRunning, finishedAt, outcome, message } }: { job: JobRowFragment }) {
  const { t } = useTexts();
  const messageText = useJobMessage();
  if (isRunning) {
    return (
      <p className="flex items-center gap-2 text-accent-strong">
        <Spinner className="size-4" />
        {t('jobs.running')}
      </p>
    );
  }
  if (!finishedAt || !outcome) return <p className="text-muted">{t('jobs.never')}</p>;
  return (
    <div className="text-sm md:min-w-44">
      <p className={`flex items-center gap-2 ${outcome === 'failed' ? 'text-danger' : ''}`}>
        <Icon name={OUTCOME_ICONS[outcome]} className="size-4" />
        <span>
          {t(`jobs.outcome.${outcome}`)} · <RelativeTime iso={finishedAt} />
        </span>
      </p>
      {message && <p className="mt-0.5 text-muted">{messageText(message)}</p>}
    </div>
  );
}
