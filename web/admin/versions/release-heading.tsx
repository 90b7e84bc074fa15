import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { versionFormPath } from '../admin-paths.ts';
import { Button } from '../ui/button.tsx';
import { shortDate } from '../ui/short-date.tsx';
import { usePublishVersions } from './use-publish.ts';
import type { AdminVersionFragment } from './versions.generated.ts';

/** What the files of a release share, above their rows. */
export function ReleaseHeading({
  browserId,
  files,
  onChanged,
}: {
  browserId: number;
  files: readonly AdminVersionFragment[];
  onChanged: () => Promise<void>;
}) {
  const { t } = useTranslation(['admin', 'catalogue']);
  const { language } = useLanguage();
  const { publish, isBusy } = usePublishVersions(onChanged);
  const drafts = files.filter(({ isDraft }) => isDraft);
  const [first] = files;
  if (!first) return null;
  const { id, versionNumber, releaseChannel, releaseDate } = first;
  const date = files.every((file) => file.releaseDate === releaseDate) ? shortDate(releaseDate, language) : null;
  const parts = [
    t('release.heading', { number: versionNumber }),
    t(`catalogue:channel.${releaseChannel}`),
    date,
    t('release.count', { count: files.length }),
  ];
  return (
    <div className="flex items-center justify-between gap-x-4 text-xs md:text-sm">
      <span className="min-w-0 py-1.5 font-medium tabular-nums">{parts.filter(Boolean).join(' · ')}</span>
      {drafts.length > 0 && (
        <Button
          variant="plain"
          isBusy={isBusy}
          onClick={() => publish(drafts)}
          aria-label={t('release.publishOne', { number: versionNumber, count: drafts.length })}
          className="ml-auto min-h-9! px-0! text-accent!"
        >
          {t('release.publish', { count: drafts.length })}
        </Button>
      )}
      <Link
        to={versionFormPath(browserId, { kind: 'release', id })}
        aria-label={t('release.afterOne', { number: versionNumber })}
        className="inline-flex min-h-9 shrink-0 items-center whitespace-nowrap text-muted underline-offset-4 hover:text-accent hover:underline"
      >
        {t('release.title')}
      </Link>
    </div>
  );
}
