import { hostOf } from '../../../rules/url.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { downloadPath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDownloadLabel } from '../../ui/use-download-label.ts';

interface DownloadLinkProps {
  versionId: number;
  /** 0 is the main link, 1 the first mirror. */
  mirror: number;
  /** The URL of the vendor or the app store; its host is shown. */
  url: string;
  /** Names the version for screen readers. */
  title: string;
  onDownload: () => void;
}

/** The link to the main download. Our server counts the download and redirects to the vendor or the app store. */
export function DownloadLink({ versionId, mirror, url, title, onDownload }: DownloadLinkProps) {
  const { t } = useTranslation();
  const { downloadLabelOf } = useDownloadLabel();
  const label = downloadLabelOf(url);
  return (
    <div className="min-w-0">
      <a
        href={downloadPath(versionId, mirror)}
        rel="nofollow"
        aria-label={t('link.named', { label, name: title })}
        onClick={onDownload}
        className="flex min-h-11 items-center justify-center gap-2 rounded-xl bg-accent px-5 py-2 font-medium text-on-accent hover:bg-accent-strong"
      >
        <Icon name="download" />
        {label}
      </a>
      <p className="mt-2 text-center text-xs wrap-anywhere text-muted">{hostOf(url)}</p>
    </div>
  );
}
