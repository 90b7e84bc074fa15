import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { isAcceptable } from '../../../rules/proposals.ts';
import { useTexts } from '../use-texts.ts';
import { isConflict, useFailureMessage } from '../graph/failure-message.ts';
import { useMessages } from '../graph/notices.ts';
import {
  AcceptProposalsDocument,
  DismissProposalDocument,
  PostponeProposalDocument,
  type ProposalFragment,
  ReopenProposalDocument,
  useProposalsQuery,
} from './updates.generated.ts';

/** The decisions about one proposal at a time, which can be taken back. */
const SINGLE = { dismiss: DismissProposalDocument, postpone: PostponeProposalDocument } as const;

export type Decision = 'accept' | keyof typeof SINGLE;

type Decided = Pick<ProposalFragment, 'id' | 'revision'>;

export function useProposals() {
  const { t } = useTexts();
  const client = useApolloClient();
  const nameOf = useProposalName();
  const failureMessage = useFailureMessage();
  const { data, error, refetch } = useProposalsQuery({ fetchPolicy: 'cache-and-network' });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { showDone, showFailure } = useMessages();

  const reloadList = useCallback(() => void refetch().catch(() => undefined), [refetch]);

  const undo = async (decided: readonly Decided[]) => {
    for (const variables of decided)
      await client.mutate({ mutation: ReopenProposalDocument, variables }).catch(() => undefined);
    await refetch();
  };

  return {
    proposals: data?.proposals,
    total: data?.proposalCount ?? 0,
    error,
    refetch,
    reloadList,
    isBusy,
    failure,

    /**
     * Accepts the acceptable ones of the proposals together, or decides about all one after the other until the first
     * failure. Loads the list again. Resolves with whether all succeeded.
     */
    async decide(this: void, decision: Decision, proposals: readonly ProposalFragment[]): Promise<boolean> {
      const chosen = decision === 'accept' ? proposals.filter(({ kind }) => isAcceptable(kind)) : proposals;
      const [first] = chosen;
      if (!first) showFailure(null, t('message.proposalNotAcceptable'));
      if (!first || isBusy) return false;
      setBusy(true);
      setFailure(null);
      const undoable: Decided[] = [];
      let isDone = true;
      try {
        const seen = chosen.map(({ id, revision }) => ({ id, revision }));
        if (decision === 'accept') {
          await client.mutate({ mutation: AcceptProposalsDocument, variables: { proposals: seen } });
        } else {
          for (const variables of seen) {
            const { data: result } = await client.mutate<{ decided: Decided }>({
              mutation: SINGLE[decision],
              variables,
            });
            if (result) undoable.push(result.decided);
          }
        }
        const text =
          chosen.length === 1
            ? t(`updates.done.${decision}`, { name: nameOf(first) })
            : t(`updates.doneMany.${decision}`, { count: chosen.length });
        showDone(text, undoable.length > 0 ? { takeBack: () => undo(undoable) } : {});
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

/** "Brave 1.94.137" */
export function useProposalName(): (proposal: ProposalFragment) => string {
  const { localize } = useTexts();
  return ({ browser, versionNumber }) => [localize(browser.name), versionNumber].filter(Boolean).join(' ');
}
