import type { BrowserInput } from '../../../rules/browser.ts';
import type { AdminBrowserFragment } from './browsers.generated.ts';
import type { Stored } from '../form/use-record-form.ts';

/** A stored browser as a form holds it. */
export function storedBrowser(browser: AdminBrowserFragment): Stored<BrowserInput> {
  return { values: valuesOf(browser), revision: browser.revision };
}

/** What changes of a browser, as a whole record; the download count is the server's own. */
export function changeOf({ name, description, shortDescription, iconUrl, websiteUrl, isFeatured, displayOrder, tags }: BrowserInput): Omit<BrowserInput, 'downloadCount'> {
  return { name, description, shortDescription, iconUrl, websiteUrl, isFeatured, displayOrder, tags };
}

/** A stored browser as it is typed. */
export function valuesOf(browser: AdminBrowserFragment): BrowserInput {
  return {
    name: { en: browser.name.en, zh: browser.name.zh },
    description: { en: browser.description.en, zh: browser.description.zh },
    shortDescription: { en: browser.shortDescription.en, zh: browser.shortDescription.zh },
    iconUrl: browser.iconUrl,
    websiteUrl: browser.websiteUrl ?? null,
    isFeatured: browser.isFeatured,
    displayOrder: browser.displayOrder,
    tags: browser.tags.map(({ id }) => id),
    downloadCount: browser.downloadCount,
  };
}
