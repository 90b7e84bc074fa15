import { formatFileSize } from '../../../rules/format.ts';
import { likeliestFirst } from '../../../rules/offered-files.ts';
import { PLATFORMS } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { FactsLine } from '../../ui/facts-line.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { DownloadIcon, DownloadAnchor } from '../version/download-anchor.tsx';
import { useVersionTexts } from '../version/use-version-texts.ts';

interface FileTableProps {
  files: OfferedFileFragment[];
}

/** All files by platform, for pages without scripts and for unknown systems. */
export function FileTable({ files }: FileTableProps) {
  const { t } = useTranslation();
  const { ownLanguageOf } = useVersionTexts();
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
              {likeliestFirst(files.filter((file) => file.platform === platform)).map((file) => (
                <div key={file.id} className="py-2.5 leading-snug">
                  <FileLink file={file} language={ownLanguageOf(file, files)} isFull />
                  <FileFacts file={file} />
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FileFacts({ file }: { file: OfferedFileFragment }) {
  const { versionNumber, fileSize, offeredLink } = file;
  const { dateOf, fileTypeOf } = useVersionTexts();
  return (
    <p className="mt-0.5 text-xs wrap-anywhere text-muted tabular-nums">
      <FactsLine facts={[versionNumber, formatFileSize(fileSize), fileTypeOf(offeredLink.url), dateOf(file)]} />
    </p>
  );
}

/** A link that says what it opens: "Intel", "Google Play · Beta"; in full with a symbol. */
export function FileLink({
  file,
  language,
  isFull = false,
}: {
  file: OfferedFileFragment;
  language: string;
  isFull?: boolean;
}) {
  const { t } = useTranslation();
  const { processorOf, downloadNameOf } = useVersionTexts();
  const { id, releaseChannel, offeredLink } = file;
  const processor = processorOf(file);
  const name = downloadNameOf(offeredLink.url, processor ? '' : t('version.download'));
  return (
    <DownloadAnchor
      versionId={id}
      className={`font-medium wrap-anywhere text-accent hover:underline ${isFull ? 'flex items-start gap-2' : 'inline-flex min-h-10 items-center'}`}
    >
      {isFull && <DownloadIcon url={offeredLink.url} className="mt-px size-4" />}
      <span>
        {isFull && processor && !name && <span className="sr-only">{t('version.download')} · </span>}
        <FactsLine
          facts={[name, processor, language, releaseChannel === 'stable' ? '' : t(`channel.${releaseChannel}`)]}
        />
      </span>
    </DownloadAnchor>
  );
}
