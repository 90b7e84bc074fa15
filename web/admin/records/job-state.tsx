import { useEffect, useEffectEvent, useRef } from 'react';
import type { JobName } from '#rules/jobs.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { ErrorBox } from '../../ui/pending.tsx';
import { TextWithTime } from '../../ui/relative-time.tsx';
import { useMessages } from './graph/notices.ts';
import { Button } from '../ui/button.tsx';
import { shortTime } from '../ui/short-date.tsx';
import { useRunJobMutation, useJobsQuery, type JobRowFragment } from '../jobs/jobs.generated.ts';

interface RunNowProps {
  name: JobName;
  onEnd: () => Promise<unknown>;
}

export function RunNow({ name, onEnd }: RunNowProps) {
  const { t } = useTexts();
  const { data } = useRefreshedJobs();
  const startJob = useStartJob();
  const job = data?.jobs.jobs.find((one) => one.name === name);
  const { isRunning = false, outcome, succeededAt } = job ?? {};
  const wasRunning = useRef(false);
  const end = useEffectEvent(() => void onEnd().catch(() => undefined));
  useEffect(() => {
    if (wasRunning.current && !isRunning) end();
    wasRunning.current = isRunning;
  }, [isRunning]);
  return (
    <div className="cluster gap-3">
      {succeededAt && outcome === 'succeeded' && (
        <span className="hint">
          <TextWithTime text={t('jobs.checked')} iso={succeededAt} />
        </span>
      )}
      <Button variant="secondary" isBusy={isRunning} disabled={!job} onClick={() => startJob(name)}>
        {t('jobs.checkNow')}
      </Button>
    </div>
  );
}

export function useStartJob(): (name: string) => void {
  const { t } = useTexts();
  const { showFailure } = useMessages();
  const [runJob] = useRunJobMutation();
  return (name) =>
    void runJob({ variables: { name } }).catch((error: unknown) => showFailure(error, t('jobs.runFailed')));
}

export function FailedCheck({ name }: { name: JobName }) {
  const { t } = useTexts();
  const messageText = useJobMessage();
  const { isRunning, outcome, finishedAt, succeededAt, message } = useJob(name) ?? {};
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

/** Undefined until the jobs are loaded. */
export function useJob(name: JobName): JobRowFragment | undefined {
  const { data } = useJobsQuery({ fetchPolicy: 'cache-first' });
  return data?.jobs.jobs.find((job) => job.name === name);
}

type JobMessage = NonNullable<JobRowFragment['message']>;

export function useJobMessage(): (message: JobMessage) => string {
  const { t } = useTexts();
  const language = useLanguage();
  return ({ key, params, text }) => {
    // A time is that of the administrator's own time zone.
    const words = params.map(({ name, value }) => [name, name === 'until' ? shortTime(value, language) : value]);
    return t(`jobMessage.${key}`, { ...Object.fromEntries(words), defaultValue: text });
  };
}

const REFRESH_MS = 1000;

/** Loaded again while a job runs. */
export function useRefreshedJobs() {
  const { data } = useJobsQuery({ fetchPolicy: 'cache-first' });
  const isRunning = data?.jobs.jobs.some((job) => job.isRunning);
  return useJobsQuery({ pollInterval: isRunning ? REFRESH_MS : 0 });
}
