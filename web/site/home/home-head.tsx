import { useTranslation } from '../../i18n/use-translation.ts';
import { homePath } from '../../paths.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import type { HomeFilters } from '../../home-filters.ts';
import { useHomeTitle } from './home-title.ts';

/**
 * The tags for search engines. Search results and lists of tags have no canonical URL, because they must not be
 * indexed.
 */
export function HomeHead({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const { platform, tags, q } = filters;
  const isIndexed = q === null && tags.length === 0;
  const title = useHomeTitle(filters);
  const description = platform
    ? t('home.platformDescription', { platform: t(`platform.${platform}`) })
    : t('site.description');
  return (
    <>
      <PageHead
        description={description}
        {...(title && { title })}
        {...(isIndexed && { path: homePath({ platform }) })}
      />
      <SiteData />
    </>
  );
}

/** The site and its search as structured data. */
function SiteData() {
  const { t } = useTranslation();
  const { origin } = usePageContext();
  const potentialAction = {
    '@type': 'SearchAction',
    target: `${origin}/?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return (
    <JsonLd
      data={{
        '@type': 'WebSite',
        name: t('site.name'),
        url: `${origin}/`,
        inLanguage: ['en', 'zh-CN'],
        potentialAction,
      }}
    />
  );
}
