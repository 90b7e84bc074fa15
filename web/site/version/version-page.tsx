import { useParams } from 'react-router-dom';
import { lines } from '../../../rules/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, idInPath, versionPath } from '../../paths.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import { Pending } from '../../ui/error-box.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SkeletonBlock, Skeleton } from '../../ui/skeleton.tsx';
import { titleSizeOf } from '../../ui/title-size.ts';
import { NotFound } from '../layout/not-found-page.tsx';
import { FreshDownloadCount } from './download-anchor.tsx';
import { DownloadPanel } from './download-panel.tsx';
import { OtherVersions } from './other-versions.tsx';
import { Screenshots } from './screenshots.tsx';
import { FeatureList, Section } from './section.tsx';
import { VersionData } from './structured-data.tsx';
import { useVersionTexts } from './use-version-texts.ts';
import { VersionBadges } from './version-badges.tsx';
import { VersionFacts } from './version-facts.tsx';
import { useVersionQuery, type VersionPageFragment } from './version.generated.ts';

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
      <FreshDownloadCount browserId={version.browser.id}>
        <VersionView version={version} />
      </FreshDownloadCount>
    );
  }
  if (version === null)
    return <NotFound title={t('version.notFound')} text={t('notFound.text')} near={{ versionId: id }} />;
  return (
    <div className="mx-auto max-w-site px-4 py-8 sm:px-6">
      <PageHead description={t('site.description')} />
      <Pending error={error} message={t('error.loadVersion')} retry={refetch}>
        <VersionSkeleton />
      </Pending>
    </div>
  );
}

function VersionView({ version }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const features = lines(localize(version.features));
  return (
    <div className="mx-auto max-w-site px-4 pt-4 pb-16 sm:px-6">
      <VersionHead version={version} />
      <VersionData version={version} />
      <VersionTrail version={version} />
      <VersionHeader version={version} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
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
    </div>
  );
}

function VersionHead({ version }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  const { titleOf, dateOf } = useVersionTexts();
  const title = titleOf(version.browser.name, version);
  const description = t('version.description', { title, date: dateOf(version) });
  return <PageHead title={title} description={description} path={versionPath(version.id)} />;
}

function VersionTrail({ version: { id, browser, versionNumber, platform } }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
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
  const { localize } = useLanguage();
  const { architectureOf } = useVersionTexts();
  const { browser, versionNumber, platform, architecture } = version;
  const name = localize(browser.name);
  return (
    <header className="mt-6 flex items-start gap-5 border-b border-line pb-8 sm:gap-6">
      <BrowserIcon url={browser.iconUrl} size="xl" />
      <div className="flex min-h-16 min-w-0 flex-col justify-center sm:min-h-24">
        <h1 className={`leading-tight font-semibold tracking-tight break-keep wrap-anywhere ${titleSizeOf(name)}`}>
          {name} <span className="font-normal text-muted tabular-nums">{versionNumber}</span>
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          <p>
            <PlatformLabel platform={platform} />
            {architecture && ` · ${architectureOf(version)}`}
          </p>
          <VersionBadges version={version} isDiscontinued={browser.status === 'ended'} />
        </div>
      </div>
    </header>
  );
}

/** Shown while a version's page loads. */
function VersionSkeleton() {
  return (
    <Skeleton>
      <div className="flex items-center gap-6">
        <SkeletonBlock className="size-20" />
        <div className="grid gap-3">
          <SkeletonBlock className="h-9 w-48 sm:w-80" />
          <SkeletonBlock className="h-6 w-40" />
        </div>
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <SkeletonBlock className="h-44 lg:col-start-2" />
        <div className="grid gap-10 lg:col-start-1 lg:row-start-1">
          <SkeletonBlock className="h-40" />
          <SkeletonBlock className="h-64" />
        </div>
      </div>
    </Skeleton>
  );
}
