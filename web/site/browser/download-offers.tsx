import { formatDate, formatFileSize } from '../../../rules/format.ts';
import { offersOf, type Offer } from '../../../rules/offered-files.ts';
import { PLATFORMS, type LocalizedText } from '../../../rules/vocabulary.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, homePath } from '../../paths.ts';
import type { BrowserPageFragment, OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { FactsLine } from '../../ui/facts-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useDownloadLabel } from '../../ui/use-download-label.ts';
import { DownloadAnchor } from '../version/download-anchor.tsx';
import { LinkNote } from '../version/link-note.tsx';
import { useArchitectureName } from '../version/use-architecture-name.ts';
import { useVersionNumber } from '../version/version-title.ts';
import { useSystemTitle } from './shown-system.ts';
import { SystemChoice } from './system-choice.tsx';

interface DownloadOffersProps {
  browser: BrowserPageFragment;
  /** Called when a visitor starts a download. */
  onDownload: () => void;
}

/**
 * The file for the visitor's system. The page contains the files for all systems, because it is the same for everyone. The
 * styles show those of the system that `before-paint.ts` sets on `<html>`; without scripts they show a table.
 */
export function DownloadOffers({ browser, onDownload }: DownloadOffersProps) {
  const { t } = useTranslation();
  const { id, downloads, name } = browser;
  if (downloads.length === 0) return null;
  return (
    <section aria-label={t('offer.label')} className="rounded-2xl border border-line bg-surface p-4 shadow-card sm:p-5">
      {offersOf(downloads).map((offer) => (
        // The height of the offers for a Mac is the same, because its processor may be found after the page is shown.
        <div key={offer.systems.join()} data-systems={offer.systems.join(' ')} className={offer.platform === 'macos' ? 'min-h-52' : ''}>
          {offer.files.length > 0 ? <OfferedFiles offer={offer} onDownload={onDownload} /> : <NoFile offer={offer} name={name} />}
          <OtherFiles browserId={id} offer={offer} onDownload={onDownload} />
        </div>
      ))}
      <FileTable files={downloads} onDownload={onDownload} />
      <SystemChoice files={downloads} />
    </section>
  );
}

interface OfferProps {
  offer: Offer<OfferedFileFragment>;
  onDownload: () => void;
}

function OfferedFiles({ offer: { platform, files, isEmulated }, onDownload }: OfferProps) {
  const { t } = useTranslation();
  const { processorOf } = useArchitectureName();
  const system = t(`platform.${platform}`);
  const [first] = files;
  return (
    <>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {files.map((file) => (
          <DownloadButton key={file.id} file={file} isAlone={files.length === 1} onDownload={onDownload} />
        ))}
      </div>
      {first && <FileFacts file={first} />}
      <p className="mt-2 text-sm text-muted">
        {files.length > 1 && t('offer.whichMac')}
        {files.length === 1 && isEmulated && t('offer.emulated', { processor: processorOf({ platform, architecture: 'arm64' }) })}
        {files.length === 1 && !isEmulated && (
          <>
            <span className="in-[[data-system-chosen]]:hidden">{t('offer.detected', { platform: system })}</span>
            <span className="hidden in-[[data-system-chosen]]:inline">{t('offer.chosen', { platform: system })}</span>
          </>
        )}
      </p>
    </>
  );
}

function DownloadButton({ file, isAlone, onDownload }: { file: OfferedFileFragment; isAlone: boolean; onDownload: () => void }) {
  const { t } = useTranslation();
  const { processorOf } = useArchitectureName();
  const { downloadLabelOf } = useDownloadLabel();
  const numberOf = useVersionNumber();
  const { id, fileSize, offeredLink } = file;
  const platform = t(`platform.${file.platform}`);
  const label = isAlone ? downloadLabelOf(offeredLink.url, t('offer.download', { platform })) : processorOf(file);
  const facts = [isAlone ? processorOf(file) : platform, numberOf(file), formatFileSize(fileSize)];
  return (
    <DownloadAnchor
      versionId={id}
      onDownload={onDownload}
      className={`flex min-h-16 items-center gap-3.5 rounded-xl bg-accent py-2.5 text-on-accent transition hover:bg-accent-strong ${isAlone ? 'px-5' : 'px-3.5'}`}
    >
      {isAlone && <Icon name="download" className="size-6" />}
      <span className="min-w-0">
        <span className="block text-lg leading-snug font-semibold">{label}</span>
        <span className="block text-sm leading-snug wrap-anywhere tabular-nums">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </DownloadAnchor>
  );
}

/** The host, the date and the minimum system of a file. */
function FileFacts({ file: { offeredLink, releaseDate, minOsVersion } }: { file: OfferedFileFragment }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { storeOrHostOf } = useDownloadLabel();
  const facts = [<Dotted key="host" text={storeOrHostOf(offeredLink.url)} />, formatDate(releaseDate, language), minOsVersion && t('version.requires', { os: minOsVersion })];
  return (
    <>
      <p className="mt-3 text-sm wrap-anywhere text-muted">
        <FactsLine facts={facts} />
      </p>
      <LinkNote link={offeredLink} className="mt-1" />
    </>
  );
}

/** The other files of the platform, and a link to all versions. */
function OtherFiles({ browserId, offer: { platform, files, others }, onDownload }: OfferProps & { browserId: number }) {
  const { t } = useTranslation();
  const all = browserPath(browserId, files.length + others.length > 0 ? platform : null);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      {others.length > 0 && <span className="text-muted">{t('offer.others', { platform: t(`platform.${platform}`) })}</span>}
      {others.map((file) => (
        <FileLink key={file.id} file={file} onDownload={onDownload} />
      ))}
      <SiteLink to={`${all}#versions`} className="inline-flex min-h-10 items-center font-medium text-accent hover:underline">
        {t('offer.all')}
      </SiteLink>
    </div>
  );
}

