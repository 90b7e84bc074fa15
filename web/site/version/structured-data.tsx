import { formatFileSize, lines } from '../../../rules/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, canonicalPath, versionPath, downloadPath } from '../../paths.ts';
import type { BrowserPageFragment } from '../../ui/browser-page.generated.ts';
import { usePageContext } from '../../ui/page-context.ts';
import { JsonLd } from '../../ui/page-head.tsx';
import type { VersionPageFragment } from './version.generated.ts';

export function BrowserData({ browser }: { browser: BrowserPageFragment }) {
  const { t, language, localize } = useTranslation();
  const { origin } = usePageContext();
  const systems = browser.platforms.map(({ platform }) => t(`platform.${platform}`));
  return (
    <JsonLd
      data={{
        '@type': 'SoftwareApplication',
        name: localize(browser.name),
        description: localize(browser.description),
        url: origin + canonicalPath(browserPath(browser.id), language),
        image: browser.iconUrl,
        applicationCategory: 'BrowserApplication',
        ...(systems.length > 0 && { operatingSystem: systems.join(', ') }),
        ...(browser.websiteUrl && { sameAs: browser.websiteUrl }),
        dateModified: browser.updatedAt,
        offers: FREE_OFFER,
      }}
    />
  );
}

export function VersionData({ version }: { version: VersionPageFragment }) {
  const { t, language, localize } = useTranslation();
  const { origin } = usePageContext();
  return (
    <JsonLd
      data={{
        '@type': 'SoftwareApplication',
        name: localize(version.browser.name),
        softwareVersion: version.versionNumber,
        operatingSystem: t(`platform.${version.platform}`),
        applicationCategory: 'BrowserApplication',
        url: origin + canonicalPath(versionPath(version.id), language),
        downloadUrl: origin + downloadPath(version.id),
        image: version.browser.iconUrl,
        ...(!version.releaseDateIsFirstSeen && { datePublished: version.releaseDate }),
        featureList: lines(localize(version.features)),
        ...(version.architecture && { processorRequirements: version.architecture.toUpperCase() }),
        ...(version.minOsVersion && { softwareRequirements: version.minOsVersion }),
        ...(version.fileSize && { fileSize: formatFileSize(version.fileSize) }),
        ...(version.sourceUrl && { releaseNotes: version.sourceUrl }),
        ...(version.screenshots.length > 0 && { screenshot: version.screenshots }),
        offers: FREE_OFFER,
      }}
    />
  );
}

/** Spec §1. */
const FREE_OFFER = { '@type': 'Offer', price: '0', priceCurrency: 'USD' } as const;
