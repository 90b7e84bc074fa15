import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isAcceptable, isRelease } from '../../../rules/proposals.ts';
import { SOURCE_KINDS, SOURCE_RULES, type SourceFailure } from '../../../rules/sources.ts';
import { memberOf } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { adminVersionsPath } from '../admin-paths.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { useFileName, useProposalName } from './proposal-name.ts';
import { ProposedFiles } from './proposed-files.tsx';
import type { ProposalFragment } from './updates.generated.ts';
import type { Decision } from './use-proposals.ts';

interface ProposalDetailProps {
  proposal: ProposalFragment;
  isBusy: boolean;
  /** The form of the release; null if the proposal has none. */
  editPath: string | null;
  onDecide: (decision: Decision) => void;
}

/** What a proposal changes, where each value comes from, and the decision. */
export function ProposalDetail({ proposal, isBusy, editPath, onDecide }: ProposalDetailProps) {
  const { t } = useTranslation('admin');
  const { kind, browser, files, sources, failure } = proposal;
  const canAccept = isAcceptable(kind);
  return (
    <section aria-labelledby="proposal" className="min-w-0 rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id="proposal" className="text-xl font-semibold wrap-anywhere">
        <Title proposal={proposal} />
      </h2>
      <Remarks proposal={proposal} />
      {
        failure !== null && (
          <p className="mt-3 rounded-lg bg-danger-soft px-3 py-2 text-sm text-danger wrap-anywhere">
            {t(`sourceFailure.${failure as SourceFailure}`)}
          </p>
        ) /* the server has the same list */
      }
      <div className="mt-4 flex flex-wrap gap-2">
        {canAccept && (
          <Button isBusy={isBusy} aria-keyshortcuts="A" onClick={() => onDecide('accept')}>
            {t('updates.accept')} <Key>A</Key>
          </Button>
        )}
        {editPath && (
          <Link to={editPath} aria-keyshortcuts="E" className={buttonClass('secondary')}>
            {t('updates.edit')} <Key>E</Key>
          </Link>
        )}
        <Button variant="secondary" disabled={isBusy} aria-keyshortcuts="L" onClick={() => onDecide('postpone')}>
          {t('updates.later')} <Key>L</Key>
        </Button>
        <Button variant="secondary" disabled={isBusy} aria-keyshortcuts="R" onClick={() => onDecide('dismiss')}>
          {t('updates.dismiss')} <Key>R</Key>
        </Button>
      </div>
      {files.length > 0 && <ProposedFiles files={files} isAlarm={!canAccept} />}
      <Notes proposal={proposal} />
      <h3 className="mt-8 text-sm font-medium text-muted">{t('updates.sources')}</h3>
      <ol className="mt-1 list-inside list-decimal text-sm">
        {sources.map((source) => (
          <li key={`${source.kind} ${source.identifier} ${source.url}`} className="wrap-anywhere">
            {source.url === '' ? (
              nameOfSource(source)
            ) : (
              <ExternalLink href={source.url} className="text-accent hover:underline">
                {nameOfSource(source)}
              </ExternalLink>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm text-muted">
        <Link to={adminVersionsPath(browser.id)} className="text-accent hover:underline">
          {t('updates.toVersions')}
        </Link>
        <span className="hidden lg:inline">{t('updates.keys')}</span>
      </p>
    </section>
  );
}

/** Such as "Homebrew brave-browser". */
function nameOfSource({ kind, identifier }: ProposalFragment['sources'][number]): string {
  const known = memberOf(SOURCE_KINDS, kind);
  return `${known ? SOURCE_RULES[known].name : kind} ${identifier}`;
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd
      aria-hidden="true"
      className="hidden rounded border border-current/30 px-1 font-mono text-xs opacity-70 lg:inline"
    >
      {children}
    </kbd>
  );
}

function Title({ proposal }: { proposal: ProposalFragment }) {
  const { t } = useTranslation('admin');
  const name = useProposalName()(proposal);
  const previous = [...new Set(proposal.files.flatMap(({ previousNumber }) => previousNumber ?? []))].join(', ');
  if (proposal.kind === 'facts') return t('updates.completes', { name });
  if (proposal.kind === 'changedFile') return t('updates.changed', { name });
  if (proposal.kind === 'contradiction') return t('updates.contradicts', { name });
  if (proposal.kind === 'sourceFailure') return t('updates.fails', { name });
  return previous ? t('updates.replaces', { name, previous }) : t('updates.adds', { name });
}

/** What should be looked at before the decision. */
function Remarks({ proposal: { kind, heldUntil, missing } }: { proposal: ProposalFragment }) {
  const { t } = useTranslation('admin');
  const fileName = useFileName();
  const [now] = useState(Date.now);
  const remarks = [
    ...(Date.parse(heldUntil) > now ? [t('updates.heldText')] : []),
    ...(kind === 'changedFile' || kind === 'contradiction' ? [t(`updates.${kind}Text`)] : []),
    ...(missing.length > 0 ? [t('updates.missingText', { files: missing.map(fileName).join(', ') })] : []),
  ];
  return remarks.map((remark) => (
    <p key={remark} className="mt-2 max-w-prose text-sm text-muted">
      {remark}
    </p>
  ));
}

function Notes({ proposal: { kind, files } }: { proposal: ProposalFragment }) {
  const { t } = useTranslation('admin');
  if (!isRelease({ kind })) return null;
  const versions = [...new Set(files.flatMap(({ notesFrom }) => notesFrom ?? []))];
  return (
    <p className="mt-4 text-sm text-muted">
      <span className="font-medium">{t('updates.notes')}</span> ·{' '}
      {versions.length > 0 ? t('updates.notesFrom', { version: versions.join(', ') }) : t('updates.noNotes')}
    </p>
  );
}
