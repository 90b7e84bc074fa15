import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { formatDate } from '#rules/format.ts';
import { NEW_RELEASES_SHOWN } from '#rules/limits.ts';
import { likeliestFirst } from '#rules/offered-files.ts';
import { PLATFORMS } from '#rules/vocabulary.ts';
import { pageLoad } from '../../graph/load.ts';
import { useLanguage } from '../../i18n/provider.tsx';
import { readStored, writeStored } from '../../local-storage.ts';
import { feedPath, newPath, newFilters, versionPath, type NewFilters } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { BrowserLink } from '../../ui/browser-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { FactsLine } from '../../ui/facts-line.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pending, SkeletonBlock } from '../../ui/pending.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useNamesText } from '../../ui/use-names-text.ts';
import { useVersionTexts } from '../version/use-version-texts.ts';
import { NewReleasesDocument, useNewReleasesQuery, type NewReleaseFragment } from './page.generated.ts';

function newVariables({ platform, releaseChannel, browsers }: NewFilters) {
  return { first: NEW_RELEASES_SHOWN, platform, releaseChannel, browsers: browsers.length > 0 ? browsers : null };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = newFilters(new URL(request.url).search);
  await context.get(pageLoad).query(NewReleasesDocument, newVariables(filters));
}

export function Component() {
  const { t } = useTranslation();
  const filters = newFilters(useLocation().search);
  const { data, ...pending } = useNewReleasesQuery({ variables: newVariables(filters) });
  const releases = data?.newReleases;
  // A filtered page shows only a part of what is new.
  const isAll = newPath(filters) === newPath();
  const seenUntil = useLastVisit(isAll ? releases?.[0]?.publishedAt : undefined);
  const { platform } = filters;
  const title = platform ? t('new.titleFor', { platform: t(`platform.${platform}`) }) : t('new.title');
  return (
    <div className="page-frame pt-8 pb-16 sm:pt-10">
      <PageHead title={title} description={t('new.intro')} path={newPath()} />
      <h1 className="text-title page-title">{title}</h1>
      <p className="mt-3 max-w-2xl text-muted">{t('new.intro')}</p>
      <PlatformLinks filters={filters} />
      {filters.browsers.length > 0 && <ChosenBrowsers filters={filters} releases={releases ?? []} />}
      {releases ? (
        <ReleaseDays releases={releases} seenUntil={seenUntil} />
      ) : (
        <Pending {...pending} message={t('new.loadFailed')}>
          <SkeletonBlock className="mt-8 h-dvh" />
        </Pending>
      )}
      <Follow filters={filters} />
    </div>
  );
}

const LAST_SEEN = 'new-releases';

/** What the visitor had seen before this visit; null on the first one. */
function useLastVisit(newest: string | undefined) {
  const [seenUntil, setSeenUntil] = useState<string | null>(null);
  useEffect(() => setSeenUntil(readStored(LAST_SEEN)), []);
  useEffect(() => {
    const seen = readStored(LAST_SEEN);
    if (newest && (!seen || newest > seen)) writeStored(LAST_SEEN, newest);
  }, [newest]);
  return seenUntil;
}

function PlatformLinks({ filters }: { filters: NewFilters }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('new.platforms')} className="-mx-2 mt-5 flex flex-wrap gap-x-1 print:hidden">
      {[null, ...PLATFORMS].map((platform) => (
        <SiteLink
          key={platform ?? 'all'}
          to={newPath({ ...filters, platform })}
          aria-current={platform === filters.platform ? 'true' : undefined}
          className="target rounded-lg px-2 text-muted hover:text-text aria-[current=true]:font-medium aria-[current=true]:text-accent"
        >
          {platform ? <PlatformLabel platform={platform} /> : t('platform.all')}
        </SiteLink>
      ))}
    </nav>
  );
}

function ChosenBrowsers({ filters, releases }: { filters: NewFilters; releases: readonly NewReleaseFragment[] }) {
  const { t } = useTranslation();
  const namesText = useNamesText();
  const browsers = new Map(releases.map(({ browser }) => [browser.id, browser])).values().toArray();
  return (
    <p className="mt-3 cluster gap-x-3">
      {browsers.length > 0 && t('new.only', { names: namesText(browsers) })}
      <SiteLink to={newPath({ ...filters, browsers: [] })} className="target link">
        {t('new.allBrowsers')}
      </SiteLink>
    </p>
  );
}

