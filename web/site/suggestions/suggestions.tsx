import { useTranslation } from 'react-i18next';
import { SEARCH_TEXT_MAX, SUGGESTIONS } from '#rules/limits.ts';
import type { Platform } from '#rules/vocabulary.ts';
import type { Query } from '../../graph/load.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { homePath, withoutTag, type HomeFilters } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { BrowserLink } from '../../ui/browser-link.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useSystemFilter } from '../../ui/use-root-data.ts';
import { FilteredCountDocument, useFilteredCountQuery } from '../home/page.generated.ts';
import { useTagNames } from '../home/list-filters.tsx';
import { MessagePage, messageLink } from '../layout/error-pages.tsx';
import {
  BrowserOfDeletedVersionDocument,
  SimilarBrowsersDocument,
  SuggestedBrowsersDocument,
  useBrowserOfDeletedVersionQuery,
  useSuggestedBrowsersQuery,
  useSimilarBrowsersQuery,
  type BrowserSuggestionFragment,
  type SuggestedBrowsersQueryVariables,
} from './suggestions.generated.ts';

interface NotFoundRequest {
  search?: string | null;
  versionId?: number;
  filters?: HomeFilters;
  platform?: Platform | null;
}

const FEATURED = { featured: true, first: SUGGESTIONS };
/** If no browser is featured. */
const MOST_DOWNLOADED = { sort: 'downloads', first: SUGGESTIONS } as const;

function similarVariables(search: string) {
  return { search, first: SUGGESTIONS };
}

export function countVariables({ platform, tags, q }: HomeFilters) {
  return { platform, tags, search: q };
}

/** One filter, and all others. */
interface RemovedFilter {
  platform?: Platform;
  tag?: string;
  q?: string;
  others: HomeFilters;
}

/** Without each one of them; empty with a single filter, because then nothing is left. */
function withFewerFilters(filters: HomeFilters): RemovedFilter[] {
  const { platform, tags, q } = filters;
  const all = [
    ...(platform ? [{ platform, others: { ...filters, platform: null, after: null } }] : []),
    ...tags.map((tag) => ({ tag, others: withoutTag(filters, tag) })),
    ...(q ? [{ q, others: { ...filters, q: null, after: null } }] : []),
  ];
  return all.length > 1 ? all : [];
}

export function searchInPath(part: string | undefined) {
  return part?.replace(/\p{Cc}/gu, ' ').slice(0, SEARCH_TEXT_MAX) || null;
}

/** Decoded; empty if it is invalid. */
export function lastPart(pathname: string) {
  try {
    return decodeURIComponent(pathname.split('/').findLast(Boolean) ?? '');
  } catch {
    return '';
  }
}

export async function loadSuggestions(query: Query, { search, versionId, filters, platform = null }: NotFoundRequest) {
  await Promise.all([
    loadPopular(query, platform),
    search && query(SimilarBrowsersDocument, similarVariables(search)),
    versionId && query(BrowserOfDeletedVersionDocument, { id: versionId }),
    ...(filters
      ? withFewerFilters(filters).map(({ others }) => query(FilteredCountDocument, countVariables(others)))
      : []),
  ]);
}

async function loadPopular(query: Query, platform: Platform | null) {
  const featured = await query(SuggestedBrowsersDocument, { ...FEATURED, platform });
  if (featured?.browsers.nodes.length === 0) await query(SuggestedBrowsersDocument, { ...MOST_DOWNLOADED, platform });
}

type SuggestionsProps = NotFoundRequest & { title?: string };

/** What fails to load is left out, because it is optional. */
export function Suggestions({ search, versionId, filters, platform = null, title }: SuggestionsProps) {
  return (
    <div className="grid gap-10">
      {versionId !== undefined && <BrowserOfVersion id={versionId} />}
      {search && <SimilarNames search={search} />}
      {filters && <FewerFilters filters={filters} />}
      {filters && <NoFilters filters={filters} />}
      <PopularBrowsers platform={platform} chosen={filters?.platform ?? platform} title={title} />
    </div>
  );
}

function FewerFilters({ filters }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  const choices = withFewerFilters(filters);
  if (choices.length === 0) return null;
  return (
    <Section id="fewer-filters" title={t('suggestions.fewerFilters')} className="not-has-[li]:hidden">
      <ul className="flex flex-wrap gap-2.5">
        {choices.map((choice) => (
          <ListWithout key={homePath(choice.others)} {...choice} />
        ))}
      </ul>
    </Section>
  );
}

