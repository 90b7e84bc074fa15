import { formatFileSize } from '../../../rules/format.ts';
import { SUGGESTIONS } from '../../../rules/limits.ts';
import { type Offer, likeliestFirst } from '../../../rules/offered-files.ts';
import { systemNamed, systemNamesFor, type SystemName } from '../../../rules/system.ts';
import { type Platform, PLATFORMS } from '../../../rules/vocabulary.ts';
import { isWebPage } from '../../../rules/web-page.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, homePath } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import type { BrowserPageFragment, OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { Dotted, FactsLine } from '../../ui/facts-line.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useOffers } from '../../ui/use-offers.ts';
import { AfterDownload, InstallCommands, Origin } from '../version/after-download.tsx';
import { DownloadIcon, DownloadAnchor, LinkNote, MainDownload } from '../version/download-anchor.tsx';
import { useVersionTexts } from '../version/use-version-texts.ts';
import { useBrowsersForPlatformQuery } from './browser.generated.ts';
import { useOfferedSystem, useSystemTitle } from './shown-system.ts';
import { SystemChoice } from './system-choice.tsx';

interface DownloadOffersProps {
  browser: BrowserPageFragment;
  /** The platform with which the page was opened: only its files are offered. */
  opened: Platform | null;
  onChoose: (platform: Platform) => void;
}

/**
 * The file for the visitor's system. The page contains the files for all systems, because it is the same for everyone.
 * The styles show those of the system that `before-paint.ts` sets on `<html>`; without scripts they show a table.
 */
export function DownloadOffers({ browser, opened, onChoose }: DownloadOffersProps) {
  const { t } = useTranslation();
  const { id, downloads } = browser;
  const offers = useOffers(downloads);
  const shown = useOfferedSystem(opened);
  if (downloads.length === 0) return null;
  return (
    <section aria-label={t('offer.label')} data-opened={opened} className="min-w-0 panel p-4 shadow-card sm:p-5">
      {offers
        .filter(({ platform }) => !opened || platform === opened)
        .map((offer) => (
          <div
            key={offer.systems.join()}
            data-systems={offer.systems.join(' ')}
            data-any-processor={offer.systems.includes(offer.platform) || undefined}
          >
            {/* Where the file depends on the processor, which a Mac may tell after the page is shown, the height does not. */}
            <div className={offer.platform === 'macos' && offer.systems.length < MACS.length ? 'min-h-64' : ''}>
              {offer.files.length > 0 ? (
                <OfferedFiles offer={offer} />
              ) : (
                <NoFile offer={offer} browser={browser} opened={opened} />
              )}
              <OtherFiles browserId={id} offer={offer} />
            </div>
            {offer.files.length > 0 && (
              <>
                <InstallCommands browser={browser} platform={offer.platform} />
                <AfterDownload
                  files={[...offer.files, ...offer.others]}
                  isShown={shown !== null && offer.systems.includes(shown)}
                />
              </>
            )}
          </div>
        ))}
      <FileTable files={downloads} />
      <SystemChoice files={downloads} opened={opened} onChoose={onChoose} />
    </section>
  );
}

const MACS = systemNamesFor('macos');

interface OfferProps {
  offer: Offer<OfferedFileFragment>;
}

function OfferedFiles({ offer }: OfferProps) {
  const { files } = offer;
  const { t } = useTranslation();
  const { ownLanguageOf } = useVersionTexts();
  const [first] = files;
  return (
    <>
      {files.length > 1 && <p className="mb-2 text-sm">{t('offer.whichMac')}</p>}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {files.map((file) => (
          <DownloadButton
            key={file.id}
            file={file}
            language={ownLanguageOf(file, [...files, ...offer.others])}
            isAlone={files.length === 1}
          />
        ))}
      </div>
      {first && <FileFacts file={first} />}
      <p className="mt-2 text-sm text-muted">
        <Reason offer={offer} />
      </p>
    </>
  );
}

function Reason({ offer: { systems, platform, files, isEmulated } }: { offer: Offer<OfferedFileFragment> }) {
  const { t } = useTranslation();
  const { processorOf } = useVersionTexts();
  const isChromeOs = systems.includes('chromeos');
  const system = isChromeOs ? t('offer.nameOfChromeOs') : t(`platform.${platform}`);
  const [first] = files;
  const isAlone = files.length === 1;
  return (
    <>
      {first && isWebPage(first.offeredLink.url) ? (
        t('offer.page', { platform: system })
      ) : (
        <>
          {isAlone && !isEmulated && (
            <span data-systems={systemNamesFor(platform).join(' ')} data-reason="detected">
              {t('offer.detected', { platform: system })}
            </span>
          )}
          <span data-reason={isAlone && !isEmulated ? 'chosen' : 'opened'}>
            {t('offer.chosen', { platform: system })}
          </span>
        </>
      )}
      {isChromeOs && <span className="block">{t('offer.chromeos')}</span>}
      {isAlone && isEmulated && t('offer.emulated', { processor: processorOf({ platform, architecture: 'arm64' }) })}
      {first && first.releaseChannel !== 'stable' && (
        <span className="block font-medium text-text">
          {t(`offer.only_${first.releaseChannel}`, { platform: system })}
        </span>
      )}
    </>
  );
}

function DownloadButton({
  file,
  language,
  isAlone,
}: {
  file: OfferedFileFragment;
  language: string;
  isAlone: boolean;
}) {
  const { t } = useTranslation();
  const { processorOf, downloadLabelOf, numberOf } = useVersionTexts();
  const { id, fileSize, offeredLink } = file;
  const platform = t(`platform.${file.platform}`);
  const label = isAlone ? downloadLabelOf(offeredLink.url, t('action.download', { platform })) : processorOf(file);
  const facts = [isAlone ? processorOf(file) : platform, language, numberOf(file), formatFileSize(fileSize)];
  return <MainDownload versionId={id} url={offeredLink.url} label={label} facts={facts} isOneOfTwo={!isAlone} />;
}

