import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatFileSize } from '#rules/format.ts';
import { SUGGESTIONS } from '#rules/limits.ts';
import { filesByPlatform, type Offer } from '#rules/offered-files.ts';
import { systemNamed, type SystemName } from '#rules/system.ts';
import { isWebPage } from '#rules/store.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { browserPath, homePath } from '../../paths.ts';
import { BrowserIcon } from '../../ui/browser-icon.tsx';
import type { BrowserPageFragment, OfferedFileFragment } from '../../ui/browser-page.generated.ts';
import { FactsLine } from '../../ui/facts-line.tsx';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import { SiteLink } from '../../ui/site-navigation.tsx';
import { useOffers } from '../../ui/use-offers.ts';
import { filterFor } from '../../ui/use-root-data.ts';
import {
  AfterDownload,
  InstallCommands,
  LinkFacts,
  DownloadIcon,
  DownloadAnchor,
  MainDownload,
} from '../version/download.tsx';
import { useVersionTexts } from '../version/use-version-texts.ts';
import { OldFileNote } from '../version/version-parts.tsx';
import { useSuggestedBrowsersQuery } from '../suggestions/suggestions.generated.ts';
import { openedPlatform, useOfferedSystem } from './shown-system.ts';

/** The page is the same for everyone: the styles show the files for the system of `<html>`; without scripts a table. */
export function DownloadOffers({ browser }: { browser: BrowserPageFragment }) {
  const { t } = useTranslation();
  const { downloads } = browser;
  const opened = openedPlatform(browser.platforms, useLocation().search);
  const offers = useOffers(opened ? downloads.filter(({ platform }) => platform === opened) : downloads);
  const shown = useOfferedSystem(opened);
  if (downloads.length === 0) return null;
  return (
    <section
      aria-label={t('offer.label')}
      data-opened={opened}
      className="@container min-w-0 panel p-4 shadow-card sm:p-5"
    >
      {offers
        .filter(({ platform }) => !opened || platform === opened)
        .map((offer) => (
          <OfferView
            key={offer.systems.join()}
            offer={offer}
            browser={browser}
            shown={shown && offer.systems.includes(shown) ? shown : null}
          />
        ))}
      <FileTable files={downloads} />
    </section>
  );
}

interface OfferProps {
  offer: Offer<OfferedFileFragment>;
  browser: BrowserPageFragment;
}

interface ShownOfferProps extends OfferProps {
  /** The shown system, if the offer is for it. */
  shown: SystemName | null;
}

function OfferView({ offer, browser, shown }: ShownOfferProps) {
  const { systems, platform, files, others } = offer;
  return (
    <div data-systems={systems.join(' ')} data-any-processor={systems.includes(platform) || undefined}>
      {files.length > 0 ? (
        <>
          <OfferedFiles offer={offer} browser={browser} />
          <InstallCommands browser={browser} platform={platform} />
          <AfterDownload files={[...files, ...others]} isShown={shown !== null} />
        </>
      ) : (
        <NoFile offer={offer} browser={browser} shown={shown} />
      )}
      <OtherFiles offer={offer} browser={browser} />
    </div>
  );
}

function OfferedFiles({ offer, browser: { name, websiteUrl, downloads } }: OfferProps) {
  const { t, localize, ownLanguageOf, processorOf, downloadLabelOf, numberOf } = useVersionTexts();
  const { files } = offer;
  const [first] = files;
  const isAlone = files.length === 1;
  const platform = t(`platform.${offer.platform}`);
  return (
    <>
      <div className="grid auto-cols-fr grid-flow-col gap-2 large-text:grid-flow-row">
        {files.map((file) => {
          const { url } = file.offeredLink;
          const processor = processorOf(file);
          return (
            <MainDownload
              key={file.id}
              versionId={file.id}
              url={url}
              label={isAlone ? downloadLabelOf(url, t('action.download', { platform })) : processor}
              facts={[
                isAlone && processor,
                ownLanguageOf(file, downloads),
                numberOf(file),
                formatFileSize(file.fileSize),
              ]}
              isOneOfTwo={!isAlone}
            />
          );
        })}
      </div>
      {first && <FileFacts file={first} websiteUrl={websiteUrl} />}
      <p className="mt-2 hint empty:hidden">
        <Reason offer={offer} />
        {/* Safari does not tell the processor of a Mac. */}
        {isAlone && first?.architecture === 'arm64' && offer.systems.includes('macos') && (
          <span className="block font-medium text-text">
            {t('offer.otherProcessors', { platform, name: localize(name), processors: processorOf(first) })}
          </span>
        )}
      </p>
    </>
  );
}

/** A system of another kind, for which the files for Android are offered with its own words. */
function hostNamed([first, ...others]: readonly SystemName[]) {
  const system = first && others.length === 0 ? systemNamed(first) : null;
  return system?.androidOn ? system : null;
}

/** Only what the button does not say. */
function Reason({ offer: { systems, platform, files, isEmulated } }: Pick<OfferProps, 'offer'>) {
  const { t, processorOf, systemOf } = useVersionTexts();
  const host = hostNamed(systems);
  const system = systemOf(host ?? { platform, architecture: null });
  const [first] = files;
  return (
    <>
      {first && isWebPage(first.offeredLink.url) ? t('offer.page', { platform: system }) : host && system}
      {isEmulated && t('offer.emulated', { processor: processorOf({ platform, architecture: 'arm64' }) })}
      {first && first.releaseChannel !== 'stable' && (
        <span className="block font-medium text-text">
          {t(`offer.only_${first.releaseChannel}`, { platform: system })}
        </span>
      )}
    </>
  );
}

