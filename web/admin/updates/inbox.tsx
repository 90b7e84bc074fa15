import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isAcceptable } from '#rules/proposals.ts';
import { isSafe } from '#rules/safe-proposals.ts';
import { useSystemName, useTexts } from '../ui/use-texts.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Button } from '../ui/button.tsx';
import { type Decision, ProposalDetail } from './proposal-detail.tsx';
import type { ProposalFragment } from './updates.generated.ts';
import { useProposalName } from './use-proposals.ts';

interface InboxProps {
  first: ProposalFragment;
  proposals: readonly ProposalFragment[];
  isBusy: boolean;
  decide: (decision: Decision, proposals: readonly ProposalFragment[]) => Promise<boolean>;
}

const KEYS: Record<string, Decision> = { a: 'accept', l: 'postpone', r: 'dismiss' };

/** The keys work while the focus is in here. */
export function Inbox({ first, proposals, isBusy, decide }: InboxProps) {
  const { t } = useTexts();
  const nameOf = useProposalName();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const [now] = useState(Date.now);
  // An alarm is not chosen by itself, because the keys decide about what is chosen.
  const chosen =
    proposals.find(({ id }) => id === chosenId) ?? proposals.find(({ kind }) => isAcceptable(kind)) ?? first;
  const index = proposals.indexOf(chosen);
  const safe = proposals.filter((proposal) => isSafe(proposal, now));

  // The focus is in the list from the beginning, so that the keys work.
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(`[data-proposal="${chosen.id}"]`)?.focus();
  }, [chosen.id]);

  const run = async (decision: Decision, targets: readonly ProposalFragment[] = [chosen]) => {
    const others = [...proposals.slice(index), ...proposals.slice(0, index)].filter(
      (proposal) => !targets.includes(proposal),
    );
    const next = others.find(({ kind }) => isAcceptable(kind) === isAcceptable(chosen.kind)) ?? others[0];
    if (await decide(decision, targets)) setChosenId(next?.id ?? null);
  };

  const choose = (id: number) => {
    setChosenId(id);
    detail.current?.scrollIntoView({ block: 'nearest' });
  };

  const handleKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const decision = KEYS[key.toLowerCase()];
    if (decision) void run(decision);
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      setChosenId(proposals[index + (key === 'ArrowDown' ? 1 : -1)]?.id ?? chosen.id);
    else return;
    event.preventDefault();
  };

  return (
    // The keys belong to the buttons inside, each of which also works by itself.
    <div
      ref={box}
      role="group"
      aria-label={t('updates.title')}
      onKeyDown={handleKey}
      className="grid items-start gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]"
    >
      <div className="grid gap-3 xl:sticky xl:top-6">
        <ProposalList proposals={proposals} chosenId={chosen.id} onChoose={choose} />
        {safe.length > 1 && (
          <div>
            <Button isBusy={isBusy} aria-describedby="safe" onClick={() => void run('accept', safe)}>
              {t('updates.acceptSafe', { count: safe.length })}
            </Button>
            <p id="safe" className="mt-2 hint">
              {t('updates.safeText')}
            </p>
          </div>
        )}
      </div>
      <div ref={detail} className="min-w-0 scroll-mt-20">
        <ProposalDetail
          key={`${chosen.id} ${chosen.revision}`}
          proposal={chosen}
          name={nameOf(chosen)}
          isBusy={isBusy}
          onDecide={(decision) => void run(decision)}
        />
      </div>
    </div>
  );
}

interface ProposalListProps {
  proposals: readonly ProposalFragment[];
  chosenId: number;
  onChoose: (id: number) => void;
}

function ProposalList({ proposals, chosenId, onChoose }: ProposalListProps) {
  const nameOf = useProposalName();
  return (
    <ul className="max-h-[70dvh] divide-y divide-line overflow-y-auto panel">
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <button
            type="button"
            data-proposal={proposal.id}
            aria-current={proposal.id === chosenId}
            onClick={() => onChoose(proposal.id)}
            className={`flex w-full items-center gap-3 p-3 text-left focus-visible:-outline-offset-3 ${proposal.id === chosenId ? 'bg-accent-soft' : ''}`}
          >
            <BrowserIcon url={proposal.browser.iconUrl} size="sm" />
            <span className="min-w-0 grow">
              <span className="block font-medium wrap-anywhere">{nameOf(proposal)}</span>
              <ProposalMarks proposal={proposal} />
            </span>
            <span className="shrink-0 caption">
              <RelativeTime iso={proposal.firstSeenAt} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ProposalMarks({ proposal }: { proposal: ProposalFragment }) {
  const { t } = useTexts();
  const [now] = useState(Date.now);
  const fileName = useSystemName();
  const { kind, releaseChannel, files, missing, doubts, heldUntil } = proposal;
  const hours = Math.ceil((Date.parse(heldUntil) - now) / 3_600_000);
  const isAlarm = !isAcceptable(kind);
  const parts = [
    ...(kind === 'release' ? [] : [t(`updates.kind.${kind}`)]),
    ...(kind === 'release' || releaseChannel !== 'stable' ? [t(`channel.${releaseChannel}`)] : []),
    ...(isAlarm ? [] : [t('updates.files', { count: files.length })]),
  ];
  const pill = 'rounded-md px-1.5 font-medium';
  return (
    <span className="mt-0.5 flex flex-wrap gap-x-1.5 gap-y-1 caption">
      <span className={isAlarm ? `${pill} bg-danger-soft text-danger` : ''}>{parts.join(' · ')}</span>
      {hours > 0 && (
        <span className={`${pill} bg-tag-yellow-soft text-tag-yellow`}>{t('updates.held', { count: hours })}</span>
      )}
      {doubts.length > 0 && (
        <span className={`${pill} bg-tag-yellow-soft text-tag-yellow`}>{t('updates.doubtful')}</span>
      )}
      {missing.map((file) => (
        <span key={fileName(file)} className={`${pill} bg-tag-yellow-soft text-tag-yellow`}>
          {t('updates.missing', { file: fileName(file) })}
        </span>
      ))}
    </span>
  );
}
