import { formatFileSize, shortHash } from '#rules/format.ts';
import { isDoubt } from '#rules/sources.ts';
import { useSystemName, useTexts } from '../ui/use-texts.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { TextWithTime } from '../../ui/relative-time.tsx';
import { useFailureMessage } from '../records/graph/failure-message.ts';
import { LeftOutList, useLeftOutLine } from '../records/left-out.tsx';
import type { StoredSourceFragment, TrySourceMutation } from './sources.generated.ts';

const LAST_CHECK = 'order-last basis-full hint sm:order-none sm:basis-auto';

/** A new or changed source was never checked. */
export function LastCheck({ stored }: { stored: StoredSourceFragment | undefined }) {
  const { t } = useTexts();
  const lineOf = useLeftOutLine();
  if (!stored) return null;
  const { checkedAt, failures, failure, releases, leftOut } = stored;
  if (checkedAt === null) return <p className={LAST_CHECK}>{t('sources.never')}</p>;
  // What is left out without a doubt is of interest where nothing is left.
  const told = leftOut.filter((files) => failure === 'nothingUsable' || isDoubt(files.reason));
  return (
    <p className={LAST_CHECK}>
      <TextWithTime text={t('sources.lastCheck')} iso={checkedAt} />
      {failures > 0 && (
        <span className="text-danger">
          {' '}
          ·{' '}
          {t('sources.failed', {
            count: failures,
            reason: t(`sourceFailure.${failure}`, { defaultValue: failure ?? '' }),
          })}
        </span>
      )}
      {releases.length > 0 && <span> · {releases.map(({ versionNumber }) => versionNumber).join(', ')}</span>}
      {told.map((files) => (
        <span key={files.reason} className="block wrap-anywhere">
          {lineOf(files)}
        </span>
      ))}
    </p>
  );
}

interface SourceTrialProps {
  trial: TrySourceMutation['trySource'] | undefined;
  error: unknown;
}

export function SourceTrial({ trial, error }: SourceTrialProps) {
  const { t } = useTexts();
  const failureMessage = useFailureMessage();
  if (error) return <p className="text-danger">{failureMessage(error, t('sources.tryFailed'))}</p>;
  if (!trial) return <p className="text-muted">{t('sources.trying')}</p>;
  return (
    <div className="grid gap-5">
      {trial.failure !== null && (
        <p className="text-danger">{t(`sourceFailure.${trial.failure}`, { defaultValue: trial.failure })}</p>
      )}
      <TriedReleases releases={trial.releases} />
      {trial.leftOut.length > 0 && (
        <div>
          <h3 className="mb-2 font-medium">{t('sources.leftOut')}</h3>
          <LeftOutList leftOut={trial.leftOut} />
        </div>
      )}
    </div>
  );
}

function TriedReleases({ releases }: Pick<TrySourceMutation['trySource'], 'releases'>) {
  const { t } = useTexts();
  const systemName = useSystemName();
  return (
    <ul className="grid gap-5 empty:hidden">
      {releases.map(({ versionNumber, releaseChannel, releaseDate, sourceUrl, files, doubts }) => (
        <li key={`${releaseChannel} ${versionNumber}`}>
          <p className="flex flex-wrap gap-x-3">
            <ExternalLink href={sourceUrl} className="font-medium hover:underline">
              {versionNumber}
            </ExternalLink>
            <span className="text-muted">
              {[t(`channel.${releaseChannel}`), releaseDate].filter(Boolean).join(' · ')}
            </span>
          </p>
          <ul className="mt-2 grid gap-2">
            {files.map(({ downloadUrl, fileSize, minOsVersion, sha256, ...system }) => (
              <li key={`${systemName(system)} ${downloadUrl}`} className="rounded-lg bg-sunken px-3 py-2 wrap-anywhere">
                {systemName(system)}
                <span className="block">{downloadUrl ?? t('sources.confirmsOnly')}</span>
                <span title={sha256 ?? undefined} className="block caption empty:hidden">
                  {[formatFileSize(fileSize), minOsVersion, sha256 && `SHA-256 ${shortHash(sha256)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          {doubts.length > 0 && (
            <div className="mt-2 text-tag-yellow">
              <LeftOutList leftOut={doubts} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
