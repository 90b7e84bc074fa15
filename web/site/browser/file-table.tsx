import { PLATFORMS } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { FactsLine } from '../../ui/facts-line.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { useDownloadLabel } from '../../ui/use-download-label.ts';
import { DownloadAnchor } from '../version/download-anchor.tsx';
import { useArchitectureName } from '../version/use-architecture-name.ts';

interface FileTableProps {
  files: OfferedFileFragment[];
  onDownload: () => void;
}

/** All files by platform, for pages without scripts and for unknown systems. */
export function FileTable({ files, onDownload }: FileTableProps) {
  const { t } = useTranslation();
  return (
    <table className="w-full text-sm in-[[data-system]]:hidden">
      <caption className="pb-2 text-left text-lg font-semibold">{t('offer.table')}</caption>
      <tbody>
        {PLATFORMS.filter((platform) => files.some((file) => file.platform === platform)).map((platform) => (
          <tr key={platform} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-4 text-left align-top leading-snug font-medium">
              <PlatformLabel platform={platform} />
            </th>
            <td className="w-full align-top">
              {files.filter((file) => file.platform === platform).map((file) => (
                <FileLink key={file.id} file={file} isFull onDownload={onDownload} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A link that says what it opens: "Intel", "Google Play · Beta"; in full "Download · Intel". */
export function FileLink({ file, isFull = false, onDownload }: { file: OfferedFileFragment; isFull?: boolean; onDownload: () => void }) {
  const { t } = useTranslation();
  const { processorOf } = useArchitectureName();
  const { downloadNameOf } = useDownloadLabel();
  const { id, releaseChannel, offeredLink } = file;
  const processor = processorOf(file);
  const name = downloadNameOf(offeredLink.url, isFull || !processor ? t('version.download') : '');
  return (
    <DownloadAnchor versionId={id} onDownload={onDownload} className={`font-medium wrap-anywhere text-accent hover:underline ${isFull ? 'block py-2.5 leading-snug' : 'inline-flex min-h-10 items-center'}`}>
      <span>
        <FactsLine facts={[name, processor, releaseChannel === 'stable' ? '' : t(`channel.${releaseChannel}`)]} />
      </span>
    </DownloadAnchor>
  );
}
