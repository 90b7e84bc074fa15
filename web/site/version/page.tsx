import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { lines, formatDate, formatFileSize } from '#rules/format.ts';
import { pageLoad } from '../../graph/load.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { browserPath, downloadPath, idInPath, versionPath } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { PageSkeleton, Pending } from '../../ui/pending.tsx';
import { Dotted, FactsLine, Unbroken } from '../../ui/facts-line.tsx';
import { IconBand, titleSizeOf } from '../../ui/icon-band.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { ApplicationData, PageHead } from '../../ui/page-head.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { Section } from '../../ui/section.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { loadSuggestions, NotFound } from '../suggestions/suggestions.tsx';
import { LastDownloadProvider } from './download.tsx';
import { DownloadPanel } from './download-panel.tsx';
import { Screenshots } from './screenshots.tsx';
import { FeatureList, VersionBadges } from './version-parts.tsx';
import { useVersionTexts } from './use-version-texts.ts';
import {
  OtherVersionsDocument,
  useVersionQuery,
  VersionDocument,
  type VersionPageFragment,
  useOtherVersionsQuery,
  type OtherVersionFragment,
} from './page.generated.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { query } = context.get(pageLoad);
  const id = idInPath(params.id);
  if (id === null) return loadSuggestions(query, {});
  const version = (await query(VersionDocument, { id }))?.version;
  if (version === null) return loadSuggestions(query, { versionId: id });
  if (version) await query(OtherVersionsDocument, otherVersionsVariables(version));
}

/** `/versions/{id}` (spec §2). */
export function Component() {
  const { t } = useTranslation();
  const id = idInPath(useParams().id);
  return id === null ? (
    <NotFound title={t('version.notFound')} text={t('notFound.text')} />
  ) : (
    <LoadedVersion key={id} id={id} />
  );
}

function LoadedVersion({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, ...pending } = useVersionQuery({ variables: { id } });
  const version = data?.version;
  if (version) {
    return (
      <LastDownloadProvider>
        <VersionView version={version} />
      </LastDownloadProvider>
    );
  }
  if (version === null)
    return <NotFound title={t('version.notFound')} text={t('notFound.text')} near={{ versionId: id }} />;
  return (
    <div className="page-frame py-8">
      <PageHead title={t('error.loadVersion')} description={t('site.description')} />
      <Pending {...pending} message={t('error.loadVersion')}>
        <PageSkeleton />
      </Pending>
    </div>
  );
}

function VersionView({ version }: { version: VersionPageFragment }) {
  const { t, localize, titleOf, dateOf } = useVersionTexts();
  const { id, browser } = version;
  const title = titleOf(browser.name, version, version.downloadUrl);
  const features = lines(localize(version.features));
  return (
    <>
      <PageHead
        title={title}
        description={t('version.description', { title, date: dateOf(version) })}
        path={versionPath(id)}
        browser={browser}
      />
      <VersionData version={version} />
      <VersionHeader version={version} />
      <div className="page-frame pt-8 pb-16 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <DownloadPanel version={version} />
        <div className="grid min-w-0 content-start gap-10 lg:col-start-1 lg:row-start-1">
          {version.screenshots.length > 0 && <Screenshots version={version} />}
          <Section id="features" title={t('version.features')}>
            <FeatureList features={features} className="max-w-3xl" />
          </Section>
          <VersionFacts version={version} />
          <OtherVersions version={version} />
        </div>
      </div>
    </>
  );
}

function VersionData({ version }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const { origin } = usePageContext();
  return (
    <ApplicationData
      browser={version.browser}
      path={versionPath(version.id)}
      data={{
        softwareVersion: version.versionNumber,
        operatingSystem: t(`platform.${version.platform}`),
        downloadUrl: origin + downloadPath(version.id),
        ...(!version.releaseDateIsFirstSeen && { datePublished: version.releaseDate }),
        featureList: lines(localize(version.features)),
        ...(version.architecture && { processorRequirements: version.architecture.toUpperCase() }),
        ...(version.minOsVersion && { softwareRequirements: version.minOsVersion }),
        ...(version.fileSize && { fileSize: formatFileSize(version.fileSize) }),
        ...(version.sourceUrl && { releaseNotes: version.sourceUrl }),
        ...(version.screenshots.length > 0 && { screenshot: version.screenshots }),
      }}
    />
  );
}

