import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { isAcceptable } from '../../../rules/proposals.ts';
import { useTexts } from '../use-texts.ts';
import { isConflict } from '../graph/failure-message.ts';
import { useMessages } from '../graph/notices.ts';
import {
  AcceptProposalsDocument,
  DismissProposalDocument,
  PostponeProposalDocument,
  type ProposalFragment,
  ReopenProposalDocument,
  useProposalsQuery,
} from './updates.generated.ts';

/** The decisions that can be taken back without a change of the catalogue. */
const LATER = { dismiss: DismissProposalDocument, postpone: PostponeProposalDocument } as const;

export type Decision = 'accept' | keyof typeof LATER;

type Seen = Pick<ProposalFragment, 'id' | 'revision'>;

export function useProposals() {
  const { t } = useTexts();
  const client = useApolloClient();
  const nameOf = useProposalName();
  const { data, error, refetch } = useProposalsQuery();
  const [isBusy, setBusy] = useState(false);
  const { showDone, showFailure } = useMessages();

  const reloadList = useCallback(() => void refetch().catch(() => undefined), [refetch]);

  /** Rejects if a proposal has changed. Resolves with what takes the decision back, if the history does not. */
  const save = async (decision: Decision, first: Seen, others: readonly Seen[]) => {
    if (decision === 'accept') {
      const seen = [first, ...others].map(({ id, revision }) => ({ id, revision }));
      await client.mutate({ mutation: AcceptProposalsDocument, variables: { proposals: seen } });
      return {};
    }
    const { id, revision } = first;
    const { data: result } = await client.mutate<{ decided: Seen }>({
      mutation: LATER[decision],
      variables: { id, revision },
    });
    const takeBack = async () => {
      if (result) await client.mutate({ mutation: ReopenProposalDocument, variables: result.decided });
      await refetch();
    };
    return { takeBack };
  };

  return {
    proposals: data?.proposals,
    total: data?.proposalCount ?? 0,
    error,
    refetch,
    reloadList,
    isBusy,

    /** Several are accepted together. Resolves with whether it is done. */
    async decide(this: void, decision: Decision, proposals: readonly ProposalFragment[]): Promise<boolean> {
      const [first, ...others] = proposals;
      if (!first || isBusy) return false;
      if (decision === 'accept' && !isAcceptable(first.kind)) {
        showFailure(null, t('message.proposalNotAcceptable'));
        return false;
      }
      setBusy(true);
      const isDone = await save(decision, first, others).then(
        (options) => {
          const name = nameOf(first);
          const key = others.length === 0 ? (`updates.done.${decision}` as const) : 'updates.accepted';
          showDone(t(key, { name, count: proposals.length }), options);
          return true;
        },
        (cause: unknown) => {
          if (isConflict(cause)) showFailure(null, t('updates.conflict'));
          else showFailure(cause, t('form.saveFailed'));
          return false;
        },
      );
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
