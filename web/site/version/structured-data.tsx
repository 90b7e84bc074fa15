import { formatFileSize, lines } from '#rules/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, canonicalPath, versionPath, downloadPath } from '../../paths.ts';
import type { BrowserPageFragment } from '../../ui/browser-page.generated.ts';
import { usePageContext } from '../../ui/page-context.ts';
import { JsonLd } from '../../ui/page-head.tsx';
import type { VersionPageFragment } from './version.generated.ts';

export function BrowserData({ browser }: { browser: BrowserPageFragment }) {
  const { t, localize } = useTranslation();
  const systems = browser.platforms.map(({ platform }) => t(`platform.${platform}`));
  return (
    <ApplicationData
      browser={browser}
      path={browserPath(browser.id)}
      data={{
        description: localize(browser.description),
        ...(systems.length > 0 && { operatingSystem: systems.join(', ') }),
        ...(browser.websiteUrl && { sameAs: browser.websiteUrl }),
        dateModified: browser.updatedAt,
      }}
    />
  );
}

export function VersionData({ version }: { version: VersionPageFragment }) {
  const { t, localize } = useTranslation();
  const { origin } = usePageContext();
  return (
    <ApplicationData
      browser={version.browser}
      path={versionPath(version.id)}
      data={{
        softwareVersion: version.versionNumber,
        operatingSystem: t(`platform.${version.platform}`),
        downloadUrl: origin + downloadPath(version.id),
        ...(!version.releaseDateIsFirstSeen && { datePublished: version.releaseDate }),
        featureList: lines(localize(version.features)),
        ...(version.architecture && { processorRequirements: version.architecture.toUpperCase() }),
        ...(version.minOsVersion && { softwareRequirements: version.minOsVersion }),
        ...(version.fileSize && { fileSize: formatFileSize(version.fileSize) }),
        ...(version.sourceUrl && { releaseNotes: version.sourceUrl }),
        ...(version.screenshots.length > 0 && { screenshot: version.screenshots }),
      }}
    />
  );
}

interface ApplicationDataProps {
  browser: Pick<BrowserPageFragment, 'name' | 'iconUrl'>;
  path: string;
  data: object;
}

function ApplicationData({ browser: { name, iconUrl }, path, data }: ApplicationDataProps) {
  const { language, localize } = useTranslation();
  const { origin } = usePageContext();
  return (
    <JsonLd
      data={{
        '@type': 'SoftwareApplication',
        name: localize(name),
        url: origin + canonicalPath(path, language),
        image: iconUrl,
        applicationCategory: 'BrowserApplication',
        ...data,
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' }, // spec §1
      }}
    />
  );
}
