import { formatFileSize, previewFeatures, lines } from '#rules/format.ts';
import { likeliestFirst } from '#rules/offered-files.ts';
import { storeOf } from '#rules/store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { versionPath } from '../../paths.ts';
import type { BrowserPageFragment } from '../../ui/browser-page.generated.ts';
import { Dotted, FactsLine } from '../../ui/facts-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { DownloadIcon, DownloadAnchor, LinkNote } from '../version/download.tsx';
import { FeatureList, VersionBadges } from '../version/version-parts.tsx';
import { useVersionTexts } from '../version/use-version-texts.ts';
import type { VersionCardFragment } from './browser.generated.ts';

interface ReleaseProps {
  release: ReleaseGroup;
  browser: BrowserPageFragment;
}

/** What is the same for all versions is shown once. */
export function ReleaseView(props: ReleaseProps) {
  const { t, dateOf } = useVersionTexts();
  const { first, shared } = props.release;
  return (
    <section className="grid gap-x-6 gap-y-4 border-t border-line pt-6 @2xl:grid-cols-[12rem_minmax(0,1fr)] @4xl:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="min-w-0">
        <h3 className="text-xl leading-snug font-semibold tracking-tight wrap-anywhere tabular-nums">
          <Dotted text={first.versionNumber} />
        </h3>
        <p className="mt-1 hint">
          <time dateTime={first.releaseDate}>{dateOf(first)}</time>
        </p>
        {shared.minOsVersion && first.minOsVersion && (
          <p className="mt-1 hint wrap-anywhere">{t('version.requires', { os: first.minOsVersion })}</p>
        )}
        {shared.badges && <VersionBadges version={first} browser={props.browser} className="mt-3" />}
      </div>
      <ReleaseFiles {...props} />
    </section>
  );
}

/** Older, or of another channel. Each file says what it requires. */
export function FoldedRelease(props: ReleaseProps) {
  const { t, dateOf } = useVersionTexts();
  const { first, versions, shared } = props.release;
  return (
    <details className="group border-t border-line open:pb-4">
      <summary className="cluster min-h-14 gap-x-3 gap-y-1 py-2 hint hover:text-accent">
        <Icon name="chevronRight" className="size-4 transition group-open:rotate-90" />
        <h3 className="text-base font-semibold wrap-anywhere text-text tabular-nums">{first.versionNumber}</h3>
        {shared.badges && <VersionBadges version={first} browser={props.browser} />}
        <span>
          <time dateTime={first.releaseDate}>{dateOf(first)}</time>
          {` · ${t('browser.files', { count: versions.length })}`}
        </span>
      </summary>
      <ReleaseFiles {...props} release={{ ...props.release, shared: { ...shared, minOsVersion: false } }} />
    </details>
  );
}

function ReleaseFiles({ release: { versions, shared }, browser }: ReleaseProps) {
  const { localize } = useTranslation();
  const { common, own } = featuresOf(versions, (version) => localize(version.features));
  return (
    <ul className="grid min-w-0 gap-2.5">
      {versions.map((version, index) => (
        <li key={version.id}>
          <VersionCard
            version={version}
            browser={browser}
            above={index === 0 ? common : []}
            own={own[index] ?? []}
            shared={shared}
          />
        </li>
      ))}
    </ul>
  );
}

interface CardProps extends Pick<ReleaseProps, 'browser'> {
  version: VersionCardFragment;
  /** Of all versions, above the first one. */
  above: string[];
  own: string[];
  shared: ReleaseGroup['shared'];
}

function VersionCard({ version, browser, above, own, shared }: CardProps) {
  const { t, titleOf } = useVersionTexts();
  const title = titleOf(browser.name, version, version.offeredLink.url);
  return (
    <article aria-label={title}>
      <Features versionId={version.id} features={above} title={title} className="mb-4" />
      <div className="cluster gap-x-5 gap-y-1 rounded-xl border border-line bg-surface py-2.5 pr-2.5 pl-4">
        <FileFacts version={version} browser={browser} shared={shared} />
        <SiteLink
          to={versionPath(version.id)}
          aria-label={t('link.named', { label: t('version.details'), name: title })}
          className="target text-sm link print:hidden"
        >
          {t('version.details')}
        </SiteLink>
        {/* An app store has only its newest version. */}
        {(version.isLatest || !storeOf(version.offeredLink.url)) && <DownloadButton version={version} title={title} />}
        <Features versionId={version.id} features={own} title={title} className="basis-full pb-1" />
      </div>
    </article>
  );
}

