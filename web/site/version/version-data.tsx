import { formatFileSize, lines } from '../../../rules/format.ts';
import type { VersionPageFragment } from './version.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { canonicalPath, downloadPath, versionPath } from '../../paths.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { FREE_OFFER } from './free-offer.ts';

/** The version as structured data for search engines (spec §2). */
export function VersionData({ version }: { version: VersionPageFragment }) {
  const { t } = useTranslation();
  const { language, localize } = useLanguage();
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
        ...(version.screenshots.length > 0 && { screenshot: version.screenshots }),
        offers: FREE_OFFER,
      }}
    />
  );
}
