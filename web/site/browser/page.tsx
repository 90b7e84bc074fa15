import { useTranslation } from 'react-i18next';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import type { FactTopic } from '#rules/facts.ts';
import { hostOf } from '#rules/url.ts';
import { pageLoad } from '../../graph/load.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { browserPath, comparePath, idInPath } from '../../paths.ts';
import { Discontinued, DownloadsAndUpdate } from '../../ui/browser-card.tsx';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import type { BrowserPageFragment } from '../../ui/browser-page.generated.ts';
import { CompareToggle } from '../../ui/compared-browsers.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Dotted } from '../../ui/facts-line.tsx';
import { IconBand, titleSizeOf } from '../../ui/icon-band.tsx';
import { ApplicationData, PageHead } from '../../ui/page-head.tsx';
import { PageSkeleton, Pending } from '../../ui/pending.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { TagList } from '../../ui/tag-chip.tsx';
import { useFactText } from '../../ui/use-fact-text.ts';
import { loadSuggestions, NotFound, Suggestions, searchInPath } from '../suggestions/suggestions.tsx';
import { DiscontinuedNote, LastDownloadProvider } from '../version/download.tsx';
import { Screenshots } from '../version/screenshots.tsx';
import { BrowserVersions, browserVersionsVariables } from './browser-versions.tsx';
import { BrowserDocument, BrowserVersionsDocument, useBrowserQuery, type BrowserQuery } from './page.generated.ts';
import { DownloadOffers } from './download-offers.tsx';
import { chosenPlatform, onlyPlatform } from './shown-system.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { query } = context.get(pageLoad);
  const id = idInPath(params.id);
  if (id === null) return loadSuggestions(query, { search: searchInPath(params.id) });
  const browser = (await query(BrowserDocument, { id }))?.browser;
  if (browser === null) return loadSuggestions(query, {});
  const platform = browser && chosenPlatform(browser.platforms, new URL(request.url).search);
  await Promise.all([
    platform && query(BrowserVersionsDocument, browserVersionsVariables(id, platform)),
    browser?.status === 'ended' && loadSuggestions(query, { platform: onlyPlatform(browser.platforms) }),
  ]);
}

/** `/browsers/{id}` (spec §2). */
export function Component() {
  const { t } = useTranslation();
  const params = useParams();
  const id = idInPath(params.id);
  return id === null ? (
    <NotFound title={t('browser.notFound')} text={t('notFound.text')} near={{ search: searchInPath(params.id) }} />
  ) : (
    <BrowserById key={id} id={id} />
  );
}

function BrowserById({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, ...pending } = useBrowserQuery({ variables: { id } });
  const browser = data?.browser;
  if (browser) {
    return (
      <LastDownloadProvider>
        <BrowserView browser={browser} />
      </LastDownloadProvider>
    );
  }
  if (browser === null) return <NotFound title={t('browser.notFound')} text={t('notFound.text')} />;
  return (
    <>
      <PageHead title={t('error.loadBrowser')} description={t('site.description')} />
      <div className="page-frame pt-6 pb-16">
        <Pending {...pending} message={t('error.loadBrowser')}>
          <PageSkeleton />
        </Pending>
      </div>
    </>
  );
}

interface BrowserHeaderProps {
  browser: Pick<BrowserPageFragment, 'id' | 'iconUrl' | 'name' | 'status' | 'tags'>;
  colors: readonly string[] | null;
}

function BrowserHeader({ browser, colors }: BrowserHeaderProps) {
  const localize = useLocalize();
  const name = localize(browser.name);
  return (
    <IconBand colors={colors} crumbs={[{ name, path: browserPath(browser.id) }]}>
      <header className="mt-4 cluster min-w-0 gap-4 sm:mt-6 sm:gap-8 lg:mr-100">
        <BrowserIcon url={browser.iconUrl} size="xl" />
        <div className="flex min-w-0 grow basis-48 flex-col justify-center">
          <h1 className={`page-title ${titleSizeOf(name)}`}>{name}</h1>
          <p className="mt-3 empty:hidden">
            <Discontinued status={browser.status} />
          </p>
          <TagList tags={browser.tags} className="mt-3 gap-2" />
        </div>
      </header>
    </IconBand>
  );
}

