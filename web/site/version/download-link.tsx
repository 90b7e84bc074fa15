import { formatFileSize } from '../../../rules/format.ts';
import { storeOf } from '../../../rules/store.ts';
import { hostOf } from '../../../rules/url.ts';
import { isWebPage } from '../../../rules/web-page.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { DownloadIcon } from '../../ui/download-icon.tsx';
import { FactsLine } from '../../ui/facts-line.tsx';
import { useDownloadLabel } from '../../ui/use-download-label.ts';
import { DownloadAnchor } from './download-anchor.tsx';
import { LinkNote } from './link-note.tsx';
import { useArchitectureName } from './use-architecture-name.ts';
import { useFileLanguage } from './use-file-language.ts';
import { useFileType } from './use-file-type.ts';
import type { VersionPageFragment } from './version.generated.ts';
import { useVersionNumber } from './version-title.ts';

interface DownloadLinkProps {
  version: VersionPageFragment;
  /** Where the download leads: its host is shown, and whether it replaces a dead link. */
  link: Pick<VersionPageFragment['downloadLinks'][number], 'mirror' | 'url' | 'isDead'>;
  /** Names the version for screen readers. */
  title: string;
  onDownload: () => void;
}

/**
 * The button of the main download, with what is downloaded, the type of the file and its host. A link that may serve
 * another version says so. An app store always serves the newest, so an old version does not promise its number there.
 */
export function DownloadLink({ version, link, title, onDownload }: DownloadLinkProps) {
  const { t } = useTranslation();
  const { downloadLabelOf } = useDownloadLabel();
  const { processorOf } = useArchitectureName();
  const numberOf = useVersionNumber();
  const fileTypeOf = useFileType();
  const { fileLanguageOf } = useFileLanguage();
  const { localize } = useLanguage();
  const { id, platform, fileSize, isPinned, newer, browser } = version;
  const { url, mirror } = link;
  const isOldInStore = newer !== null && storeOf(url) !== null;
  const label = downloadLabelOf(url, t('offer.download', { platform: t(`platform.${platform}`) }));
  return (
    <div className="min-w-0">
      <DownloadAnchor
        versionId={id}
        onDownload={onDownload}
        aria-label={t('link.named', { label, name: isOldInStore ? localize(browser.name) : title })}
        className={`flex min-h-11 items-center justify-center gap-2 rounded-xl px-5 py-2 font-medium print:text-center ${isOldInStore ? 'border border-line hover:border-muted' : 'bg-accent text-on-accent hover:bg-accent-strong'}`}
      >
        <DownloadIcon url={url} />
        <span className="print:hidden">{label}</span>
      </DownloadAnchor>
      <p className="mt-2.5 text-center text-sm wrap-anywhere tabular-nums">
        <span className="block font-medium">{processorOf(version) || t(`platform.${platform}`)}</span>
        {isOldInStore ? (
          t('version.storeNewest')
        ) : (
          <FactsLine facts={[fileLanguageOf(url), numberOf(version), formatFileSize(fileSize)]} />
        )}
      </p>
      <p className="mt-1 text-center text-xs wrap-anywhere text-muted">
        <FactsLine facts={[fileTypeOf(url), <Dotted key="host" text={hostOf(url)} />]} />
      </p>
      <LinkNote link={link} className="mt-1 text-center" />
      {mirror === 0 && !isPinned && !storeOf(url) && !isWebPage(url) && (
        <p className="mt-1 text-center text-xs text-muted">{t('version.latestLink')}</p>
      )}
    </div>
  );
}
