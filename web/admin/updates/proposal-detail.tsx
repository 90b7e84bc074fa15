import { recordPath } from '#rules/pages.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatFileSize, shortHash } from '#rules/format.ts';
import { isAcceptable, isRelease, type ProposedField } from '#rules/proposals.ts';
import { SOURCE_KINDS, SOURCE_RULES } from '#rules/sources.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { useSystemName, useTexts } from '../ui/use-texts.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { versionFormPath } from '../records/admin-paths.ts';
import { type FieldDifference, type Part } from '../records/form/field-differences.tsx';
import { Differences } from '../records/form/differences.tsx';
import { Button } from '../ui/button.tsx';
import { LeftOutList } from '../records/left-out.tsx';
import type { ProposalFragment } from './updates.generated.ts';

export type Decision = 'accept' | 'postpone' | 'dismiss';

interface ProposalDetailProps {
  proposal: ProposalFragment;
  name: string;
  isBusy: boolean;
  onDecide: (decision: Decision) => void;
}

export function ProposalDetail({ proposal, name, isBusy, onDecide }: ProposalDetailProps) {
  const { t } = useTexts();
  const { kind, browser, files, sources, failure } = proposal;
  const canAccept = isAcceptable(kind);
  const previous = [...new Set(files.flatMap(({ previousNumber }) => previousNumber ?? []))];
  const isNew = isRelease(proposal) && previous.length === 0;
  const notesFrom = [...new Set(files.flatMap((file) => file.notesFrom ?? []))];
  return (
    <section aria-labelledby="proposal" className="min-w-0 panel p-5 sm:p-6">
      <h2 id="proposal" className="text-xl font-semibold wrap-anywhere">
        {t(isNew ? 'updates.adds' : `updates.titles.${kind}`, { name, previous: previous.join(', ') })}
      </h2>
      <Remarks proposal={proposal} />
      {proposal.doubts.length > 0 && (
        <div className="mt-3 max-w-prose rounded-lg bg-tag-yellow-soft px-3 py-2 text-sm">
          <p className="mb-2">{t('updates.doubtsText')}</p>
          <LeftOutList leftOut={proposal.doubts} />
        </div>
      )}
      {failure !== null && (
        <p className="mt-3 rounded-lg bg-danger-soft px-3 py-2 text-sm text-danger wrap-anywhere">
          {t(`sourceFailure.${failure}`, { defaultValue: failure })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {canAccept && (
          <Button isBusy={isBusy} aria-keyshortcuts="A" onClick={() => onDecide('accept')}>
            {t('updates.accept')}
          </Button>
        )}
        {isRelease(proposal) && (
          <Button to={versionFormPath(browser.id, 'proposal', proposal.id)} variant="secondary">
            {t('updates.edit')}
          </Button>
        )}
        <Button variant="secondary" disabled={isBusy} aria-keyshortcuts="L" onClick={() => onDecide('postpone')}>
          {t('updates.later')}
        </Button>
        <Button variant="secondary" disabled={isBusy} aria-keyshortcuts="R" onClick={() => onDecide('dismiss')}>
          {t('updates.dismiss')}
        </Button>
      </div>
      {files.length > 0 && <ProposedFiles files={files} isAlarm={!canAccept} />}
      {isRelease(proposal) && (
        <p className="mt-4 hint">
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
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-2 hint">
        <Link to={recordPath('adminVersions', browser.id)} className="text-accent hover:underline">
          {t('updates.toVersions')}
        </Link>
        <span className="hidden lg:inline">{t('updates.keys')}</span>
      </p>
    </section>
  );
}

/** The name of a source, such as "Homebrew brave-browser". */
function nameOfSource({ kind, identifier }: ProposalFragment['sources'][number]) {
  const known = memberOf(SOURCE_KINDS, kind);
  return `${known ? SOURCE_RULES[known].name : kind} ${identifier}`;
}

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
    <p key={remark} className="mt-2 max-w-prose hint">
      {remark}
    </p>
  ));
}

type File = ProposalFragment['files'][number];

/** An alarm shows the whole hashes, which have to be compared. */
function ProposedFiles({ files, isAlarm }: { files: readonly File[]; isAlarm: boolean }) {
  const { t } = useTexts();
  const write = (field: ProposedField, text: string) => {
    if (field === 'fileSize') return formatFileSize(text);
    return field === 'sha256' && !isAlarm ? shortHash(text) : text;
  };

  const differenceOf = (
    { field, value, previous, sources }: File['values'][number],
    version: string | null,
  ): FieldDifference => {
    const from = t('updates.fromSources', { sources: sources.map((position) => position + 1).join(', ') });
    const carried = field === 'releaseDate' ? t('updates.firstSeen') : t('updates.carriedOver', { version });
    const text = write(field, value);
    const parts: Part[] = [{ kind: previous === value || sources.length === 0 ? 'same' : 'added', text }];
    if (previous !== null && previous !== value) parts.unshift({ kind: 'removed', text: write(field, previous) });
    const label = `${t(`updates.field.${field}`)} · ${sources.length > 0 ? from : carried}`;
    return { label, layout: 'value', parts };
  };

  return (
    <ul className="mt-4 grid gap-5 border-y border-line py-4">
      {files.map((file) => (
        <li key={`${file.platform} ${file.architecture}`} className="grid gap-2">
          <p className="font-medium">
            <PlatformLabel platform={file.platform} /> {file.architecture?.toUpperCase()}{' '}
            <span className="text-xs font-normal text-muted">{file.previousNumber}</span>
          </p>
          <Differences
            differences={file.values
              .filter(({ field }) => field !== 'sourceUrl') // the sources have their links
              .map((value) => differenceOf(value, file.previousNumber))}
          />
          {file.unstated.length > 0 && (
            <p className="hint">
              {t('updates.unstated', { fields: file.unstated.map((field) => t(`updates.field.${field}`)).join(', ') })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
