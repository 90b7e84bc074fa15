import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatFileSize } from '../../../rules/format.ts';
import { isAcceptable, isRelease, type ProposedField } from '../../../rules/proposals.ts';
import { SOURCE_KINDS, SOURCE_RULES, type SourceFailure } from '../../../rules/sources.ts';
import { memberOf } from '../../../rules/vocabulary.ts';
import { useSystemName, useTexts } from '../use-texts.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { adminVersionsPath } from '../admin-paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { ProposalFragment } from './updates.generated.ts';
import { useProposalName, type Decision } from './use-proposals.ts';

interface ProposalDetailProps {
  proposal: ProposalFragment;
  isBusy: boolean;
  editPath: string | null;
  onDecide: (decision: Decision) => void;
}

export function ProposalDetail({ proposal, isBusy, editPath, onDecide }: ProposalDetailProps) {
  const { t } = useTexts();
  const { kind, browser, files, sources, failure } = proposal;
  const canAccept = isAcceptable(kind);
  const name = useProposalName()(proposal);
  const previous = [...new Set(files.flatMap(({ previousNumber }) => previousNumber ?? []))];
  const isNew = isRelease(proposal) && previous.length === 0;
  const notesFrom = [...new Set(files.flatMap((file) => file.notesFrom ?? []))];
  return (
    <section aria-labelledby="proposal" className="min-w-0 panel p-5 sm:p-6">
      <h2 id="proposal" className="text-xl font-semibold wrap-anywhere">
        {t(`updates.${isNew ? 'adds' : TITLES[kind]}`, { name, previous: previous.join(', ') })}
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
          <ButtonLink to={editPath} variant="secondary">
            {t('updates.edit')}
          </ButtonLink>
        )}
        <Button variant="secondary" disabled={isBusy} aria-keyshortcuts="L" onClick={() => onDecide('postpone')}>
          {t('updates.later')} <Key>L</Key>
        </Button>
        <Button variant="secondary" disabled={isBusy} aria-keyshortcuts="R" onClick={() => onDecide('dismiss')}>
          {t('updates.dismiss')} <Key>R</Key>
        </Button>
      </div>
      {files.length > 0 && <ProposedFiles files={files} isAlarm={!canAccept} />}
      {isRelease(proposal) && (
        <p className="mt-4 text-sm text-muted">
          <span className="font-medium">{t('updates.notes')}</span> ·{' '}
          {notesFrom.length > 0 ? t('updates.notesFrom', { version: notesFrom.join(', ') }) : t('updates.noNotes')}
        </p>
      )}
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

const TITLES = {
  facts: 'completes',
  changedFile: 'changed',
  contradiction: 'contradicts',
  sourceFailure: 'fails',
  release: 'replaces',
  platform: 'replaces',
} as const satisfies Record<ProposalFragment['kind'], string>;

function Remarks({ proposal: { kind, heldUntil, missing } }: { proposal: ProposalFragment }) {
  const { t } = useTexts();
  const fileName = useSystemName();
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

type File = ProposalFragment['files'][number];
type Value = File['values'][number];

const FIELDS = [
  'downloadUrl',
  'releaseDate',
  'fileSize',
  'minOsVersion',
  'sha256',
] as const satisfies readonly ProposedField[];

/** An alarm shows the whole hashes, which have to be compared. */
function ProposedFiles({ files, isAlarm }: { files: readonly File[]; isAlarm: boolean }) {
  const { t } = useTexts();
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {files.map((file) => (
        <li
          key={`${file.platform} ${file.architecture}`}
          className="grid gap-x-6 gap-y-2 py-4 lg:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <p className="font-medium">
            <PlatformLabel platform={file.platform} /> {file.architecture?.toUpperCase()}
            <span className="block text-xs font-normal text-muted">{file.previousNumber}</span>
          </p>
          <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 2xl:grid-cols-4">
            {FIELDS.flatMap((field) => file.values.filter((value) => value.field === field)).map((value) => (
              <div
                key={`${value.field} ${value.value}`}
                className={`min-w-0 ${value.field === 'downloadUrl' || isAlarm ? 'sm:col-span-2 2xl:col-span-4' : ''}`}
              >
                <dt className="text-xs text-muted">{t(`updates.field.${value.field}`)}</dt>
                <dd>
                  <ProposedText value={value} previousNumber={file.previousNumber} isWhole={isAlarm} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A value with its sources, and below it the stored value if it differs. */
function ProposedText({
  value: { field, value, previous, sources },
  previousNumber,
  isWhole,
}: {
  value: Value;
  previousNumber: string | null;
  isWhole: boolean;
}) {
  const { t } = useTexts();
  const isCarriedOver = sources.length === 0;
  const carriedFrom =
    field === 'releaseDate' ? t('updates.firstSeen') : t('updates.carriedOver', { version: previousNumber });
  const words = (text: string) => (isWhole ? text : shown(field, text));
  const positions = sources.map((position) => position + 1).join(', ');
  return (
    <>
      <span
        className={`wrap-anywhere ${isWhole && field === 'sha256' ? 'font-mono text-xs' : ''} ${isCarriedOver ? 'text-muted' : 'rounded bg-accent-soft px-1'}`}
        title={value}
      >
        {words(value)}
      </span>{' '}
      <span className="text-xs text-muted">
        <span className="sr-only">{!isCarriedOver && t('updates.fromSources', { sources: positions })}</span>
        <span aria-hidden={!isCarriedOver}>{isCarriedOver ? carriedFrom : `[${positions}]`}</span>
      </span>
      {previous !== null && previous !== value && (
        <span className="block text-xs wrap-anywhere text-muted" title={previous}>
          <span className="sr-only">{t('updates.before', { value: words(previous) })}</span>
          <s aria-hidden="true">{words(previous)}</s>
        </span>
      )}
    </>
  );
}

function shown(field: ProposedField, value: string): string {
  if (field === 'fileSize') return formatFileSize(value);
  if (field === 'sha256') return `${value.slice(0, 8)}…${value.slice(-4)}`;
  return value;
}
