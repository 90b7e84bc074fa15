import { useTranslation } from 'react-i18next';
import { platformIcon, type Platform } from '#rules/vocabulary.ts';

/** Spec §2. */
export function PlatformLabel({ platform }: { platform: Platform }) {
  const { t } = useTranslation();
  return (
    <span className="whitespace-nowrap">
      <PlatformIcon platform={platform} className="mr-1.5" />
      {t(`platform.${platform}`)}
    </span>
  );
}

/** The name is always next to it. */
export function PlatformIcon({ platform, className = '' }: { platform: Platform; className?: string }) {
  return (
    <span aria-hidden="true" className={`emoji-edge ${className}`}>
      {platformIcon(platform)}
    </span>
  );
}
