import { useTexts } from '../ui/use-texts.ts';
import { FailedCheck, RunNow, useJob, useJobMessage } from '../records/job-state.tsx';
import { ScreenHeader, EmptyState, Loading } from '../records/screen.tsx';
import { Inbox } from './inbox.tsx';
import { useProposals } from './use-proposals.ts';

export function UpdatesPage() {
  const { t } = useTexts();
  const { total, ...state } = useProposals();
  return (
    <>
      <ScreenHeader title={t('updates.title')} text={total > 0 ? t('updates.text', { count: total }) : undefined}>
        <RunNow name="updates" onEnd={state.refetch} />
      </ScreenHeader>
      <FailedCheck name="updates" />
      <PausedCheck />
      <Loading data={state.proposals} query={state}>
        {(proposals) =>
          proposals[0] ? (
            <Inbox first={proposals[0]} proposals={proposals} isBusy={state.isBusy} decide={state.decide} />
          ) : (
            <NoProposals />
          )
        }
      </Loading>
    </>
  );
}

const PAUSED = 'sourcesPaused';

function PausedCheck() {
  const messageText = useJobMessage();
  const message = useJob('updates')?.message;
  return message?.key === PAUSED && <p className="mb-4 hint">{messageText(message)}</p>;
}

function NoProposals() {
  const { t } = useTexts();
  const messageText = useJobMessage();
  const job = useJob('updates');
  if (job && !job.succeededAt)
    return <EmptyState icon="inbox" title={t('updates.unchecked')} text={t('updates.uncheckedText')} />;
  const isPaused = job?.message?.key === PAUSED;
  const message = isPaused ? undefined : job?.message;
  const hasFailed = message?.params.some(({ name, value }) => name === 'failed' && value !== '0') === true;
  const isDone = job?.outcome === 'succeeded' && !hasFailed && !isPaused;
  return (
    <EmptyState
      icon={isDone ? 'check' : 'inbox'}
      title={t(isDone ? 'updates.empty' : 'updates.noProposals')}
      text={message && hasFailed ? messageText(message) : t('updates.emptyText')}
    />
  );
}
