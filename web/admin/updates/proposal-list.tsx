import { useState } from 'react';
import { isAcceptable } from '../../../rules/proposals.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { useFileName, useProposalName } from './proposal-name.ts';
import type { ProposalFragment } from './updates.generated.ts';

interface ProposalListProps {
  proposals: readonly ProposalFragment[];
  chosenId: number;
  selected: ReadonlySet<number>;
  onChoose: (id: number) => void;
  onToggle: (id: number) => void;
}

/** The proposals, each with what is special about it. */
export function ProposalList({ proposals, chosenId, selected, onChoose, onToggle }: ProposalListProps) {
  const { t } = useTranslation('admin');
  const nameOf = useProposalName();
  const [now] = useState(Date.now);
  return (
    <ul className="max-h-[70dvh] divide-y divide-line overflow-y-auto rounded-2xl border border-line bg-surface">
      {proposals.map((proposal) => (
        <li key={proposal.id} className={`flex items-center pl-4 ${proposal.id === chosenId ? 'bg-accent-soft' : ''}`}>
          <input
            type="checkbox"
            checked={selected.has(proposal.id)}
            onChange={() => onToggle(proposal.id)}
            aria-label={t('updates.select', { name: nameOf(proposal) })}
            className="size-4 shrink-0 accent-accent"
          />
          <button
            type="button"
            data-proposal={proposal.id}
            aria-current={proposal.id === chosenId}
            onClick={() => onChoose(proposal.id)}
            className="flex min-w-0 grow items-center gap-3 px-3 py-3 text-left focus-visible:-outline-offset-3"
          >
            <BrowserIcon url={proposal.browser.iconUrl} size="sm" />
            <span className="min-w-0 grow">
              <span className="block font-medium wrap-anywhere">{nameOf(proposal)}</span>
              <ProposalMarks proposal={proposal} now={now} />
            </span>
            <span className="shrink-0 text-xs text-muted">
              <RelativeTime iso={proposal.firstSeenAt} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** One line about a proposal: its kind or channel, its files, and what to look at. */
function ProposalMarks({ proposal, now }: { proposal: ProposalFragment; now: number }) {
  const { t } = useTranslation(['admin', 'catalogue', 'translation']);
  const fileName = useFileName();
  const { kind, releaseChannel, files, missing, sources, heldUntil } = proposal;
  const hours = Math.ceil((Date.parse(heldUntil) - now) / 3_600_000);
  const isAlarm = !isAcceptable(kind);
  const addresses = files.flatMap(({ values }) => values.filter(({ field }) => field === 'downloadUrl'));
  const naming = sources.filter((_source, position) => addresses.some((address) => address.sources.includes(position)));
  const agreeing = new Set(naming.map((source) => `${source.kind} ${source.identifier}`)).size;
  const parts = [
    ...(kind === 'release' ? [] : [t(`updates.kind.${kind}`)]),
    ...(kind === 'release' || releaseChannel !== 'stable' ? [t(`catalogue:channel.${releaseChannel}`)] : []),
    ...(isAlarm ? [] : [t('updates.files', { count: files.length })]),
    ...(isAlarm || agreeing < 2 ? [] : [t('updates.agree', { count: agreeing })]),
  ];
  const pill = 'rounded-md px-1.5 font-medium';
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-1.5 gap-y-1 text-xs text-muted">
      <span className={isAlarm ? `${pill} bg-danger-soft text-danger` : ''}>{parts.join(' · ')}</span>
      {hours > 0 && (
        <span className={`${pill} bg-tag-yellow-soft text-tag-yellow`}>{t('updates.held', { count: hours })}</span>
      )}
      {missing.map((file) => (
        <span key={fileName(file)} className={`${pill} bg-tag-yellow-soft text-tag-yellow`}>
          {t('updates.missing', { file: fileName(file) })}
        </span>
      ))}
    </span>
  );
}