type LoadedBrowser = NonNullable<BrowserQuery['browser']>;

function BrowserView({ browser }: { browser: LoadedBrowser }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const name = localize(browser.name);
  const path = browserPath(browser.id);
  const isDiscontinued = browser.status === 'ended';
  return (
    <>
      <PageHead title={name} description={localize(browser.description)} path={path} browser={browser} />
      <BrowserData browser={browser} />
      <BrowserHeader browser={browser} colors={browser.iconColors} />
      <div className="page-frame pt-6 pb-16">
        {/* On phones, the facts follow the versions. */}
        <div className="grid items-start gap-x-10 gap-y-6 grid-cols-[minmax(0,1fr)] xl:gap-x-14 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
          {/* In a window that has room for all of it, it stays beside the list of versions. */}
          <div className="contents lg:relative lg:z-10 lg:-mt-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-8 lg:[@media(min-height:54rem)]:sticky lg:[@media(min-height:54rem)]:top-24">
            {isDiscontinued ? <DiscontinuedNote /> : <DownloadOffers browser={browser} />}
            <AtAGlance browser={browser} />
          </div>
          <div className="grid min-w-0 gap-8">
            {browser.pictured && <Screenshots version={browser.pictured} />}
            <BrowserDescription browser={browser} />
          </div>
          <BrowserVersions browser={browser} />
        </div>
        {isDiscontinued && (
          <div className="mt-14">
            <Suggestions title={t('discontinued.instead')} platform={onlyPlatform(browser.platforms)} />
          </div>
        )}
      </div>
    </>
  );
}

function BrowserData({ browser }: { browser: BrowserPageFragment }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const systems = browser.platforms.map(({ platform }) => t(`platform.${platform}`));
  return (
    <ApplicationData
      browser={browser}
      path={browserPath(browser.id)}
      data={{
        description: localize(browser.description),
        ...(systems.length > 0 && { operatingSystem: systems.join(', ') }),
        ...(browser.websiteUrl && { sameAs: browser.websiteUrl }),
        dateModified: browser.updatedAt,
      }}
    />
  );
}

function BrowserDescription({ browser }: { browser: BrowserPageFragment }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { websiteUrl } = browser;
  return (
    <div className="max-w-3xl">
      <p className="leading-relaxed wrap-anywhere whitespace-pre-line text-muted sm:text-lg">
        {localize(browser.description)}
      </p>
      <div className="mt-6 cluster gap-x-6 gap-y-3 hint">
        {websiteUrl && (
          <ExternalLink
            href={websiteUrl}
            className="target max-w-full field px-4 py-2 font-medium wrap-anywhere text-text hover:border-muted"
          >
            <span className="sr-only">{t('browser.website')}</span>
            <Dotted text={hostOf(websiteUrl)} />
          </ExternalLink>
        )}
        <CompareToggle browser={browser} />
        <p className="flex flex-wrap gap-x-6">
          <DownloadsAndUpdate browser={browser} />
        </p>
      </div>
    </div>
  );
}

/** The facts that help most to choose a browser; the comparison has all. */
const SHOWN_TOPICS: readonly FactTopic[] = ['price', 'agent', 'models', 'page_data', 'engine', 'licence'];

function AtAGlance({ browser: { id, facts } }: { browser: LoadedBrowser }) {
  const { t } = useTranslation();
  const textOf = useFactText();
  const shown = facts.filter(({ topic }) => SHOWN_TOPICS.includes(topic));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="glance" className="mt-8 text-sm max-lg:order-2 lg:mt-0">
      <h2 id="glance" className="text-lg font-semibold">
        {t('glance.title')}
      </h2>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {shown.map((fact) => (
          <div key={fact.topic} className="grid grid-cols-[2fr_3fr] gap-x-4 py-2">
            <dt className="text-muted">{t(`topic.${fact.topic}`)}</dt>
            <dd className="wrap-anywhere">{textOf(fact)}</dd>
          </div>
        ))}
      </dl>
      <SiteLink to={comparePath([id])} rel="nofollow" className="mt-1 target link print:hidden">
        {t('glance.compare')}
      </SiteLink>
    </section>
  );
}