function FileFacts({ file, websiteUrl }: { file: OfferedFileFragment; websiteUrl: string | null }) {
  const { offeredLink, minOsVersion } = file;
  const { t, dateOf, fileTypeOf } = useVersionTexts();
  const facts = [
    fileTypeOf(offeredLink.url),
    dateOf(file),
    minOsVersion && t('version.requires', { os: minOsVersion }),
  ];
  return (
    <LinkFacts link={offeredLink} websiteUrl={websiteUrl} facts={facts}>
      <OldFileNote file={file} url={offeredLink.url} websiteUrl={websiteUrl} />
    </LinkFacts>
  );
}

function OtherFiles({ offer: { files, others, ...offer }, browser: { id, downloads } }: OfferProps) {
  const { t } = useTranslation();
  const platform = t(`platform.${offer.platform}`);
  const all = browserPath(id, files.length + others.length > 0 ? offer.platform : null);
  const needsChoice = files.length > 1;
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm">
      {/* One line for every Mac: it may tell its processor after the page is shown. */}
      {(needsChoice || others.length > 0) && (
        <p className="mb-2 text-muted">{needsChoice ? t('offer.whichMac') : t('offer.others', { platform })}</p>
      )}
      <div className="cluster gap-2">
        {others.map((file) => (
          <FileLink key={file.id} file={file} files={downloads} isChip />
        ))}
        {files.length === 0 && (
          <SiteLink to={homePath({ platform: offer.platform })} className={CHIP}>
            {t('offer.find', { platform })}
          </SiteLink>
        )}
        <SiteLink to={`${all}#versions`} className={CHIP}>
          {t('offer.all')}
        </SiteLink>
      </div>
    </div>
  );
}

const CHIP = 'inline-flex min-h-9 pill px-3.5 text-sm font-medium';

function NoFile({ offer: { systems, platform, others }, browser, shown }: ShownOfferProps) {
  const { t, localize, processorOf, systemOf } = useVersionTexts();
  const [first = platform] = systems;
  // Without any file for the platform its processors do not matter.
  const system = systemOf(hostNamed(systems) ?? systemNamed(others.length > 0 ? (shown ?? first) : platform));
  return (
    <>
      <p className="text-lg font-semibold text-balance">{t('offer.none', { system })}</p>
      {others.length > 0 && (
        <p className="mt-1 hint">
          {t('offer.otherProcessors', {
            platform: t(`platform.${platform}`),
            name: localize(browser.name),
            processors: others.map(processorOf).join(t('offer.or')),
          })}
        </p>
      )}
      <BrowsersWithFile browserId={browser.id} shown={shown} />
    </>
  );
}

/** They are not loaded while another system is shown. */
function BrowsersWithFile({ browserId, shown }: Pick<ShownOfferProps, 'shown'> & { browserId: number }) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const system = filterFor(shown ?? 'windows');
  const { data, error } = useSuggestedBrowsersQuery({
    variables: { ...system, first: SUGGESTIONS + 1 },
    skip: !shown,
  });
  const browsers = data?.browsers.nodes.filter(({ id }) => id !== browserId).slice(0, SUGGESTIONS);
  if (error || browsers?.length === 0) return null;
  return (
    <>
      <p className="mt-1 hint">{t('offer.instead')}</p>
      <ul
        className={`mt-2.5 grid auto-rows-[3rem] gap-2 ${browsers ? '' : 'min-h-26'} ${browsers && browsers.length <= 2 ? 'grid-cols-1' : 'grid-cols-2'}`}
      >
        {browsers?.map(({ id, name, iconUrl }) => (
          <li key={id}>
            <SiteLink
              to={browserPath(id, system?.platform)}
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

/** Without scripts, and for unknown systems. */
function FileTable({ files }: { files: OfferedFileFragment[] }) {
  const { t, fileTypeOf, dateOf } = useVersionTexts();
  return (
    <table className="w-full text-sm in-[[data-system]]:hidden">
      <caption className="pb-2 text-left text-lg font-semibold">{t('offer.table')}</caption>
      <tbody>
        {filesByPlatform(files).map(([platform, likeliest]) => (
          <tr key={platform} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-4 text-left align-top leading-snug font-medium">
              <PlatformLabel platform={platform} />
            </th>
            <td className="w-full align-top">
              {likeliest.map((file) => (
                <div key={file.id} className="py-2.5 leading-snug">
                  <FileLink file={file} files={files} isFull />
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

interface FileLinkProps {
  file: OfferedFileFragment;
  files: readonly OfferedFileFragment[];
  isFull?: boolean;
  isChip?: boolean;
}

/** "Intel", "Google Play · Beta"; in full with a symbol. */
function FileLink({ file, files, isFull = false, isChip = false }: FileLinkProps) {
  const { t, processorOf, ownLanguageOf, channelOf, downloadNameOf } = useVersionTexts();
  const { id, offeredLink } = file;
  const processor = processorOf(file);
  const name = downloadNameOf(offeredLink.url, processor ? '' : t('version.download'));
  return (
    <DownloadAnchor
      versionId={id}
      className={
        isChip
          ? CHIP
          : `font-medium wrap-anywhere text-accent hover:underline ${isFull ? 'flex items-start gap-2' : 'target'}`
      }
    >
      {isFull && <DownloadIcon url={offeredLink.url} className="mt-px size-4" />}
      <span>
        {isFull && processor && !name && <span className="sr-only">{t('version.download')} · </span>}
        <FactsLine facts={[name, processor, ownLanguageOf(file, files), channelOf(file)]} />
      </span>
    </DownloadAnchor>
  );
}
