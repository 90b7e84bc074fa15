import { useTranslation } from 'react-i18next';
import type { BrowserStatus } from '#rules/facts.ts';
import { isOldFile } from '#rules/file-age.ts';
import { isWebPage, storeOf } from '#rules/store.ts';
import { hostOf } from '#rules/url.ts';
import type { ReleaseChannel, UpdateType } from '#rules/vocabulary.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { usePageContext } from '../../ui/page-context.ts';

export function FeatureList({ features, className }: { features: string[]; className: string }) {
  return (
    <ul className={`list-disc space-y-1.5 pl-5 marker:text-accent ${className}`}>
      {features.map((feature, index) => (
        <li key={index} className="wrap-anywhere">
          {feature}
        </li>
      ))}
    </ul>
  );
}

const CHANNEL_TONES: Record<Exclude<ReleaseChannel, 'stable'>, BadgeTone> = {
  beta: 'yellow',
  alpha: 'purple',
  dev: 'purple',
};

interface DatedFile {
  releaseDate: string;
  confirmedAt: string | null;
}

/** By the server's clock, so that the server and hydration agree. */
function useIsOldFile(file: DatedFile) {
  return isOldFile(file, Date.parse(usePageContext().renderedAt));
}

interface OldFileNoteProps {
  file: DatedFile;
  url: string;
  websiteUrl: string | null;
}

/** App stores and the maker's pages have the newest file. */
export function OldFileNote({ file, url, websiteUrl }: OldFileNoteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isOld = useIsOldFile(file);
  if (!isOld || storeOf(url) || isWebPage(url)) return null;
  const month = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const date = month.format(new Date(file.releaseDate));
  return (
    <p className="mt-2 text-sm wrap-anywhere">
      {t(websiteUrl ? 'version.oldWithWebsite' : 'version.old', { date })}
      {websiteUrl && (
        <>
          {' '}
          <ExternalLink href={websiteUrl} className="link">
            {hostOf(websiteUrl)}
          </ExternalLink>
        </>
      )}
    </p>
  );
}

interface VersionBadgesProps {
  version: DatedFile & { isLatest: boolean; releaseChannel: ReleaseChannel; updateType: UpdateType | null };
  browser: { status: BrowserStatus | null };
  className?: string;
}

/** A stable release has no badge for its channel. */
export function VersionBadges({ version, browser, className = '' }: VersionBadgesProps) {
  const { t } = useTranslation();
  const { isLatest, releaseChannel, updateType } = version;
  const isOld = useIsOldFile(version);
  // The latest version of a discontinued browser is not recommended, and an old one may not be the latest.
  const isQuiet = browser.status === 'ended' || isOld;
  return (
    <p className={`flex flex-wrap gap-2 empty:hidden ${className}`}>
      {isLatest && releaseChannel === 'stable' && (
        <Badge tone={isQuiet ? 'gray' : 'accent'}>{t('latest.stable')}</Badge>
      )}
      {releaseChannel !== 'stable' && (
        <Badge tone={isQuiet ? 'gray' : CHANNEL_TONES[releaseChannel]}>
          {t(isLatest ? `latest.${releaseChannel}` : `channel.${releaseChannel}`)}
        </Badge>
      )}
      {updateType && <Badge tone="gray">{t(`updateType.${updateType}`)}</Badge>}
    </p>
  );
}
