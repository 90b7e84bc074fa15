import type { VersionCardFragment } from './browser.generated.ts';
import type { BrowserPageFragment } from '../../ui/browser-page.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { browserPath, canonicalPath, versionPath } from '../../paths.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { usePageContext } from '../../ui/page-context.ts';
import { FREE_OFFER } from '../version/free-offer.ts';
import { useVersionTitle } from '../version/version-title.ts';

/** The browser as structured data for search engines (spec §2). */
export function BrowserData({ browser }: { browser: BrowserPageFragment }) {
  const { t } = useTranslation();
  const { language, localize } = useLanguage();
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

/** The listed versions as structured data, in the order of the page. */
export function VersionListData({
  browser,
  versions,
}: {
  browser: BrowserPageFragment;
  versions: VersionCardFragment[];
}) {
  const { language, localize } = useLanguage();
  const { origin } = usePageContext();
  const titleOf = useVersionTitle();
  const itemListElement = versions.map((version, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: titleOf(localize(browser.name), version),
    url: origin + canonicalPath(versionPath(version.id), language),
  }));
  return <JsonLd data={{ '@type': 'ItemList', numberOfItems: versions.length, itemListElement }} />;
}
