import { useTranslation } from 'react-i18next';
import type { BrowserStatus } from '#rules/facts.ts';
import type { ReleaseChannel, UpdateType } from '#rules/vocabulary.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

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

interface VersionBadgesProps {
  version: { isLatest: boolean; releaseChannel: ReleaseChannel; updateType: UpdateType | null };
  browser: { status: BrowserStatus | null };
  className?: string;
}

/** A stable release has no badge for its channel. */
export function VersionBadges({
  version: { isLatest, releaseChannel, updateType },
  browser,
  className = '',
}: VersionBadgesProps) {
  const { t } = useTranslation();
  // The latest version of a discontinued browser is not recommended.
  const isDiscontinued = browser.status === 'ended';
  return (
    <p className={`flex flex-wrap gap-2 empty:hidden ${className}`}>
      {isLatest && releaseChannel === 'stable' && (
        <Badge tone={isDiscontinued ? 'gray' : 'accent'}>{t('latest.stable')}</Badge>
      )}
      {releaseChannel !== 'stable' && (
        <Badge tone={isDiscontinued ? 'gray' : CHANNEL_TONES[releaseChannel]}>
          {t(isLatest ? `latest.${releaseChannel}` : `channel.${releaseChannel}`)}
        </Badge>
      )}
      {updateType && <Badge tone="gray">{t(`updateType.${updateType}`)}</Badge>}
    </p>
  );
}
