import { formatCount, formatFileSize } from '../../../rules/format.ts';
import type { VersionPageFragment } from './version.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDownloadLabel } from '../../ui/use-download-label.ts';
import { DownloadAnchor } from './download-anchor.tsx';
import { DownloadLink } from './download-link.tsx';
import { useVersionTitle } from './version-title.ts';

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
  const { id, browser, downloadUrl, downloadMirrors, fileSize, isPinned } = version;
  const title = titleOf(localize(browser.name), version);
  const count = t('version.downloads', { count: browser.downloadCount, shown: formatCount(browser.downloadCount) });
  return (
    <section aria-label={t('version.download')} className="self-start rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1">
      <DownloadLink versionId={id} url={downloadUrl} isPinned={isPinned} title={title} onDownload={onDownload} />
      {downloadMirrors.length > 0 && <Mirrors versionId={id} urls={downloadMirrors} onDownload={onDownload} />}
      <p className="mt-5 border-t border-line pt-4 text-center text-sm text-muted">{[formatFileSize(fileSize), count].filter(Boolean).join(' · ')}</p>
    </section>
  );
}

function Mirrors({ versionId, urls, onDownload }: { versionId: number; urls: string[]; onDownload: () => void }) {
  const { t } = useTranslation();
  const { storeOrHostOf } = useDownloadLabel();
  return (
    <>
      <h2 className="mt-5 text-sm font-medium text-muted">{t('version.mirrors')}</h2>
      <ul className="mt-1 divide-y divide-line">
        {urls.map((url, index) => (
          <li key={index}>
            <DownloadAnchor versionId={versionId} mirror={index + 1} onDownload={onDownload} className="flex min-h-10 items-baseline justify-between gap-4 py-2 text-sm hover:text-accent">
              <span className="font-medium whitespace-nowrap text-accent">{t('version.mirror', { number: index + 1 })}</span>
              <span className="text-right text-xs wrap-anywhere text-muted">{storeOrHostOf(url)}</span>
            </DownloadAnchor>
          </li>
        ))}
      </ul>
    </>
  );
}