function VersionHeader({ version }: { version: VersionPageFragment }) {
  const { t, localize, architectureOf } = useVersionTexts();
  const { id, browser, versionNumber, platform } = version;
  const name = localize(browser.name);
  const crumb = t('version.crumb', { number: versionNumber, platform: t(`platform.${platform}`) });
  return (
    <IconBand
      colors={browser.iconColors}
      crumbs={[
        { name, path: browserPath(browser.id) },
        { name: crumb, path: versionPath(id) },
      ]}
    >
      <header className="mt-4 cluster gap-4 sm:mt-6 sm:gap-8 lg:mr-88">
        <BrowserIcon url={browser.iconUrl} size="xl" />
        <div className="flex min-w-0 grow basis-48 flex-col justify-center">
          <h1 className={`page-title ${titleSizeOf(name)}`}>
            {name}{' '}
            <span className="inline-block font-normal text-muted tabular-nums">
              <Dotted text={versionNumber} />
            </span>
          </h1>
          <div className="mt-2 cluster gap-x-4 gap-y-2 text-muted">
            <p>
              <FactsLine facts={[<PlatformLabel key="platform" platform={platform} />, architectureOf(version)]} />
            </p>
            <VersionBadges version={version} browser={browser} />
          </div>
        </div>
      </header>
    </IconBand>
  );
}

function VersionFacts({ version }: { version: VersionPageFragment }) {
  const { t, language, architectureOf, sourceNameOf } = useVersionTexts();
  const { releaseDate, updateType, fileSize, sourceUrl } = version;
  const all: [name: string, value: ReactNode][] = [
    [
      t('version.releaseDate'),
      <>
        <time dateTime={releaseDate}>{formatDate(releaseDate, language)}</time>
        {version.releaseDateIsFirstSeen && <span className="block hint">{t('version.firstSeenNote')}</span>}
      </>,
    ],
    [t('version.platform'), <PlatformLabel key="platform" platform={version.platform} />],
    [t('version.architecture'), version.architecture && <Unbroken key="architecture" text={architectureOf(version)} />],
    [t('version.channel'), t(`channel.${version.releaseChannel}`)],
    [t('version.updateType'), updateType && t(`updateType.${updateType}`)],
    [t('version.minOs'), version.minOsVersion],
    [t('version.fileSize'), fileSize && formatFileSize(fileSize)],
  ];
  const facts = all.filter(([, value]) => value);
  return (
    <Section id="facts" title={t('version.facts')}>
      <dl
        // In three columns, the last of 4 or 7 facts would be alone in its row.
        className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-6 panel p-5 sm:p-6 ${facts.length % 3 === 1 ? 'sm:grid-cols-4' : 'sm:grid-cols-3'}`}
      >
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="hint">{name}</dt>
            <dd className="mt-0.5 wrap-anywhere">{value}</dd>
          </div>
        ))}
        {sourceUrl && (
          <div className="col-span-full min-w-0 border-t border-line pt-5">
            <dt className="hint">{t('version.source')}</dt>
            <dd className="mt-1">
              <ExternalLink href={sourceUrl} className="text-sm wrap-anywhere text-accent hover:underline">
                {sourceNameOf(sourceUrl)}
              </ExternalLink>
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}

const MAX_SHOWN = 5;

/** One more than is shown: the current version is among them. */
function otherVersionsVariables({ browser, platform }: Pick<VersionPageFragment, 'browser' | 'platform'>) {
  return { browserId: browser.id, platform, limit: MAX_SHOWN + 1 };
}

/** They are optional: nothing is shown if they cannot be loaded. */
function OtherVersions({ version: { id, browser, platform, versionNumber } }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  const { data } = useOtherVersionsQuery({ variables: otherVersionsVariables({ browser, platform }) });
  const others = data?.browser?.versions.nodes.filter((other) => other.id !== id).slice(0, MAX_SHOWN) ?? [];
  if (others.length === 0) return null;
  const title = others.every((other) => other.versionNumber === versionNumber)
    ? t('version.otherFiles', { number: versionNumber })
    : t('version.others', { platform: t(`platform.${platform}`) });
  return (
    <Section id="others" title={title}>
      <ul className="divide-y divide-line border-y border-line">
        {others.map((other) => (
          <li key={other.id}>
            <OtherVersion version={other} browser={browser} />
          </li>
        ))}
      </ul>
      <SiteLink to={browserPath(browser.id, platform)} className="mt-2 target text-sm link hover:text-accent-strong">
        {t('version.all')}
      </SiteLink>
    </Section>
  );
}

function OtherVersion({ version, browser }: Pick<VersionPageFragment, 'browser'> & { version: OtherVersionFragment }) {
  const { dateOf, architectureOf } = useVersionTexts();
  return (
    <SiteLink to={versionPath(version.id)} className="group cluster min-h-12 gap-x-4 gap-y-1 py-3">
      <span className="font-medium wrap-anywhere tabular-nums group-hover:text-accent">{version.versionNumber}</span>
      {version.architecture && <span className="hint">{architectureOf(version)}</span>}
      <VersionBadges version={version} browser={browser} />
      <time dateTime={version.releaseDate} className="basis-full hint sm:ml-auto sm:basis-auto whitespace-nowrap">
        {dateOf(version)}
      </time>
    </SiteLink>
  );
}
