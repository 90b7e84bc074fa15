import type { BrowserCardFragment } from '../../ui/browser-card.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { browserPath, canonicalPath } from '../../paths.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { usePageContext } from '../../ui/page-context.ts';

/** The listed browsers as structured data for search engines, in the order of the page (spec §2). */
export function BrowserListData({ browsers }: { browsers: BrowserCardFragment[] }) {
  const { language, localize } = useLanguage();
  const { origin } = usePageContext();
  const itemListElement = browsers.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: localize(name),
    url: origin + canonicalPath(browserPath(id), language),
  }));
  return <JsonLd data={{ '@type': 'ItemList', numberOfItems: browsers.length, itemListElement }} />;
}
