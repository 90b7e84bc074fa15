import { formatCount } from '../../../rules/format.ts';
import { SYSTEM_NAMES, systemNamed } from '../../../rules/system.ts';
import type { VersionPageFragment } from './version.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, versionPath } from '../../paths.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { FactsLine } from '../../ui/facts-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TextWithTime } from '../../ui/text-with-time.tsx';
import { useDownloadLabel } from '../../ui/use-download-label.ts';
import { DownloadAnchor } from './download-anchor.tsx';
import { DownloadLink } from './download-link.tsx';
import { useFileType } from './use-file-type.ts';
import { useVersionNumber, useVersionTitle } from './version-title.ts';

type Link = VersionPageFragment['downloadLinks'][number];

interface DownloadPanelProps {
  version: VersionPageFragment;
  /** Called when a visitor starts a download. */
  onDownload: () => void;
}

/** All download links of the version with their stores or hosts, and the browser's download count. */
export function DownloadPanel({ version, onDownload }: DownloadPanelProps) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const titleOf = useVersionTitle();
  const { id, browser, downloadLinks } = version;
  const [offered, ...others] = downloadLinks;
  const title = titleOf(localize(browser.name), version);
  const count = t('version.downloads', { count: browser.downloadCount, shown: formatCount(browser.downloadCount) });
  return (
    <div className="self-start lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1">
      <section
        aria-label={t('version.download')}
        className="rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6"
      >
        {version.newer && <NewerVersion newer={version.newer} />}
        {offered && <DownloadLink version={version} link={offered} title={title} onDownload={onDownload} />}
        {offered && <LastCheck link={offered} />}
        {others.length > 0 && <OtherLinks versionId={id} links={others} onDownload={onDownload} />}
        <p className="mt-5 border-t border-line pt-4 text-center text-sm text-muted">{count}</p>
      </section>
      <OtherSystem version={version} />
    </div>
  );
}

/** A link to the version that replaces this one. */
function NewerVersion({ newer }: { newer: NonNullable<VersionPageFragment['newer']> }) {
  const { t } = useTranslation('catalogue');
  const numberOf = useVersionNumber();
  return (
    <SiteLink
      to={versionPath(newer.id)}
      className="mb-4 flex min-h-11 items-center justify-center gap-1.5 rounded-xl bg-accent-soft px-4 py-2 font-medium wrap-anywhere text-accent-strong tabular-nums hover:underline"
    >
      {t('version.newer', { number: numberOf(newer) })}
      <Icon name="chevronRight" className="size-4" />
    </SiteLink>
  );
}

/**
 * On a system of another platform, a link to the file for it. The page is the same for everyone; the styles show this
 * line.
 */
function OtherSystem({ version: { browser, platform } }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  const others = SYSTEM_NAMES.filter((name) => systemNamed(name).platform !== platform);
  return (
    <p data-systems={others.join(' ')} className="mt-3 text-center text-sm text-muted">
      {t('version.otherSystem', { platform: t(`platform.${platform}`) })}{' '}
      <SiteLink to={browserPath(browser.id)} className="inline-block py-1 font-medium text-accent hover:underline">
        {t('version.forYourSystem')}
      </SiteLink>
    </p>
  );
}

/** The other links of the version. Dead ones come last. */
function OtherLinks({ versionId, links, onDownload }: { versionId: number; links: Link[]; onDownload: () => void }) {
  const { t } = useTranslation('catalogue');
  const { storeOrHostOf } = useDownloadLabel();
  const fileTypeOf = useFileType();
  return (
    <>
      <h2 className="mt-5 text-sm font-medium text-muted">
        {t(links.some(({ mirror }) => mirror === 0) ? 'version.otherLinks' : 'version.mirrors')}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {links.map(({ mirror, url, isDead }) => (
          <li key={mirror}>
            <DownloadAnchor
              versionId={versionId}
              mirror={mirror}
              onDownload={onDownload}
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

/** When the offered link was checked, if it worked. */
function LastCheck({ link: { verdict, checkedAt } }: { link: Link }) {
  const { t } = useTranslation('catalogue');
  if (!checkedAt || (verdict !== 'fine' && verdict !== 'moved')) return null;
  return (
    <p className="mt-2 text-center text-xs text-muted">
      <TextWithTime text={t('version.checked')} iso={checkedAt} />
    </p>
  );
}
