import { Link } from 'react-router-dom';
import { formatDate } from '../../../rules/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { versionFormPath } from './versions-view.ts';
import type { AdminVersionFragment } from './versions.generated.ts';

/** What the files of a release share, above their rows. */
export function ReleaseHeading({ browserId, files }: { browserId: number; files: readonly AdminVersionFragment[] }) {
  const { t } = useTranslation(['admin', 'catalogue']);
  const { language } = useLanguage();
  const [first] = files;
  if (!first) return null;
  const { id, versionNumber, releaseChannel, releaseDate } = first;
  const date = files.every((file) => file.releaseDate === releaseDate) ? formatDate(releaseDate, language) : null;
  const parts = [t('release.heading', { number: versionNumber }), t(`catalogue:channel.${releaseChannel}`), date, t('release.count', { count: files.length })];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <span className="text-sm font-medium tabular-nums">{parts.filter(Boolean).join(' · ')}</span>
      <Link to={versionFormPath(browserId, { kind: 'release', id })} aria-label={t('release.afterOne', { number: versionNumber })} className="inline-flex min-h-9 items-center text-sm text-muted underline-offset-4 hover:text-accent hover:underline">
        {t('release.title')}
      </Link>
    </div>
  );
}
