import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { lines, formatDate, formatFileSize } from '../../../rules/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, idInPath, versionPath } from '../../paths.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { PageSkeleton, Pending } from '../../ui/pending.tsx';
import { Dotted, FactsLine, Unbroken } from '../../ui/facts-line.tsx';
import { IconBand } from '../../ui/icon-band.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { Section } from '../../ui/section.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { titleSizeOf } from '../../ui/title-size.ts';
import { NotFound } from '../layout/not-found-page.tsx';
import { DownloadsProvider } from './download-anchor.tsx';
import { DownloadPanel } from './download-panel.tsx';
import { Screenshots } from './screenshots.tsx';
import { FeatureList, VersionBadges } from './version-parts.tsx';
import { VersionData } from './structured-data.tsx';
import { useVersionTexts } from './use-version-texts.ts';
import {
  useVersionQuery,
  type VersionPageFragment,
  useOtherVersionsQuery,
  type OtherVersionFragment,
} from './version.generated.ts';

/** `/versions/{id}` (spec §2). */
export function VersionPage() {
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
  const { data, previousData, error, refetch } = useVersionQuery({ variables: { id } });
  const version = (data ?? previousData)?.version;
  if (version) {
    return (
      <DownloadsProvider browserId={version.browser.id}>
        <VersionView version={version} />
      </DownloadsProvider>
    );
  }
  if (version === null)
    return <NotFound title={t('version.notFound')} text={t('notFound.text')} near={{ versionId: id }} />;
  return (
    <div className="page-frame py-8">
      <PageHead description={t('site.description')} />
      <Pending error={error} message={t('error.loadVersion')} retry={refetch}>
        <PageSkeleton />
      </Pending>
    </div>
  );
}

function VersionView({ version }: { version: VersionPageFragment }) {
  const { t, localize } = useTranslation();
  const features = lines(localize(version.features));
  return (
    <>
      <VersionHead version={version} />
      <VersionData version={version} />
      <IconBand colors={version.browser.iconColors}>
        <VersionTrail version={version} />
        <VersionHeader version={version} />
      </IconBand>
      <div className="page-frame pt-8 pb-16 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
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

function VersionHead({ version }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  const { titleOf, dateOf } = useVersionTexts();
  const title = titleOf(version.browser.name, version, version.downloadUrl);
  const description = t('version.description', { title, date: dateOf(version) });
  return <PageHead title={title} description={description} path={versionPath(version.id)} browser={version.browser} />;
}

function VersionTrail({ version: { id, browser, versionNumber, platform } }: { version: VersionPageFragment }) {
  const { t, localize } = useTranslation();
  return (
    <Breadcrumb
      crumbs={[
        { name: localize(browser.name), path: browserPath(browser.id) },
        {
          name: t('version.crumb', { number: versionNumber, platform: t(`platform.${platform}`) }),
          path: versionPath(id),
        },
      ]}
    />
  );
}

function VersionHeader({ version }: { version: VersionPageFragment }) {
  const { localize } = useTranslation();
  const { architectureOf } = useVersionTexts();
  const { browser, versionNumber, platform } = version;
  const name = localize(browser.name);
  return (
    <header className="mt-4 cluster gap-4 sm:mt-6 sm:gap-8 lg:mr-88">
      <BrowserIcon url={browser.iconUrl} size="xl" />
      <div className="flex min-w-0 grow basis-48 flex-col justify-center">
        <h1 className={`leading-tight font-semibold tracking-tight break-keep wrap-anywhere ${titleSizeOf(name)}`}>
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
  );
}

function VersionFacts({ version }: { version: VersionPageFragment }) {
  const { t, language } = useTranslation();
  const { architectureOf, sourceNameOf } = useVersionTexts();
  // In three columns, the last of 4 or 7 facts would be alone in its row.
  const count =
    3 + [version.architecture, version.updateType, version.minOsVersion, version.fileSize].filter(Boolean).length;
  return (
    <Section id="facts" title={t('version.facts')}>
      <dl
        className={`grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-6 gap-y-6 rounded-2xl border border-line bg-surface p-5 sm:p-6 ${count % 3 === 1 ? 'sm:grid-cols-4' : 'sm:grid-cols-3'}`}
      >
        <Fact name={t('version.releaseDate')}>
          <time dateTime={version.releaseDate}>{formatDate(version.releaseDate, language)}</time>
          {version.releaseDateIsFirstSeen && <span className="block hint">{t('version.firstSeenNote')}</span>}
        </Fact>
        <Fact name={t('version.platform')}>
          <PlatformLabel platform={version.platform} />
        </Fact>
        {version.architecture && (
          <Fact name={t('version.architecture')}>
            <Unbroken text={architectureOf(version)} />
          </Fact>
        )}
        <Fact name={t('version.channel')}>{t(`channel.${version.releaseChannel}`)}</Fact>
        {version.updateType && <Fact name={t('version.updateType')}>{t(`updateType.${version.updateType}`)}</Fact>}
        {version.minOsVersion && <Fact name={t('version.minOs')}>{version.minOsVersion}</Fact>}
        {version.fileSize && <Fact name={t('version.fileSize')}>{formatFileSize(version.fileSize)}</Fact>}
        {version.sourceUrl && (
          <Fact name={t('version.source')} isWide>
            <ExternalLink href={version.sourceUrl} className="text-sm wrap-anywhere text-accent hover:underline">
              {sourceNameOf(version.sourceUrl)}
            </ExternalLink>
          </Fact>
        )}
      </dl>
    </Section>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'col-span-full min-w-0 border-t border-line pt-5' : 'min-w-0'}>
      <dt className="hint">{name}</dt>
      <dd className={isWide ? 'mt-1' : 'mt-0.5 wrap-anywhere'}>{children}</dd>
    </div>
  );
}

const MAX_SHOWN = 5;

/** One more than is shown: the current version is among them. */
export function otherVersionsVariables({ browser, platform }: Pick<VersionPageFragment, 'browser' | 'platform'>) {
  return { browserId: browser.id, platform, limit: MAX_SHOWN + 1 };
}

/** They are optional. */
function OtherVersions({ version: { id, browser, platform } }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  const { data } = useOtherVersionsQuery({ variables: otherVersionsVariables({ browser, platform }) });
  const others = data?.browser?.versions.nodes.filter((other) => other.id !== id).slice(0, MAX_SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <Section id="others" title={t('version.others', { platform: t(`platform.${platform}`) })}>
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

function OtherVersion({
  version,
  browser,
}: {
  version: OtherVersionFragment;
  browser: VersionPageFragment['browser'];
}) {
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