const FEWER_FILTERS = 'inline-flex min-h-11 max-w-full gap-3 pill px-4 text-sm';

function NoFilters({ filters: { sort, view } }: { filters: HomeFilters }) {
  const { t } = useTranslation();
  return (
    <SiteLink to={homePath({ sort, view })} className={`justify-self-start font-medium ${FEWER_FILTERS}`}>
      {t('home.clearFilters')}
    </SiteLink>
  );
}

function ListWithout({ platform, tag, q, others }: RemovedFilter) {
  const { t } = useTranslation();
  const [tagName] = useTagNames(tag ? [tag] : []);
  const filter = platform ? t(`platform.${platform}`) : (tagName ?? q ?? '');
  const { data } = useFilteredCountQuery({ variables: countVariables(others) });
  const count = data?.browsers.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <li className="max-w-full">
      <SiteLink to={homePath(others)} rel="nofollow" className={FEWER_FILTERS}>
        <span className="truncate font-medium">{t('suggestions.without', { filter })}</span>
        <span className="shrink-0 text-muted">{t('home.total', { count })}</span>
      </SiteLink>
    </li>
  );
}

function BrowserOfVersion({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data } = useBrowserOfDeletedVersionQuery({ variables: { id } });
  const browser = data?.browserOfDeletedVersion;
  return browser ? (
    <Browsers id="browser-of-version" title={t('suggestions.browserOfVersion')} browsers={[browser]} />
  ) : null;
}

function SimilarNames({ search }: { search: string }) {
  const { t } = useTranslation();
  const { data } = useSimilarBrowsersQuery({ variables: similarVariables(search) });
  return <Browsers id="similar" title={t('suggestions.similar')} browsers={data?.similarBrowsers ?? []} />;
}

interface PopularProps {
  platform: Platform | null;
  chosen: Platform | null;
  title: string | undefined;
}

function PopularBrowsers({ platform, chosen, title }: PopularProps) {
  const { t } = useTranslation();
  const system = useSystemFilter(chosen);
  const featured = useFittingFirst({ ...FEATURED, platform }, system);
  const downloaded = useFittingFirst({ ...MOST_DOWNLOADED, platform }, system, featured?.length !== 0);
  if (downloaded) return <Browsers id="popular" title={title ?? t('sort.downloads')} browsers={downloaded} />;
  return <Browsers id="popular" title={title ?? t('home.featured')} browsers={featured ?? []} />;
}

/** Those with a file for the visitor's system first, which the server does not know. */
function useFittingFirst(
  variables: SuggestedBrowsersQueryVariables,
  system: ReturnType<typeof useSystemFilter>,
  skip = false,
) {
  const all = useSuggestedBrowsersQuery({ variables, skip }).data?.browsers.nodes;
  const fitting = useSuggestedBrowsersQuery({ variables: { ...variables, ...system }, skip: skip || !system }).data;
  if (!all) return undefined;
  const ids = new Map([...(fitting?.browsers.nodes ?? []), ...all].map((browser) => [browser.id, browser]));
  return [...ids.values()].slice(0, SUGGESTIONS);
}

function Browsers({
  id,
  title,
  browsers,
}: {
  id: string;
  title: string;
  browsers: readonly BrowserSuggestionFragment[];
}) {
  if (browsers.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {browsers.map((browser) => (
          <li key={browser.id} className="min-w-0">
            <Browser browser={browser} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Browser({
  browser: { id, name, shortDescription, iconUrl, platforms },
}: {
  browser: BrowserSuggestionFragment;
}) {
  const localize = useLocalize();
  return (
    <BrowserLink id={id} platforms={platforms} className="flex h-full items-start gap-4 panel p-4 lift">
      <BrowserIcon url={iconUrl} />
      <span className="min-w-0">
        <span className="line-clamp-2 leading-snug font-semibold break-keep wrap-anywhere">{localize(name)}</span>
        <span className="mt-1 line-clamp-6 hint leading-snug wrap-anywhere">{localize(shortDescription)}</span>
      </span>
    </BrowserLink>
  );
}

export function NotFound({ title, text, near }: { title: string; text: string; near?: NotFoundRequest }) {
  const { t } = useTranslation();
  usePageContext().setStatus?.(404);
  return (
    <>
      <PageHead title={title} description={text} />
      <MessagePage title={title} text={text}>
        <SiteLink to={homePath()} className={messageLink}>
          {t('notFound.home')}
        </SiteLink>
      </MessagePage>
      <div className="page-frame pb-16">
        <Suggestions {...near} />
      </div>
    </>
  );
}
