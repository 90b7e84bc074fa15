import type { ReleaseChannel, UpdateType } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const CHANNEL_TONES: Record<Exclude<ReleaseChannel, 'stable'>, BadgeTone> = { beta: 'yellow', alpha: 'purple', dev: 'purple' };

interface VersionBadgesProps {
  version: { isLatest: boolean; releaseChannel: ReleaseChannel; updateType: UpdateType | null };
  className?: string;
}

/** What sets a version apart: that it is the latest, that it is not finished, how much it changes. A stable release needs no word for it. */
export function VersionBadges({ version: { isLatest, releaseChannel, updateType }, className = '' }: VersionBadgesProps) {
  const { t } = useTranslation();
  if (!isLatest && releaseChannel === 'stable' && !updateType) return null;
  return (
    <p className={`flex flex-wrap gap-2 ${className}`}>
      {isLatest && <Badge tone="accent">{t('version.latest')}</Badge>}
      {releaseChannel !== 'stable' && <Badge tone={CHANNEL_TONES[releaseChannel]}>{t(`channel.${releaseChannel}`)}</Badge>}
      {updateType && <Badge tone="gray">{t(`updateType.${updateType}`)}</Badge>}
    </p>
  );
}
