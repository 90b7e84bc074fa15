import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { isAcceptable } from '#rules/proposals.ts';
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

const seenOf = ({ id, revision }: Seen): Seen => ({ id, revision });

export function useProposals() {
  const { t } = useTexts();
  const client = useApolloClient();
  const nameOf = useProposalName();
  const { data, error, refetch } = useProposalsQuery();
  const [isBusy, setBusy] = useState(false);
  const { showDone, showFailure } = useMessages();

  /** Resolves with what takes the decision back. */
  const decideLater = async (decision: keyof typeof LATER, proposal: Seen) => {
    const { data: result } = await client.mutate<{ decided: Seen }>({
      mutation: LATER[decision],
      variables: seenOf(proposal),
    });
    return async () => {
      if (result) await client.mutate({ mutation: ReopenProposalDocument, variables: result.decided });
      await refetch();
    };
  };

  /** Several are accepted together. Resolves with whether it is done. */
  const decide = async (decision: Decision, proposals: readonly ProposalFragment[]): Promise<boolean> => {
    const [first] = proposals;
    if (!first || isBusy) return false;
    if (decision === 'accept' && !isAcceptable(first.kind)) {
      showFailure(null, t('message.proposalNotAcceptable'));
      return false;
    }
    setBusy(true);
    try {
      const name = nameOf(first);
      if (decision === 'accept') {
        const variables = { proposals: proposals.map(seenOf) };
        await client.mutate({ mutation: AcceptProposalsDocument, variables });
        const count = proposals.length;
        showDone(count === 1 ? t('updates.done.accept', { name }) : t('updates.accepted', { count }));
      } else {
        const takeBack = await decideLater(decision, first);
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
  const { localize } = useTexts();
  return ({ browser, versionNumber }) => [localize(browser.name), versionNumber].filter(Boolean).join(' ');
}
