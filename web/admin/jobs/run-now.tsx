import { useEffect, useRef } from 'react';
import type { JobName } from '../../../rules/jobs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextWithTime } from '../../ui/text-with-time.tsx';
import { Button } from '../ui/button.tsx';
import { useRunJobMutation } from './jobs.generated.ts';
import { useRefreshedJobs } from './use-refreshed-jobs.ts';

interface RunNowProps {
  name: JobName;
  /** Called when a run has ended. */
  onEnd: () => void;
  onError: (error: unknown) => void;
}

/** When the last run of a job succeeded, and a button that runs it now. */
export function RunNow({ name, onEnd, onError }: RunNowProps) {
  const { t } = useTranslation('admin');
  const { data } = useRefreshedJobs();
  const [runJob] = useRunJobMutation();
  const job = data?.jobs.jobs.find((one) => one.name === name);
  const { isRunning = false, outcome, succeededAt } = job ?? {};
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) onEnd();
    wasRunning.current = isRunning;
  }, [isRunning, onEnd]);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {succeededAt && outcome === 'succeeded' && (
        <span className="text-sm text-muted">
          <TextWithTime text={t('jobs.checked')} iso={succeededAt} />
        </span>
      )}
      <Button
        variant="secondary"
        isBusy={isRunning}
        disabled={!job}
        onClick={() => void runJob({ variables: { name } }).catch(onError)}
      >
        {t('jobs.checkNow')}
      </Button>
    </div>
  );
}