function ReleaseDays({ releases, seenUntil }: { releases: readonly NewReleaseFragment[]; seenUntil: string | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (releases.length === 0) return <p className="mt-10 text-muted">{t('new.none')}</p>;
  const days = Map.groupBy(releases, ({ publishedAt }) => publishedAt.slice(0, 10));
  return [...days].map(([day, list]) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mt-8">
      <h2 id={`day-${day}`} className="text-lg font-semibold">
        <time dateTime={day}>{formatDate(day, language, 'UTC')}</time>
      </h2>
      <ul className="mt-2 grid">
        {list.map((release) => (
          <li key={release.id} className="border-t border-line">
            <Release release={release} isUnseen={seenUntil !== null && release.publishedAt > seenUntil} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Release({ release, isUnseen }: { release: NewReleaseFragment; isUnseen: boolean }) {
  const { t, localize, processorOf, fileLanguageOf, fileTypeOf } = useVersionTexts();
  const { browser, versions, releaseChannel, isCorrected } = release;
  const numbers = [...new Set(versions.map(({ versionNumber }) => versionNumber))];
  const targetOf = ({ platform, architecture, versionNumber }: (typeof versions)[number]) =>
    [platform, architecture, versionNumber].join();
  const sameTarget = Map.groupBy(versions, targetOf);
  return (
    <article className="flex gap-3 py-3 sm:gap-4">
      <BrowserIcon url={browser.iconUrl} size="sm" isLazy />
      <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <h3 className="cluster min-w-0 gap-x-2.5 gap-y-1 font-semibold">
          <BrowserLink id={browser.id} platforms={browser.platforms} className="wrap-anywhere hover:text-accent">
            {localize(browser.name)}
          </BrowserLink>
          <span className="font-normal wrap-anywhere tabular-nums">{numbers.join(', ')}</span>
          {releaseChannel !== 'stable' && <Badge tone="yellow">{t(`channel.${releaseChannel}`)}</Badge>}
          {isCorrected && <Badge tone="gray">{t('new.corrected')}</Badge>}
          {isUnseen && <Badge tone="accent">{t('new.unseen')}</Badge>}
        </h3>
        <ul className="flex flex-wrap gap-x-4 hint md:justify-end">
          {likeliestFirst(versions).map((version) => (
            <li key={version.id}>
              <SiteLink to={versionPath(version.id)} className="target flex-wrap gap-x-1 hover:text-accent">
                <FactsLine
                  facts={[
                    <PlatformLabel key="platform" platform={version.platform} />,
                    processorOf(version),
                    numbers.length > 1 && version.versionNumber,
                    ...(sameTarget.get(targetOf(version))?.length === 1
                      ? []
                      : [fileLanguageOf(version.downloadUrl), fileTypeOf(version.downloadUrl)]),
                  ]}
                />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function Follow({ filters }: { filters: NewFilters }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="follow" className="mt-12 panel p-5 print:hidden">
      <h2 id="follow" className="text-lg font-semibold">
        {t('new.follow')}
      </h2>
      <p className="mt-1 max-w-2xl hint">{t('new.followText')}</p>
      <ul className="mt-3 grid gap-3">
        <FeedAddress name="Atom" format="atom" filters={filters} />
        <FeedAddress name="JSON Feed" format="json" filters={filters} />
      </ul>
    </section>
  );
}

function FeedAddress({ name, format, filters }: { name: string; format: 'atom' | 'json'; filters: NewFilters }) {
  const language = useLanguage();
  const { origin } = usePageContext();
  const address = useRef<HTMLAnchorElement>(null);
  const url = origin + feedPath(format, filters, language);
  return (
    <li className="cluster gap-x-3 gap-y-1">
      <span className="min-w-20 text-sm font-medium">{name}</span>
      <a ref={address} href={url} className="min-w-0 text-sm wrap-anywhere link">
        {url}
      </a>
      <CopyButton label={name} source={address} />
    </li>
  );
}
