import { formatFileSize } from '../../../rules/format.ts';
import type { SourceFailure } from '../../../rules/sources.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { useFailureMessage } from '../form/failure-message.ts';
import type { SourceReleaseFragment, TrySourceMutation } from './sources.generated.ts';

interface SourceTrialProps {
  /** Undefined until the source has answered. */
  trial: TrySourceMutation['trySource'] | undefined;
  error: unknown;
}

/** What a source says today. */
export function SourceTrial({ trial, error }: SourceTrialProps) {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  if (error) return <p className="text-danger">{failureMessage(error, t('sources.tryFailed'))}</p>;
  if (!trial) return <p className="text-muted">{t('sources.trying')}</p>;
  if (trial.failure !== null)
    return <p className="text-danger">{t(`sourceFailure.${trial.failure as SourceFailure}`)}</p>; // the server has the same list
  if (trial.releases.length === 0) return <p className="text-muted">{t('sources.nothing')}</p>;
  return (
    <ul className="grid gap-5">
      {trial.releases.map((release) => (
        <li key={`${release.releaseChannel} ${release.versionNumber}`}>
          <Release release={release} />
        </li>
      ))}
    </ul>
  );
}

function Release({
  release: { versionNumber, releaseChannel, releaseDate, sourceUrl, files },
}: {
  release: SourceReleaseFragment;
}) {
  const { t } = useTranslation(['admin', 'catalogue']);
  return (
    <>
      <p className="flex flex-wrap gap-x-3">
        <ExternalLink href={sourceUrl} className="font-medium hover:underline">
          {versionNumber}
        </ExternalLink>
        <span className="text-muted">
          {t(`catalogue:channel.${releaseChannel}`)}
          {releaseDate && ` · ${releaseDate}`}
        </span>
      </p>
      <ul className="mt-2 grid gap-2">
        {files.map((file) => (
          <li
            key={`${file.platform} ${file.architecture} ${file.downloadUrl}`}
            className="grid gap-x-5 gap-y-1 rounded-lg bg-sunken px-3 py-2 lg:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <span>
              <PlatformLabel platform={file.platform} /> {file.architecture?.toUpperCase()}
            </span>
            <FileDetails file={file} />
          </li>
        ))}
      </ul>
    </>
  );
}

function FileDetails({
  file: { downloadUrl, fileSize, sha256, minOsVersion },
}: {
  file: SourceReleaseFragment['files'][number];
}) {
  const { t } = useTranslation('admin');
  if (downloadUrl === null) return <span className="text-muted">{t('sources.confirmsOnly')}</span>;
  const details = [
    fileSize && formatFileSize(fileSize),
    minOsVersion,
    sha256 && `SHA-256 ${sha256.slice(0, 8)}…${sha256.slice(-4)}`,
  ].filter(Boolean);
  return (
    <span className="min-w-0">
      <span className="block wrap-anywhere">{downloadUrl}</span>
      {details.length > 0 && (
        <span className="block text-xs text-muted" title={sha256 ?? undefined}>
          {details.join(' · ')}
        </span>
      )}
    </span>
  );
}
