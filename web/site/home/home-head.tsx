import { useTranslation } from '../../i18n/use-translation.ts';
import { homePath } from '../../paths.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import type { HomeFilters } from './home-query.ts';
import { useHomeTitle } from './home-title.ts';

/** What search engines read of the home page. The results of a search are no page to be found. */
export function HomeHead({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const { platform, q } = filters;
  const title = useHomeTitle(filters);
  const description = platform ? t('home.platformDescription', { platform: t(`platform.${platform}`) }) : t('site.description');
  return (
    <>
      <PageHead description={description} {...(title && { title })} {...(q === null && { path: homePath({ platform }) })} />
      <SiteData />
    </>
  );
}

/** The site, and how to search it. */
function SiteData() {
  const { t } = useTranslation();
  const { origin } = usePageContext();
  const potentialAction = { '@type': 'SearchAction', target: `${origin}/?q={search_term_string}`, 'query-input': 'required name=search_term_string' };
  return <JsonLd data={{ '@type': 'WebSite', name: t('site.name'), url: `${origin}/`, inLanguage: ['en', 'zh-CN'], potentialAction }} />;
}
