import { platformIcon, type Platform } from '../../rules/vocabulary.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** A platform's emoji and its name in the language of the interface (spec §2). */
export function PlatformLabel({ platform }: { platform: Platform }) {
  const { t } = useTranslation();
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="mr-1.5">
        {platformIcon(platform)}
      </span>
      {t(`platform.${platform}`)}
    </span>
  );
}
