import { useTranslation } from '../../i18n/use-translation.ts';
import type { HomeFilters } from './home-query.ts';

/** A title for the current filters; undefined without filters. */
export function useHomeTitle({ platform, q }: HomeFilters): string | undefined {
  const { t } = useTranslation();
  if (q && platform) return t('home.searchPlatformTitle', { text: q, platform: t(`platform.${platform}`) });
  if (q) return t('home.searchTitle', { text: q });
  if (platform) return t('home.platformTitle', { platform: t(`platform.${platform}`) });
  return undefined;
}
