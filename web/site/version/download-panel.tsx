import { formatCount, formatFileSize } from '#rules/format.ts';
import { isWebPage, storeOf } from '#rules/store.ts';
import { filesFor } from '#rules/offered-files.ts';
import { SYSTEM_NAMES, systemNamed } from '#rules/system.ts';
import { browserPath, versionPath } from '../../paths.ts';
import { Dotted, FactsLine } from '../../ui/facts-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import {
  AfterDownload,
  InstallCommands,
  LinkFacts,
  DownloadAnchor,
  MainDownload,
  useLastDownload,
  DiscontinuedNote,
} from './download.tsx';
import { useVersionTexts } from './use-version-texts.ts';
import { OldFileNote } from './version-parts.tsx';
import type { VersionPageFragment } from './page.generated.ts';

type Link = VersionPageFragment['downloadLinks'][number];

export function DownloadPanel({ version }: { version: VersionPageFragment }) {
  const { t, titleOf } = useVersionTexts();
  const { id, browser, downloadLinks } = version;
  const [last] = useLastDownload();
  const [offered, ...others] = downloadLinks;
  const isDiscontinued = browser.status === 'ended';
  const used = downloadLinks.find(({ mirror }) => mirror === last?.mirror) ?? offered;
  const title = titleOf(browser.name, version, version.downloadUrl);
  const count = t('version.downloads', { count: browser.downloadCount, shown: formatCount(browser.downloadCount) });
  return (
    <div className="min-w-0 self-start lg:sticky lg:top-24 lg:z-10 lg:-mt-22 lg:col-start-2 lg:row-start-1">
      <section aria-label={t('version.download')} className="@container panel p-4 shadow-card sm:p-5">
        {isDiscontinued && <DiscontinuedNote className="mb-4" />}
        {version.newer && <NewerVersion newer={version.newer} />}
        {offered && <DownloadLink version={version} link={offered} title={title} />}
        {version.isLatest && version.releaseChannel === 'stable' && !isDiscontinued && (
          <InstallCommands browser={browser} platform={version.platform} />
        )}
        {used && <AfterDownload files={[{ ...version, offeredLink: used }]} />}
        {others.length > 0 && <OtherLinks versionId={id} links={others} />}
        <p className="mt-5 border-t border-line pt-4 hint">{count}</p>
      </section>
      <OtherSystem version={version} />
    </div>
  );
}

function NewerVersion({ newer }: { newer: NonNullable<VersionPageFragment['newer']> }) {
  const { t, numberOf } = useVersionTexts();
  return (
    <SiteLink
      to={versionPath(newer.id)}
      className="mb-4 flex min-h-11 items-center justify-center gap-1.5 rounded-xl accent-tint px-4 py-2 font-medium wrap-anywhere tabular-nums hover:underline"
    >
      {t('version.newer', { number: numberOf(newer) })}
      <Icon name="chevronRight" className="size-4" />
    </SiteLink>
  );
}

function OtherSystem({ version }: { version: VersionPageFragment }) {
  const { t, systemOf } = useVersionTexts();
  const others = SYSTEM_NAMES.filter((name) => filesFor([version], systemNamed(name)).length === 0);
  return (
    <p data-systems={others.join(' ')} className="mt-3 px-4 hint sm:px-5">
      {t('version.otherSystem', { system: systemOf(version) })}{' '}
      <SiteLink to={browserPath(version.browser.id)} className="inline-block py-1 link">
        {t('version.forYourSystem')}
      </SiteLink>
    </p>
  );
}

function OtherLinks({ versionId, links }: { versionId: number; links: Link[] }) {
  const { t, storeOrHostOf, fileTypeOf } = useVersionTexts();
  return (
    <>
      <h2 className="mt-5 hint font-medium">
        {t(links.some(({ mirror }) => mirror === 0) ? 'version.otherLinks' : 'version.mirrors')}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {links.map(({ mirror, url, isDead }) => (
          <li key={mirror}>
            <DownloadAnchor
              versionId={versionId}
              mirror={mirror}
              className="flex min-h-10 items-baseline justify-between gap-x-4 py-2 text-sm hover:text-accent print:flex-wrap"
            >
              <span className={`font-medium whitespace-nowrap ${isDead ? 'text-muted' : 'text-accent'}`}>
                {mirror === 0 ? t('version.mainLink') : t('version.mirror', { number: mirror })}
              </span>
              <span className="text-right text-xs wrap-anywhere text-muted">
                <FactsLine facts={[fileTypeOf(url), <Dotted key="host" text={storeOrHostOf(url)} />]} />
                {isDead && <span className="block text-danger">{t('version.broken')}</span>}
              </span>
            </DownloadAnchor>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A link that may serve another version says so. An app store serves only the newest one. */
function DownloadLink({ version, link, title }: { version: VersionPageFragment; link: Link; title: string }) {
  const { t, localize, downloadLabelOf, processorOf, numberOf, fileTypeOf, fileLanguageOf, dateOf } = useVersionTexts();
  const { id, platform, fileSize, isPinned, newer, browser } = version;
  const { url, mirror } = link;
  const isOldInStore = newer !== null && storeOf(url) !== null;
  const processor = processorOf(version) || t(`platform.${platform}`);
  const label = downloadLabelOf(url, t('action.download', { platform: t(`platform.${platform}`) }));
  return (
    <>
      <MainDownload
        versionId={id}
        url={url}
        label={label}
        facts={
          isOldInStore
            ? [t('version.storeNewest')]
            : [processor, fileLanguageOf(url), numberOf(version), formatFileSize(fileSize)]
        }
        isQuiet={isOldInStore}
        aria-label={t('link.named', { label, name: isOldInStore ? localize(browser.name) : title })}
      />
      <LinkFacts link={link} websiteUrl={browser.websiteUrl} facts={[fileTypeOf(url), dateOf(version)]}>
        {version.isLatest && browser.status !== 'ended' && (
          <OldFileNote file={version} url={url} websiteUrl={browser.websiteUrl} />
        )}
        {mirror === 0 && !isPinned && !storeOf(url) && !isWebPage(url) && (
          <p className="mt-1 hint">{t('version.latestLink')}</p>
        )}
      </LinkFacts>
    </>
  );
}
