import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { isAcceptable } from '../../../rules/proposals.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { isConflict } from '../form/failure-parts.ts';
import { useNotices } from '../history/notices-context.ts';
import { useProposalName } from './proposal-name.ts';
import { AcceptProposalDocument, DismissProposalDocument, PostponeProposalDocument, ReopenProposalDocument, useProposalsQuery, type AcceptProposalMutationVariables, type ProposalFragment } from './updates.generated.ts';

export type Edits = AcceptProposalMutationVariables['edits'];
export type Decision = 'accept' | 'dismiss' | 'postpone';

/** The open proposals, and the decisions about them. */
export function useProposals() {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const nameOf = useProposalName();
  const failureMessage = useFailureMessage();
  const { data, error, refetch } = useProposalsQuery({ fetchPolicy: 'cache-and-network' });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const notices = useNotices();

  const reloadList = useCallback(() => void refetch().catch(() => undefined), [refetch]);

  async function decideOne(decision: Decision, { id, revision }: ProposalFragment, edits: Edits): Promise<{ id: number; revision: number } | undefined> {
    if (decision === 'accept') await client.mutate({ mutation: AcceptProposalDocument, variables: { id, edits, revision } });
    if (decision === 'dismiss') return (await client.mutate({ mutation: DismissProposalDocument, variables: { id, revision } })).data?.dismissProposal;
    if (decision === 'postpone') return (await client.mutate({ mutation: PostponeProposalDocument, variables: { id, revision } })).data?.postponeProposal;
    return undefined;
  }

  async function undo(decided: readonly { id: number; revision: number }[]): Promise<void> {
    for (const variables of decided) await client.mutate({ mutation: ReopenProposalDocument, variables }).catch(() => undefined);
    await refetch();
  }

  return {
    proposals: data?.proposals,
    total: data?.proposalCount ?? 0,
    error,
    reload: refetch,
    reloadList,
    isBusy,
    failure,
    showFailure: (cause: unknown) => setFailure(failureMessage(cause, t('jobs.runFailed'))),

    /** Decides about proposals one after the other, stops at the first failure, and loads the list again. Resolves with whether all succeeded. */
    async decide(this: void, decision: Decision, proposals: readonly ProposalFragment[], edits: Edits = []): Promise<boolean> {
      const chosen = decision === 'accept' ? proposals.filter(({ kind }) => isAcceptable(kind)) : proposals;
      const [first] = chosen;
      if (!first || isBusy) return false;
      setBusy(true);
      setFailure(null);
      const undoable: { id: number; revision: number }[] = [];
      let isDone = true;
      try {
        const changeIds = await notices.collect(async () => {
          for (const proposal of chosen) {
            const decided = await decideOne(decision, proposal, edits);
            if (decided) undoable.push(decided);
          }
        });
        const text = chosen.length === 1 ? t(`updates.done.${decision}`, { name: nameOf(first) }) : t(`updates.doneMany.${decision}`, { count: chosen.length });
        notices.show('success', text, { changeIds, ...(undoable.length > 0 && { takeBack: () => undo(undoable) }) });
      } catch (cause) {
        isDone = false;
        setFailure(isConflict(cause) ? t('updates.conflict') : failureMessage(cause, t('form.saveFailed')));
      }
      await refetch().catch(() => undefined);
      setBusy(false);
      return isDone;
    },
  };
}
