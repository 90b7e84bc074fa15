import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { useShowStatus } from '../history/notices-context.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { useJobColumns } from './job-columns.tsx';
import { useRefreshedJobs } from './use-refreshed-jobs.ts';
import { useRunJobMutation, type JobRowFragment } from './jobs.generated.ts';

/** `/admin/jobs`: what the server does by schedule. */
export function JobsPage() {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const showStatus = useShowStatus();
  const { data, error, refetch } = useRefreshedJobs();
  const [runJob] = useRunJobMutation();
  const run = async ({ name }: JobRowFragment) => {
    try {
      await runJob({ variables: { name } });
    } catch (cause) {
      showStatus('failure', failureMessage(cause, t('jobs.runFailed')));
    }
  };
  return (
    <>
      <ScreenHeader title={t('jobs.title')} text={t('jobs.text')} />
      <Loading data={data?.jobs} error={error} message={t('form.loadFailed')} retry={refetch}>
        {({ isOn, jobs }) => (
          <div className="grid gap-6">
            {!isOn && <SwitchedOff />}
            <JobTable jobs={jobs} isOn={isOn} onRun={(job) => void run(job)} />
          </div>
        )}
      </Loading>
    </>
  );
}

function SwitchedOff() {
  const { t } = useTranslation('admin');
  return (
    <div className="flex gap-2.5 rounded-xl border border-tag-yellow/40 bg-tag-yellow-soft px-4 py-4 text-tag-yellow">
      <Icon name="warning" className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-1">
        <p className="font-medium">{t('jobs.off')}</p>
        <p className="text-sm">{t('jobs.offText')}</p>
      </div>
    </div>
  );
}

interface JobTableProps {
  jobs: readonly JobRowFragment[];
  isOn: boolean;
  onRun: (job: JobRowFragment) => void;
}

function JobTable({ jobs, isOn, onRun }: JobTableProps) {
  const { t } = useTranslation('admin');
  const columns = useJobColumns({ isOn, onRun });
  return <DataTable label={t('jobs.title')} columns={columns} rows={jobs} rowId={nameOf} fullWidth={860} />;
}

function nameOf({ name }: JobRowFragment): string {
  return name;
}
