import { formatFileSize, previewFeatures } from '#rules/format.ts';
import { storeOf } from '#rules/store.ts';
import { versionPath } from '../../paths.ts';
import type { BrowserPageFragment } from '../../ui/browser-page.generated.ts';
import { Dotted, FactsLine } from '../../ui/facts-line.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { DownloadIcon, DownloadAnchor, LinkNote } from '../version/download.tsx';
import { FeatureList, VersionBadges } from '../version/version-parts.tsx';
import { useVersionTexts } from '../version/use-version-texts.ts';
import type { VersionCardFragment } from './page.generated.ts';

interface VersionCardProps {
  version: VersionCardFragment;
  browser: BrowserPageFragment;
}

/** Spec §2. */
export function VersionCard({ version, browser }: VersionCardProps) {
  const { t, titleOf, architectureOf } = useVersionTexts();
  const { id, versionNumber, isLatest, offeredLink } = version;
  const title = titleOf(browser.name, version, offeredLink.url);
  return (
    <article aria-label={title} className="flex h-full flex-col panel p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3 className="text-lg leading-snug font-semibold tracking-tight wrap-anywhere tabular-nums">
          <Dotted text={versionNumber} />
        </h3>
        <VersionBadges version={version} browser={browser} />
      </div>
      <p className="text-sm font-medium empty:hidden">{architectureOf(version)}</p>
      <VersionFacts version={version} />
      <Features version={version} title={title} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-3">
        <SiteLink
          to={versionPath(id)}
          aria-label={t('link.named', { label: t('version.details'), name: title })}
          className="target text-sm link print:hidden"
        >
          {t('version.details')}
        </SiteLink>
        {/* An app store has only its newest version. */}
        {(isLatest || !storeOf(offeredLink.url)) && <DownloadButton version={version} title={title} />}
      </div>
    </article>
  );
}

function VersionFacts({ version }: { version: VersionCardFragment }) {
  const { t, dateOf, fileLanguageOf, storeOrHostOf, fileTypeOf } = useVersionTexts();
  const { releaseDate, minOsVersion, offeredLink, fileSize } = version;
  const facts = [
    <time key="date" dateTime={releaseDate}>
      {dateOf(version)}
    </time>,
    fileTypeOf(offeredLink.url),
    formatFileSize(fileSize),
    <Dotted key="host" text={storeOrHostOf(offeredLink.url)} />,
    fileLanguageOf(offeredLink.url),
    minOsVersion && t('version.requires', { os: minOsVersion }),
  ];
  return (
    <>
      <p className="mt-0.5 hint wrap-anywhere tabular-nums">
        <FactsLine facts={facts} />
      </p>
      <LinkNote link={offeredLink} />
    </>
  );
}

interface NamedVersionProps {
  version: VersionCardFragment;
  title: string;
}

function Features({ version: { id, features }, title }: NamedVersionProps) {
  const { t, localize } = useVersionTexts();
  const { shown, more } = previewFeatures(localize(features));
  const moreText = t('version.more', { count: more });
  if (shown.length === 0) return null;
  return (
    <div className="mt-3">
      <FeatureList features={shown} className="text-sm" />
      {more > 0 && (
        <SiteLink
          to={`${versionPath(id)}#features`}
          aria-label={t('link.named', { label: moreText, name: title })}
          className="ml-5 inline-flex min-h-8 items-center text-sm link print:hidden"
        >
          {moreText}
        </SiteLink>
      )}
    </div>
  );
}

function DownloadButton({ version: { id, offeredLink }, title }: NamedVersionProps) {
  const { t, downloadLabelOf } = useVersionTexts();
  const label = downloadLabelOf(offeredLink.url);
  return (
    <DownloadAnchor
      versionId={id}
      aria-label={t('link.named', { label, name: title })}
      className="target gap-2 rounded-lg accent-tint px-4 text-sm font-medium hover:bg-accent hover:text-on-accent"
    >
      <DownloadIcon url={offeredLink.url} className="size-4" />
      <span className="print:hidden">{label}</span>
    </DownloadAnchor>
  );
}
