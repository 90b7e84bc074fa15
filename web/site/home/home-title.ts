import { useTranslation } from '../../i18n/use-translation.ts';
import type { HomeFilters } from '../../home-filters.ts';
import { useTagNames } from './use-tag-names.ts';

/** A title for the current filters; undefined without filters. */
export function useHomeTitle({ platform, tags: ids, q }: HomeFilters): string | undefined {
  const { t } = useTranslation();
  const tags = useTagNames(ids).join(t('home.tagSeparator'));
  if (q && platform) return t('home.searchPlatformTitle', { text: q, platform: t(`platform.${platform}`) });
  if (q) return t('home.searchTitle', { text: q });
  if (tags && platform) return t('home.tagPlatformTitle', { tags, platform: t(`platform.${platform}`) });
  if (tags) return t('home.tagTitle', { tags });
  if (platform) return t('home.platformTitle', { platform: t(`platform.${platform}`) });
  return undefined;
}