function FileFacts({ file }: { file: OfferedFileFragment }) {
  const { offeredLink, minOsVersion } = file;
  const { t } = useTranslation();
  const { dateOf, storeOrHostOf, fileTypeOf } = useVersionTexts();
  const facts = [
    fileTypeOf(offeredLink.url),
    <Dotted key="host" text={storeOrHostOf(offeredLink.url)} />,
    dateOf(file),
    minOsVersion && t('version.requires', { os: minOsVersion }),
  ];
  return (
    <>
      <p className="mt-3 text-sm wrap-anywhere text-muted">
        <FactsLine facts={facts} />
      </p>
      <Origin link={offeredLink} className="mt-1" />
      <LinkNote link={offeredLink} className="mt-1" />
    </>
  );
}

function OtherFiles({ browserId, offer: { platform, files, others } }: OfferProps & { browserId: number }) {
  const { t } = useTranslation();
  const { ownLanguageOf } = useVersionTexts();
  const all = browserPath(browserId, files.length + others.length > 0 ? platform : null);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      {others.length > 0 && (
        <span className="text-muted">{t('offer.others', { platform: t(`platform.${platform}`) })}</span>
      )}
      {others.map((file) => (
        <FileLink key={file.id} file={file} language={ownLanguageOf(file, [...files, ...others])} />
      ))}
      {files.length === 0 && (
        <SiteLink to={homePath({ platform })} className="target link">
          {t('offer.find', { platform: t(`platform.${platform}`) })}
        </SiteLink>
      )}
      <SiteLink to={`${all}#versions`} className="target link">
        {t('offer.all')}
      </SiteLink>
    </div>
  );
}

interface NoFileProps {
  offer: Offer<OfferedFileFragment>;
  browser: BrowserPageFragment;
  opened: Platform | null;
}

/**
 * Shown on a system on which no file of the browser runs, with browsers that have one. The page of a discontinued
 * browser has suggestions of its own.
 */
function NoFile({ offer: { systems, platform, others }, browser, opened }: NoFileProps) {
  const { t, localize } = useTranslation();
  const { processorOf } = useVersionTexts();
  const titleOf = useSystemTitle();
  const offered = useOfferedSystem(opened);
  const [first = platform] = systems;
  // Without any file for the platform its processors do not matter.
  const system = (others.length > 0 ? systems : [first === 'chromeos' ? first : platform])
    .map(titleOf)
    .join(t('offer.or'));
  const shown = offered !== null && systems.includes(offered) ? offered : null;
  return (
    <>
      <p className="text-lg font-semibold text-balance">{t('offer.none', { system })}</p>
      {first === 'chromeos' && <p className="mt-1 text-sm text-muted">{t('offer.chromeos')}</p>}
      {others.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {t('offer.otherProcessors', {
            platform: t(`platform.${platform}`),
            name: localize(browser.name),
            processors: others.map(processorOf).join(t('offer.or')),
          })}
        </p>
      )}
      {browser.status !== 'ended' && <BrowsersWithFile browserId={browser.id} shown={shown} />}
    </>
  );
}

interface BrowsersWithFileProps {
  browserId: number;
  /** null if another system is shown. The browsers are loaded only where they are seen. */
  shown: SystemName | null;
}

/** Their place is reserved while they load. */
function BrowsersWithFile({ browserId, shown }: BrowsersWithFileProps) {
  const { t, localize } = useTranslation();
  const { platform, architecture } = systemNamed(shown ?? 'windows');
  const { data, error } = useBrowsersForPlatformQuery({
    variables: { platform, architecture, first: SUGGESTIONS + 1 },
    skip: !shown,
  });
  const browsers = data?.browsers.nodes.filter(({ id }) => id !== browserId).slice(0, SUGGESTIONS);
  if (error || browsers?.length === 0) return null;
  return (
    <>
      <p className="mt-1 text-sm text-muted">{t('offer.instead')}</p>
      <ul
        className={`mt-2.5 grid min-h-26 auto-rows-[3rem] gap-2 ${browsers && browsers.length <= 2 ? 'grid-cols-1' : 'grid-cols-2'}`}
      >
        {!browsers &&
          Array.from({ length: SUGGESTIONS }, (_, index) => (
            <li key={index} aria-hidden="true" className="rounded-xl bg-sunken" />
          ))}
        {browsers?.map(({ id, name, iconUrl }) => (
          <li key={id}>
            <SiteLink
              to={browserPath(id, platform)}
              className="flex h-full items-center gap-2.5 rounded-xl border border-line px-2 hover:border-muted"
            >
              <BrowserIcon url={iconUrl} size="sm" />
              <span className="line-clamp-2 text-sm leading-tight font-medium break-keep wrap-anywhere">
                {localize(name)}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** All files by platform, for pages without scripts and for unknown systems. */
function FileTable({ files }: { files: OfferedFileFragment[] }) {
  const { t } = useTranslation();
  const { ownLanguageOf, fileTypeOf, dateOf } = useVersionTexts();
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
                  <p className="mt-0.5 text-xs wrap-anywhere text-muted tabular-nums">
                    <FactsLine
                      facts={[
                        file.versionNumber,
                        formatFileSize(file.fileSize),
                        fileTypeOf(file.offeredLink.url),
                        dateOf(file),
                      ]}
                    />
                  </p>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A link that says what it opens: "Intel", "Google Play · Beta"; in full with a symbol. */
function FileLink({
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
      className={`font-medium wrap-anywhere text-accent hover:underline ${isFull ? 'flex items-start gap-2' : 'target'}`}
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