function FileLink({ file, onDownload }: { file: OfferedFileFragment; onDownload: () => void }) {
  const { processorOf } = useArchitectureName();
  const { storeOrHostOf } = useDownloadLabel();
  return (
    <DownloadAnchor versionId={file.id} onDownload={onDownload} className="inline-flex min-h-10 items-center font-medium text-accent hover:underline">
      {processorOf(file) || <Dotted text={storeOrHostOf(file.offeredLink.url)} />}
    </DownloadAnchor>
  );
}

/** Shown on a system on which no file of the browser runs. */
function NoFile({ offer: { systems, platform, others }, name }: { offer: Offer<OfferedFileFragment>; name: LocalizedText }) {
  const { t } = useTranslation();
  const { localize } = useLanguage();
  const { processorOf } = useArchitectureName();
  const titleOf = useSystemTitle();
  const [first = platform] = systems;
  const system = titleOf(systems.length > 1 ? platform : first);
  return (
    <>
      <p className="text-lg font-semibold">{t('offer.none', { system })}</p>
      <p className="mt-1 text-sm text-muted">{others.length > 0 ? t('offer.otherProcessors', { system, name: localize(name), processors: others.map(processorOf).join(t('offer.or')) }) : t('offer.noneText', { system, name: localize(name) })}</p>
      <SiteLink to={homePath({ platform })} className="mt-4 inline-flex min-h-11 items-center rounded-xl bg-accent-soft px-5 font-medium text-accent-strong hover:underline">
        {t('offer.find', { platform: t(`platform.${platform}`) })}
      </SiteLink>
    </>
  );
}

/** All files by platform, for pages without scripts and for unknown systems. */
function FileTable({ files, onDownload }: { files: OfferedFileFragment[]; onDownload: () => void }) {
  const { t } = useTranslation();
  return (
    <table className="w-full text-sm in-[[data-system]]:hidden">
      <caption className="pb-2 text-left text-lg font-semibold">{t('offer.table')}</caption>
      <tbody>
        {PLATFORMS.filter((platform) => files.some((file) => file.platform === platform)).map((platform) => (
          <tr key={platform} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 text-left align-baseline font-medium">
              <PlatformLabel platform={platform} />
            </th>
            <td>
              <div className="flex flex-wrap gap-x-4">
                {files.filter((file) => file.platform === platform).map((file) => (
                  <FileLink key={file.id} file={file} onDownload={onDownload} />
                ))}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