function Features({
  versionId,
  features,
  title,
  className,
}: {
  versionId: number;
  features: string[];
  title: string;
  className: string;
}) {
  const { t } = useTranslation();
  const { shown, more } = previewFeatures(features.join('\n'));
  const moreText = t('version.more', { count: more });
  if (shown.length === 0) return null;
  return (
    <div className={className}>
      <FeatureList features={shown} className="text-sm" />
      {more > 0 && (
        <SiteLink
          to={`${versionPath(versionId)}#features`}
          aria-label={t('link.named', { label: moreText, name: title })}
          className="ml-5 inline-flex min-h-8 items-center text-sm link print:hidden"
        >
          {moreText}
        </SiteLink>
      )}
    </div>
  );
}

function FileFacts({ version, browser, shared }: Pick<CardProps, 'version' | 'browser' | 'shared'>) {
  const { t, architectureOf, fileLanguageOf, storeOrHostOf, fileTypeOf } = useVersionTexts();
  const { platform, minOsVersion, offeredLink, fileSize } = version;
  const facts = [
    fileTypeOf(offeredLink.url),
    formatFileSize(fileSize),
    <Dotted key="host" text={storeOrHostOf(offeredLink.url)} />,
    fileLanguageOf(offeredLink.url),
    !shared.minOsVersion && minOsVersion && t('version.requires', { os: minOsVersion }),
  ];
  return (
    <div className="min-w-0 grow basis-40">
      <p className="font-medium">{architectureOf(version) || <PlatformLabel platform={platform} />}</p>
      <p className="hint wrap-anywhere tabular-nums">
        <FactsLine facts={facts} />
      </p>
      <LinkNote link={offeredLink} />
      {!shared.badges && <VersionBadges version={version} browser={browser} className="mt-1" />}
    </div>
  );
}

function DownloadButton({ version: { id, offeredLink }, title }: Pick<CardProps, 'version'> & { title: string }) {
  const { t, downloadLabelOf } = useVersionTexts();
  const label = downloadLabelOf(offeredLink.url);
  return (
    <DownloadAnchor
      versionId={id}
      aria-label={t('link.named', { label, name: title })}
      className="inline-flex min-h-10 items-center justify-center gap-2 rounded-lg accent-tint px-4 text-sm font-medium hover:bg-accent hover:text-on-accent max-sm:grow"
    >
      <DownloadIcon url={offeredLink.url} className="size-4" />
      <span className="print:hidden">{label}</span>
    </DownloadAnchor>
  );
}

interface ReleaseGroup {
  first: VersionCardFragment;
  versions: VersionCardFragment[];
  /** Whether these are the same for all versions. */
  shared: { minOsVersion: boolean; badges: boolean };
}

export function groupByRelease(versions: readonly VersionCardFragment[]): ReleaseGroup[] {
  const groups = Map.groupBy(versions, ({ versionNumber, releaseChannel, releaseDate }) =>
    [versionNumber, releaseChannel, releaseDate].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const versions = likeliestFirst(group);
    const [first] = versions;
    if (!first) return [];
    const shared = {
      minOsVersion: versions.every(({ minOsVersion }) => minOsVersion === first.minOsVersion),
      badges: versions.every(
        ({ isLatest, updateType }) => isLatest === first.isLatest && updateType === first.updateType,
      ),
    };
    return { first, versions, shared };
  });
}

export function featuresOf(versions: readonly VersionCardFragment[], textOf: (version: VersionCardFragment) => string) {
  const all = versions.map((version) => lines(textOf(version)));
  const common = (all[0] ?? []).filter((feature) => all.every((features) => features.includes(feature)));
  return { common, own: all.map((features) => features.filter((feature) => !common.includes(feature))) };
}
