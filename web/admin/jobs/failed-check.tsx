import type { JobName } from '../../../rules/jobs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { TextWithTime } from '../../ui/text-with-time.tsx';
import { useJobsQuery } from './jobs.generated.ts';
import { useJobMessage } from './use-job-message.ts';

/** Why the last run of a job failed, if it failed, and when a run succeeded last. */
export function FailedCheck({ name }: { name: JobName }) {
  const { t } = useTranslation('admin');
  const messageText = useJobMessage();
  const { data } = useJobsQuery({ fetchPolicy: 'cache-first' });
  const job = data?.jobs.jobs.find((one) => one.name === name);
  const { isRunning = true, outcome, finishedAt, succeededAt, message } = job ?? {};
  if (isRunning || outcome !== 'failed' || !finishedAt || !message) return null;
  return (
    <div className="mb-4">
      <ErrorBox
        message={
          <>
            <TextWithTime text={t('jobs.checkFailed', { reason: messageText(message) })} iso={finishedAt} />
            <span className="block text-sm">
              {succeededAt ? (
                <TextWithTime text={t('jobs.checkSucceeded')} iso={succeededAt} />
              ) : (
                t('jobs.neverSucceeded')
              )}
            </span>
          </>
        }
      />
    </div>
  );
}
