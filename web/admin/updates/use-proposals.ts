import { useState } from 'react';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { isConflict } from '../records/graph/failure-message.ts';
import { useMessages } from '../records/graph/notices.ts';
import type { Decision } from './proposal-detail.tsx';
import {
  type ProposalFragment,
  useAcceptProposalsMutation,
  useDismissProposalMutation,
  usePostponeProposalMutation,
  useProposalsQuery,
  useReopenProposalMutation,
} from './updates.generated.ts';

type Seen = Pick<ProposalFragment, 'id' | 'revision'>;

const seenOf = ({ id, revision }: Seen): Seen => ({ id, revision });

export function useProposals() {
  const { t } = useTexts();
  const [accept] = useAcceptProposalsMutation();
  const [dismiss] = useDismissProposalMutation();
  const [postpone] = usePostponeProposalMutation();
  const [reopen] = useReopenProposalMutation();
  const nameOf = useProposalName();
  const { data, error, refetch } = useProposalsQuery();
  const [isBusy, setBusy] = useState(false);
  const { showDone, showFailure } = useMessages();

  /** Several are accepted together. Resolves with whether it is done. */
  const decide = async (decision: Decision, proposals: readonly ProposalFragment[]): Promise<boolean> => {
    const [first] = proposals;
    if (!first || isBusy) return false;
    setBusy(true);
    try {
      const name = nameOf(first);
      if (decision === 'accept') {
        await accept({ variables: { proposals: proposals.map(seenOf) } });
        const count = proposals.length;
        showDone(count === 1 ? t('updates.done.accept', { name }) : t('updates.accepted', { count }));
      } else {
        const decideLater = decision === 'dismiss' ? dismiss : postpone;
        const { data: result } = await decideLater({ variables: seenOf(first) });
        // The catalogue has not changed.
        const takeBack = async () => {
          if (result) await reopen({ variables: seenOf(result.decided) });
          await refetch();
        };
        showDone(t(`updates.done.${decision}`, { name }), { takeBack });
      }
      return true;
    } catch (cause) {
      if (isConflict(cause)) showFailure(null, t('updates.conflict'));
      else showFailure(cause, t('form.saveFailed'));
      return false;
    } finally {
      await refetch().catch(() => undefined);
      setBusy(false);
    }
  };

  return {
    proposals: data?.proposals,
    total: data?.proposalCount ?? 0,
    error,
    refetch,
    isBusy,
    decide,
  };
}

/** "Brave 1.94.137" */
export function useProposalName(): (proposal: ProposalFragment) => string {
  const localize = useLocalize();
  return ({ browser, versionNumber }) => [localize(browser.name), versionNumber].filter(Boolean).join(' ');
}
